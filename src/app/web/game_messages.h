/// What the server tells those who are attached to a game: the messages `state` and `thinking` of
/// docs/api.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/web/two_clocks.h"
#include "play/session.h"

namespace outflank::app::web {

/// A player at work.
struct PlayerAtWork {
    Side side;
    Clock::time_point since;
    bool is_waiting = false;  // for its turn at the engine, behind others
};

/// Everything that `state` is made of.
template <Game G>
struct GameView {
    const std::string& id;
    const Session<G>& session;
    const std::optional<Duration>& time;
    const std::optional<TwoClocks>& clocks;
    const std::optional<PlayerAtWork>& at_work;
    std::optional<Side> late;
    std::uint64_t revision;
    const std::string& notice;
};

template <Game G>
std::string state_message(const GameView<G>& view, std::optional<std::int64_t> request);

template <Game G>
std::string thinking_message(const std::string& id, const G& game, Side side,
                             const SearchReport<typename G::Move>& report);

/// "2000ms", as the API and the command line have times.
std::string duration_text(Duration time);

}  // namespace outflank::app::web
