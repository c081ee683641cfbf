/// A plain Othello, the oracle of the fast ones: a board of characters, walked one square at a
/// time. For tests only; it shares no code with the game it judges and speaks to it in text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace outflank::othello {

class PlainOthello {
  public:
    explicit PlainOthello(int size)
        : size_(size), cells_(static_cast<std::size_t>(size * size), '-') {
        const int middle = size / 2;
        cell(middle - 1, middle - 1) = cell(middle, middle) = 'O';
        cell(middle, middle - 1) = cell(middle - 1, middle) = 'X';
    }
    /// REQUIRES: size * size cells of "XO-", and a side to move of "XO".
    PlainOthello(int size, const std::string& cells, char to_move)
        : size_(size), cells_(cells), to_move_(to_move) {}

    [[nodiscard]] std::string text() const { return cells_ + " " + to_move_; }

    /// Row by row from a1; "pass" alone when only the other side can move.
    [[nodiscard]] std::vector<std::string> moves() const {
        const auto squares = squares_for(to_move_);
        return squares.empty() && !squares_for(other(to_move_)).empty()
                   ? std::vector<std::string>{"pass"}
                   : squares;
    }

    /// How many discs a disc on that square turns over.
    [[nodiscard]] int flip_count(const std::string& move) const {
        return move == "pass"
                   ? 0
                   : static_cast<int>(flipped(file_of(move), rank_of(move), to_move_).size());
    }

    [[nodiscard]] PlainOthello after(const std::string& move) const {
        PlainOthello next = *this;
        if (move != "pass") {
            for (const std::size_t at : flipped(file_of(move), rank_of(move), to_move_))
                next.cells_[at] = to_move_;
            next.cell(file_of(move), rank_of(move)) = to_move_;
        }
        next.to_move_ = other(to_move_);
        return next;
    }

    [[nodiscard]] int count(char what) const {
        int count = 0;
        for (const char c : cells_) count += c == what ? 1 : 0;
        return count;
    }

  private:
    static char other(char disc) { return disc == 'X' ? 'O' : 'X'; }
    static int file_of(const std::string& move) { return move[0] - 'a'; }
    static int rank_of(const std::string& move) { return std::stoi(move.substr(1)) - 1; }

    [[nodiscard]] bool is_on_board(int file, int rank) const {
        return file >= 0 && file < size_ && rank >= 0 && rank < size_;
    }
    [[nodiscard]] std::size_t at(int file, int rank) const {
        return static_cast<std::size_t>(rank * size_ + file);
    }
    char& cell(int file, int rank) { return cells_[at(file, rank)]; }

    /// The cells that a disc of `mover` turns over; none when the square is taken.
    [[nodiscard]] std::vector<std::size_t> flipped(int file, int rank, char mover) const {
        std::vector<std::size_t> all;
        if (cells_[at(file, rank)] != '-') return all;
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                const auto line = flipped_towards(file, rank, right, down, mover);
                all.insert(all.end(), line.begin(), line.end());
            }
        }
        return all;
    }

    [[nodiscard]] std::vector<std::size_t> flipped_towards(int file, int rank, int right, int down,
                                                           char mover) const {
        std::vector<std::size_t> line;
        for (;;) {
            file += right;
            rank += down;
            if (!is_on_board(file, rank) || cells_[at(file, rank)] == '-') return {};
            if (cells_[at(file, rank)] == mover) return line;
            line.push_back(at(file, rank));
        }
    }

    [[nodiscard]] std::vector<std::string> squares_for(char mover) const {
        std::vector<std::string> squares;
        for (int rank = 0; rank < size_; ++rank) {
            for (int file = 0; file < size_; ++file) {
                if (flipped(file, rank, mover).empty()) continue;
                squares.push_back(static_cast<char>('a' + file) + std::to_string(rank + 1));
            }
        }
        return squares;
    }

    int size_;
    std::string cells_;
    char to_move_ = 'X';
};

/// As the program counts: a pass is a ply, a finished game counts once at every deeper depth.
inline std::uint64_t plain_perft(const PlainOthello& board, int depth) {
    if (depth == 0) return 1;
    const auto moves = board.moves();
    if (moves.empty()) return 1;
    std::uint64_t leaves = 0;
    for (const auto& move : moves) leaves += plain_perft(board.after(move), depth - 1);
    return leaves;
}

}  // namespace outflank::othello
