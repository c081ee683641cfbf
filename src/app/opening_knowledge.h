/// OpeningKnowledge: the book and the list that a player of one command plays by, read from what
/// was typed.
#pragma once

#include <memory>
#include <optional>

#include "app/opening_options.h"
#include "core/result.h"
#include "games/othello/othello.h"
#include "play/book.h"
#include "play/player.h"
#include "roster/opening_list.h"

namespace outflank::app {

struct OpeningKnowledge {
    play::Book book;
    std::optional<Score> tolerance;  // nothing: what suits the level
    std::optional<roster::OpeningList> list;  // followed before the book

    static Result<OpeningKnowledge> read(const OpeningOptions& typed);

    /// The player with all this. REQUIRES: the games are played on 8x8.
    [[nodiscard]] std::unique_ptr<Player<othello::Othello>> given_to(
        std::unique_ptr<Player<othello::Othello>> player, std::optional<int> level) const;
};

/// Whether players could play by what was typed, be there one who does or not.
Result<Done> check_openings(const OpeningOptions& typed);

}  // namespace outflank::app
