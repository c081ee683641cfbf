#include "app/cli.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <string>

#include "CLI/CLI.hpp"
#include "fmt/format.h"

#include "app/exit_code.h"
#include "app/perft_command.h"
#include "app/play_command.h"
#include "core/isa.h"

namespace outflank::app {

namespace {

int refuse(std::string sentence) {
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');
    fmt::print(stderr, "outflank: {}\n", sentence);
    return BadInput;
}

std::string version() {
    const auto& isa = chosen_isa();
    return fmt::format("outflank {} ({}, {})", OUTFLANK_VERSION, __VERSION__,
                       isa ? name(*isa) : "no instruction set");
}

void add_game_options(CLI::App& command, GameOptions& options) {
    command.add_option("--game", options.game, "othello or tablut (default: othello)");
    command.add_option("--size", options.size,
                       "othello: an even board size from 4 to 16 (default: 8)");
    command.add_option("--rules", options.rules,
                       "tablut: comp424, ashton or brandubh (default: comp424)");
}

using Command = std::function<Result<int>()>;

Command add_play(CLI::App& app, PlayOptions& options) {
    CLI::App& command = *app.add_subcommand("play", "play a game in the terminal");
    add_game_options(command, options.game);
    command.add_option("--black,--attackers", options.first,
                       "who plays Black (the attackers): human, greedy, random");
    command.add_option("--white,--defenders", options.second, "who plays White (the defenders)");
    command.add_option("--position", options.position, "begin from this position or transcript");
    command.add_option("--seed", options.seed, "makes players that draw lots repeatable");
    command.footer(
        "Examples:\n"
        "  outflank play                                    you are Black, against a simple "
        "opponent\n"
        "  outflank play --size 6 --white random\n"
        "  outflank play --rules ashton --defenders human --attackers greedy\n"
        "  outflank play --black greedy --white random:seed=7\n"
        "Without a terminal and without --black and --white, two players show a short game.");
    return [&options] { return run_play(options); };
}

Command add_perft(CLI::App& app, PerftOptions& options) {
    CLI::App& command =
        *app.add_subcommand("perft", "count move sequences, the proof of a move generator");
    add_game_options(command, options.game);
    command.add_option("--depth", options.depth, "plies (default: 8; tablut: 4)");
    command.add_option("--position", options.position, "begin from this position or transcript");
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank perft --depth 10\n"
        "  outflank perft --size 6 --depth 8\n"
        "  outflank perft --game tablut --rules ashton --depth 4\n"
        "  outflank perft --depth 5 --position f5d6c3\n"
        "Prints `depth nodes seconds` for each depth. In Othello a pass is a ply and a finished "
        "game\n"
        "counts once at every deeper depth; in tablut a finished game has no continuation.");
    return [&options] { return run_perft(options); };
}

int parse_and_run(int argc, char** argv) {
    CLI::App app("Outflank: Othello and Tablut, to play, to study and to build on.", "outflank");
    app.footer(
        "Examples:\n"
        "  outflank                     play a game of Othello\n"
        "  outflank play --help         everything about a command\n"
        "  outflank perft --depth 10    24571284 move sequences\n"
        "OUTFLANK_ISA=portable|x86-64-v3|x86-64-v4 overrides the instruction set.");
    app.set_version_flag("--version", version());
    app.require_subcommand(0, 1);

    PlayOptions play_options;
    PerftOptions perft_options;
    const Command play = add_play(app, play_options);
    const Command perft = add_perft(app, perft_options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return refuse(std::string(error.what()) + "; 'outflank --help' shows what there is");
    }
    if (!chosen_isa()) return refuse(chosen_isa().error().sentence);
    const Result<int> done = app.got_subcommand("perft") ? perft() : play();
    return done ? *done : refuse(done.error().sentence);
}

}  // namespace

int run(int argc, char** argv) {
    try {
        return parse_and_run(argc, argv);
    } catch (const std::exception& error) {
        fmt::print(stderr, "outflank: {}\n", error.what());
        return Failed;
    }
}

}  // namespace outflank::app
