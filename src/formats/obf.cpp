#include "formats/obf.h"

#include <algorithm>
#include <string>

#include "core/text.h"
#include "games/othello/othello.h"

namespace outflank::formats {

namespace {

constexpr int MostDiscs = 64;
constexpr std::string_view NoMove = "--";

constexpr othello::Othello Board(8);

/// "+38", "-2", "0".
Result<int> parse_score(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto score = text::parse_int("a score", text, -MostDiscs, MostDiscs);
    if (!score) return score.error();
    return static_cast<int>(*score);
}

Result<othello::Move> parse_legal_move(std::string_view text, const othello::Position8& position) {
    const auto move = Board.parse_move(text);
    if (!move) return move.error();
    if (Board.is_legal(widened(position), *move)) return *move;
    return Error{format(*move) + " is not a legal move in this position"};
}

/// "A2:+38", or "+38" for whatever is best.
Result<Done> read_answer(std::string_view field, ObfProblem& problem) {
    const std::size_t colon = field.find(':');
    const bool names_move = colon != std::string_view::npos;
    const std::string_view move_text = text::trim(field.substr(0, names_move ? colon : 0));
    if (move_text == NoMove) return Done{};
    const auto score = parse_score(text::trim(names_move ? field.substr(colon + 1) : field));
    if (!score) return score.error();
    if (names_move) {
        const auto move = parse_legal_move(move_text, problem.position);
        if (!move) return move.error();
        problem.answers.push_back({*move, *score});
    }
    problem.best_score = std::max(*score, problem.best_score.value_or(*score));
    return Done{};
}

Result<ObfProblem> read_problem(std::string_view line) {
    const auto fields = text::split(line, ';');
    const auto position = Board.parse_position(fields[0]);
    if (!position) return position.error();
    ObfProblem problem;
    problem.position = narrowed(*position);
    for (std::size_t i = 1; i < fields.size(); ++i) {
        const std::string_view field = text::trim(fields[i]);
        const auto read = field.empty() ? Result<Done>(Done{}) : read_answer(field, problem);
        if (!read) return read.error();
    }
    return problem;
}

}  // namespace

std::vector<othello::Move> ObfProblem::best_moves() const {
    std::vector<othello::Move> moves;
    for (const ObfAnswer& answer : answers) {
        if (answer.score == best_score) moves.push_back(answer.move);
    }
    return moves;
}

Result<std::optional<ObfProblem>> parse_obf_line(std::string_view line) {
    line = text::trim(line.substr(0, line.find('%')));
    if (line.empty()) return std::optional<ObfProblem>();
    auto problem = read_problem(line);
    if (!problem) return problem.error();
    return std::optional(*std::move(problem));
}

Result<std::vector<ObfProblem>> read_obf(std::string_view text) {
    std::vector<ObfProblem> problems;
    std::size_t number = 0;
    for (const std::string_view whole : text::split(text, '\n')) {
        ++number;
        auto problem = parse_obf_line(whole);
        if (!problem) return problem.error().in("line " + std::to_string(number));
        if (!*problem) continue;
        (*problem)->line = number;
        problems.push_back(**std::move(problem));
    }
    return problems;
}

}  // namespace outflank::formats
