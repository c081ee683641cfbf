/// The small messages of the server: hello and error (docs/api.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/web/allowance.h"

namespace outflank::app::web {

/// Why something cannot be, for programs and for people.
struct Refusal {
    std::string_view code;  // "refused", "busy", ...
    std::string sentence;
};

namespace code {
inline constexpr std::string_view BadMessage = "bad-message";
inline constexpr std::string_view Refused = "refused";
inline constexpr std::string_view UnknownGame = "unknown-game";
inline constexpr std::string_view NoGame = "no-game";
inline constexpr std::string_view Limit = "limit";
inline constexpr std::string_view Busy = "busy";
inline constexpr std::string_view Failed = "failed";
}  // namespace code

std::string hello_message(const Allowance& allowance);
std::string error_message(const Refusal& refusal, std::optional<std::int64_t> request);
/// As an answer of the REST API.
std::string error_body(const Refusal& refusal);

}  // namespace outflank::app::web
