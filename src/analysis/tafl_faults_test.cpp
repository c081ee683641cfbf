#include "analysis/tafl_faults.h"

#include <map>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "core/text.h"
#include "games/tafl/plain_tafl.h"
#include "search/search_fixtures.h"

namespace outflank::analysis {
namespace {

using tafl::Move;
using tafl::PlainTafl;
using tafl::Tafl;

std::set<Fault> faults(const Occasion<Tafl>& occasion) {
    std::set<Fault> all;
    for (const auto& each : explanations(occasion)) all.insert(each.fault);
    return all;
}

/// Whether a move of the side to move ends the game with that word.
bool can_end(const PlainTafl& board, const std::string& word) {
    for (const auto& move : board.moves()) {
        PlainTafl next = board;
        next.play(move);
        if (next.ending().ends_with(word)) return true;
    }
    return false;
}

/// The men, not the king, that a move captures.
int men_taken(PlainTafl board, const std::string& move) {
    const int taken = board.play(move);
    return board.ending() == "attackers king-captured" ? taken - 1 : taken;
}

int most_men_taken(const PlainTafl& board) {
    int most = 0;
    for (const auto& move : board.moves()) most = std::max(most, men_taken(board, move));
    return most;
}

/// The definitions of tafl_faults.h once more, on the plain board.
std::set<Fault> plain_faults(const Occasion<Tafl>& occasion) {
    const PlainTafl before(occasion.game.rules().name, occasion.game.format(occasion.before));
    PlainTafl then = before;
    PlainTafl rather = before;
    then.play(occasion.played_word());
    rather.play(occasion.best_word());
    std::set<Fault> all;
    const auto note = [&](Fault fault, bool holds) {
        if (holds) all.insert(fault);
    };
    const bool goes_on = then.ending().empty();
    note(Fault::MissesEscape, goes_on && can_end(before, "king-escaped"));
    note(Fault::MissesKing, goes_on && can_end(before, "king-captured"));
    note(Fault::OpensEscape, can_end(then, "king-escaped") && !can_end(rather, "king-escaped"));
    note(Fault::ExposesKing, can_end(then, "king-captured") && !can_end(rather, "king-captured"));
    note(Fault::LosesPiece, most_men_taken(then) > most_men_taken(rather));
    note(Fault::MissesCapture,
         men_taken(before, occasion.best_word()) > men_taken(before, occasion.played_word()));
    return all;
}

TEST(TaflFaults, AreSaidExactlyWhereAPlainLookFindsThem) {
    std::map<Fault, int> seen;
    Rng rng(4);
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        const int count = rules == &tafl::Brandubh ? 300 : 8;  // the plain game is slow on 9x9
        for (const auto& position : random_positions(game, rng, count, 15)) {
            const auto moves = game.moves(position);
            if (moves.size() < 2) continue;
            const Move played = pick(rng, moves);
            Move best = played;
            while (best == played) best = pick(rng, moves);
            const Occasion<Tafl> each{game, position, {played}, {best}};
            ASSERT_EQ(faults(each), plain_faults(each))
                << game.format(position) << ' ' << format(played) << ' ' << format(best);
            for (const Fault fault : faults(each)) ++seen[fault];
        }
    }
    for (const Fault fault :
         {Fault::MissesEscape, Fault::OpensEscape, Fault::LosesPiece, Fault::MissesCapture})
        EXPECT_GT(seen[fault], 0) << name(fault);
}

struct Example {
    std::string position;
    std::string played;
    std::string best;
    Fault fault;
    bool is_there;
};

Occasion<Tafl> occasion(const Tafl& game, const Example& example, const Proof& proof) {
    const auto line = [&](const std::string& words) {
        std::vector<Move> moves;
        for (const auto word : text::words(words)) moves.push_back(*game.parse_move(word));
        return moves;
    };
    return {game, *game.parse_position(example.position), line(example.played), line(example.best),
            proof};
}

TEST(TaflFaults, AreFoundInBrandubhAndNotBesideIt) {
    const Tafl game{tafl::Brandubh};
    const std::vector<Example> examples = {
        // The king stands on the edge with a free way to the corner a1.
        {"..K..../......./......./....B../......./.B...../....W.. defenders", "e7-e6", "c1-a1",
         Fault::MissesEscape, true},
        {".BK..B./......./......./....B../......./.B...../....W.. defenders", "e7-e6", "e7-f7",
         Fault::MissesEscape, false},
        // An attacker that could close the edge moves elsewhere, or is too far away to close it.
        {"..K..B./.B...../......./....B../......./......./....W.. attackers", "e4-e5", "b2-b1",
         Fault::OpensEscape, true},
        {"..K..B./B....../......./....B../......./......./....W.. attackers", "e4-e5", "a2-b2",
         Fault::OpensEscape, false},
        // A man between two enemies falls.
        {"......./..B..../..W..../......./......./......K/..B.... attackers", "c7-b7", "c7-c4",
         Fault::MissesCapture, true},
        {"......./......./B.W..../......./......./......K/..B.... attackers", "c7-c4", "c7-c6",
         Fault::MissesCapture, false},
        {"......./..B..../......./..W..../....K../......./..B.... defenders", "c4-c3", "c4-b4",
         Fault::LosesPiece, true},
        {"......./..B..../......./..W..../....K../......./..B.... defenders", "c4-b4", "c4-c3",
         Fault::LosesPiece, false},
        // The king falls like a man away from his throne.
        {"......./......./.B...../.K...../......./.B...../....W.. defenders", "e7-e6", "b4-g4",
         Fault::ExposesKing, true},
        {"......./......./.B...../.K...../......./.B...../....W.. defenders", "b4-g4", "b4-c4",
         Fault::ExposesKing, false},
        {"......./......./.B...../.K...../......./.B...../....W.. attackers", "b3-a3", "b6-b5",
         Fault::MissesKing, true},
        {"......./......./.B...../.K...../......./.B...../....W.. attackers", "b6-b5", "b3-a3",
         Fault::MissesKing, false},
    };
    for (const Example& example : examples) {
        const auto found = faults(occasion(game, example, {}));
        EXPECT_EQ(found.contains(example.fault), example.is_there)
            << example.position << ' ' << name(example.fault);
    }
}

/// The proof and the end of the line are both needed.
TEST(TaflFaults, ANetIsALineThatEndsWithTheKing) {
    const Tafl game{tafl::Brandubh};
    const Example net{"......./B....../.K...../......./......./.B...../....W.. defenders",
                      "b3-b4 a2-a3 e7-e6 a3-b3 e6-e5 b6-b5", "b3-g3", Fault::WalksIntoNet, true};
    const Proof lost{.is_lost = true};
    EXPECT_TRUE(faults(occasion(game, net, lost)).contains(Fault::WalksIntoNet));
    EXPECT_FALSE(faults(occasion(game, net, {})).contains(Fault::WalksIntoNet));
    Proof was_lost_before = lost;
    was_lost_before.was_lost = true;
    EXPECT_FALSE(faults(occasion(game, net, was_lost_before)).contains(Fault::WalksIntoNet));
    Example open = net;
    open.played = "b3-b4 a2-a3 e7-e6 a3-b3 e6-e5";
    EXPECT_FALSE(faults(occasion(game, open, lost)).contains(Fault::WalksIntoNet));

    const Example way_out{"......./..K..../......./....B../......./......./....W.. attackers",
                          "e4-e5 c2-c1 e5-e6 c1-a1", "e4-e1", Fault::LetsKingBreakOut, true};
    EXPECT_TRUE(faults(occasion(game, way_out, lost)).contains(Fault::LetsKingBreakOut));
    EXPECT_FALSE(faults(occasion(game, way_out, {})).contains(Fault::LetsKingBreakOut));
}

}  // namespace
}  // namespace outflank::analysis
