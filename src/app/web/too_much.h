/// What asks for more than the `--max-...` options allow. It is answered by the code `limit`, so
/// that a program can tell it from what would never be obeyed, and ask for less.
#pragma once

#include <optional>

#include "app/web/allowance.h"
#include "app/web/replies.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

/// Nothing where the message stays within what is allowed, or makes no sense anyway.
std::optional<Refusal> too_much(const protocol::web::Create& create, const Allowance& allowance);
std::optional<Refusal> too_much(const protocol::web::GameMessage& message,
                                const Allowance& allowance);
std::optional<Refusal> too_much(const protocol::web::Hint& hint, const Allowance& allowance);
std::optional<Refusal> too_much(const protocol::web::Analyze& analyze, const Allowance& allowance);
std::optional<Refusal> too_much(const protocol::web::Tree& tree, const Allowance& allowance);
std::optional<Refusal> too_much(const protocol::web::Arena& arena, const Allowance& allowance);
/// Other messages ask for nothing that has a limit.
template <class Message>
std::optional<Refusal> too_much(const Message& /*message*/, const Allowance& /*allowance*/) {
    return std::nullopt;
}

}  // namespace outflank::app::web
