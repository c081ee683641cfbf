#include "play/noted_move.h"

#include <cstddef>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank {

std::string capital_word(othello::Move move) {
    if (move.is_pass()) return "PA";
    std::string word = othello::format(move);
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return word;
}

std::string decimal_word(double number) { return fmt::format("{:.2f}", number); }

Result<NotedMove> parse_noted_move(std::string_view text) {
    text = text::trim(text);
    const bool has_slashes = text.find('/') != std::string_view::npos;
    const auto fields = has_slashes ? text::split(text, '/') : text::words(text);
    const auto field = [&](std::size_t i) {
        return i < fields.size() ? text::trim(fields[i]) : std::string_view();
    };
    const auto move = othello::Move::parse(field(0));
    if (!move) return move.error();
    return NotedMove{*move, {text::parse_real(field(1)), text::parse_real(field(2))}};
}

std::string format(const NotedMove& noted) {
    const auto& [eval, seconds] = noted.note;
    std::string text = capital_word(noted.move);
    if (eval || seconds) text += '/';
    if (eval) text += decimal_word(*eval);
    if (seconds) text += '/' + decimal_word(*seconds);
    return text;
}

}  // namespace outflank
