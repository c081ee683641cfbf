#include <climits>
#include <cstdint>

#include "core/text.h"
#include "protocol/nboard.h"
#include "protocol/nboard_words.h"

namespace outflank::protocol::nboard {

namespace {

/// `F5d6C3` or `F5-D6-C3`; what follows the last move that can be read is left out.
std::vector<othello::Move> parse_line(std::string_view text) {
    std::vector<othello::Move> line;
    while (text.size() >= 2) {
        const bool has_two_digits =
            text.size() > 2 && text::is_digit(text[1]) && text::is_digit(text[2]);
        const std::size_t length = has_two_digits ? 3 : 2;
        const auto move = othello::Move::parse(text.substr(0, length));
        if (!move) break;
        line.push_back(*move);
        text.remove_prefix(length);
        if (text.starts_with('-') && !text.starts_with("--")) text.remove_prefix(1);
    }
    return line;
}

/// A pair, for who seeks a draw and who avoids it, counts as its first half.
Result<double> parse_eval(std::string_view text) {
    if (const auto eval = text::parse_real(text.substr(0, text.find(',')))) return *eval;
    return Error{"an evaluation is a number such as -1.50, not " + text::shown(text)};
}

Result<Event> parse_hint(std::string_view rest, bool is_from_book) {
    const std::string_view line = take_word(rest);
    event::Hinted hinted{parse_line(line), 0, {}, is_from_book};
    if (hinted.line.empty())
        return Error{"a hint begins with its moves, not with " + text::shown(line)};
    const auto eval = parse_eval(take_word(rest));
    if (!eval) return eval.error();
    hinted.eval = *eval;
    take_word(rest);  // how many games of the book; 0 in a search
    hinted.depth = std::string(take_word(rest));
    return Event(std::move(hinted));
}

Result<Event> parse_pong(std::string_view rest) {
    const auto number = text::parse_int("pong", rest, 0, INT_MAX);
    if (!number) return number.error();
    return Event(event::Pong{static_cast<int>(*number)});
}

Result<Event> parse_analysis(std::string_view rest) {
    const auto moves_made = text::parse_int("analysis", take_word(rest), 0, INT_MAX);
    if (!moves_made) return moves_made.error();
    const auto eval = parse_eval(take_word(rest));
    if (!eval) return eval.error();
    return Event(event::Analysis{static_cast<int>(*moves_made), *eval});
}

Result<Event> parse_node_stats(std::string_view rest) {
    const auto nodes = text::parse_int("nodestats", take_word(rest), 0, INT64_MAX);
    if (!nodes) return nodes.error();
    const double seconds = text::parse_real(take_word(rest)).value_or(0);
    return Event(event::NodeStats{static_cast<std::uint64_t>(*nodes), seconds});
}

Result<Event> parse_chosen(std::string_view rest) {
    const auto chosen = parse_noted_move(rest);
    if (!chosen) return chosen.error();
    return Event(event::Chosen{*chosen});
}

struct Formatter {
    std::string operator()(const event::Pong& pong) const {
        return "pong " + std::to_string(pong.number);
    }
    std::string operator()(const event::Chosen& chosen) const {
        return "=== " + outflank::format(chosen.chosen);
    }
    std::string operator()(const event::Hinted& hinted) const {
        std::string text = hinted.is_from_book ? "book " : "search ";
        for (std::size_t i = 0; i < hinted.line.size(); ++i)
            text += (i > 0 ? "-" : "") + capital_word(hinted.line[i]);
        return text + ' ' + decimal_word(hinted.eval) + " 0 " + hinted.depth;
    }
    std::string operator()(const event::Status& status) const {
        return status.text.empty() ? "status" : "status " + status.text;
    }
    std::string operator()(const event::MyName& name) const { return "set myname " + name.name; }
    std::string operator()(const event::NodeStats& stats) const {
        return "nodestats " + std::to_string(stats.nodes) + ' ' + decimal_word(stats.seconds);
    }
    std::string operator()(const event::Analysis& analysis) const {
        return "analysis " + std::to_string(analysis.moves_made) + ' ' +
               decimal_word(analysis.eval);
    }
    std::string operator()(event::Learned /*learned*/) const { return "learned"; }
};

}  // namespace

Result<Event> parse_event(std::string_view line) {
    std::string_view rest = line;
    const std::string word = text::lower(take_word(rest));
    if (word == "===") return parse_chosen(rest);
    if (word == "pong") return parse_pong(rest);
    if (word == "analysis") return parse_analysis(rest);
    if (word == "search" || word == "book") return parse_hint(rest, word == "book");
    if (word == "nodestats") return parse_node_stats(rest);
    if (word == "status") return Event(event::Status{std::string(rest)});
    if (word == "learned") return Event(event::Learned{});
    if (word == "set" && text::lower(take_word(rest)) == "myname" && !rest.empty())
        return Event(event::MyName{std::string(take_word(rest))});
    return Error{"no NBoard engine says " + text::shown(line)};
}

std::string format(const Event& event) { return std::visit(Formatter{}, event); }

}  // namespace outflank::protocol::nboard
