#include "analysis/othello_faults.h"

#include <map>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "analysis/plain_ground.h"
#include "core/rng.h"
#include "core/text.h"
#include "play/record.h"
#include "search/search_fixtures.h"

namespace outflank::analysis {
namespace {

using othello::Move;
using othello::Othello;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

Occasion<Othello> occasion(const Othello& game, const std::string& position,
                           const std::string& played, const std::string& best) {
    const auto line = [&](const std::string& words) {
        std::vector<Move> moves;
        for (const auto word : text::words(words)) moves.push_back(*game.parse_move(word));
        return moves;
    };
    return {game, *game.parse_position(position), line(played), line(best)};
}

std::set<Fault> faults(const Occasion<Othello>& occasion) {
    std::set<Fault> all;
    for (const auto& each : explanations(occasion)) all.insert(each.fault);
    return all;
}

/// Any two moves of a position, with any replies.
Occasion<Othello> random_occasion(const Othello& game, const othello::Position& position,
                                  Rng& rng) {
    const auto moves = game.moves(position);
    const auto line_of = [&](Move move) {
        std::vector<Move> line{move};
        const auto next = game.after(position, move);
        if (!game.is_over(next)) line.push_back(pick(rng, game.moves(next)));
        return line;
    };
    const Move played = pick(rng, moves);
    Move best = played;
    while (best == played) best = pick(rng, moves);
    return {game, position, line_of(played), line_of(best)};
}

PlainOccasion plain(const Occasion<Othello>& occasion) {
    const auto second = [](const std::vector<Move>& line) {
        return line.size() < 2 ? std::string() : format(line[1]);
    };
    return {PlainGround(occasion.game.size(), occasion.game.format(occasion.before)),
            format(occasion.played[0]), format(occasion.best[0]), second(occasion.played),
            second(occasion.best)};
}

/// No sentence where its definition does not hold, and no silence where it does.
TEST(OthelloFaults, AreSaidExactlyWhereAPlainLookFindsThem) {
    std::map<Fault, int> seen;
    Rng rng(3);
    for (const int size : {4, 6, 8}) {
        const Othello game(size);
        const auto plies = static_cast<std::uint32_t>(size * size / 3);
        for (const auto& position : random_positions(game, rng, 400, plies)) {
            if (game.count_moves(position) < 2) continue;
            const auto each = random_occasion(game, position, rng);
            const auto found = faults(each);
            ASSERT_EQ(found, plain(each).faults())
                << game.format(position) << ' ' << each.played_word() << ' ' << each.best_word();
            for (const Fault fault : found) ++seen[fault];
        }
    }
    // Wipeouts are too rare to be met; they have their examples.
    for (int fault = static_cast<int>(Fault::GivesCorner);
         fault <= static_cast<int>(Fault::OpensFrontier); ++fault) {
        EXPECT_GT(seen[static_cast<Fault>(fault)], 0) << name(static_cast<Fault>(fault));
    }
}

/// What a sentence names is what a plain look finds.
TEST(OthelloFaults, NameWhatIsThere) {
    const Othello game(6);
    Rng rng(8);
    for (const auto& position : random_positions(game, rng, 400, 12)) {
        if (game.count_moves(position) < 2) continue;
        const auto each = random_occasion(game, position, rng);
        const PlainOccasion look = plain(each);
        const PlainGround then = look.before.after(look.move);
        const PlainGround rather = look.before.after(look.best);
        const auto numbers = [](auto a, auto b) {
            return std::vector<std::string>{std::to_string(a), std::to_string(b)};
        };
        for (const auto& [fault, evidence, sentence] : explanations(each)) {
            for (const auto& word : evidence) EXPECT_THAT(sentence, HasSubstr(word));
            EXPECT_EQ(sentence.back(), '.');
            if (fault == Fault::GivesCorner) {
                for (const auto& corner : evidence) {
                    EXPECT_THAT(then.playable_corners(), Contains(corner));
                    EXPECT_THAT(rather.playable_corners(), Not(Contains(corner)));
                }
            } else if (fault == Fault::TakesXSquare || fault == Fault::TakesCSquare) {
                EXPECT_EQ(evidence[0],
                          look.before.empty_corner(look.move, fault == Fault::TakesXSquare));
            } else if (fault == Fault::AllowsWipeout) {
                EXPECT_EQ(then.after(evidence[0]).own_discs(), 0);
            } else if (fault == Fault::LeavesNoSafeMove) {
                EXPECT_THAT(rather.after(look.best_reply).safe(), Contains(evidence[2]));
            } else if (fault == Fault::LosesParity) {
                EXPECT_EQ(evidence,
                          numbers(look.before.region(look.move), look.before.region(look.best)));
            } else if (fault == Fault::GivesMoves) {
                EXPECT_EQ(evidence, numbers(then.playable().size(), rather.playable().size()));
            } else if (fault == Fault::OpensFrontier) {
                EXPECT_EQ(evidence, numbers(then.frontier_of_other(), rather.frontier_of_other()));
            }
        }
    }
}

struct Example {
    Fault fault;
    int size;
    std::string position;
    std::string played;  // with the best reply
    std::string best;
    std::string sentence;
};

/// Each holds as it stands, and not with the two moves changed about.
const std::vector<Example> Examples = {
    {Fault::AllowsWipeout, 6, "------O-XO-O--O--------------------- X", "e2", "c4",
     "It lets White take Black's last disc with b2."},
    {Fault::MissesWipeout, 4, "----XOO--X------ X", "b1", "d2",
     "d2 would have taken White's last disc."},
    {Fault::GivesCorner, 6, "--X--OX-XXXOXXXXOOXXOXOOX-OOXO---OXX O", "b1 b5", "d1 e1",
     "It lets Black take the corner a1; after d1 Black cannot."},
    {Fault::TakesCSquare, 6, "--X--OX-XXXOXXXXOOXXOXOOX-OOXO---OXX O", "b1 b5", "d1 e1",
     "b1 is a C square, on the edge beside the empty corner a1."},
    {Fault::TakesXSquare, 6, "------O------OXX---OXXX--OO----XO--- X", "b2 a5", "a3 f4",
     "b2 is the X square, diagonally beside the empty corner a1."},
    {Fault::MissesCorner, 6, "OOOOO-OOXXX-OOOXX-OOOOXXOOOXXXOO--XX O", "f3 c6", "f1 c6",
     "It does not take the corner f1, which White could."},
    {Fault::MissesPass, 6, "--O----XXXXXOOXOXXOOOXXXOOOOX-OOOOOO O", "b1 a2", "f5 pass",
     "After f5 Black would have to pass."},
    {Fault::LeavesNoSafeMove, 6, "O-----OO--XO-OOXXOXXOOXOOX-OOO---OOO X", "b1 c1", "c5 d2",
     "After the reply c1 every move of Black goes beside an empty corner or leaves White a corner; "
     "after c5 and d2 f1 would be safe."},
    {Fault::HandsOverQuietMove, 6, "-------X---X--XXX--XXXX-XXX---OOO--- O", "e2 d2", "c2 d5",
     "It leaves the quiet move c2 to Black, after which White has no safe move."},
    {Fault::LosesParity, 6, "XOOOOOXXOXO-XXXO-OXXXXOOXXXXOOXX-OXX O", "e3 c6", "c6 f2",
     "It plays into an even region (2 empty squares), where Black comes last if both go on there; "
     "c6 is in an odd one (1)."},
    {Fault::WastesTempo, 6, "X-O-OXXOOOXOOOXXOOXOXXOO-OOOXX-OOXXO X", "b1 a5", "a5 d1",
     "Only Black could play b1, so it could wait: after a5 and d1 it is still there. Both could "
     "play a5."},
    {Fault::GivesMoves, 6, "--------------OOO--XOXX--OX----X---- X", "b2 c2", "c2 b3",
     "It gives White 8 moves to choose from; c2 gives 4."},
    {Fault::OpensFrontier, 6, "-OO-----OOXX-OXXOX-XXO-X-XXO-----O-- O", "a5 a6", "b2 e5",
     "It leaves 14 of White's discs beside empty squares; b2 leaves 10."},
};

TEST(OthelloFaults, AreFoundInExamplesAndNotWhereTheMovesAreChangedAbout) {
    for (const Example& example : Examples) {
        const Othello game(example.size);
        const auto here = occasion(game, example.position, example.played, example.best);
        const auto said = explanations(here);
        const auto found = std::find_if(said.begin(), said.end(), [&](const auto& each) {
            return each.fault == example.fault;
        });
        ASSERT_NE(found, said.end()) << name(example.fault);
        EXPECT_EQ(found->sentence, example.sentence);
        const auto there = occasion(game, example.position, example.best, example.played);
        EXPECT_FALSE(faults(there).contains(example.fault)) << name(example.fault);
    }
}

}  // namespace
}  // namespace outflank::analysis
