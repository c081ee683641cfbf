/// StoredGame: everything about a game of the web that outlives the program, as plain values. A new
/// game is one, too, so that there is one way for a game to begin.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "play/clock.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

struct StoredClock {
    GameClock full;  // at the beginning
    std::array<Duration, 2> remaining{};  // by index(Side)
};

struct StoredGame {
    protocol::web::GameName game;
    protocol::web::SeatNames seats;
    std::string record;  // with the moves that were taken back
    std::optional<std::size_t> ply;  // how many of its moves are played; nothing: all
    std::optional<Duration> time;  // on the move
    std::optional<StoredClock> clock;
    std::optional<Side> resigned;
    std::optional<Side> late;  // lost on time
    bool is_paused = false;
    std::uint64_t revision = 0;
};

std::string write_stored(const StoredGame& game);
/// An error says that the text is none of ours.
Result<StoredGame> read_stored(std::string_view text);

}  // namespace outflank::app::web
