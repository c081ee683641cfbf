#include "engine/searching_engine.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <utility>

#include "engine/approach.h"
#include "engine/probcut.h"
#include "engine/schedule.h"
#include "kernels/kernels.h"
#include "solver/board_rules.h"

namespace outflank::engine {

namespace {

const WorkerMaker& workers_for(Isa isa) {
#ifdef OUTFLANK_X86
    if (isa == Isa::X86V3) return Avx2Workers;
    if (isa == Isa::X86V4) return Avx512Workers;
#endif
    return PortableWorkers;
}

Bitboard squares_of(int board_size) {
    if (board_size == 4) return solver::BoardRules<4, othello::Scoring::RawDifference>::Squares;
    if (board_size == 6) return solver::BoardRules<6, othello::Scoring::RawDifference>::Squares;
    return solver::Standard8::Squares;
}

constexpr int Highest = 6400;

/// Where a position looks the same from several sides, so do some of its moves: one of each kind is
/// enough.
Bitboard without_mirror_images(const Node& node, Bitboard moves) {
    const othello::Position8 position{.own = node.own, .other = node.other, .to_move = Side::One};
    for (const Symmetry symmetry : AllSymmetries) {
        if (othello::transformed(position, symmetry) != position) continue;
        for (Bitboard rest = moves; rest != 0; rest &= rest - 1) {
            const auto square = othello::Square::from_index64(kernels::lowest(rest));
            const Bitboard image =
                kernels::bit(othello::transformed(square, symmetry, 8).index64());
            const bool is_later = image > kernels::bit(square.index64());
            if (is_later) moves &= ~image;
        }
    }
    return moves;
}

}  // namespace

SearchingEngine::SearchingEngine(Isa isa, const Options& options, Table table)
    : squares_(squares_of(options.board_size)),
      scoring_(options.scoring),
      kernels_(kernels::kernels_for(isa)),
      table_(std::move(table)),
      weights_(options.board_size == 8 ? options.weights : nullptr),
      shared_{table_,
              control_,
              {},
              weights_.get(),
              weights_ ? weights_->errors() : ProbCut::StandardError},
      crew_(options.threads) {
    for (unsigned i = 0; i < options.threads; ++i) {
        workers_.emplace_back(workers_for(isa).make(shared_, options.board_size, options.scoring));
    }
}

Node SearchingEngine::node_of(const othello::Position8& position) const {
    return {position.own, position.other, kernels::count(squares_ & position.empties())};
}

Bitboard SearchingEngine::moves_of(const Node& node) const {
    return kernels_.mobility(node.own, node.other) & squares_;
}

std::uint64_t SearchingEngine::nodes() const {
    std::uint64_t sum = 0;
    for (const auto& worker : workers_) sum += worker->nodes();
    return sum;
}

void SearchingEngine::forget() {
    table_.clear();
    for (const auto& worker : workers_) worker->forget();
}

Report SearchingEngine::report_finished(const Node& root) const {
    Report report;
    report.is_exact = true;
    report.score = 100 * othello::final_score(kernels::count(root.own), kernels::count(root.other),
                                              root.empties, scoring_);
    return report;
}

Report SearchingEngine::search(const othello::Position8& position, const Task& task,
                               const Limits& limits, const OnReport<othello::Move>& on_report) {
    begin_ = Clock::now();
    table_.grow_older();
    for (const auto& worker : workers_) worker->forget_nodes();

    const Node root = node_of(position);
    if (moves_of(root) != 0) {
        Report report;
        search_stages(root, task, limits, report, on_report);
        return report;
    }
    const Node passed = root.after_pass();
    if (moves_of(passed) == 0) return report_finished(root);

    // A pass is forced; what it is worth is the other side's question, asked from the other side.
    const auto turned = [](Report report) {
        report.score = -report.score;
        report.line.insert(report.line.begin(), othello::Move::pass());
        return report;
    };
    const Task their_task{
        .goal = task.goal, .root_moves = ~Bitboard{0}, .alpha = -task.beta, .beta = -task.alpha};
    Report report;
    search_stages(passed, their_task, limits, report, [&](const Report& theirs) {
        if (on_report) on_report(turned(theirs));
    });
    return turned(report);
}

void SearchingEngine::search_stages(const Node& root, const Task& task, const Limits& limits,
                                    Report& report, const OnReport<othello::Move>& on_report) {
    // A copy: what the workers said lately is older than what a stage has counted at its end.
    control_.begin(limits, [&] {
        if (!on_report) return;
        Report so_far = report;
        so_far.nodes = 0;
        for (const auto& worker : workers_) so_far.nodes += worker->nodes_lately();
        so_far.time = Clock::now() - begin_;
        on_report(so_far);
    });
    const Bitboard root_moves = without_mirror_images(root, moves_of(root) & task.root_moves);
    // Whatever happens, there is a legal move.
    report.line = {othello::Move::at(othello::Square::from_index64(kernels::lowest(root_moves)))};
    report.selectivity = SelectivityPercent[0];
    const std::vector<Stage> stages =
        schedule(task.goal, root.empties, approach_within(limits, begin_, root.empties));
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const Stage& stage = stages[i];
        const bool has_next = i + 1 < stages.size() && stages[i + 1].depth < root.empties;
        const Stage& ahead = stages[has_next ? i + 1 : i];
        const RootResult result = search_stage(root, stage, ahead, task, root_moves, report.score);
        const bool is_finished = !control_.is_over();
        if (result.square != TableEntry::NoMove) {
            report.score = result.score;
            report.line = line_from(root, result.square, stage);
        }
        report.nodes = nodes();
        report.time = Clock::now() - begin_;
        if (!is_finished) return;
        report.depth = stage.depth;
        report.is_exact = stage.depth >= root.empties && stage.selectivity == Exact;
        report.selectivity = SelectivityPercent[stage.selectivity];
        if (on_report) on_report(report);
        control_.poll(report.nodes);
        if (control_.is_over()) return;
    }
}

