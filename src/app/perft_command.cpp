#include "app/perft_command.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <unistd.h>
#include <vector>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt.h"
#include "app/number_options.h"
#include "app/typed_position.h"
#include "core/isa.h"
#include "core/parallel.h"
#include "games/othello/position8.h"
#include "games/perft.h"
#include "kernels/kernels.h"
#include "play/record.h"

namespace outflank::app {

namespace {

/// 8x8 Othello has a perft of its own, many times faster.
std::uint64_t leaves(const othello::Othello& game, const othello::Position& position, int depth) {
    if (game.size() != 8) return perft(game, position, depth);
    const othello::Position8 narrow = othello::narrowed(position);
    return kernels::kernels_for(*chosen_isa()).perft(narrow.own, narrow.other, depth);
}

std::uint64_t leaves(const tafl::Tafl& game, const tafl::Position& position, int depth) {
    return perft(game, position, depth);
}

/// The positions a few plies down: enough pieces to share out, to stop between, and to show
/// progress by.
template <Game G>
struct Frontier {
    std::vector<typename G::Position> positions;
    std::uint64_t finished = 0;  // leaves of games that ended on the way
    int depth_left = 0;
};

template <Game G>
Frontier<G> frontier_of(const G& game, const typename G::Position& start, int depth) {
    constexpr std::size_t enough = 1000;
    constexpr int smallest_piece = 3;
    Frontier<G> frontier{{start}, 0, depth};
    while (frontier.depth_left > smallest_piece && frontier.positions.size() < enough) {
        std::vector<typename G::Position> next;
        for (const auto& position : frontier.positions) {
            const auto moves = game.moves(position);
            if (moves.empty() && G::FinishedCountsInPerft) ++frontier.finished;
            for (const auto move : moves) next.push_back(game.after(position, move));
        }
        frontier.positions = std::move(next);
        --frontier.depth_left;
    }
    return frontier;
}

/// A line on stderr that is rewritten while a long depth is counted; nothing when nobody looks.
class Progress {
  public:
    Progress(int depth, std::size_t pieces) : depth_(depth), pieces_(pieces) {}
    ~Progress() {
        if (is_shown_) fmt::print(stderr, "\r\x1b[K");
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Any thread; the one that finishes a percent writes it.
    void piece_done() {
        const std::size_t done = ++done_;
        const bool is_new_percent = done * 100 / pieces_ != (done - 1) * 100 / pieces_;
        const bool is_slow =
            std::chrono::steady_clock::now() - begin_ > std::chrono::milliseconds(500);
        if (!is_new_percent || !is_slow || isatty(STDERR_FILENO) == 0) return;
        is_shown_ = true;
        fmt::print(stderr, "\rdepth {}: {} %", depth_, done * 100 / pieces_);
    }

  private:
    int depth_;
    std::size_t pieces_;
    std::atomic<std::size_t> done_{0};
    std::atomic<bool> is_shown_{false};
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

template <Game G>
std::uint64_t parallel_perft(const G& game, const typename G::Position& start, int depth,
                             unsigned threads) {
    const Frontier<G> frontier = frontier_of(game, start, depth);
    std::atomic<std::uint64_t> total{frontier.finished};
    Progress progress(depth, frontier.positions.size());
    const auto count_piece = [&](std::size_t i) {
        total += leaves(game, frontier.positions[i], frontier.depth_left);
        progress.piece_done();
    };
    for_each_index(frontier.positions.size(), threads, count_piece, is_interrupted);
    return total;
}

void print_depth(int depth, std::uint64_t nodes, double seconds, bool json) {
    if (json) {
        fmt::print("{{\"depth\":{},\"nodes\":{},\"seconds\":{:.6f}}}\n", depth, nodes, seconds);
    } else {
        fmt::print("{} {} {:.3f}\n", depth, nodes, seconds);
    }
    std::fflush(stdout);
}

template <Game G>
int count_depths(const G& game, const typename G::Position& start, int depth, unsigned threads,
                 bool json) {
    watch_for_interrupt();
    std::uint64_t nodes = 1;
    for (int each = 1; each <= depth; ++each) {
        const auto begin = std::chrono::steady_clock::now();
        nodes = parallel_perft(game, start, each, threads);
        if (is_interrupted()) {
            fmt::print(stderr, "outflank: interrupted while counting depth {}\n", each);
            return Interrupted;
        }
        print_depth(each, nodes,
                    std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(),
                    json);
    }
    if (!json) fmt::print("perft({}) = {}\n", depth, nodes);
    return Success;
}

}  // namespace

Result<int> run_perft(const PerftOptions& options) {
    const auto any_game = choose_game(options.game);
    if (!any_game) return any_game.error();
    const bool is_othello = std::holds_alternative<othello::Othello>(*any_game);
    const auto depth = parse_or("--depth", options.depth, is_othello ? 8 : 4, 0, 60);
    if (!depth) return depth.error();
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();

    return std::visit(
        [&](const auto& game) -> Result<int> {
            using G = std::decay_t<decltype(game)>;
            auto record = GameRecord<G>(game);
            if (!options.position.empty()) {
                auto parsed = read_typed_position(game, options.position);
                if (!parsed) return parsed.error().in("--position");
                record = *std::move(parsed);
            }
            return count_depths(game, record.position(), static_cast<int>(*depth), *threads,
                                options.json);
        },
        *any_game);
}

void declare_perft(CommandLine& command, PerftOptions& options) {
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
        "Prints `depth nodes seconds` for each depth. In Othello a pass is a ply and a\n"
        "finished game counts once at every deeper depth; in tablut a finished game has\n"
        "no continuation.");
}

}  // namespace outflank::app
