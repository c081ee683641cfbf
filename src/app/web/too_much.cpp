#include "app/web/too_much.h"

#include <limits>
#include <string>
#include <variant>

#include "app/web/arena_permit.h"
#include "app/web/player_permit.h"
#include "core/duration.h"
#include "core/text.h"
#include "roster/player_spec.h"

namespace outflank::app::web {

namespace {

namespace message = protocol::web;

std::optional<Refusal> refusal_of(const Error& error) {
    return Refusal{code::Limit, error.sentence};
}

std::optional<Refusal> too_high(std::optional<int> level, const Allowance& allowance) {
    if (!level || *level <= allowance.level) return std::nullopt;
    return Refusal{code::Limit, "level expects at most " + std::to_string(allowance.level) +
                                    ", not " + std::to_string(*level)};
}

std::optional<Refusal> too_high(std::string_view level, const Allowance& allowance) {
    const auto number = text::parse_int("level", level, 0, std::numeric_limits<int>::max());
    return number ? too_high(std::optional(static_cast<int>(*number)), allowance) : std::nullopt;
}

std::optional<Refusal> too_long(const std::optional<std::string>& time,
                                const Allowance& allowance) {
    if (!time || !parse_duration("time", *time)) return std::nullopt;
    const auto permitted = permitted_time(*time, allowance);
    return permitted ? std::nullopt : refusal_of(permitted.error());
}

std::optional<Refusal> too_strong(const std::string& player, const Allowance& allowance) {
    const auto spec = roster::PlayerSpec::parse(player);
    if (!spec) return std::nullopt;
    for (const auto& [key, value] : spec->options) {
        auto refusal = key == "level"  ? too_high(value, allowance)
                       : key == "time" ? too_long(value, allowance)
                                       : std::nullopt;
        if (refusal) return refusal;
    }
    return std::nullopt;
}

template <class Players>
std::optional<Refusal> any_too_strong(const Players& players, const Allowance& allowance) {
    for (const std::string& player : players) {
        if (auto refusal = too_strong(player, allowance)) return refusal;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> too_much(const message::Create& create, const Allowance& allowance) {
    auto refusal = create.seats ? any_too_strong(*create.seats, allowance) : std::nullopt;
    return refusal ? refusal : too_long(create.time, allowance);
}

std::optional<Refusal> too_much(const message::GameMessage& asked, const Allowance& allowance) {
    if (const auto* sit = std::get_if<message::Sit>(&asked))
        return any_too_strong(sit->seats, allowance);
    const auto* set = std::get_if<message::SetTime>(&asked);
    return set ? too_long(set->time, allowance) : std::nullopt;
}

std::optional<Refusal> too_much(const message::Hint& hint, const Allowance& allowance) {
    return too_high(hint.level, allowance);
}

std::optional<Refusal> too_much(const message::Analyze& analyze, const Allowance& allowance) {
    return too_high(analyze.level, allowance);
}

std::optional<Refusal> too_much(const message::Tree& tree, const Allowance& allowance) {
    return too_strong(tree.player, allowance);
}

std::optional<Refusal> too_much(const message::Arena& arena, const Allowance& allowance) {
    if (auto refusal = any_too_strong(arena.players, allowance)) return refusal;
    const auto excess = arena_excess(arena, allowance);
    return excess ? refusal_of(*excess) : std::nullopt;
}

}  // namespace outflank::app::web
