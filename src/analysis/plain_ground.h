/// The definitions of othello_faults.h once more, on a board of characters and square by square,
/// for tests only. It shares no code with what it judges.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "analysis/explanation.h"
#include "games/othello/plain_othello.h"

namespace outflank::analysis {

using Squares = std::set<std::string>;

class PlainGround {
  public:
    /// `text` is cells and a side to move, as the game formats a position.
    explicit PlainGround(int size, const std::string& text)
        : size_(size), cells_(text.substr(0, text.find(' '))), board_(size, cells_, text.back()) {}

    [[nodiscard]] PlainGround after(const std::string& move) const {
        return PlainGround(size_, board_.after(move).text());
    }
    [[nodiscard]] PlainGround with_other_side() const {
        return PlainGround(size_, cells_ + (board_.text().back() == 'X' ? " O" : " X"));
    }

    [[nodiscard]] Squares playable() const {
        Squares squares;
        for (const auto& move : board_.moves()) {
            if (move != "pass") squares.insert(move);
        }
        return squares;
    }
    [[nodiscard]] bool has_to_pass() const {
        return board_.moves() == std::vector<std::string>{"pass"};
    }
    [[nodiscard]] std::vector<std::string> moves() const { return board_.moves(); }
    [[nodiscard]] int own_discs() const { return board_.count(board_.text().back()); }
    [[nodiscard]] int empties() const { return board_.count('-'); }

    [[nodiscard]] bool is_corner(const std::string& square) const {
        const auto is_end = [this](int line) { return line == 0 || line == size_ - 1; };
        return is_end(file(square)) && is_end(rank(square));
    }
    [[nodiscard]] Squares playable_corners() const {
        Squares corners;
        for (const auto& square : playable()) {
            if (is_corner(square)) corners.insert(square);
        }
        return corners;
    }
    /// The empty corner that the square touches; diagonally or along an edge.
    [[nodiscard]] std::string empty_corner(const std::string& square, bool diagonally) const {
        for (const int f : {0, size_ - 1}) {
            for (const int r : {0, size_ - 1}) {
                const int across = std::abs(file(square) - f);
                const int down = std::abs(rank(square) - r);
                const bool touches = diagonally ? across == 1 && down == 1 : across + down == 1;
                if (touches && cell(f, r) == '-') return name(f, r);
            }
        }
        return "";
    }
    [[nodiscard]] bool touches_empty_corner(const std::string& square) const {
        return !empty_corner(square, true).empty() || !empty_corner(square, false).empty();
    }

    [[nodiscard]] Squares safe() const {
        Squares squares;
        for (const auto& square : playable()) {
            if (!touches_empty_corner(square) && after(square).playable_corners().empty())
                squares.insert(square);
        }
        return squares;
    }
    [[nodiscard]] bool is_cornered() const { return !playable().empty() && safe().empty(); }

    [[nodiscard]] int region(const std::string& square) const {
        Squares seen;
        std::vector<std::string> open{square};
        while (!open.empty()) {
            const std::string next = open.back();
            open.pop_back();
            if (!seen.insert(next).second) continue;
            for (const auto& neighbour : neighbours(next)) {
                if (cell(file(neighbour), rank(neighbour)) == '-') open.push_back(neighbour);
            }
        }
        return static_cast<int>(seen.size());
    }

    /// Discs of the side that is not to move, beside empty squares.
    [[nodiscard]] int frontier_of_other() const {
        const char other = board_.text().back() == 'X' ? 'O' : 'X';
        int count = 0;
        for (int r = 0; r < size_; ++r) {
            for (int f = 0; f < size_; ++f) {
                const auto around = neighbours(name(f, r));
                const bool is_open = std::any_of(around.begin(), around.end(), [&](const auto& at) {
                    return cell(file(at), rank(at)) == '-';
                });
                count += cell(f, r) == other && is_open ? 1 : 0;
            }
        }
        return count;
    }

  private:
    static int file(const std::string& square) { return square[0] - 'a'; }
    static int rank(const std::string& square) { return std::stoi(square.substr(1)) - 1; }
    static std::string name(int file, int rank) {
        return static_cast<char>('a' + file) + std::to_string(rank + 1);
    }
    [[nodiscard]] char cell(int file, int rank) const {
        return cells_[static_cast<std::size_t>(rank * size_ + file)];
    }
    [[nodiscard]] std::vector<std::string> neighbours(const std::string& square) const {
        std::vector<std::string> all;
        for (int f = file(square) - 1; f <= file(square) + 1; ++f) {
            for (int r = rank(square) - 1; r <= rank(square) + 1; ++r) {
                const bool is_on = f >= 0 && f < size_ && r >= 0 && r < size_;
                if (is_on && name(f, r) != square) all.push_back(name(f, r));
            }
        }
        return all;
    }

    int size_;
    std::string cells_;
    othello::PlainOthello board_;
};

/// A move, the best one, and the best reply to each, as text; an empty reply: there is none.
struct PlainOccasion {
    PlainGround before;
    std::string move;
    std::string best;
    std::string reply;
    std::string best_reply;

    /// Exactly the faults that hold.
    [[nodiscard]] std::set<Fault> faults() const {
        const PlainGround then = before.after(move);
        const PlainGround rather = before.after(best);
        std::set<Fault> all;
        const auto note = [&](Fault fault, bool holds) {
            if (holds) all.insert(fault);
        };
        const auto can_wipe_out = [](const PlainGround& board) {
            const auto moves = board.moves();
            return std::any_of(moves.begin(), moves.end(), [&](const auto& each) {
                return board.after(each).own_discs() == 0;
            });
        };
        note(Fault::AllowsWipeout, can_wipe_out(then) && !can_wipe_out(rather));
        note(Fault::MissesWipeout, rather.own_discs() == 0 && then.own_discs() > 0);
        note(Fault::GivesCorner, then.playable_corners().size() > rather.playable_corners().size());
        note(Fault::MissesCorner, before.is_corner(best) && !before.is_corner(move));
        const bool is_best_apart = !before.touches_empty_corner(best);
        note(Fault::TakesXSquare, is_best_apart && !before.empty_corner(move, true).empty());
        note(Fault::TakesCSquare, is_best_apart && !before.empty_corner(move, false).empty());
        note(Fault::MissesPass, rather.has_to_pass() && !then.has_to_pass());
        if (!reply.empty() && !best_reply.empty())
            note(Fault::LeavesNoSafeMove,
                 then.after(reply).is_cornered() && !rather.after(best_reply).safe().empty());
        note(Fault::HandsOverQuietMove, !before.is_corner(best) && before.safe().contains(best) &&
                                            then.safe().contains(best) &&
                                            then.after(best).is_cornered());
        note(Fault::LosesParity, before.empties() <= 20 && before.region(move) % 2 == 0 &&
                                     before.region(best) % 2 == 1);
        const Squares contested = before.with_other_side().playable();
        if (!best_reply.empty())
            note(Fault::WastesTempo, before.safe().contains(move) && !contested.contains(move) &&
                                         contested.contains(best) &&
                                         !rather.playable().contains(move) &&
                                         rather.after(best_reply).playable().contains(move));
        note(Fault::GivesMoves, then.playable().size() >= rather.playable().size() + 4);
        note(Fault::OpensFrontier, then.frontier_of_other() >= rather.frontier_of_other() + 4);
        return all;
    }
};

}  // namespace outflank::analysis
