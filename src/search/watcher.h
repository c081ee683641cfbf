/// Watcher: somebody who looks on while a textbook search works, and is told what it does.
///
/// A search tells three things of every position: the window it enters it with, the moves it is
/// going to try in that order, and what it leaves with. Everything else follows: the positions that
/// are entered in between are those of the moves, one after the other, and a move that is never
/// entered was cut off. The watcher is a type the search is compiled with, so a search that nobody
/// looks at has no trace of it.
#pragma once

#include <cstdint>

#include "eval/score.h"

namespace outflank {

/// Why a search left a position with a score.
enum class Ending : std::uint8_t {
    Searched,  // the best of its moves, as far as they were looked at
    Judged,  // the depth ran out, and the evaluation spoke
    Over,  // the game has ended there
};

/// Nobody looks. Forced inline: searches are compiled for several instruction sets.
struct NoWatcher {
    /// The window, for the side to move; without one -Infinite and Infinite.
    [[gnu::always_inline]] static void enter(Score /*alpha*/, Score /*beta*/) {}
    /// In the order in which they will be tried.
    template <class Moves>
    [[gnu::always_inline]] static void look_at(const Moves& /*moves*/) {}
    /// The score is that of the position entered last and not yet left, for its side to move. Comes
    /// back as it was, so that a search can leave and return in one breath.
    [[gnu::always_inline]] static Score leave(Ending /*ending*/, Score score) { return score; }
};

}  // namespace outflank
