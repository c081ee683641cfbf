#include "app/terminal/key.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "core/text.h"
#include "core/utf8.h"

namespace outflank::app {

namespace {

using Kind = Key::Kind;

constexpr char EscapeByte = '\x1b';
/// Longer than every sequence a terminal sends; what goes on for longer is no key.
constexpr std::size_t LongestSequence = 32;

/// One key and the bytes it took; no bytes: more have to come.
struct Taken {
    std::size_t bytes = 0;
    std::optional<Key> key;  // nothing: bytes that are no key of ours
};

constexpr std::array<std::pair<std::string_view, Kind>, 15> Sequences = {{
    {"[A", Kind::Up},
    {"[B", Kind::Down},
    {"[C", Kind::Right},
    {"[D", Kind::Left},
    {"OA", Kind::Up},
    {"OB", Kind::Down},
    {"OC", Kind::Right},
    {"OD", Kind::Left},
    {"[H", Kind::Home},
    {"[F", Kind::End},
    {"OH", Kind::Home},
    {"OF", Kind::End},
    {"[1~", Kind::Home},
    {"[4~", Kind::End},
    {"[3~", Kind::Delete},
}};

std::optional<Key> key_of_sequence(std::string_view sequence) {
    for (const auto& [text, kind] : Sequences) {
        if (sequence == text) return Key{kind, {}, {}};
    }
    return std::nullopt;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// "<0;10;5M": button, column and row from 1, M where it goes down.
std::optional<Key> key_of_mouse(std::string_view report) {
    if (report.back() != 'M') return std::nullopt;
    const auto parts = text::split(report.substr(1, report.size() - 2), ';');
    if (parts.size() != 3 || parts[0] != "0") return std::nullopt;
    const auto column = number(parts[1]);
    const auto row = number(parts[2]);
    if (!column || !row) return std::nullopt;
    return Key{Kind::Click, {}, {*row - 1, *column - 1}};
}

/// A sequence that begins with "[": numbers and marks, and a letter or '~' at its end.
Taken take_bracket(std::string_view text) {
    std::size_t end = 2;
    while (end < text.size() && (text[end] < 0x40 || text[end] > 0x7e)) ++end;
    if (end >= text.size()) return text.size() > LongestSequence ? Taken{text.size(), {}} : Taken{};
    const std::string_view sequence = text.substr(1, end);
    return {end + 1,
            sequence[1] == '<' ? key_of_mouse(sequence.substr(1)) : key_of_sequence(sequence)};
}

Taken take_escape(std::string_view text) {
    if (text.size() < 2) return {};
    if (text[1] == '[') return take_bracket(text);
    if (text[1] == 'O') {
        return text.size() < 3 ? Taken{} : Taken{3, key_of_sequence(text.substr(1, 2))};
    }
    return {1, Key{Kind::Escape, {}, {}}};
}

Taken take_control(char byte) {
    switch (byte) {
        case '\r':
        case '\n':
            return {1, Key{Kind::Enter, {}, {}}};
        case '\t':
            return {1, Key{Kind::Tab, {}, {}}};
        case '\b':
        case '\x7f':
            return {1, Key{Kind::Backspace, {}, {}}};
        default:
            break;
    }
    const char letter = static_cast<char>(byte + 'a' - 1);
    if (!text::is_letter(letter)) return {1, std::nullopt};
    return {1, Key{Kind::Control, std::string(1, letter), {}}};
}

Taken take_character(std::string_view text) {
    const std::size_t length = utf8::first_length(text);
    const bool is_cut_off = length == text.size() && length < utf8::expected_length(text.front());
    if (is_cut_off) return {};
    return {length, Key{Kind::Character, characters(text.substr(0, length)).front(), {}}};
}

Taken take_one(std::string_view text) {
    const char first = text.front();
    if (first == EscapeByte) return take_escape(text);
    const bool is_control = (first >= 0 && first < 0x20) || first == 0x7f;
    return is_control ? take_control(first) : take_character(text);
}

}  // namespace

std::vector<Key> KeyReader::take(std::string_view bytes) {
    waiting_ += bytes;
    std::vector<Key> keys;
    std::size_t begin = 0;
    while (begin < waiting_.size()) {
        const Taken taken = take_one(std::string_view(waiting_).substr(begin));
        if (taken.bytes == 0) break;
        if (taken.key) keys.push_back(*taken.key);
        begin += taken.bytes;
    }
    waiting_.erase(0, begin);
    return keys;
}

std::vector<Key> KeyReader::close_escape() {
    if (!has_open_escape()) return {};
    waiting_.clear();
    return {Key{Kind::Escape, {}, {}}};
}

}  // namespace outflank::app
