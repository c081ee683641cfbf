/// A second tafl, for tests only: the oracle of the fast one. It keeps a board of characters, walks
/// one square at a time, and follows the numbered rules word by word. It shares no code with the
/// game it checks, not even the rules' data, and speaks only text.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::tafl {

class PlainTafl {
  public:
    /// "comp424", "ashton" or "brandubh", the last on a board of any size.
    /// REQUIRES: a position as the game formats it.
    PlainTafl(std::string_view rules, const std::string& position)
        : comp424_(rules == "comp424"), ashton_(rules == "ashton") {
        std::istringstream words(position);
        std::string board, side, ply;
        words >> board >> side >> ply;
        std::istringstream lines(board);
        for (std::string row; std::getline(lines, row, '/');) {
            std::replace(row.begin(), row.end(), 'T', '.');
            rows_.push_back(row);
        }
        size_ = static_cast<int>(rows_.size());
        mover_ = side == "attackers" ? 'B' : 'W';
        if (!ply.empty()) ply_ = std::stoi(ply.substr(4));
    }

    [[nodiscard]] std::string position() const {
        std::string text;
        for (int y = 0; y < size_; ++y) {
            if (y > 0) text += '/';
            for (int x = 0; x < size_; ++x) {
                const bool throne = ashton_ && is_centre(x, y) && at(x, y) == '.';
                text += throne ? 'T' : at(x, y);
            }
        }
        text += mover_ == 'B' ? " attackers" : " defenders";
        if (ply_ > 0) text.append(" ply=").append(std::to_string(ply_));
        return text;
    }

    /// Sorted, "e4-e7". None when the game is over.
    [[nodiscard]] std::vector<std::string> moves() const {
        return ending().empty() ? moves_of(mover_) : std::vector<std::string>();
    }

    /// Gives the number of pieces captured.
    int play(const std::string& move) {
        const auto [fx, fy, tx, ty] = squares_of(move);
        const char piece = at(fx, fy);
        put(fx, fy, '.');
        put(tx, ty, piece);
        int captured = 0;
        std::vector<std::array<int, 2>> fallen;
        for (const auto& [dx, dy] : Sides) {
            if (falls(tx + dx, ty + dy, dx, dy)) fallen.push_back({tx + dx, ty + dy});
        }
        for (const auto& [x, y] : fallen) put(x, y, '.'), ++captured;
        mover_ = other(mover_);
        if (comp424_) ++ply_;
        return captured;
    }

    /// "" while the game goes on, else the winner and the reason: "attackers king-captured", "draw
    /// move-limit".
    [[nodiscard]] std::string ending() const {
        const bool both = comp424_;  // rule 8: both mobility tests run whoever is to move
        if (king().empty()) return "attackers king-captured";
        if ((both || mover_ == 'W') && moves_of('W').empty()) return "attackers no-moves";
        if (king_has_escaped()) return "defenders king-escaped";
        if ((both || mover_ == 'B') && moves_of('B').empty()) return "defenders no-moves";
        if (both && ply_ >= 100) return "draw move-limit";
        return "";
    }

  private:
    static constexpr std::array<std::array<int, 2>, 4> Sides = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

    [[nodiscard]] bool on_board(int x, int y) const {
        return x >= 0 && y >= 0 && x < size_ && y < size_;
    }
    [[nodiscard]] char at(int x, int y) const {
        return rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }
    void put(int x, int y, char piece) {
        rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = piece;
    }
    [[nodiscard]] bool is(int x, int y, char piece) const {
        return on_board(x, y) && at(x, y) == piece;
    }

    static char other(char side) { return side == 'B' ? 'W' : 'B'; }
    static char side_of(char piece) { return piece == 'K' ? 'W' : piece; }
    [[nodiscard]] bool is_centre(int x, int y) const { return x == size_ / 2 && y == size_ / 2; }
    [[nodiscard]] bool is_edge(int x, int y) const {
        return x == 0 || y == 0 || x == size_ - 1 || y == size_ - 1;
    }
    [[nodiscard]] bool is_corner(int x, int y) const {
        return (x == 0 || x == size_ - 1) && (y == 0 || y == size_ - 1);
    }
    static std::string name(int x, int y) {
        return static_cast<char>('a' + x) + std::to_string(y + 1);
    }
    static std::array<int, 4> squares_of(const std::string& move) {
        const std::size_t dash = move.find('-');
        return {move[0] - 'a', std::stoi(move.substr(1, dash)) - 1, move[dash + 1] - 'a',
                std::stoi(move.substr(dash + 2)) - 1};
    }
    [[nodiscard]] bool is_camp(int x, int y) const {
        static const std::string camps = "a4 a5 a6 b5 d1 e1 f1 e2 i4 i5 i6 h5 d9 e9 f9 e8";
        return ashton_ && camps.find(name(x, y)) != std::string::npos;
    }

