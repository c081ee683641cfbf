#include "app/serve_command.h"

#include "app/command_line.h"

namespace outflank::app {

void declare_serve(CommandLine& command, ServeOptions& options) {
    command.add_option("--host", options.host, "the address to listen at (default: 127.0.0.1)");
    command.add_option("--port", options.port, "default: 8080; 0 takes any that is free");
    command.add_option("--data", options.data,
                       "the folder that games are kept in (default: ~/.local/share/outflank)");
    command.add_option("--token", options.token,
                       "who knows it may play; needed where other machines can reach --host");
    command.add_option("--allow-host", options.names,
                       "names of this server, besides localhost and addresses");
    command.add_option("--threads", options.threads, "for thinking (default: all cores)");
    command.add_option("--max-sessions", options.most_games,
                       "games in memory (default: 2000); others wait on disk");
    command.add_option("--max-connections", options.most_connections, "default: 10000");
    command.add_option("--max-level", options.most_level, "of players and hints (default: 60)");
    command.add_option("--max-time", options.most_time, "of a move (default: 1m)");
    command.add_option("--max-hash", options.most_hash, "MB of a player's table (default: 32)");
    command.add_option("--log", options.log, "debug, info, warning, error or off (default: info)");
    command.footer(
        "Examples:\n"
        "  outflank serve                          then open http://127.0.0.1:8080/\n"
        "  outflank serve --port 0 --data games    any free port, games in a folder here\n"
        "  outflank serve --host 0.0.0.0 --token \"$(head -c 24 /dev/urandom | base64 | tr +/ "
        "-_)\"\n"
        "  curl -s localhost:8080/api/v1/hint -d '{\"record\":\"f5d6c3\",\"level\":16}'\n"
        "docs/serve.md tells how to run it, docs/api.md how to talk to it.");
}

}  // namespace outflank::app
