#include "app/common_options.h"

#include "fmt/format.h"

#include "app/command_line.h"

namespace outflank::app {

void add_game_options(CommandLine& command, GameOptions& options) {
    command.add_option("--game", options.game, "othello or tablut (default: othello)");
    command.add_option("--size", options.size,
                       "othello: an even board size from 4 to 16 (default: 8)");
    command.add_option("--rules", options.rules,
                       "tablut: comp424, ashton or brandubh (default: comp424)");
}

void add_engine_options(CommandLine& command, EngineOptions& options) {
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_option(
        "--hash", options.hash,
        "most MB for the table of positions, which grows as it fills (default: 256)");
    command.add_option("--weights", options.weights,
                       "a file of evaluation weights (default: those inside the program)");
}

Result<Done> refuse_idle(std::initializer_list<Idle> options, std::string_view what_for) {
    for (const auto& [option, is_typed] : options) {
        if (is_typed) return Error{fmt::format("{} is for {}", option, what_for)};
    }
    return Done{};
}

}  // namespace outflank::app
