#include "protocol/comp424.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "core/text.h"

namespace outflank::protocol::comp424 {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::string_view PlayerPrefix = "Player-";

std::string id_of(Side side) { return std::to_string(index(side)); }

std::string player(Side side) { return std::string(PlayerPrefix) + id_of(side); }

std::optional<Side> side_of(int id) {
    if (id != 0 && id != 1) return std::nullopt;
    return id == 0 ? Side::One : Side::Two;
}

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::optional<Side> parse_player(std::string_view word) {
    if (!word.starts_with(PlayerPrefix)) return std::nullopt;
    const auto id = number(word.substr(PlayerPrefix.size()));
    return id ? side_of(*id) : std::nullopt;
}

std::optional<tafl::Square> square_at(int row, int column) {
    const auto square = tafl::Square::at(column, row);
    return square && square->is_on(BoardSize) ? square : std::nullopt;
}

using MoveNumbers = std::array<int, 5>;

std::optional<MoveNumbers> move_numbers(const Words& words) {
    MoveNumbers numbers{};
    if (words.size() != numbers.size()) return std::nullopt;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = number(words[i]);
        if (!value) return std::nullopt;
        numbers[i] = *value;
    }
    return numbers;
}

std::optional<Played> played_of(const MoveNumbers& numbers) {
    const auto from = square_at(numbers[0], numbers[1]);
    const auto to = square_at(numbers[2], numbers[3]);
    const auto side = side_of(numbers[4]);
    if (!from || !to || !side) return std::nullopt;
    return Played{*side, tafl::Move::between(*from, *to)};
}

std::string joined(Words::const_iterator begin, Words::const_iterator end) {
    std::string result;
    for (auto word = begin; word != end; ++word) {
        if (!result.empty()) result += ' ';
        result += *word;
    }
    return result;
}

/// The reason is free text, so the line is read from its end.
std::optional<GameOver> parse_game_over(const Words& words) {
    if (words.size() < 2) return std::nullopt;
    const auto reason_of = [&](std::size_t tail) {
        return joined(words.begin() + 1, words.end() - static_cast<std::ptrdiff_t>(tail));
    };
    if (words.back() == "DRAW") return GameOver{Ending::Drawn, std::nullopt, reason_of(1)};
    if (words.back() == "UNDECIDED") return GameOver{Ending::Undecided, std::nullopt, reason_of(1)};
    const auto id = number(words.back());
    if (!id || words.size() < 3) return std::nullopt;
    const std::string_view verdict = words[words.size() - 2];
    if (verdict == "CANCELLED") return GameOver{Ending::Cancelled, std::nullopt, reason_of(2)};
    const auto winner = side_of(*id);
    if (verdict != "WINNER" || !winner) return std::nullopt;
    return GameOver{Ending::Won, winner, reason_of(2)};
}

}  // namespace

Result<FromClient> parse_from_client(std::string_view line) {
    const Words words = text::words(line);
    if (const auto numbers = move_numbers(words)) {
        const auto played = played_of(*numbers);
        return played ? FromClient(*played) : FromClient(Impossible{});
    }
    if (words.size() >= 2 && words[0] == "START")
        return FromClient(Join{joined(words.begin() + 1, words.end())});
    return Error{"expected 'START name' or 'x1 y1 x2 y2 id', not " + text::shown(line)};
}

Result<FromServer> parse_from_server(std::string_view line) {
    const Words words = text::words(line);
    const Error unreadable{
        "expected 'START Player-id name', 'PLAY Player-id', 'x1 y1 x2 y2 id' or 'GAMEOVER ...', "
        "not " +
        text::shown(line)};
    if (const auto numbers = move_numbers(words)) {
        const auto played = played_of(*numbers);
        return played ? Result<FromServer>(*played) : unreadable;
    }
    if (words.size() < 2) return unreadable;
    if (words[0] == "GAMEOVER") {
        const auto over = parse_game_over(words);
        return over ? Result<FromServer>(*over) : unreadable;
    }
    const auto side = parse_player(words[1]);
    if (words[0] == "PLAY" && side && words.size() == 2) return FromServer(YourTurn{*side});
    if (words[0] == "START" && side)
        return FromServer(Welcome{*side, joined(words.begin() + 2, words.end())});
    return unreadable;
}

std::string format(const Join& join) { return "START " + join.name; }

std::string format(const Welcome& welcome) {
    return "START " + player(welcome.you) + ' ' + welcome.name;
}

std::string format(YourTurn turn) { return "PLAY " + player(turn.you); }

std::string format(Played played) {
    const auto cell = [](tafl::Square square) {
        return std::to_string(square.rank()) + ' ' + std::to_string(square.file()) + ' ';
    };
    return cell(played.move.from()) + cell(played.move.to()) + id_of(played.side);
}

std::string format(const GameOver& over) {
    const std::string reason = over.reason.empty() ? "" : over.reason + ' ';
    switch (over.ending) {
        case Ending::Won:
            return "GAMEOVER " + reason + "WINNER " + id_of(over.winner.value());
        case Ending::Drawn:
            return "GAMEOVER " + reason + "DRAW";
        case Ending::Undecided:
            return "GAMEOVER " + reason + "UNDECIDED";
        case Ending::Cancelled:
            break;
    }
    return "GAMEOVER " + reason + "CANCELLED 0";
}

}  // namespace outflank::protocol::comp424
