#include "formats/pgn_text.h"

#include <algorithm>
#include <utility>

#include "core/text.h"
#include "formats/verdict.h"

namespace outflank::formats {

namespace {

/// Takes everything up to and with the character off the front, and gives what was before it.
Result<std::string_view> take_until(std::string_view& text, char end, std::string_view what) {
    const std::size_t at = text.find(end);
    if (at == std::string_view::npos)
        return Error{std::string(what) + " " + text::shown(text) + " does not end with " + end};
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(at + 1);
    return taken;
}

Result<std::string> take_quoted(std::string_view& text) {
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return value;
        }
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        value += text[i];
    }
    return Error{"the value of a tag, " + text::shown(text) + ", does not end with \""};
}

/// `[Name "value"]`.
Result<SheetTag> take_tag(std::string_view& text) {
    const std::string_view begin = text;
    text.remove_prefix(1);
    const std::size_t quote = text.find_first_of("\"]");
    const std::string_view name = text::trim(text.substr(0, quote));
    if (quote == std::string_view::npos || text[quote] != '"' || name.empty())
        return Error{"expected a tag such as [Black \"name\"], not " + text::shown(begin)};
    text.remove_prefix(quote);
    auto value = take_quoted(text);
    if (!value) return value.error();
    text = text::trim(text);
    if (!text.starts_with(']'))
        return Error{"the tag " + text::shown(begin) + " does not end with ]"};
    text.remove_prefix(1);
    return SheetTag{std::string(name), *std::move(value)};
}

/// A variation, with those inside it; a bracket in a comment counts for nothing.
Result<Done> skip_variation(std::string_view& text) {
    const std::string_view begin = text;
    for (int depth = 0; !text.empty();) {
        const char c = text.front();
        text.remove_prefix(1);
        if (c == '{') {
            if (const auto comment = take_until(text, '}', "the comment"); !comment)
                return comment.error();
        }
        if (c == '(') ++depth;
        if (c == ')' && --depth == 0) return Done{};
    }
    return Error{"the variation " + text::shown(begin) + " does not end with )"};
}

std::string_view take_word(std::string_view& text) {
    const auto end = std::find_if(text.begin(), text.end(), [](char c) {
        return text::is_blank(c) || std::string_view("{}();[]").find(c) != std::string_view::npos;
    });
    const auto length = std::max<std::size_t>(static_cast<std::size_t>(end - text.begin()), 1);
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

/// `12.f5` and `12...f5` are f5, and `12.` is nothing.
std::string_view without_number(std::string_view word) {
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == std::string_view::npos) return {};
    if (word[digits] != '.') return word;
    const std::size_t move = word.find_first_not_of('.', digits);
    return move == std::string_view::npos ? std::string_view() : word.substr(move);
}

bool is_result(std::string_view word) { return word == "*" || parse_pgn_result(word).has_value(); }

void add_comment(PgnWord& word, std::string_view comment) {
    if (!word.comment.empty()) word.comment += '\n';
    word.comment += text::trim(comment);
}

/// Takes a comment or variation that begins with that character, or a word.
Result<Done> take_item(PgnText& game, std::string_view& text) {
    const char c = text.front();
    if (c == '(') return skip_variation(text);
    if (c == '{') {
        text.remove_prefix(1);
        const auto comment = take_until(text, '}', "the comment");
        if (!comment) return comment.error();
        add_comment(game.words.back(), *comment);
        return Done{};
    }
    if (c == ';') {
        const std::size_t end = std::min(text.find('\n'), text.size());
        add_comment(game.words.back(), text.substr(1, end - 1));
        text.remove_prefix(end);
        return Done{};
    }
    const std::string_view word = take_word(text);
    const std::string_view rest = is_result(word) ? word : without_number(word);
    if (!rest.empty() && rest.front() != '$') game.words.push_back({rest, ""});
    return Done{};
}

}  // namespace

Result<PgnText> take_pgn(std::string_view& text) {
    PgnText game{{}, {{}}};
    for (text = text::trim(text); !text.empty(); text = text::trim(text)) {
        const bool has_begun = game.words.size() > 1 || !game.words[0].comment.empty();
        if (text.front() == '[' && has_begun) break;
        if (text.front() == '[') {
            auto tag = take_tag(text);
            if (!tag) return tag.error();
            game.tags.push_back(*std::move(tag));
            continue;
        }
        const auto taken = take_item(game, text);
        if (!taken) return taken.error();
        if (is_result(game.words.back().text)) break;
    }
    return game;
}

std::string format_pgn_tag(std::string_view name, std::string_view value) {
    std::string text = "[" + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;  // a tag is one line
    }
    return text + "\"]\n";
}

}  // namespace outflank::formats
