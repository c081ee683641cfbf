#include "app/gtp_command.h"

#include <iostream>

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/gtp_server.h"
#include "app/line_input.h"

namespace outflank::app {

Result<int> run_gtp(const GtpOptions& options) {
    const auto level = parse_level(options.level);
    if (!level) return level.error();
    auto advisor = Advisor::make(options.engine, options.openings);
    if (!advisor) return advisor.error();
    GtpServer server(*std::move(advisor), *level);
    while (!server.is_done()) {
        const auto line = read_line(std::cin);
        if (!line) break;
        std::cout << server.answer(*line) << std::flush;
    }
    return Success;
}

void declare_gtp(CommandLine& command, GtpOptions& options) {
    command.add_option("--level", options.level,
                       "0 to 60 (default: the controller's time, or 21 where it sets none)");
    add_engine_options(command, options.engine);
    add_opening_options(command, options.openings);
    command.footer(
        "Examples:\n"
        "  outflank gtp --level 10\n"
        "  printf 'boardsize 6\\ngenmove black\\nshowboard\\n' | outflank gtp\n"
        "  outflank play --black random --white 'exec:protocol=gtp,cmd=\"outflank gtp\"' --time "
        "1s\n"
        "docs/protocols.md lists every command.");
}

}  // namespace outflank::app
