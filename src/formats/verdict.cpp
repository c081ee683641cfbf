#include "formats/verdict.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "fmt/format.h"

#include "core/text.h"
#include "games/othello/square.h"

namespace outflank::formats {

namespace {

constexpr int MostDiscs = othello::LargestSize * othello::LargestSize;

struct EndingName {
    char letter;
    std::string_view word;
};
constexpr std::array<EndingName, 3> Endings = {{{'r', "resign"}, {'t', "time"}, {'l', "leave"}}};

std::string ending_of(char letter) {
    for (const auto& each : Endings) {
        if (each.letter == text::lower(letter)) return std::string(each.word);
    }
    return "";
}

/// 0 where the game was played to the end.
char letter_of(std::string_view ending) {
    for (const auto& each : Endings) {
        if (each.word == ending) return each.letter;
    }
    return '\0';
}

std::optional<int> whole_discs(std::string_view digits) {
    const auto number = text::parse_real(digits);
    const bool is_count =
        number && std::abs(*number) <= MostDiscs && *number == std::trunc(*number);
    if (!is_count) return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<Side> side_of(char letter) {
    if (text::lower(letter) == 'b') return Side::One;
    if (text::lower(letter) == 'w') return Side::Two;
    return std::nullopt;
}

}  // namespace

Verdict Verdict::by(int difference) {
    Verdict verdict{{}, std::abs(difference), ""};
    if (difference != 0) verdict.winner = difference > 0 ? Side::One : Side::Two;
    return verdict;
}

Verdict Verdict::from(const Outcome& outcome, bool counts_discs) {
    if (counts_discs) return by(outcome.score);
    return {outcome.winner, {}, ""};
}

int difference(const Verdict& verdict) {
    if (!verdict.winner) return 0;
    const int margin = verdict.margin.value_or(1);
    return verdict.winner == Side::One ? margin : -margin;
}

std::optional<Verdict> parse_ggf_result(std::string_view text) {
    text = text::trim(text);
    const std::size_t colon = text.find(':');
    const auto discs = whole_discs(text.substr(0, colon));
    if (!discs) return std::nullopt;
    Verdict verdict = Verdict::by(*discs);
    if (colon != std::string_view::npos && colon + 1 < text.size())
        verdict.ending = ending_of(text[colon + 1]);
    return verdict;
}

std::string ggf_result(const Verdict& verdict) {
    const char letter = letter_of(verdict.ending);
    return fmt::format("{:+d}.000", difference(verdict)) +
           (letter == '\0' ? "" : std::string{':', letter});
}

std::optional<Verdict> parse_sgf_result(std::string_view text) {
    text = text::trim(text);
    if (text == "0" || text::lower(text) == "draw") return Verdict::by(0);
    if (text.size() < 2 || text[1] != '+' || !side_of(text[0])) return std::nullopt;
    Verdict verdict{side_of(text[0]), {}, ""};
    const std::string_view rest = text.substr(2);
    if (rest.empty()) return verdict;
    verdict.ending = ending_of(rest[0]);
    if (!verdict.ending.empty()) return verdict;
    verdict.margin = whole_discs(rest);
    if (!verdict.margin || *verdict.margin <= 0) return std::nullopt;
    return verdict;
}

std::string sgf_result(const Verdict& verdict) {
    if (!verdict.winner) return "0";
    const std::string side = verdict.winner == Side::One ? "B+" : "W+";
    const char letter = letter_of(verdict.ending);
    if (letter != '\0') return side + static_cast<char>(letter - 'a' + 'A');
    return side + (verdict.margin ? std::to_string(*verdict.margin) : "");
}

std::optional<Verdict> parse_pgn_result(std::string_view text) {
    text = text::trim(text);
    if (text == "1/2-1/2") return Verdict{};
    if (text == "1-0") return Verdict{Side::One, {}, ""};
    if (text == "0-1") return Verdict{Side::Two, {}, ""};
    const auto counts = text::split(text, '-');
    if (counts.size() != 2) return std::nullopt;
    const auto black = text::parse_int("discs", counts[0], 0, MostDiscs);
    const auto white = text::parse_int("discs", counts[1], 0, MostDiscs);
    if (!black || !white) return std::nullopt;
    return Verdict::by(static_cast<int>(*black - *white));
}

std::string pgn_result(const Verdict& verdict) {
    if (!verdict.winner) return "1/2-1/2";
    return verdict.winner == Side::One ? "1-0" : "0-1";
}

}  // namespace outflank::formats
