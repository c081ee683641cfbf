#include "learn/leaf_search.h"

#include <algorithm>
#include <utility>

#include "eval/score.h"
#include "solver/board_rules.h"

namespace outflank::learn {

namespace {

using kernels::Bitboard;
using kernels::Portable;

constexpr int Infinity = 30'000;

}  // namespace

std::vector<Sample> LeafSearch::leaves(const othello::Position8& root, int depth, std::size_t count,
                                       Rng& rng) {
    rng_ = &rng;
    wanted_ = count;
    met_ = 0;
    drawn_.clear();
    search({root.own, root.other, Linear::state_of(root.own, root.other)}, depth, -Infinity,
           Infinity);
    return std::exchange(drawn_, {});
}

/// In order: those first that the evaluation likes least for the other side.
std::vector<LeafSearch::Node> LeafSearch::children(const Node& node, Bitboard moves,
                                                   bool in_order) const {
    std::vector<std::pair<int, Node>> judged;
    for (; moves != 0; moves &= moves - 1) {
        const int square = kernels::lowest(moves);
        const Bitboard flips = Portable::flips(square, node.own, node.other);
        const Node child{node.other ^ flips, node.own ^ flips ^ kernels::bit(square),
                         Linear::after(node.state, square, flips)};
        judged.emplace_back(in_order ? linear_.evaluate(child.own, child.other, child.state) : 0,
                            child);
    }
    std::ranges::stable_sort(judged, {}, [](const auto& entry) { return entry.first; });
    std::vector<Node> result;
    result.reserve(judged.size());
    for (auto& [score, child] : judged) result.push_back(child);
    return result;
}

int LeafSearch::search(const Node& node, int depth, int alpha, int beta) {
    const Bitboard moves = Portable::mobility(node.own, node.other);
    if (moves == 0) return search_pass(node, depth, alpha, beta);
    if (depth == 0) return judge(node, alpha, beta);
    int best = -Infinity;
    for (const Node& child : children(node, moves, depth > 1)) {
        const int low = std::max(alpha, best);
        int score = best == -Infinity ? 0 : -search(child, depth - 1, -low - 1, -low);
        if (best == -Infinity || (score > low && score < beta))
            score = -search(child, depth - 1, -beta, -low);
        best = std::max(best, score);
        if (best >= beta) break;
    }
    return best;
}

int LeafSearch::search_pass(const Node& node, int depth, int alpha, int beta) {
    if (Portable::mobility(node.other, node.own) != 0)
        return -search({node.other, node.own, Linear::after_pass(node.state)}, depth, -beta,
                       -alpha);
    return Disc * solver::Standard8::final_score(node.own, node.other);
}

/// Every leaf so far has the same chance to be among the drawn.
int LeafSearch::judge(const Node& node, int alpha, int beta) {
    const int score = linear_.evaluate(node.own, node.other, node.state);
    const int empties = kernels::count(~(node.own | node.other));
    if (Linear::is_far(score, empties, alpha, beta)) return score;
    const Sample leaf{node.own, node.other, static_cast<float>(score) / Disc};
    const auto place = rng_->below(static_cast<std::uint32_t>(++met_));
    if (drawn_.size() < wanted_) {
        drawn_.push_back(leaf);
    } else if (place < wanted_) {
        drawn_[place] = leaf;
    }
    return score;
}

}  // namespace outflank::learn
