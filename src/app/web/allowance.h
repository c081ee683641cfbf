/// Allowance: what the web may ask of this machine, as the `--max-...` options say.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>

#include "formats/pasted_game.h"
#include "protocol/web_messages.h"
#include "search/limits.h"

namespace outflank::app::web {

struct Allowance {
    int level = 60;
    Duration time = std::chrono::minutes(1);  // of a move, and of each answer of the REST API
    std::size_t hash_megabytes = 32;  // of a player
    std::size_t games = 2000;  // in memory; those that nobody is attached to leave it first
    std::size_t connections = 10'000;
    std::size_t waiting = 4096;  // questions to the engine
    int arena_games = 100;  // of one connection's arena, all its pairings together
    Duration arena_time = std::chrono::seconds(5);  // of a move there; never more than `time`
    Duration patience = std::chrono::seconds(30);  // with a request or an answer that trickles
    Duration silence = std::chrono::seconds(60);  // of a WebSocket, after which it is let go

    /// The level that is asked for. Who names none gets the usual one, which is never too high.
    [[nodiscard]] int level_or_usual(std::optional<int> asked, int usual) const {
        return asked.value_or(std::min(usual, level));
    }

    static constexpr std::size_t MessageBytes = protocol::web::LongestMessage;
    static constexpr std::size_t PasteBytes = formats::LongestPaste;
};

}  // namespace outflank::app::web
