#include "play/book_lines.h"

#include <set>
#include <utility>

#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "play/book_moves.h"

namespace outflank::play {

namespace {

using othello::Position8;

class LineWriter {
  public:
    LineWriter(const Book& book, Score bound, std::size_t longest)
        : book_(book), bound_(bound), longest_(longest) {}

    std::vector<Line> lines() {
        (void)is_new(othello::start8());
        write_from(othello::start8());
        return std::move(lines_);
    }

  private:
    void write_from(const Position8& position) {
        const auto moves = book_moves(book_, position);
        if (moves.empty() || path_.size() == longest_) return end_line();
        for (const BookMove& each : moves) {
            const Position8 next = Game8.after(position, each.move);
            const bool is_best = &each == &moves.front();
            if (moves.front().value - each.value > bound_) return;
            const bool goes_on = !each.is_leaf && is_new(next);
            if (!goes_on && !is_best) continue;
            path_.push_back(each.move);
            goes_on ? write_from(next) : end_line();
            path_.pop_back();
        }
    }

    void end_line() {
        if (!path_.empty()) lines_.push_back(path_);
    }

    bool is_new(const Position8& position) {
        const Position8 least = canonical(position).position;
        return seen_.insert({least.own, least.other}).second;
    }

    static constexpr othello::Othello8<kernels::Portable> Game8{};

    const Book& book_;
    Score bound_;
    std::size_t longest_;
    Line path_;
    std::vector<Line> lines_;
    std::set<std::pair<kernels::Bitboard, kernels::Bitboard>> seen_;  // canonical
};

}  // namespace

std::vector<Line> book_lines(const Book& book, Score bound, std::size_t longest) {
    return LineWriter(book, bound, longest).lines();
}

}  // namespace outflank::play
