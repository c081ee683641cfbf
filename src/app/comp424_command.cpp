#include "app/comp424_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "games/tafl/rules.h"
#include "protocol/comp424_client.h"
#include "protocol/comp424_dialect.h"

namespace outflank::app {

namespace {

using namespace std::chrono_literals;

/// The competition allows one core and 520 MB for the whole process.
constexpr std::string_view CompetitionPlayer = "outflank:threads=1,hash=256";
/// Beyond the limit for a move the original still waits so long.
constexpr Duration Cushion = 1s;

Result<int> serve(const NetworkOptions& options, Duration first, Duration others) {
    const auto terms = server_terms(options, {first, others, Cushion});
    if (!terms) return terms.error();
    const auto port = parse_port(options.port, protocol::comp424::UsualPort);
    if (!port) return port.error();
    auto door = net::Listener::open(options.host, *port);
    if (!door) return door.error();
    fmt::print("COMP 424 server at {} port {}\n", options.host, door->port());
    std::fflush(stdout);
    const Doors doors = {&*door, &*door};
    return serve_here(protocol::comp424::ServerDialect(), tafl::Tafl(tafl::Comp424), doors, *terms);
}

}  // namespace

Result<int> run_comp424(const Comp424Options& options) {
    const auto refused = refuse_idle_options(options.network);
    if (!refused) return refused.error();
    const auto first = parse_move_time("--first", options.first);
    if (!first) return first.error();
    const auto others = parse_move_time("--time", options.network.time);
    if (!others) return others.error();
    if (options.network.serve) return serve(options.network, *first, *others);

    const auto name = parse_our_name(options.network);
    if (!name) return name.error();
    const auto terms = client_terms(options.network, protocol::comp424::UsualPort, *first, *others);
    if (!terms) return terms.error();
    protocol::comp424::Client client(*name);
    const std::string& player = options.network.player;
    return play_there(client, player.empty() ? std::string(CompetitionPlayer) : player, *terms);
}

void declare_comp424(CommandLine& command, Comp424Options& options) {
    add_network_options(command, options.network);
    command.add_option("--port", options.network.port, "default: 8123");
    command.add_option("--time", options.network.time, "the limit for a move (default: 2s)");
    command.add_option("--first", options.first, "the limit for the first move (default: 30s)");
    command.footer(
        "Examples:\n"
        "  outflank comp424                                 at this machine's server\n"
        "  outflank comp424 --host 192.168.0.7 --name team7\n"
        "  outflank comp424 --serve --host 0.0.0.0          be the server, for one game\n"
        "  outflank comp424 --serve --games 0 --logs cup    ... for a whole tournament\n"
        "The first to connect has the attackers. Plays on one core in less than 520 MB,\n"
        "and never while the opponent thinks. docs/tablut-servers.md tells more.");
}

}  // namespace outflank::app
