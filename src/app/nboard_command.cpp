#include "app/nboard_command.h"

#include <future>
#include <iostream>

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/line_input.h"
#include "core/worker.h"

namespace outflank::app {

namespace {

namespace nboard = protocol::nboard;

constexpr int UsualLevel = 21;

bool is_quit(const std::string& line) {
    const auto command = nboard::parse_command(line);
    return command && std::holds_alternative<nboard::command::Quit>(*command);
}

}  // namespace

void serve_nboard(std::istream& in, NboardServer& server) {
    Worker worker;
    auto line = read_line(in);
    for (; line && !is_quit(*line); line = read_line(in)) {
        worker.stop();
        worker.start(
            [&server, line = *line](const std::stop_token& stop) { server.obey(line, stop); });
    }
    if (!line) server.end_of_input();
    worker.stop();
    std::promise<void> all_done;
    worker.start([&](const std::stop_token& /*stop*/) { all_done.set_value(); });
    all_done.get_future().wait();
}

Result<int> run_nboard(const NboardOptions& options) {
    const auto level = parse_level(options.level);
    if (!level) return level.error();
    auto advisor = Advisor::make(options.engine, options.openings);
    if (!advisor) return advisor.error();
    NboardServer server(*std::move(advisor), level->value_or(UsualLevel),
                        [](const nboard::Event& event) {
                            std::cout << nboard::format(event) << '\n' << std::flush;
                        });
    std::cin.tie(nullptr);  // answers come from another thread
    serve_nboard(std::cin, server);
    return Success;
}

void declare_nboard(CommandLine& command, NboardOptions& options) {
    command.add_option("--level", options.level,
                       "0 to 60 (default: 21), until the board sets a depth");
    add_engine_options(command, options.engine);
    add_opening_options(command, options.openings);
    command.footer(
        "Examples:\n"
        "  outflank nboard                        in NBoard: Engine, Add, this command\n"
        "  outflank play --black human --white 'exec:protocol=nboard,cmd=\"outflank "
        "nboard\",depth=8'\n"
        "A depth is a level: so many plies ahead, and the last squares solved.\n"
        "docs/protocols.md lists every command.");
}

}  // namespace outflank::app
