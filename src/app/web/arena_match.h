/// ArenaMatch: a match or a small tournament that somebody watches in the browser. What it plays,
/// counts and reports is the arena's (src/arena); here it is only asked for within limits, played a
/// game at a time, and told as the messages of docs/api.md.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

#include "app/web/allowance.h"
#include "app/web/game_json.h"
#include "core/result.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

class ArenaMatch {
  public:
    /// The members of `arena_board`; on the thread that plays.
    using OnBoard = std::function<void(const Json&)>;

    /// Refuses games, players and times that may not be, with a sentence for whoever asked.
    static Result<std::shared_ptr<ArenaMatch>> make(const protocol::web::Arena& asked,
                                                    const Allowance& allowance);
    virtual ~ArenaMatch() = default;

    /// Members of `arena`: what is going to be played.
    [[nodiscard]] virtual Json plan() const = 0;

    /// Plays the next game and gives the members of `arena_game`. Blocks; one call at a time.
    /// Nothing comes back when a stop was requested, and then the game was never played. REQUIRES:
    /// !is_complete().
    virtual Result<std::optional<Json>> play_next(const std::stop_token& stop,
                                                  const OnBoard& on_board) = 0;

    /// Any thread, also while a game is played.
    [[nodiscard]] virtual bool is_complete() const = 0;
    /// Members of `arena_end`: how it stands.
    [[nodiscard]] virtual Json end() const = 0;
    /// Members of `exported`: the report as html, txt or jsonl. Blocks for a moment.
    [[nodiscard]] virtual Result<Json> report(std::string_view format) const = 0;
};

}  // namespace outflank::app::web
