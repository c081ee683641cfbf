#include "learn/book_work.h"

#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "learn/in_order.h"

namespace outflank::learn {

namespace {

using othello::Move;
using othello::Position8;
using play::BookEntry;

constexpr othello::Othello8<kernels::Portable> Game8;

bool are_images(const Position8& a, const Position8& b) {
    return canonical(a).position == canonical(b).position;
}

/// What one step finds: the position looked at again, and where its leaf led.
std::vector<BookEntry> found_by(engine::Engine& engine, const BookDraft& draft,
                                const GrowthStep& step, const engine::Stage& stage) {
    std::vector<BookEntry> found = {look_at(engine, draft, step.position, step.leaf, stage)};
    if (step.leaf) {
        const Position8 next = Game8.after(step.position, *step.leaf);
        found.push_back(look_at(engine, draft, next, std::nullopt, stage));
    }
    return found;
}

}  // namespace

BookEntry look_at(engine::Engine& engine, const BookDraft& draft, const Position8& position,
                  const std::optional<Move>& leaf, const engine::Stage& stage) {
    const auto leads_to = [&](Move move) { return Game8.after(position, move); };
    BookEntry entry;
    entry.position = position;
    engine::Task task;
    task.goal = stage;
    task.root_moves = 0;
    bool has_pass = false;
    for (const Move move : Game8.moves(position)) {
        const Position8 next = leads_to(move);
        if (draft.find(next) || (leaf && are_images(next, leads_to(*leaf)))) continue;
        has_pass = move.is_pass();
        if (!has_pass) task.root_moves |= kernels::bit(move.square().index64());
    }
    const int empties = kernels::count(position.empties());
    entry.stage = {std::min(stage.depth, empties), stage.selectivity};
    if (task.root_moves == 0 && !has_pass && !Game8.is_over(position)) return entry;
    engine.forget();
    const auto report = engine.search(position, task, {}, {});
    entry.leaf_value = report.score;
    if (!report.line.empty()) entry.leaf = report.best();
    return entry;
}

std::vector<BookEntry> take_steps(const BookDraft& draft, std::span<const GrowthStep> steps,
                                  const BookWork& work) {
    std::vector<BookEntry> found;
    work_in_order(
        static_cast<unsigned>(work.engines.size()), each_below(steps.size(), work.stop),
        [&](unsigned thread, std::size_t i) {
            return found_by(*work.engines[thread], draft, steps[i], work.stage);
        },
        [&](const std::vector<BookEntry>& entries) {
            found.insert(found.end(), entries.begin(), entries.end());
            if (work.on_step) work.on_step();
            return true;
        });
    return found;
}

}  // namespace outflank::learn
