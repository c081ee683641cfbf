#include "app/tablut_network.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "core/duration.h"
#include "core/text.h"
#include "protocol/names.h"
#include "roster/roster.h"

namespace outflank::app {

namespace {

using namespace std::chrono_literals;

std::uint64_t any_seed() { return std::random_device{}(); }

void say(std::string_view line) {
    fmt::print("{}\n", line);
    std::fflush(stdout);
}

int fail(const std::string& sentence, const std::stop_token& stop) {
    fmt::print(stderr, "outflank: {}\n", stop.stop_requested() ? "interrupted" : sentence);
    return stop.stop_requested() ? Interrupted : Failed;
}

Result<std::optional<Duration>> parse_wait(const std::string& typed) {
    if (typed.empty()) return std::optional<Duration>();
    const auto wait = parse_duration("--wait", typed);
    if (!wait) return wait.error();
    return std::optional(*wait);
}

}  // namespace

void add_network_options(CommandLine& command, NetworkOptions& options) {
    command.add_option("--host", options.host,
                       "the server; with --serve, where to listen (0.0.0.0: to everybody)");
    command.add_option("--name", options.name, "what we are called there (default: outflank)");
    command.add_option("--player", options.player, "who chooses the moves: outflank, greedy, ...");
    command.add_option("--wait", options.wait,
                       "how long the server may be silent (default: the time for a move and 2s); "
                       "with --serve, how long to wait for two players (default: no limit)");
    command.add_flag("--serve", options.serve, "be the server");
    command.add_option("--games", options.games,
                       "with --serve: end after so many (default: 1); 0 goes on until Ctrl-C");
    command.add_option("--logs", options.logs,
                       "with --serve: the folder for logs and outcomes (default: logs)");
}

Result<Done> refuse_idle_options(const NetworkOptions& options) {
    if (options.serve) {
        return refuse_idle(
            {{"--player", !options.player.empty()}, {"--name", !options.name.empty()}},
            "whoever plays, not for --serve");
    }
    return refuse_idle({{"--games", !options.games.empty()}, {"--logs", !options.logs.empty()}},
                       "--serve");
}

Result<std::string> parse_our_name(const NetworkOptions& options) {
    return protocol::parse_name("--name", options.name.empty() ? "outflank" : options.name);
}

Result<std::uint16_t> parse_port(const std::string& typed, std::uint16_t usual) {
    const auto port = parse_or("--port", typed, usual, 0, 65535);
    if (!port) return port.error();
    return static_cast<std::uint16_t>(*port);
}

Result<Duration> parse_move_time(std::string_view what, const std::string& typed) {
    const auto time = parse_duration(what, typed);
    if (!time) return time.error();
    if (*time > Duration::zero()) return *time;
    return Error{std::string(what) + " expects some time for a move, not " + text::shown(typed)};
}

Result<ClientTerms> client_terms(const NetworkOptions& options, std::uint16_t usual_port,
                                 Duration first, Duration others) {
    const auto port = parse_port(options.port, usual_port);
    if (!port) return port.error();
    const auto wait = parse_wait(options.wait);
    if (!wait) return wait.error();
    const Duration silence = wait->value_or(std::max(first, others) + 2s);
    return ClientTerms{options.host, *port, first, others, silence};
}

Result<ServerTerms> server_terms(const NetworkOptions& options, const protocol::TimeLaw& law) {
    const auto wait = parse_wait(options.wait);
    if (!wait) return wait.error();
    const auto games = parse_or("--games", options.games, 1, 0, 1'000'000);
    if (!games) return games.error();
    const std::string logs = options.logs.empty() ? "logs" : options.logs;
    if (const auto made = GameLog::make_folder(logs); !made) return made.error().in("--logs");
    return ServerTerms{law, *wait, static_cast<int>(*games), logs, any_seed()};
}

Result<int> play_there(protocol::Contestant& contestant, const std::string& player,
                       const ClientTerms& terms) {
    const auto spec = roster::PlayerSpec::parse(player);
    if (!spec) return spec.error();
    const auto seated = roster::make_player(contestant.record().game(), *spec, any_seed());
    if (!seated) return seated.error();
    const InterruptStop interrupt;
    const Tell tell = say;
    const auto ending = TablutClient(contestant, **seated, terms, interrupt.token(), tell).run();
    if (!ending) return fail(ending.error().sentence, interrupt.token());
    say(*ending);
    return Success;
}

Result<int> serve_here(const protocol::Dialect& dialect, const tafl::Tafl& game, const Doors& doors,
                       const ServerTerms& terms) {
    const InterruptStop interrupt;
    const Tell tell = say;
    const auto served = TablutServer(dialect, game, doors, terms, interrupt.token(), tell).run();
    if (!served || interrupt.token().stop_requested())
        return fail(served ? "" : served.error().sentence, interrupt.token());
    return Success;
}

}  // namespace outflank::app
