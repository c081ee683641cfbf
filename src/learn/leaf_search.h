/// LeafSearch: positions as a search meets them where it asks the evaluation.
///
/// Games and searches do not see the same positions. A search spends its leaves on moves that
/// nobody would play, and on the answers that show why; whatever has learned from games alone knows
/// those positions least. So this is a plain alpha-beta search, judged by the linear evaluation,
/// and some of its leaves are drawn by lot.
#pragma once

#include <cstddef>
#include <vector>

#include "core/rng.h"
#include "eval/pattern_eval.h"
#include "games/othello/position8.h"
#include "kernels/portable.h"
#include "learn/sample.h"

namespace outflank::learn {

class LeafSearch {
  public:
    /// The tables must outlive it.
    explicit LeafSearch(const eval::PatternTables& linear) : linear_(linear) {}

    /// At most `count` leaves of a search so deep: of those alone whose score is near enough to the
    /// window that the network would be asked. Their targets are what the linear evaluation says.
    std::vector<Sample> leaves(const othello::Position8& root, int depth, std::size_t count,
                               Rng& rng);

  private:
    using Linear = eval::PatternEval<kernels::Portable>;

    struct Node {
        kernels::Bitboard own = 0;
        kernels::Bitboard other = 0;
        Linear::State state;
    };

    [[nodiscard]] std::vector<Node> children(const Node& node, kernels::Bitboard moves,
                                             bool in_order) const;
    int search(const Node& node, int depth, int alpha, int beta);
    int search_pass(const Node& node, int depth, int alpha, int beta);
    int judge(const Node& node, int alpha, int beta);

    Linear linear_;
    // Of the search at hand:
    Rng* rng_ = nullptr;
    std::size_t wanted_ = 0;
    std::size_t met_ = 0;  // leaves that might have been drawn so far
    std::vector<Sample> drawn_;
};

}  // namespace outflank::learn
