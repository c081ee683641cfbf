/// The searches that a book is made of, spread over engines.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/engine.h"
#include "learn/book_growth.h"

namespace outflank::learn {

/// Looks at the moves of a position that do not lead into the draft, nor where `leaf` leads.
/// REQUIRES: no other call uses the engine.
play::BookEntry look_at(engine::Engine& engine, const BookDraft& draft,
                        const othello::Position8& position,
                        const std::optional<othello::Move>& leaf, const engine::Stage& stage);

struct BookWork {
    const std::vector<std::unique_ptr<engine::Engine>>& engines;  // of one thread each
    engine::Stage stage;
    std::stop_token stop;  // searches that were begun are still finished
    std::function<void()> on_step;  // one is done; one thread at a time
};

/// What the steps find, all as the draft stands: for each the position as it is to be, and where
/// its leaf led. Fewer where stopped. It does not depend on the number of engines.
std::vector<play::BookEntry> take_steps(const BookDraft& draft, std::span<const GrowthStep> steps,
                                        const BookWork& work);

}  // namespace outflank::learn
