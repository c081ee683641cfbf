/// Setting: what a game in the terminal has around it, whichever games are played in it.
#pragma once

#include <cstdint>
#include <string>

#include "app/opening_options.h"
#include "app/play/autosave.h"
#include "app/terminal/self_pipe.h"
#include "app/terminal/signals.h"
#include "core/line_buffer.h"

namespace outflank::app {

struct Setting {
    bool has_terminal = false;  // a person may be there
    Autosave* autosave = nullptr;  // null: nothing is kept
    Signals* signals = nullptr;  // null: signals have their usual effect
    SelfPipe wake;  // by whoever works beside the game
    LineBuffer typed;  // and not yet obeyed: what stands behind a line that begins another game
    bool has_heard = false;  // somebody types: there may be more words to come
    std::uint64_t seed = 0;
    OpeningOptions openings;
    int exit_code = 0;
};

}  // namespace outflank::app
