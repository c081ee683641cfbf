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
    for (int fault = 0; fault <= static_cast<int>(Fault::OpensFrontier); ++fault) {
        if (static_cast<Fault>(fault) == Fault::MissesWipeout)
            continue;  // rare; it has its own test
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

EXAMPLES
}  // namespace
}  // namespace outflank::analysis