    [[nodiscard]] std::vector<std::array<int, 2>> king() const {
        for (int y = 0; y < size_; ++y) {
            for (int x = 0; x < size_; ++x) {
                if (at(x, y) == 'K') return {{x, y}};
            }
        }
        return {};
    }

    [[nodiscard]] bool king_has_escaped() const {
        const auto [x, y] = king().front();
        return ashton_ ? is_edge(x, y) : is_corner(x, y);
    }

    /// May a piece that began on (fx, fy) pass over this square?
    [[nodiscard]] bool may_cross(int fx, int fy, int x, int y) const {
        if (!on_board(x, y) || at(x, y) != '.') return false;
        if (!ashton_) return true;
        if (is_centre(x, y)) return false;  // rule 3
        return is_camp(fx, fy) || !is_camp(x, y);  // rule 4
    }

    [[nodiscard]] bool may_stop(int fx, int fy, int x, int y) const {
        if (ashton_) {  // rule 5
            return !is_camp(x, y) || std::abs(x - fx) + std::abs(y - fy) <= 5;
        }
        return at(fx, fy) == 'K' || !(is_centre(x, y) || is_corner(x, y));
    }

    [[nodiscard]] std::vector<std::string> moves_of(char side) const {
        std::vector<std::string> result;
        for (int fy = 0; fy < size_; ++fy) {
            for (int fx = 0; fx < size_; ++fx) {
                if (side_of(at(fx, fy)) != side) continue;
                for (const auto& [dx, dy] : Sides) {
                    for (int x = fx + dx, y = fy + dy; may_cross(fx, fy, x, y); x += dx, y += dy) {
                        if (may_stop(fx, fy, x, y))
                            result.push_back(name(fx, fy) + '-' + name(x, y));
                    }
                }
            }
        }
        std::sort(result.begin(), result.end());
        return result;
    }

    /// Does the piece on (x, y) fall to the piece that has just come to the square before it?
    [[nodiscard]] bool falls(int x, int y, int dx, int dy) const {
        if (!on_board(x, y) || at(x, y) == '.' || side_of(at(x, y)) == mover_) return false;
        if (at(x, y) == 'K') return king_falls(x, y, dx, dy);
        return on_board(x + dx, y + dy) && man_falls(x + dx, y + dy);
    }

    /// A man of the side not on move, with (x, y) behind it.
    [[nodiscard]] bool man_falls(int x, int y) const {
        if (at(x, y) != '.' && side_of(at(x, y)) == mover_) return true;
        if (comp424_) return is_corner(x, y) || is_centre(x, y);
        if (!ashton_) return is_corner(x, y) || (is_centre(x, y) && at(x, y) == '.');
        if (is_centre(x, y)) return true;
        const std::string square = name(x, y);
        const bool heart = square == "a5" || square == "e1" || square == "i5" || square == "e9";
        return is_camp(x, y) && !(mover_ == 'W' && heart);
    }

    [[nodiscard]] bool king_falls(int x, int y, int dx, int dy) const {
        bool near_centre = is_centre(x, y);
        bool enclosed = true;
        for (const auto& [sx, sy] : Sides) {
            near_centre = near_centre || is_centre(x + sx, y + sy);
            enclosed = enclosed && (is(x + sx, y + sy, 'B') || is_centre(x + sx, y + sy));
        }
        if (near_centre) return enclosed;
        const int bx = x + dx, by = y + dy;
        if (!on_board(bx, by)) return false;
        return at(bx, by) == 'B' || (ashton_ ? is_camp(bx, by) : is_corner(bx, by));
    }

    bool comp424_;
    bool ashton_;
    int size_ = 0;
    std::vector<std::string> rows_;
    char mover_ = 'B';
    int ply_ = 0;
};

}  // namespace outflank::tafl
