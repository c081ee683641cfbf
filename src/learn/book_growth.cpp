#include "learn/book_growth.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <unordered_map>

#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::learn {

namespace {

using play::BookEntry;

constexpr othello::Othello8<kernels::Portable> Game8;

/// How a position can be reached from the start.
struct Reach {
    double probability = 0;
    Score error = std::numeric_limits<Score>::max();  // lost by both sides on the best way here
};

/// Whether a position has moves that nobody has looked at: its leaf came into the book by another
/// way.
bool is_open(const BookEntry& entry, std::size_t known) {
    return !entry.leaf && known < Game8.count_moves(entry.position);
}

struct Candidate {
    double worth = 0;
    GrowthStep step;
};

/// Walks through the draft from the start to the last positions.
class Walk {
  public:
    Walk(const BookDraft& draft, const GrowthRule& rule) : draft_(draft), rule_(rule) {}

    std::vector<Candidate> candidates() {
        if (const BookEntry* start = draft_.find(othello::start8())) reach_[start] = {1, 0};
        for (const BookEntry* entry : draft_.in_order()) visit(*entry);
        return std::move(candidates_);
    }

  private:
    void visit(const BookEntry& entry) {
        const auto here = reach_.find(&entry);
        if (here == reach_.end()) return;
        const Reach reach = here->second;
        const auto known = known_moves(draft_, entry.position);
        if (is_open(entry, known.size()) || !is_as_careful(entry.stage, wanted(entry)))
            return candidates_.push_back({reach.probability, {entry.position, std::nullopt}});

        double all = entry.leaf ? odds(entry.value - entry.leaf_value) : 0;
        for (const KnownMove& each : known) all += odds(entry.value + each.next->value);
        for (const KnownMove& each : known)
            follow(reach, entry.value + each.next->value, all, *each.next);
        if (!entry.leaf) return;
        const Score loss = entry.value - entry.leaf_value;
        if (is_allowed(reach, loss))
            candidates_.push_back(
                {reach.probability * odds(loss) / all, {entry.position, entry.leaf}});
    }

    void follow(const Reach& from, Score loss, double all, const BookEntry& next) {
        if (!is_allowed(from, loss)) return;
        Reach& reach = reach_[&next];
        reach.probability += from.probability * odds(loss) / all;
        reach.error = std::min(reach.error, from.error + loss);
    }

    /// Near the end of a game the whole rest is less than the rule's depth.
    [[nodiscard]] engine::Stage wanted(const BookEntry& entry) const {
        const int empties = kernels::count(entry.position.empties());
        return {std::min(rule_.stage.depth, empties), rule_.stage.selectivity};
    }
    [[nodiscard]] bool is_allowed(const Reach& reach, Score loss) const {
        return loss <= rule_.most_move_error && reach.error + loss <= rule_.most_line_error;
    }
    [[nodiscard]] double odds(Score loss) const {
        return std::exp(-loss / (rule_.temperature * Disc));
    }

    const BookDraft& draft_;
    const GrowthRule& rule_;
    std::unordered_map<const BookEntry*, Reach> reach_;
    std::vector<Candidate> candidates_;
};

/// The position in which best play leaves the draft, if that happens early.
const BookEntry* end_of_main_line(const BookDraft& draft, int plies) {
    const BookEntry* entry = draft.find(othello::start8());
    for (int ply = 0; entry && ply < plies; ++ply) {
        if (entry->leaf && entry->leaf_value == entry->value) return entry;
        const auto known = known_moves(draft, entry->position);
        const auto best = std::find_if(known.begin(), known.end(), [&](const KnownMove& each) {
            return -each.next->value == entry->value;
        });
        entry = best == known.end() ? nullptr : best->next;
    }
    return nullptr;
}

}  // namespace

std::vector<GrowthStep> next_steps(const BookDraft& draft, const GrowthRule& rule,
                                   std::size_t count) {
    if (!draft.find(othello::start8())) return {{othello::start8(), std::nullopt}};
    auto candidates = Walk(draft, rule).candidates();
    if (const BookEntry* end = end_of_main_line(draft, rule.main_line)) {
        for (Candidate& each : candidates)
            if (each.step.position == end->position) each.worth = 1;
    }
    const auto order = [](const Candidate& each) {
        return std::tuple(-each.worth, each.step.position.own, each.step.position.other);
    };
    std::sort(candidates.begin(), candidates.end(),
              [&](const Candidate& a, const Candidate& b) { return order(a) < order(b); });
    std::vector<GrowthStep> steps;
    for (const Candidate& each : candidates) {
        if (steps.size() == count) break;
        steps.push_back(each.step);
    }
    return steps;
}

std::vector<GrowthStep> last_steps(const BookDraft& draft, const GrowthRule& rule) {
    std::vector<GrowthStep> steps;
    for (const BookEntry* entry : draft.in_order()) {
        if (is_open(*entry, known_moves(draft, entry->position).size()))
            steps.push_back({entry->position, std::nullopt});
    }
    if (!steps.empty()) return steps;
    if (const BookEntry* end = end_of_main_line(draft, rule.main_line))
        steps.push_back({end->position, end->leaf});
    return steps;
}

}  // namespace outflank::learn
