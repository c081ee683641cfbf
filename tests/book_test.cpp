// The book as a whole: its file, what it answers, and who plays and learns by it. Books are made
// by chance here, from positions of the first plies with values by lot.

#include "play/book.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "core/checksum.h"
#include "core/little_endian.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "learn/book_draft.h"
#include "learn/opening_positions.h"
#include "play/book_check.h"
#include "play/book_lines.h"
#include "play/book_moves.h"
#include "play/book_trainer.h"
#include "play/embedded_openings.h"
#include "play/opening_names.h"
#include "roster/book_player.h"
#include "roster/opening_list.h"
#include "roster/roster.h"

namespace outflank::play {
namespace {

using othello::Move;
using othello::Othello;
using othello::Position8;
using testing::HasSubstr;
using Record = GameRecord<Othello>;

constexpr othello::Othello8<kernels::Portable> Game8;

/// Some of the positions of the first plies, the start among them, with values by lot.
learn::BookDraft draft_by_lot(std::uint64_t seed, int plies) {
    Rng rng(seed);
    learn::BookDraft draft;
    for (int ply = 0; ply <= plies; ++ply) {
        for (const Position8& position : learn::positions_after(ply)) {
            if (ply > 0 && rng.below(3) == 0) continue;
            BookEntry entry;
            entry.position = position;
            entry.leaf = pick(rng, Game8.moves(position));
            entry.leaf_value = static_cast<Score>(rng.below(801)) - 400;
            entry.stage = {static_cast<int>(1 + rng.below(20)), 0};
            draft.put(entry);
        }
    }
    draft.settle();
    return draft;
}

std::string bytes_by_lot(std::uint64_t seed, int plies = 4) {
    return draft_by_lot(seed, plies).to_bytes("by lot");
}

Book book_by_lot(std::uint64_t seed, int plies = 4) {
    auto book = Book::from_bytes(bytes_by_lot(seed, plies));
    EXPECT_TRUE(book.ok());
    return *std::move(book);
}

std::string refusal(std::string bytes) {
    const auto book = Book::from_bytes(std::move(bytes));
    return book.ok() ? "" : book.error().sentence;
}

RC_GTEST_PROP(Book, GivesBackWhatWasWrittenInEveryImage, (std::uint64_t seed)) {
    const auto draft = draft_by_lot(seed, 4);
    const Book book = *Book::from_bytes(draft.to_bytes("a note"));
    RC_ASSERT(book.size() == draft.size());
    RC_ASSERT(book.note() == "a note");
    for (const BookEntry* entry : draft.in_order()) {
        for (const Symmetry symmetry : AllSymmetries) {
            const auto found = book.find(transformed(entry->position, symmetry));
            RC_ASSERT(found.has_value());
            RC_ASSERT(found->value == entry->value);
            RC_ASSERT(found->stage == entry->stage);
            RC_ASSERT(found->leaf.has_value() == entry->leaf.has_value());
            if (!found->leaf) continue;
            const Position8 next = Game8.after(found->position, *found->leaf);
            const Position8 meant = Game8.after(entry->position, *entry->leaf);
            RC_ASSERT(canonical(next).position.own == canonical(meant).position.own);
        }
    }
}

RC_GTEST_PROP(Book, DoesNotKnowWhatWasNotWritten, (std::uint64_t seed)) {
    const auto draft = draft_by_lot(seed, 3);
    const Book book = *Book::from_bytes(draft.to_bytes(""));
    for (const Position8& position : learn::positions_after(3))
        RC_ASSERT(book.find(position).has_value() == (draft.find(position) != nullptr));
    for (const Position8& position : learn::positions_after(4)) RC_ASSERT(!book.find(position));
}

RC_GTEST_PROP(Book, AChangedByteIsAlwaysNoticed, (std::uint64_t seed)) {
    std::string bytes = bytes_by_lot(seed, 2);
    const auto place = *rc::gen::inRange<std::size_t>(0, bytes.size());
    bytes[place] = static_cast<char>(bytes[place] ^ *rc::gen::inRange(1, 256));
    RC_ASSERT(refusal(bytes) != "");
}

TEST(Book, WhatIsCutOffForeignOrOfAnotherVersionIsRefusedByName) {
    const std::string bytes = bytes_by_lot(1, 2);
    for (std::size_t length = 0; length < bytes.size(); ++length)
        ASSERT_NE(refusal(bytes.substr(0, length)), "") << length;
    EXPECT_THAT(refusal("EDAXBOOK and more"), HasSubstr("not a book of Outflank's"));
    EXPECT_THAT(refusal(bytes.substr(0, 20)), HasSubstr("cut off"));
    EXPECT_THAT(refusal(bytes.substr(0, bytes.size() - 1)), HasSubstr("bytes, this one has"));
    std::string newer = bytes;
    newer[8] = 2;
    EXPECT_THAT(refusal(newer), HasSubstr("version 2; expected 1"));
    std::string damaged = bytes;
    damaged[40] = static_cast<char>(damaged[40] ^ 1);
    EXPECT_THAT(refusal(damaged), HasSubstr("checksum"));
    EXPECT_THAT(Book::read("/no/such/book").error().sentence, HasSubstr("cannot read"));
}

TEST(Book, RecordsOutOfOrderAreRefusedWhateverTheChecksumSays) {
    std::string bytes = bytes_by_lot(1, 2);
    const std::size_t head = 8 + 12 + std::string("by lot").size();
    std::swap_ranges(bytes.begin() + static_cast<long>(head),
                     bytes.begin() + static_cast<long>(head) + 22,
                     bytes.begin() + static_cast<long>(head) + 22);
    bytes.resize(bytes.size() - 8);
    little_endian::append(bytes, checksum(bytes));
    EXPECT_THAT(refusal(bytes), HasSubstr("makes no sense"));
}

RC_GTEST_PROP(BookMoves, AreLegalAndTheBestIsThePositionsValue, (std::uint64_t seed)) {
    const Book book = book_by_lot(seed);
    for (std::size_t i = 0; i < book.size(); ++i) {
        const auto moves = book_moves(book, book[i].position);
        if (!moves.empty()) RC_ASSERT(moves.front().value == book[i].value);
        for (const BookMove& each : moves) {
            RC_ASSERT(Game8.is_legal(book[i].position, each.move));
            const auto next = book.find(Game8.after(book[i].position, each.move));
            RC_ASSERT(next.has_value() != each.is_leaf);
        }
    }
}

RC_GTEST_PROP(BookMoves, AChoiceStaysInTheBookAndWithinTheTolerance, (std::uint64_t seed)) {
    const Book book = book_by_lot(seed);
    Rng rng(seed);
    const Score tolerance = *rc::gen::inRange(0, 300);
    for (std::size_t i = 0; i < book.size(); ++i) {
        const auto moves = book_moves(book, book[i].position);
        const auto chosen = choose_from(moves, tolerance, rng);
        if (!chosen) continue;
        RC_ASSERT(!chosen->is_leaf);
        RC_ASSERT(moves.front().value - chosen->value <= tolerance);
    }
}

TEST(BookMoves, WithoutToleranceTheBestIsChosenAndWithItGamesDiffer) {
    const std::vector<BookMove> moves = {{Move::parse("f5").value(), 100, false},
                                         {Move::parse("d3").value(), 60, false},
                                         {Move::parse("c4").value(), 40, true}};
    Rng rng(1);
    std::set<Move> without;
    std::set<Move> with;
    for (int i = 0; i < 100; ++i) {
        without.insert(choose_from(moves, 0, rng)->move);
        with.insert(choose_from(moves, 50, rng)->move);
    }
    EXPECT_EQ(without, std::set{moves[0].move});
    EXPECT_EQ(with, (std::set{moves[0].move, moves[1].move}));
    const std::vector<BookMove> leaf_first = {{moves[0].move, 100, true}, moves[1]};
    EXPECT_FALSE(choose_from(leaf_first, 39, rng).has_value()) << "time to think";
    EXPECT_EQ(choose_from(leaf_first, 40, rng), moves[1]);
}

RC_GTEST_PROP(BookCheck, FindsASettledBookInOrderAndAnyWrongValue, (std::uint64_t seed)) {
    const Book book = book_by_lot(seed);
    RC_ASSERT(check(book).wrong == 0U);
    RC_ASSERT(check(book).positions == book.size());
    std::vector<BookEntry> entries;
    entries.reserve(book.size());
    for (std::size_t i = 0; i < book.size(); ++i) entries.push_back(book[i]);
    entries[*rc::gen::inRange<std::size_t>(0, entries.size())].value += 1;
    RC_ASSERT(check(*Book::from_bytes(Book::to_bytes(entries, ""))).wrong > 0U);
}

TEST(BookCheck, AnIllegalLeafIsNamed) {
    BookEntry entry;
    entry.position = canonical(othello::start8()).position;
    entry.leaf = Move::parse("a1").value();
    const auto findings = check(*Book::from_bytes(Book::to_bytes({entry}, "")));
    ASSERT_EQ(findings.wrong, 1U);
    EXPECT_THAT(findings.complaints.front(), HasSubstr("not a legal move"));
}

RC_GTEST_PROP(BookLines, PlayByTheFirstLineAndYouPlayTheBooksBest, (std::uint64_t seed)) {
    const Book book = book_by_lot(seed);
    std::string list;
    for (const Line& line : book_lines(book, 100, roster::OpeningList::LongestLine)) {
        for (const Move move : line)
            list += std::to_string(move.square().index64()) + (move == line.back() ? "\n" : ",");
    }
    const auto openings = roster::OpeningList::parse(list);
    RC_ASSERT(openings.ok());
    for (Position8 position = othello::start8();;) {
        const auto moves = book_moves(book, position);
        if (moves.empty()) break;
        const auto reply = openings->reply(widened(position));
        RC_ASSERT(reply.has_value());
        const Position8 next = Game8.after(position, *reply);
        const auto entry = book.find(next);
        RC_ASSERT((entry ? -entry->value : moves.front().value) == moves.front().value);
        position = next;
    }
}

TEST(BookTrainer, AsksUntilEverythingIsKnown) {
    const Book book = book_by_lot(3);
    BookTrainer trainer(book, Record(Othello(8)), {.side = Side::One}, 1);
    std::size_t missed = 0;
    for (int i = 0; trainer.question() && i < 100; ++i) {
        const Record question = *trainer.question();
        EXPECT_EQ(question.to_move(), Side::One);
        const auto moves = book_moves(book, narrowed(question.position()));
        ASSERT_FALSE(moves.empty());
        if (i == 0) {  // a move that is none of the book's, if there is one
            for (const Move move : question.game().moves(question.position())) {
                const bool is_known =
                    std::any_of(moves.begin(), moves.end(),
                                [&](const BookMove& each) { return each.move == move; });
                if (is_known) continue;
                EXPECT_FALSE(trainer.answer(move).is_right);
                ++missed;
                break;
            }
            if (missed > 0) continue;
        }
        EXPECT_TRUE(trainer.answer(moves.front().move).is_right);
    }
    EXPECT_EQ(trainer.question(), nullptr);
    EXPECT_EQ(trainer.asked() - trainer.known(), missed);
}

TEST(BookPlayer, PlaysByTheBookWithoutThinkingAndThinksAfterwards) {
    const auto player = [](const std::string& name) {
        return *roster::make_player(Othello(8), *roster::PlayerSpec::parse(name), 5);
    };
    const auto with = player("outflank:depth=1");
    const auto without = player("outflank:depth=1,book=off");
    Record record(Othello(8));
    EXPECT_EQ(with->choose(record)->explored, 1U);
    EXPECT_GT(without->choose(record)->explored, 1U);
    while (!record.is_over()) {
        const auto choice = with->choose(record);
        ASSERT_TRUE(record.play(*choice->move).ok());
    }
}

TEST(BookPlayer, BadOptionsAreAnsweredInASentence) {
    const auto refused = [](const std::string& name) {
        const auto player = roster::make_player(Othello(8), *roster::PlayerSpec::parse(name), 5);
        return player.ok() ? "" : player.error().sentence;
    };
    EXPECT_THAT(refused("outflank:book=/no/such"), HasSubstr("cannot read"));
    EXPECT_THAT(refused("outflank:book-randomness=x"), HasSubstr("discs from 0 to 64"));
    EXPECT_EQ(refused("outflank:book=off,book-randomness=2"), "");
    EXPECT_EQ(refused("outflank:openings=on"), "");
}

// What ships.

TEST(ShippedBook, IsProvedAndItsMainLineIsLongAndEven) {
    const Book& book = shipped_book();
    const auto findings = check(book);
    EXPECT_EQ(findings.wrong, 0U) << testing::PrintToString(findings.complaints);
    EXPECT_GE(best_line(book, othello::start8()).size(), 18U);
    EXPECT_LE(std::abs(book.find(othello::start8())->value), 2 * Disc);
    EXPECT_LE(embedded_book().size(), 4U << 20U);
}

TEST(ShippedXot, EveryOpeningHasEightMovesAndNoTwoAreImages) {
    std::set<std::pair<kernels::Bitboard, kernels::Bitboard>> seen;
    const auto openings = text::words(embedded_xot());
    EXPECT_GE(openings.size(), 1000U);
    for (const std::string_view opening : openings) {
        const auto record = Record::parse(Othello(8), opening);
        ASSERT_TRUE(record.ok()) << opening;
        ASSERT_EQ(record->moves().size(), 8U);
        ASSERT_TRUE(opening.starts_with("f5"));
        const auto least = canonical(narrowed(record->position())).position;
        ASSERT_TRUE(seen.insert({least.own, least.other}).second) << opening;
    }
}

TEST(ShippedList, IsAListOfOpenings) {
    const auto list = roster::OpeningList::named("on");
    ASSERT_TRUE(list.ok()) << list.error().sentence;
    EXPECT_TRUE(list->reply(Othello(8).start()).has_value());
}

}  // namespace
}  // namespace outflank::play
