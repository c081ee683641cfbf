#include "core/command_line.h"

#include <cstddef>

#include "core/text.h"

namespace outflank {

namespace {

/// Takes one character of a word off the front, freed of its backslash.
char take_character(std::string_view& text) {
    const bool is_escaped = text.size() > 1 && text.front() == '\\';
    const char character = text[is_escaped ? 1 : 0];
    text.remove_prefix(is_escaped ? 2 : 1);
    return character;
}

/// Takes a quoted stretch off the front, its quotes included. False: it does not end.
bool take_quoted(std::string_view& text, std::string& word) {
    const char quote = text.front();
    text.remove_prefix(1);
    while (!text.empty() && text.front() != quote) {
        if (quote == '"') {
            word += take_character(text);
        } else {
            word += text.front();
            text.remove_prefix(1);
        }
    }
    if (text.empty()) return false;
    text.remove_prefix(1);
    return true;
}

}  // namespace

Result<std::vector<std::string>> split_command_line(std::string_view text) {
    const std::string_view whole = text;
    std::vector<std::string> words;
    for (text = text::trim(text); !text.empty(); text = text::trim(text)) {
        std::string word;
        while (!text.empty() && !text::is_blank(text.front())) {
            const bool is_quote = text.front() == '"' || text.front() == '\'';
            if (!is_quote) {
                word += take_character(text);
            } else if (!take_quoted(text, word)) {
                return Error{"a quote is not closed in the command " + text::shown(whole)};
            }
        }
        words.push_back(std::move(word));
    }
    if (words.empty() || words.front().empty())
        return Error{"a command names a program to start, not " + text::shown(whole)};
    return words;
}

}  // namespace outflank
