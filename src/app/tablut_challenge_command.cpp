#include "app/tablut_challenge_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/engine_choice.h"
#include "core/text.h"
#include "games/tafl/rules.h"
#include "protocol/tablut_challenge.h"
#include "protocol/tablut_challenge_client.h"
#include "protocol/tablut_challenge_dialect.h"

namespace outflank::app {

namespace {

namespace challenge = protocol::challenge;

Result<Side> parse_role(const std::string& typed) {
    const std::string role = text::lower(typed);
    if (role == "white") return Side::Two;
    if (role == "black") return Side::One;
    return Error{"tablut-challenge expects white or black, or --serve, not " + text::shown(typed)};
}

Result<Done> refuse_idle_words(const TablutChallengeOptions& options) {
    const auto refused = refuse_idle_options(options.network);
    if (!refused) return refused;
    if (!options.network.serve && !options.network.player.empty())
        return refuse_idle({{"--threads", !options.threads.empty()}},
                           "our usual player, not for --player");
    if (!options.network.serve) return Done{};
    return refuse_idle({{text::shown(options.role), !options.role.empty()},
                        {"--threads", !options.threads.empty()}},
                       "whoever plays, not for --serve");
}

Result<int> serve(const NetworkOptions& options, Duration time) {
    const auto terms = server_terms(options, {time, time, {}});
    if (!terms) return terms.error();
    const auto white_port = parse_port(options.port, challenge::WhitePort);
    if (!white_port) return white_port.error();
    if (*white_port == 65535) return Error{"--port expects a port with another one after it"};
    auto white = net::Listener::open(options.host, *white_port);
    if (!white) return white.error();
    const bool is_any_port = *white_port == 0;
    auto black = net::Listener::open(
        options.host, is_any_port ? *white_port : static_cast<std::uint16_t>(*white_port + 1));
    if (!black) return black.error();
    fmt::print("Tablut Challenge server at {} ports {} (White) and {} (Black)\n", options.host,
               white->port(), black->port());
    std::fflush(stdout);
    const Doors doors = {&*black, &*white};
    return serve_here(challenge::ServerDialect(), tafl::Tafl(tafl::Ashton), doors, *terms);
}

Result<std::string> player_of(const TablutChallengeOptions& options) {
    if (!options.network.player.empty()) return options.network.player;
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();
    return fmt::format("outflank:threads={}", *threads);
}

}  // namespace

Result<int> run_tablut_challenge(const TablutChallengeOptions& options) {
    const auto refused = refuse_idle_words(options);
    if (!refused) return refused.error();
    const auto time = parse_move_time("--time", options.network.time);
    if (!time) return time.error();
    if (options.network.serve) return serve(options.network, *time);

    const auto role = parse_role(options.role);
    if (!role) return role.error();
    const auto name = parse_our_name(options.network);
    if (!name) return name.error();
    const auto player = player_of(options);
    if (!player) return player.error();
    const auto usual_port = *role == Side::Two ? challenge::WhitePort : challenge::BlackPort;
    const auto terms = client_terms(options.network, usual_port, *time, *time);
    if (!terms) return terms.error();
    challenge::Client client(*role, *name);
    return play_there(client, *player, *terms);
}

void declare_tablut_challenge(CommandLine& command, TablutChallengeOptions& options) {
    command.add_option("role", options.role, "white (the defenders) or black (the attackers)");
    add_network_options(command, options.network);
    command.add_option("--port", options.network.port,
                       "default: 5800 for White, 5801 for Black; with --serve White's, and Black's "
                       "is the next");
    command.add_option("--time", options.network.time, "the limit for a move (default: 60s)");
    command.add_option("--threads", options.threads, "default: all cores");
    command.footer(
        "Examples:\n"
        "  outflank tablut-challenge white                  at this machine's server\n"
        "  outflank tablut-challenge black --host 192.168.0.7 --time 30s\n"
        "  outflank tablut-challenge --serve                be the server, for one game\n"
        "  outflank tablut-challenge --serve --host 0.0.0.0 --games 0 --logs cup\n"
        "scripts/runmyplayer.sh starts a client as the competition does.\n"
        "docs/tablut-servers.md tells more.");
}

}  // namespace outflank::app