/// Guesses the score from the stage before.
RootResult SearchingEngine::search_stage(const Node& root, const Stage& stage, const Stage& ahead,
                                         const Task& task, Bitboard root_moves, int guess) {
    const bool to_the_end = stage.depth >= root.empties;
    const Window limits{100 * task.alpha, 100 * task.beta};
    if (to_the_end) guess = (guess + (guess >= 0 ? 100 : -100)) / 200 * 200;
    Aspiration windows =
        stage.depth <= 3 ? Aspiration(limits) : Aspiration(limits, guess, to_the_end ? 100 : 300);
    for (;;) {
        const RootResult result = search_window(root, stage, ahead, windows.window(), root_moves);
        if (control_.is_over() || windows.accepts(result.score)) return result;
    }
}

/// All workers search the same window; the first to finish has the answer. Where there are many,
/// some begin with the next stage: a tree that is hardly wide enough for half of them has little
/// for the others to do, and what those find the next stage need not search (docs/performance.md).
RootResult SearchingEngine::search_window(const Node& root, const Stage& stage, const Stage& ahead,
                                          const Window& window, Bitboard root_moves) {
    constexpr int least_parallel_depth =
        9;  // shallower searches are over before a thread has begun
    control_.begin_stage();
    const bool in_parallel =
        workers_.size() > 1 && std::min(stage.depth, root.empties) >= least_parallel_depth;
    for (const auto& worker : workers_) worker->work_in_parallel(in_parallel);
    if (!in_parallel)
        return workers_[0]->search_root(root, stage, window.alpha, window.beta, root_moves);

    const auto stage_of = [&](unsigned worker) { return worker % 4 == 3 ? ahead : stage; };
    std::mutex mutex;
    RootResult answer{.score = -Highest - 1};
    bool is_answered = false;
    crew_.do_together([&](unsigned number) {
        const RootResult result = workers_[number]->search_root(
            root, stage_of(number), window.alpha, window.beta, root_moves);
        const std::scoped_lock lock(mutex);
        if (is_answered) return;
        if (control_
                .is_stopped()) {  // a limit ended it: the best unfinished result will have to do
            if (result.square != TableEntry::NoMove && result.score > answer.score) answer = result;
            return;
        }
        is_answered = true;
        answer = result;
        control_.end_stage();
    });
    return answer;
}

std::vector<othello::Move> SearchingEngine::line_from(Node node, int first_square,
                                                      const Stage& stage) {
    std::vector<othello::Move> line;
    int square = first_square;
    for (int depth = stage.depth; square != TableEntry::NoMove;
         square = best_square(node, {depth, stage.selectivity})) {
        line.push_back(othello::Move::at(othello::Square::from_index64(square)));
        const Bitboard flips = kernels_.flips(square, node.own, node.other);
        node = node.after({flips, square, 0});
        if (--depth <= 0) break;
        if (moves_of(node) == 0 && moves_of(node.after_pass()) != 0) {
            line.push_back(othello::Move::pass());
            node = node.after_pass();
        }
    }
    return line;
}

/// What the table holds for best here, if it is a legal move; in an exact line the last moves are
/// searched again when the table has forgotten them.
int SearchingEngine::best_square(const Node& node, const Stage& stage) {
    const Bitboard moves = moves_of(node);
    if (moves == 0) return TableEntry::NoMove;
    TableEntry known;
    const bool found = table_.find(TableKey::of(node.own, node.other), known);
    const bool is_legal = found && known.move < 64 && (moves & kernels::bit(known.move)) != 0;
    if (is_legal && known.depth >= std::min(stage.depth, node.empties) &&
        known.selectivity >= stage.selectivity)
        return known.move;
    constexpr int quickly_solved = 16;
    const bool is_exact_line = stage.depth >= node.empties && stage.selectivity == Exact;
    if (!is_exact_line || node.empties > quickly_solved || control_.is_over())
        return TableEntry::NoMove;
    return search_window(node, stage, stage, {-Highest, Highest}, ~Bitboard{0}).square;
}

}  // namespace outflank::engine
