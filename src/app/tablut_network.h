/// What the two commands that play Tablut over the network share: their options, and how a game is
/// played there or served here.
#pragma once

#include <cstdint>
#include <string>

#include "app/tablut_client.h"
#include "app/tablut_server.h"
#include "core/result.h"
#include "protocol/contestant.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct NetworkOptions {
    std::string host = "127.0.0.1";
    std::string port;
    std::string name;
    std::string time;
    std::string wait;
    std::string player;
    bool serve = false;
    std::string games;
    std::string logs;
};

void add_network_options(CommandLine& command, NetworkOptions& options);

/// Servers do not play, and players serve nobody.
Result<Done> refuse_idle_options(const NetworkOptions& options);

/// What we are called.
Result<std::string> parse_our_name(const NetworkOptions& options);

/// What was typed, or the usual one.
Result<std::uint16_t> parse_port(const std::string& typed, std::uint16_t usual);

/// A time for a move: longer than nothing.
Result<Duration> parse_move_time(std::string_view what, const std::string& typed);

/// Without --wait the server may be silent for as long as an opponent may think, and two seconds
/// for the server itself.
Result<ClientTerms> client_terms(const NetworkOptions& options, std::uint16_t usual_port,
                                 Duration first, Duration others);

/// Makes the folder for the logs, so that a bad one is told before anybody has come.
Result<ServerTerms> server_terms(const NetworkOptions& options, const protocol::TimeLaw& law);

/// One game at a server, for the player of that name; gives the exit code.
Result<int> play_there(protocol::Contestant& contestant, const std::string& player,
                       const ClientTerms& terms);

/// Games here; gives the exit code.
Result<int> serve_here(const protocol::Dialect& dialect, const tafl::Tafl& game, const Doors& doors,
                       const ServerTerms& terms);

}  // namespace outflank::app
