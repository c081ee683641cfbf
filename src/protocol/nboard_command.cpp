#include <array>
#include <climits>
#include <utility>

#include "core/text.h"
#include "protocol/nboard.h"
#include "protocol/nboard_words.h"

namespace outflank::protocol::nboard {

namespace {

constexpr int LargestContempt = 100;

Result<int> parse_number(std::string_view what, std::string_view text, int low, int high) {
    const auto number = text::parse_int(what, text, low, high);
    if (!number) return number.error();
    return static_cast<int>(*number);
}

template <class Made>
Result<Command> with_number(const Result<int>& number) {
    if (!number) return number.error();
    return Command(Made{*number});
}

Result<Command> parse_set(std::string_view rest) {
    const std::string what = text::lower(take_word(rest));
    if (what == "depth")
        return with_number<command::SetDepth>(parse_number("set depth", rest, 0, INT_MAX));
    if (what == "contempt") {
        return with_number<command::SetContempt>(
            parse_number("set contempt", rest, -LargestContempt, LargestContempt));
    }
    if (what == "game" && !rest.empty()) return Command(command::SetGame{std::string(rest)});
    if (what == "game") return Error{"set game expects a game in GGF"};
    return Error{"set expects depth, game or contempt, not " + text::shown(what)};
}

Result<Command> parse_move(std::string_view text) {
    const auto made = parse_noted_move(text);
    if (!made) return made.error();
    return Command(command::MoveMade{*made});
}

const std::array<std::pair<std::string_view, Command>, 4> PlainWords = {{
    {"go", command::Go{}},
    {"learn", command::Learn{}},
    {"analyze", command::Analyze{}},
    {"quit", command::Quit{}},
}};

struct Formatter {
    std::string operator()(const command::Hello& hello) const {
        return "nboard " + std::to_string(hello.version);
    }
    std::string operator()(const command::SetDepth& set) const {
        return "set depth " + std::to_string(set.depth);
    }
    std::string operator()(const command::SetGame& set) const { return "set game " + set.ggf; }
    std::string operator()(const command::SetContempt& set) const {
        return "set contempt " + std::to_string(set.discs);
    }
    std::string operator()(const command::MoveMade& move) const {
        return "move " + outflank::format(move.made);
    }
    std::string operator()(const command::Hint& hint) const {
        return "hint " + std::to_string(hint.count);
    }
    std::string operator()(const command::Ping& ping) const {
        return "ping " + std::to_string(ping.number);
    }
    std::string operator()(command::Go /*go*/) const { return "go"; }
    std::string operator()(command::Learn /*learn*/) const { return "learn"; }
    std::string operator()(command::Analyze /*analyze*/) const { return "analyze"; }
    std::string operator()(command::Quit /*quit*/) const { return "quit"; }
};

}  // namespace

Result<Command> parse_command(std::string_view line) {
    std::string_view rest = line;
    const std::string word = text::lower(take_word(rest));
    if (word == "set") return parse_set(rest);
    if (word == "move") return parse_move(rest);
    if (word == "nboard")
        return with_number<command::Hello>(parse_number("nboard", rest, 1, INT_MAX));
    if (word == "ping") return with_number<command::Ping>(parse_number("ping", rest, 0, INT_MAX));
    if (word == "hint") return with_number<command::Hint>(parse_number("hint", rest, 1, 1000));
    for (const auto& [name, command] : PlainWords) {
        if (word == name) return command;
    }
    // Version 1 sent moves without the word.
    if (const auto made = parse_noted_move(line)) return Command(command::MoveMade{*made});
    return Error{"the NBoard protocol knows no command " + text::shown(word)};
}

std::string format(const Command& command) { return std::visit(Formatter{}, command); }

}  // namespace outflank::protocol::nboard
