#include "app/web/tree_study.h"

#include <string>
#include <variant>

#include "analysis/tree_json.h"
#include "nlohmann/json.hpp"
#include "roster/watch.h"

namespace outflank::app::web {

namespace {

/// A second of work on a slow board with a slow evaluation, and a megabyte for the browser.
roster::WatchLimits web_limits(const std::stop_token& stop) {
    roster::WatchLimits limits;
    limits.nodes = 1500;
    limits.entered = 300'000;
    limits.simulations = 5'000;
    limits.minimax = 300'000;
    limits.steps = 60;
    limits.stop = stop;
    return limits;
}

/// How it is remembered is the server's business.
roster::PlayerSpec shown(roster::PlayerSpec player) {
    player.options.erase("memory");
    return player;
}

}  // namespace

Result<Json> tree_of(const TreeQuestion& question, const std::stop_token& stop) {
    return std::visit(
        [&](const auto& record) -> Result<Json> {
            if (const auto end = record.outcome())
                return Error{"the game is over (" + std::string(name(end->reason)) +
                             "), so there is nothing to search"};
            auto seen = roster::watch(record, question.player, 1, web_limits(stop));
            if (!seen) return seen.error();
            return std::visit(
                [&](auto& tree) {
                    tree.player = shown(question.player).format();
                    return analysis::json_of(tree);
                },
                *seen);
        },
        question.record);
}

}  // namespace outflank::app::web
