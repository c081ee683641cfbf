#include "games/tafl/rules.h"

#include <string>
#include <vector>

#include "core/text.h"

namespace outflank::tafl {
namespace {

/// "a4 a5 b5": the named squares. For the tables below, whose text is known to be right.
constexpr Bits squares(std::string_view names) {
    Bits result;
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        if (names[i] != ' ')
            result |= Bits::of(*Square::at(names[i] - 'a', names[i + 1] - '1')), ++i;
    }
    return result;
}

/// The squares of a board, drawn row by row from rank 1, that hold that piece.
template <std::size_t Size>
constexpr Bits pieces(const std::array<std::string_view, Size>& rows, char piece) {
    Bits result;
    for (int rank = 0; rank < static_cast<int>(Size); ++rank) {
        const std::string_view row = rows[static_cast<std::size_t>(rank)];
        for (int file = 0; file < static_cast<int>(row.size()); ++file) {
            if (row[static_cast<std::size_t>(file)] == piece)
                result |= Bits::of(*Square::at(file, rank));
        }
    }
    return result;
}

constexpr Bits edge(int size) {
    return (Bits::file(0) | Bits::file(size - 1) | Bits::rank(0) | Bits::rank(size - 1)) &
           Bits::board(size);
}

constexpr Bits corners(int size) {
    return (Bits::file(0) | Bits::file(size - 1)) & (Bits::rank(0) | Bits::rank(size - 1));
}

constexpr std::array<std::string_view, 9> TablutStart = {
    "...BBB...",  //
    "....B....",  //
    "....W....",  //
    "B...W...B",  //
    "BBWWKWWBB",  //
    "B...W...B",  //
    "....W....",  //
    "....B....",  //
    "...BBB...",
};

constexpr std::array<std::string_view, 7> BrandubhStart = {
    "...B...",  //
    "...B...",  //
    "...W...",  //
    "BBWKWBB",  //
    "...W...",  //
    "...B...",  //
    "...B...",
};

constexpr Rules comp424() {
    constexpr Bits Centre = squares("e5");
    constexpr Bits Corners = corners(9);
    Rules rules;
    rules.name = "comp424";
    rules.title = "tablut comp424";
    rules.size = 9;
    rules.first = Side::One;
    rules.attackers = pieces(TablutStart, 'B');
    rules.defenders = pieces(TablutStart, 'W');
    rules.king = pieces(TablutStart, 'K');
    rules.king_only = Centre | Corners;
    rules.hostile = {Centre | Corners, Centre | Corners};
    rules.strong = Centre | beside(Centre);
    rules.walls = Centre;
    rules.hostile_to_king = Corners;
    rules.escapes = Corners;
    rules.blocked = Blocked::LosesAtOnce;
    rules.move_limit = 100;
    return rules;
}

constexpr Rules ashton() {
    constexpr Bits Throne = squares("e5");
    constexpr Bits Camps = squares("a4 a5 a6 b5 d1 e1 f1 e2 i4 i5 i6 h5 d9 e9 f9 e8");
    constexpr Bits CampHearts = squares("a5 e1 i5 e9");
    Rules rules;
    rules.name = "ashton";
    rules.title = "tablut ashton";
    rules.size = 9;
    rules.first = Side::Two;
    rules.attackers = pieces(TablutStart, 'B');
    rules.defenders = pieces(TablutStart, 'W');
    rules.king = pieces(TablutStart, 'K');
    rules.king_only = Throne;
    rules.closed = Throne;
    rules.camps = Camps;
    rules.hostile = {Throne | (Camps - CampHearts), Throne | Camps};
    rules.strong = Throne | beside(Throne);
    rules.walls = Throne;
    rules.hostile_to_king = Camps;
    rules.escapes = edge(9) - Camps;
    rules.repetition = {.draw_at = 2, .since_capture = true, .counts_start = false};
    return rules;
}

constexpr Rules brandubh() {
    constexpr Bits Centre = squares("d4");
    constexpr Bits Corners = corners(7);
    Rules rules;
    rules.name = "brandubh";
    rules.title = "brandubh 7x7";
    rules.size = 7;
    rules.first = Side::One;
    rules.attackers = pieces(BrandubhStart, 'B');
    rules.defenders = pieces(BrandubhStart, 'W');
    rules.king = pieces(BrandubhStart, 'K');
    rules.king_only = Centre | Corners;
    rules.hostile = {Corners, Corners};
    rules.hostile_when_empty = {Centre, Centre};
    rules.strong = Centre | beside(Centre);
    rules.walls = Centre;
    rules.hostile_to_king = Corners;
    rules.escapes = Corners;
    rules.repetition = {.draw_at = 3};
    return rules;
}

}  // namespace

// Computed by the compiler, so that no other file's initialisation can come before them.
constinit const Rules Comp424 = comp424();
constinit const Rules Ashton = ashton();
constinit const Rules Brandubh = brandubh();

Result<const Rules*> find_rules(std::string_view name) {
    std::vector<std::string> names;
    for (const Rules* rules : AllRules) {
        if (rules->name == text::lower(name)) return rules;
        names.emplace_back(rules->name);
    }
    return Error{"unknown rules " + text::shown(name) + "; expected one of " + text::list(names)};
}

}  // namespace outflank::tafl
