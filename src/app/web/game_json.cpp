#include "app/web/game_json.h"

#include <algorithm>
#include <cstddef>

#include "core/text.h"
#include "nlohmann/json.hpp"
#include "play/book.h"
#include "play/opening_names.h"

namespace outflank::app::web {

namespace {

constexpr int LargestOffered = 12;  // beyond, a board does not fit a phone

/// The cells of a position text in a row. A throne nobody stands on is the ground's business.
template <Game G>
std::string cells_of(const G& game, const typename G::Position& position) {
    const std::string text = game.format(position);
    std::string cells = text.substr(0, text.find(' '));
    std::erase(cells, '/');
    std::replace(cells.begin(), cells.end(), 'T', '.');
    return cells;
}

bool is_empty(char cell) { return cell == '-' || cell == '.'; }

std::string square_name(std::size_t cell, std::size_t size) {
    return static_cast<char>('a' + cell % size) + std::to_string(cell / size + 1);
}

std::size_t size_of(const std::string& cells) {
    std::size_t size = 1;
    while (size * size < cells.size()) ++size;
    return size;
}

/// What a move flipped or captured. The square that a piece left is empty, too, but nothing
/// happened to the piece.
std::vector<std::string> changed_squares(const std::string& before, const std::string& after,
                                         std::string_view move) {
    std::vector<std::string> squares;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == after[i] || is_empty(before[i])) continue;
        auto name = square_name(i, size_of(before));
        if (move.substr(0, move.find('-')) != name) squares.push_back(std::move(name));
    }
    return squares;
}

Json counts_of(const std::string& cells) {
    const auto of = [&](std::string_view kinds) {
        return std::count_if(cells.begin(), cells.end(),
                             [&](char cell) { return kinds.find(cell) != std::string_view::npos; });
    };
    return {of("XB"), of("OWK")};
}

template <Game G>
Json legal_moves(const GameRecord<G>& record) {
    Json legal = Json::array();
    if (record.is_over()) return legal;
    for (const auto move : record.game().moves(record.position()))
        legal.push_back(record.game().format(move));
    return legal;
}

/// What people call the opening, and whether the book goes on from here.
void add_opening(Json& board, const GameRecord<othello::Othello>& record) {
    if (record.game().size() != 8) return;
    if (const auto* opening = play::opening_of(record)) board["opening"] = opening->name;
    board["book"] = play::shipped_book().find(narrowed(record.position())).has_value();
}
void add_opening(Json& /*board*/, const GameRecord<tafl::Tafl>& /*record*/) {}

template <Game G>
Json position_json(const GameRecord<G>& record, const std::string& cells) {
    Json board = {{"ply", record.moves().size()},
                  {"cells", cells},
                  {"to_move", index(record.to_move())},
                  {"legal", legal_moves(record)},
                  {"counts", counts_of(cells)},
                  {"move", nullptr},
                  {"by", nullptr},
                  {"changed", Json::array()},
                  {"text", record.game().format(record.position())},
                  {"opening", nullptr},
                  {"book", false}};
    add_opening(board, record);
    return board;
}

/// `before` are the cells before the last move.
template <Game G>
Json board_after(const std::string& before, const GameRecord<G>& record) {
    const std::string cells = cells_of(record.game(), record.position());
    const std::string move = record.game().format(record.moves().back());
    Json board = position_json(record, cells);
    board["move"] = move;
    board["by"] = index(opponent(record.to_move()));
    board["changed"] = changed_squares(before, cells, move);
    return board;
}

Json squares_of(const tafl::Bits& squares) {
    Json names = Json::array();
    for (const tafl::Square square : squares) names.push_back(tafl::format(square));
    return names;
}

}  // namespace

Result<AnyGame> game_of(const protocol::web::GameName& name) {
    if (name.name.empty() || name.name == "othello") {
        if (!name.rules.empty()) return Error{"othello has no rules to choose, only a size"};
        auto game = othello::Othello::of_size(name.size.value_or(8));
        if (!game) return game.error();
        return AnyGame(*std::move(game));
    }
    if (name.name != "tablut")
        return Error{"expected the game othello or tablut, not " + text::shown(name.name)};
    const auto rules = tafl::find_rules(name.rules.empty() ? tafl::Comp424.name : name.rules);
    if (!rules) return rules.error();
    if (name.size.value_or((*rules)->size) != (*rules)->size)
        return Error{"a board of tablut " + std::string((*rules)->name) + " has size " +
                     std::to_string((*rules)->size)};
    return AnyGame(tafl::Tafl(**rules));
}

std::vector<AnyGame> offered_games() {
    std::vector<AnyGame> games;
    for (int size = othello::SmallestSize; size <= LargestOffered; size += 2)
        games.emplace_back(othello::Othello(size));
    for (const tafl::Rules* rules : tafl::AllRules) games.emplace_back(tafl::Tafl(*rules));
    return games;
}

Json json_of(const AnyGame& game) {
    if (const auto* othello = std::get_if<othello::Othello>(&game))
        return {{"name", "othello"}, {"size", othello->size()}};
    const auto& rules = std::get<tafl::Tafl>(game).rules();
    return {{"name", "tablut"}, {"rules", rules.name}, {"size", rules.size}};
}

Json ground_of(const AnyGame& game) {
    const auto* tafl = std::get_if<tafl::Tafl>(&game);
    if (!tafl) return nullptr;
    const auto& rules = tafl->rules();
    return {{"throne", squares_of(rules.king)},
            {"camps", squares_of(rules.camps)},
            {"escapes", squares_of(rules.escapes)}};
}

template <Game G>
Json board_of(const GameRecord<G>& record) {
    if (record.moves().empty())
        return position_json(record, cells_of(record.game(), record.position()));
    GameRecord<G> before = record;
    before.undo();
    return board_after(cells_of(before.game(), before.position()), record);
}

template <Game G>
Json boards_of(const GameRecord<G>& record) {
    GameRecord<G> past(record.game(), record.start());
    Json boards = Json::array({board_of(past)});
    for (const auto move : record.moves()) {
        const std::string before = boards.back()["cells"];
        (void)past.play(move);
        boards.push_back(board_after(before, past));
    }
    return boards;
}

Json json_of(const std::optional<Outcome>& outcome) {
    if (!outcome) return nullptr;
    Json result = {
        {"winner", nullptr}, {"score", outcome->score}, {"reason", name(outcome->reason)}};
    if (outcome->winner) result["winner"] = index(*outcome->winner);
    return result;
}

template Json board_of(const GameRecord<othello::Othello>&);
template Json board_of(const GameRecord<tafl::Tafl>&);
template Json boards_of(const GameRecord<othello::Othello>&);
template Json boards_of(const GameRecord<tafl::Tafl>&);

}  // namespace outflank::app::web
