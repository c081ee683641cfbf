#include "analysis/small_board_solver.h"

#include <algorithm>
#include <utility>

namespace outflank::analysis {

namespace {

constexpr std::size_t HashMegabytes = 16;
/// 4x4 is solved from its start; 6x6 with 20 empty squares takes some hundredths of a second.
constexpr int MostEmpties = 20;

}  // namespace

std::unique_ptr<SmallBoardSolver> SmallBoardSolver::for_board(const othello::Othello& game) {
    const auto& isa = chosen_isa();
    if ((game.size() != 4 && game.size() != 6) || !isa) return nullptr;
    engine::Options options;
    options.hash_megabytes = HashMegabytes;
    options.board_size = game.size();
    auto engine = engine::Engine::make(*isa, options);
    if (!engine) return nullptr;
    return std::unique_ptr<SmallBoardSolver>(new SmallBoardSolver(game, *std::move(engine)));
}

bool SmallBoardSolver::is_in_reach(const othello::Position& position) const {
    return game_.empties(position).count() <= MostEmpties;
}

engine::Report SmallBoardSolver::solve(const othello::Position& position, const Limits& limits,
                                       const OnReport<othello::Move>& on_report) {
    const auto tell = [&](const engine::Report& report) {
        if (on_report) on_report(moved_back(report));
    };
    return moved_back(engine_->search(centred(position), {}, limits, tell));
}

std::vector<engine::Report> SmallBoardSolver::best_moves(const othello::Position& position,
                                                         HintLimits limits) {
    limits.count = std::min(limits.count, game_.count_moves(position));  // the ring has none
    auto hints = analysis::best_moves(*engine_, centred(position), engine::Task{}.goal, limits);
    for (auto& hint : hints) hint = moved_back(std::move(hint));
    return hints;
}

othello::Position8 SmallBoardSolver::centred(const othello::Position& position) const {
    othello::Position8 moved = narrowed(position);
    moved.own <<= 9 * margin();
    moved.other <<= 9 * margin();
    return moved;
}

engine::Report SmallBoardSolver::moved_back(engine::Report report) const {
    for (othello::Move& move : report.line) {
        if (move.is_pass()) continue;
        const auto square = move.square();
        move = othello::Move::at(
            *othello::Square::at(square.file() - margin(), square.rank() - margin()));
    }
    return report;
}

}  // namespace outflank::analysis
