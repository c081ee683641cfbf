/// Text helpers that every parser shares.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace outflank::text {

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower(std::string_view text);
std::string_view trim(std::string_view text);

/// The words between blanks.
std::vector<std::string_view> words(std::string_view text);

/// The pieces between separators; an empty piece stays. split("a//b", '/') is {"a", "", "b"}.
std::vector<std::string_view> split(std::string_view text, char separator);

/// "a, b and c", for sentences that name what was expected.
std::string list(const std::vector<std::string>& names);

/// What of foreign text may stand in a sentence: quoted, cut when it has more characters than that,
/// and '?' for what is no UTF-8 or could do something to a terminal.
std::string shown(std::string_view text, std::size_t longest = 40);

/// The whole text as a number in [low, high]; the error names `what`: "--depth expects a whole
/// number from 0 to 60, not 'x'".
Result<std::int64_t> parse_int(std::string_view what, std::string_view text, std::int64_t low,
                               std::int64_t high);

/// Digits with at most one point inside, "2" or "1.5"; no signs, exponents or infinities.
std::optional<double> parse_decimal(std::string_view text);
/// The whole text as a finite decimal number, with or without a sign.
std::optional<double> parse_real(std::string_view text);

}  // namespace outflank::text
