/// SearchingEngine: sends the workers through the stages of a task and puts what they find into
/// reports.
#pragma once

#include <memory>
#include <vector>

#include "engine/aspiration.h"
#include "engine/crew.h"
#include "engine/engine.h"
#include "engine/worker.h"
#include "kernels/kernels.h"
#include "search/control.h"
#include "search/table.h"

namespace outflank::engine {

class SearchingEngine final : public Engine {
  public:
    SearchingEngine(Isa isa, const Options& options, Table table);

    Report search(const othello::Position8& position, const Task& task, const Limits& limits,
                  const OnReport<othello::Move>& on_report) override;
    void forget() override;

  private:
    [[nodiscard]] Node node_of(const othello::Position8& position) const;
    [[nodiscard]] Bitboard moves_of(const Node& node) const;
    [[nodiscard]] Report report_finished(const Node& root) const;
    void search_stages(const Node& root, const Task& task, const Limits& limits, Report& report,
                       const OnReport<othello::Move>& on_report);
    RootResult search_stage(const Node& root, const Stage& stage, const Stage& ahead,
                            const Task& task, Bitboard root_moves, int guess);
    RootResult search_window(const Node& root, const Stage& stage, const Stage& ahead,
                             const Window& window, Bitboard root_moves);
    [[nodiscard]] std::vector<othello::Move> line_from(Node node, int first_square,
                                                       const Stage& stage);
    [[nodiscard]] int best_square(const Node& node, const Stage& stage);
    [[nodiscard]] std::uint64_t nodes() const;

    Bitboard squares_;  // of the board
    othello::Scoring scoring_;
    const kernels::Kernels& kernels_;
    Table table_;
    Control control_;
    Weights weights_;
    Shared shared_;
    std::vector<std::unique_ptr<Worker>> workers_;
    Crew crew_;
    Clock::time_point begin_;
};

}  // namespace outflank::engine
