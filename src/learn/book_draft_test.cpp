#include "learn/book_draft.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "core/isa.h"
#include "core/rng.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "learn/balanced_openings.h"
#include "learn/book_growth.h"
#include "learn/book_work.h"
#include "learn/line_positions.h"
#include "learn/opening_positions.h"
#include "play/book_check.h"
#include "play/book_moves.h"

namespace outflank::learn {
namespace {

using othello::Position8;
using play::BookEntry;

constexpr othello::Othello8<kernels::Portable> Game8;

BookEntry look(const Position8& position, Rng& rng) {
    BookEntry entry;
    entry.position = position;
    entry.leaf = pick(rng, Game8.moves(position));
    entry.leaf_value = static_cast<Score>(rng.below(801)) - 400;
    entry.stage = {static_cast<int>(1 + rng.below(20)), 0};
    return entry;
}

std::vector<BookEntry> looks_by_lot(std::uint64_t seed) {
    Rng rng(seed);
    std::vector<BookEntry> looks;
    for (int ply = 0; ply <= 4; ++ply) {
        for (const Position8& position : positions_after(ply))
            if (ply == 0 || rng.below(3) > 0) looks.push_back(look(position, rng));
    }
    return looks;
}

/// The oracle: the value of a position by walking down from it, again and again.
Score plain_value(const std::vector<BookEntry>& looks, const Position8& position) {
    const auto find = [&](const Position8& sought) {
        const Position8 least = canonical(sought).position;
        return std::find_if(looks.begin(), looks.end(), [&](const BookEntry& each) {
            return each.position.own == least.own && each.position.other == least.other;
        });
    };
    const auto here = find(position);
    const auto leaf = *transformed(*here, inverse(canonical(position).symmetry)).leaf;
    Score best = -100 * Disc;
    for (const auto move : Game8.moves(position)) {
        const Position8 next = Game8.after(position, move);
        if (find(next) != looks.end())
            best = std::max(best, -plain_value(looks, next));
        else if (move == leaf)
            best = std::max(best, here->leaf_value);
    }
    return best == -100 * Disc ? here->leaf_value : best;
}

RC_GTEST_PROP(BookDraft, ValuesAreThoseOfAPlainWalk, (std::uint64_t seed)) {
    const auto looks = looks_by_lot(seed);
    BookDraft draft;
    for (const BookEntry& each : looks) draft.put(each);
    draft.settle();
    const auto& some = looks[*rc::gen::inRange<std::size_t>(0, looks.size())];
    RC_ASSERT(draft.find(some.position)->value == plain_value(looks, some.position));
    RC_ASSERT(draft.find(othello::start8())->value == plain_value(looks, othello::start8()));
}

RC_GTEST_PROP(BookDraft, TheOrderOfLooksDoesNotMatter, (std::uint64_t seed)) {
    auto looks = looks_by_lot(seed);
    BookDraft one;
    for (const BookEntry& each : looks) one.put(each);
    one.settle();
    std::reverse(looks.begin(), looks.end());
    BookDraft other;
    for (const BookEntry& each : looks) other.put(each);
    other.settle();
    RC_ASSERT(one.to_bytes("") == other.to_bytes(""));
}

TEST(BookDraft, TheMoreCarefulLookCountsUnlessItsLeafLeadsIntoTheBook) {
    const Position8 start = othello::start8();
    const auto f5 = othello::Move::parse("f5").value();
    const Position8 after_f5 = Game8.after(start, f5);
    const auto d6 = othello::Move::parse("d6").value();
    const auto f6 = othello::Move::parse("f6").value();
    const auto entry = [&](othello::Move leaf, Score value, int depth) {
        BookEntry made;
        made.position = after_f5;
        made.leaf = leaf;
        made.leaf_value = value;
        made.stage = {depth, 0};
        return made;
    };
    BookDraft draft;
    draft.put(entry(f6, 10, 4));
    draft.put(entry(d6, 20, 8));
    draft.settle();
    EXPECT_EQ(draft.find(after_f5)->leaf_value, 20);
    BookEntry next;
    next.position = Game8.after(after_f5, d6);
    next.leaf_value = 5;
    draft.put(next);
    draft.settle();
    EXPECT_EQ(draft.find(after_f5)->leaf_value, 10) << "d6 is no leaf any more";
    EXPECT_EQ(draft.find(after_f5)->value, 10);
}

TEST(OpeningPositions, AreAsManyAsPublished) {
    // Images counted once, 80,068 to the eighth ply together; the first ones by hand: after f5
    // there are three replies.
    constexpr std::array<std::size_t, 7> counts = {1, 1, 3, 14, 60, 322, 1773};
    for (std::size_t ply = 0; ply < counts.size(); ++ply)
        EXPECT_EQ(positions_after(static_cast<int>(ply)).size(), counts[ply]);
}

TEST(LinePositions, AreThoseOfTheLinesOnce) {
    const auto positions = positions_of_lines("# two lines\nf5d6c3\n\nf5d6c4\n");
    ASSERT_TRUE(positions.ok());
    EXPECT_EQ(positions->size(), 5U);
    EXPECT_NE(positions_of_lines("f5d6\nf5f5").error().sentence.find("line 2"), std::string::npos);
}

std::vector<std::unique_ptr<engine::Engine>> engines(unsigned count) {
    std::vector<std::unique_ptr<engine::Engine>> made;
    made.reserve(count);
    for (unsigned i = 0; i < count; ++i)
        made.push_back(*engine::Engine::make(best_isa(), {.hash_megabytes = 1}));
    return made;
}

BookDraft grown(std::size_t positions, const GrowthRule& rule, unsigned threads) {
    const auto crew = engines(threads);
    BookDraft draft;
    for (;;) {
        const auto steps =
            draft.size() < positions ? next_steps(draft, rule, 4) : last_steps(draft, rule);
        if (steps.empty()) return draft;
        for (const auto& entry : take_steps(draft, steps, {crew, rule.stage, {}, {}}))
            draft.put(entry);
        draft.settle();
    }
}

TEST(BookGrowth, ABookThatGrewIsInOrderWhateverTheThreads) {
    GrowthRule rule;
    rule.stage = {3, 0};
    rule.main_line = 8;
    const std::string bytes = grown(60, rule, 1).to_bytes("");
    EXPECT_EQ(bytes, grown(60, rule, 2).to_bytes(""));
    const auto book = *play::Book::from_bytes(bytes);
    const auto findings = check(book);
    EXPECT_EQ(findings.wrong, 0U) << testing::PrintToString(findings.complaints);
    EXPECT_EQ(findings.open, 0U);
    EXPECT_GE(play::best_line(book, othello::start8()).size(), 8U);
}

TEST(BookGrowth, NothingIsFollowedThatLosesTooMuch) {
    GrowthRule rule;
    rule.stage = {3, 0};
    rule.main_line = 0;
    rule.most_move_error = 0;
    rule.most_line_error = 0;
    const auto draft = grown(20, rule, 1);
    for (const GrowthStep& step : next_steps(draft, rule, 1000)) {
        if (!step.leaf) continue;
        EXPECT_EQ(draft.find(step.position)->leaf_value, draft.find(step.position)->value);
    }
}

TEST(BookGrowth, AShallowLookIsTakenAgainMoreCarefully) {
    GrowthRule shallow;
    shallow.stage = {2, 0};
    const auto draft = grown(10, shallow, 1);
    GrowthRule deep = shallow;
    deep.stage = {4, 0};
    const auto steps = next_steps(draft, deep, 1);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_FALSE(steps.front().leaf.has_value());
    EXPECT_EQ(canonical(steps.front().position).position, canonical(othello::start8()).position);
}

TEST(BookGrowth, PartsOfARoundMakeTheWholeRound) {
    GrowthRule rule;
    rule.stage = {3, 0};
    rule.main_line = 0;  // which would go on alone
    const BookDraft base = grown(30, rule, 1);
    const auto crew = engines(1);
    const auto steps = next_steps(base, rule, 9);
    ASSERT_GE(steps.size(), 4U);  // how many are worth it is a matter of the evaluation
    const auto bytes_with = [&](const std::vector<std::vector<GrowthStep>>& parts) {
        BookDraft draft(*play::Book::from_bytes(base.to_bytes("")));
        for (const auto& part : parts)
            for (const auto& entry : take_steps(base, part, {crew, rule.stage, {}, {}}))
                draft.put(entry);
        draft.settle();
        return draft.to_bytes("");
    };
    const std::vector<GrowthStep> first(steps.begin(), steps.begin() + 2);
    const std::vector<GrowthStep> second(steps.begin() + 2, steps.end());
    EXPECT_EQ(bytes_with({steps}), bytes_with({second, first}));
}

TEST(BalancedOpenings, NeedABookOfEveryPosition) {
    const auto openings = balanced_openings(play::Book(), 2 * Disc);
    ASSERT_FALSE(openings.ok());
    EXPECT_NE(openings.error().sentence.find("--every 8"), std::string::npos);
}

}  // namespace
}  // namespace outflank::learn
