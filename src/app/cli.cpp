#include "app/cli.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "CLI/CLI.hpp"
#include "fmt/format.h"

#include "app/bench_command.h"
#include "app/exit_code.h"
#include "app/hint_command.h"
#include "app/perft_command.h"
#include "app/play_command.h"
#include "app/solve_command.h"
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

void add_engine_options(CLI::App& command, EngineOptions& options) {
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_option("--hash", options.hash, "MB for the table of positions (default: 256)");
}

using Command = std::function<Result<int>()>;

/// The commands by name, each with the options it was given.
class Commands {
  public:
    explicit Commands(CLI::App& app) : app_(app) {}

    /// `run` takes the options as they were typed.
    template <class Options>
    void add(const std::string& name, const std::string& purpose,
             Result<int> (*run)(const Options&), void (*declare)(CLI::App&, Options&)) {
        const auto options = std::make_shared<Options>();
        declare(*app_.add_subcommand(name, purpose), *options);
        by_name_[name] = [options, run] { return run(*options); };
    }

    /// The one that was typed, or `play`.
    [[nodiscard]] Result<int> run_typed() const {
        for (const auto& [name, command] : by_name_) {
            if (app_.got_subcommand(name)) return command();
        }
        return by_name_.at("play")();
    }

  private:
    CLI::App& app_;
    std::map<std::string, Command> by_name_;
};

void declare_play(CLI::App& command, PlayOptions& options) {
    add_game_options(command, options.game);
    command.add_option("--black,--attackers", options.first,
                       "who plays Black (the attackers): human, outflank, greedy, random");
    command.add_option("--white,--defenders", options.second, "who plays White (the defenders)");
    command.add_option("--position", options.position, "begin from this position or transcript");
    command.add_option("--time", options.time, "what a player may think about a move: 500ms, 2s");
    command.add_option("--seed", options.seed, "makes players that draw lots repeatable");
    command.footer(
        "Examples:\n"
        "  outflank play                                    you are Black, against a beatable "
        "opponent\n"
        "  outflank play --white outflank:level=10          a stronger one; levels go up to 60\n"
        "  outflank play --black outflank --white human --time 2s\n"
        "  outflank play --size 6 --white random\n"
        "  outflank play --rules ashton --defenders human --attackers greedy\n"
        "The player outflank takes level=, time=, depth= or nodes=, and threads= and hash=.\n"
        "Without a terminal and without --black and --white, two players show a short game.");
}

void declare_solve(CLI::App& command, SolveOptions& options) {
    command.add_option("FILE", options.file, "problems, one a line (OBF); - is standard input");
    command.add_option("--size", options.size, "4 or 6: solve the start of that board instead");
    command.add_option("--time", options.time, "give up on a problem after so long: 30s, 5m");
    add_engine_options(command, options.engine);
    command.add_flag("--wld", options.only_winner, "only who wins, not by how much: faster");
    command.add_flag("--raw", options.raw, "score by discs alone, empties to nobody");
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank solve problems.obf\n"
        "  outflank solve problems.obf --threads 1 --json\n"
        "  outflank solve --size 6\n"
        "  echo 'XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X' | outflank "
        "solve -\n"
        "A problem is 64 cells from a1 (X, O, -), a blank and the side to move; where answers "
        "follow\n"
        "(`; A2:+38; C7:+36;`), the exit code is 2 if one of them differs. Ctrl-C stops cleanly.");
}

void declare_hint(CLI::App& command, HintOptions& options) {
    command.add_option("POSITION", options.position, "a position or a transcript")->required();
    add_game_options(command, options.game);
    command.add_option("-n", options.count, "how many moves (default: 5)");
    command.add_option("--level", options.level,
                       "0 to 60 (default: 21); plies in other games than 8x8 Othello");
    command.add_option("--time", options.time, "for all moves together, instead of a level");
    add_engine_options(command, options.engine);
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank hint f5d6c3 -n 3\n"
        "  outflank hint f5d6c3d3c4 --time 5s --json\n"
        "  outflank hint d1-d2 --game tablut --level 4\n"
        "Scores are for the side to move: discs in Othello; in tablut 1 is a win and -1 a loss.");
}

void declare_bench(CLI::App& command, BenchOptions& /*options*/) {
    command.footer(
        "Examples:\n"
        "  outflank bench\n"
        "  OUTFLANK_ISA=portable outflank bench     the same nodes, another speed\n"
        "The last line, `Bench: N`, counts all nodes: it changes when the search does.");
}

void declare_perft(CLI::App& command, PerftOptions& options) {
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
}

int parse_and_run(int argc, char** argv) {
    CLI::App app("Outflank: Othello and Tablut, to play, to study and to build on.", "outflank");
    app.footer(
        "Examples:\n"
        "  outflank                     play a game of Othello\n"
        "  outflank play --help         everything about a command\n"
        "  outflank hint f5d6c3         the best moves, with scores\n"
        "  outflank solve problems.obf  exact endgames\n"
        "OUTFLANK_ISA=portable|x86-64-v3|x86-64-v4 overrides the instruction set.");
    app.set_version_flag("--version", version());
    app.require_subcommand(0, 1);

    Commands commands(app);
    commands.add("play", "play a game in the terminal", run_play, declare_play);
    commands.add("solve", "solve endgames exactly", run_solve, declare_solve);
    commands.add("hint", "the best moves of a position", run_hint, declare_hint);
    commands.add("bench", "node signature and speed of a fixed set of searches", run_bench,
                 declare_bench);
    commands.add("perft", "count move sequences, the proof of a move generator", run_perft,
                 declare_perft);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return refuse(std::string(error.what()) + "; 'outflank --help' shows what there is");
    }
    if (!chosen_isa()) return refuse(chosen_isa().error().sentence);
    const Result<int> done = commands.run_typed();
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
