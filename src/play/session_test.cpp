#include "play/session.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

#include "core/rng.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

const Seats TwoPeople;
const Seats PersonAndPlayer = {Seat{}, Seat{"machine"}};
const Seats TwoPlayers = {Seat{"one"}, Seat{"other"}};

template <class Kind, Game G>
const Kind* find(const std::vector<Event<G>>& events) {
    for (const auto& event : events) {
        if (const Kind* found = std::get_if<Kind>(&event)) return found;
    }
    return nullptr;
}

template <Game G>
std::string refusal(const std::vector<Event<G>>& events) {
    const auto* refused = find<event::Refused, G>(events);
    return refused ? refused->sentence : "";
}

using Events = std::vector<Event<Othello>>;

command::Play<Othello> play(std::string_view move) { return {*Othello{8}.parse_move(move)}; }
command::Chosen<Othello> chosen(Ticket ticket, std::string_view move) {
    return {ticket, *Othello{8}.parse_move(move)};
}

Session<Othello> running(const Seats& seats, int size = 8) {
    Session<Othello> session(Othello{size}, seats);
    session.handle(command::Resume{});
    return session;
}

TEST(Session, APersonPlaysAndThePlayerIsAsked) {
    auto session = running(PersonAndPlayer);
    const Events events = session.handle(play("f5"));
    const auto* thinking = find<event::Thinking, Othello>(events);
    ASSERT_NE(thinking, nullptr);
    EXPECT_EQ(thinking->side, Side::Two);
    EXPECT_EQ(session.thinking(), thinking->ticket);
    session.handle(chosen(thinking->ticket, "d6"));
    EXPECT_EQ(session.record().format(), "f5 d6");
    EXPECT_FALSE(session.thinking());
}

TEST(Session, NobodyIsAskedBeforeResume) {
    Session<Othello> session(Othello{8}, TwoPlayers);
    EXPECT_FALSE(session.thinking());
    EXPECT_NE((find<event::Thinking, Othello>(session.handle(command::Resume{}))), nullptr);
}

TEST(Session, WhatCannotBeIsRefusedWithAReason) {
    auto session = running(PersonAndPlayer);
    EXPECT_THAT(refusal<Othello>(session.handle(play("a1"))), HasSubstr("not a legal move"));
    EXPECT_THAT(refusal<Othello>(session.handle(command::Undo{})), HasSubstr("take back"));
    EXPECT_THAT(refusal<Othello>(session.handle(command::Redo{})), HasSubstr("play again"));
    session.handle(play("f5"));
    EXPECT_THAT(refusal<Othello>(session.handle(play("d6"))), HasSubstr("White's move"));
    session.handle(command::Sit{TwoPlayers});
    EXPECT_THAT(refusal<Othello>(session.handle(command::Resign{})), HasSubstr("nobody sits"));
}

TEST(Session, ASideOfManyIsSpokenOfAsMany) {
    const Tafl game(tafl::Comp424);
    Session<Tafl> session(game, PersonAndPlayer);
    session.handle(command::Resume{});
    const auto move = *game.parse_move("d1-d2");
    session.handle(command::Play<Tafl>{move});
    EXPECT_THAT(refusal<Tafl>(session.handle(command::Play<Tafl>{move})),
                HasSubstr("it is Defenders' move"));
}

TEST(Session, AnAnswerThatComesTooLateIsIgnored) {
    auto session = running(PersonAndPlayer);
    session.handle(play("f5"));
    const Ticket old = *session.thinking();
    const Events events = session.handle(command::Undo{});
    ASSERT_NE((find<event::Abandoned, Othello>(events)), nullptr);
    EXPECT_TRUE(session.handle(chosen(old, "d6")).empty());
    EXPECT_TRUE(session.handle(command::Progressed<Othello>{old, {}}).empty());
    EXPECT_TRUE(session.handle(command::Failed{old, "late"}).empty());
    EXPECT_TRUE(session.record().moves().empty());
}

TEST(Session, ProgressIsToldWithTheSideThatThinks) {
    auto session = running(PersonAndPlayer);
    session.handle(play("f5"));
    command::Progressed<Othello> progressed{*session.thinking(), {}};
    progressed.report.depth = 7;
    const Events events = session.handle(progressed);
    const auto* progress = find<event::Progress<Othello>, Othello>(events);
    ASSERT_NE(progress, nullptr);
    EXPECT_EQ(progress->side, Side::Two);
    EXPECT_EQ(progress->report.depth, 7);
}

TEST(Session, APlayerThatFailsOrCheatsStopsTheGameUntilItIsResumed) {
    for (const bool cheats : {false, true}) {
        auto session = running(PersonAndPlayer);
        session.handle(play("f5"));
        const Ticket ticket = *session.thinking();
        const Events events = cheats ? session.handle(chosen(ticket, "a1"))
                                     : session.handle(command::Failed{ticket, "it crashed"});
        EXPECT_THAT(refusal<Othello>(events), HasSubstr(cheats ? "a1" : "White: it crashed"));
        EXPECT_TRUE(session.is_paused());
        EXPECT_FALSE(session.thinking());
        session.handle(command::Resume{});
        EXPECT_NE(session.thinking(), ticket);
        EXPECT_TRUE(session.thinking());
    }
}

TEST(Session, TheEndIsToldOnceWhateverChangesAfterIt) {
    const auto tells_end = [](const Events& events) {
        return find<event::Ended, Othello>(events) != nullptr;
    };
    const auto over = *GameRecord<Othello>::parse(Othello{4}, "XXXXXXXXXXXXXXXX X");
    Session<Othello> session(over, PersonAndPlayer);
    EXPECT_FALSE(tells_end(session.handle(command::Sit{TwoPeople}))) << "it has not begun yet";
    EXPECT_TRUE(tells_end(session.handle(command::Resume{})));
    EXPECT_FALSE(tells_end(session.handle(command::Sit{PersonAndPlayer})));
    EXPECT_FALSE(tells_end(session.handle(command::SwapSides{})));
    EXPECT_TRUE(tells_end(session.handle(command::Load<Othello>{over}))) << "another game";
    session.handle(command::Sit{TwoPeople});
    session.handle(command::NewGame{});
    EXPECT_TRUE(tells_end(session.handle(command::Resign{})));
    EXPECT_FALSE(tells_end(session.handle(command::Sit{PersonAndPlayer})));
}

TEST(Session, ResigningEndsTheGameAndResumingGoesOn) {
    auto session = running(PersonAndPlayer);
    session.handle(play("f5"));
    const Events events = session.handle(command::Resign{});
    const auto* ended = find<event::Ended, Othello>(events);
    ASSERT_NE(ended, nullptr);
    EXPECT_EQ(ended->winner, Side::Two) << "the person resigns, though White is to move";
    EXPECT_EQ(ended->reason, "resign");
    EXPECT_TRUE(session.is_over());
    EXPECT_THAT(refusal<Othello>(session.handle(play("d6"))), HasSubstr("over"));
    session.handle(command::Undo{});
    EXPECT_FALSE(session.is_over());
    EXPECT_EQ(session.record().format(), "f5") << "only the resignation was taken back";
}

TEST(Session, APlayerMayResign) {
    auto session = running(PersonAndPlayer);
    session.handle(play("f5"));
    session.handle(command::Chosen<Othello>{*session.thinking(), std::nullopt});
    EXPECT_EQ(session.resigned(), Side::Two);
}

TEST(Session, SwappingSidesAsksThePlayerForTheOtherOne) {
    auto session = running(PersonAndPlayer);
    EXPECT_FALSE(session.thinking());
    session.handle(command::SwapSides{});
    EXPECT_TRUE(session.thinking());
    EXPECT_EQ(session.seat(Side::One).player, "machine");
}

TEST(Session, PassesAreToldAndUndoneTogetherWithTheMoveBefore) {
    Rng rng(1);
    auto session = running(TwoPeople, 4);
    for (Events events; !find<event::Passed, Othello>(events);) {
        if (session.is_over()) session.handle(command::NewGame{});
        const auto& record = session.record();
        events = session.handle(
            command::Play<Othello>{pick(rng, record.game().moves(record.position()))});
    }
    const auto with_pass = session.record();
    ASSERT_TRUE(with_pass.moves().back().is_pass());
    session.handle(command::Undo{});
    EXPECT_EQ(session.record().moves().size(), with_pass.moves().size() - 2);
    EXPECT_EQ(session.record().to_move(), with_pass.to_move());
    const Events events = session.handle(command::Redo{});
    EXPECT_EQ(session.record(), with_pass);
    EXPECT_EQ((find<event::Passed, Othello>(events)), nullptr) << "it was told when it was made";
}

TEST(Session, UndoComesBackToThePersonAndKeepsTheReply) {
    auto session = running(PersonAndPlayer);
    session.handle(play("f5"));
    session.handle(chosen(*session.thinking(), "d6"));
    session.handle(command::Undo{});
    EXPECT_TRUE(session.record().moves().empty());
    EXPECT_EQ(session.taken_back().size(), 2U);
    session.handle(command::Redo{});
    EXPECT_EQ(session.record().format(), "f5 d6");
}

TEST(Session, TwoPlayersStandStillAfterUndo) {
    auto session = running(TwoPlayers);
    session.handle(chosen(*session.thinking(), "f5"));
    session.handle(command::Undo{});
    EXPECT_TRUE(session.is_paused());
    EXPECT_EQ(session.taken_back().size(), 1U);
}

/// One command out of a number, so that a list of numbers is a random game with everything in it.
template <Game G>
Command<G> command_from(const Session<G>& session, unsigned number) {
    const auto moves = session.record().game().moves(session.record().position());
    const auto any_move = [&] {
        return moves.empty() ? typename G::Move{} : moves[(number / 32) % moves.size()];
    };
    switch (number % 32) {
        case 0:
            return command::NewGame{};
        case 1:
            return command::SwapSides{};
        case 2:
            return command::Resign{};
        case 3:
            return command::Pause{};
        case 4:
        case 5:
            return command::Resume{};
        case 6:
            return command::Sit{number & 32 ? TwoPeople : PersonAndPlayer};
        case 7:
            return command::Failed{session.thinking().value_or(0), "no"};
        case 8:
            return command::Load<G>{session.record()};
        case 9:
            return command::SetPosition<G>{session.record().position()};
        case 10:
            return command::Chosen<G>{session.thinking().value_or(0), std::nullopt};
        case 11:
        case 12:
        case 13:
            return command::Undo{};
        case 14:
        case 15:
            return command::Redo{};
        default:
            if (session.thinking()) return command::Chosen<G>{*session.thinking(), any_move()};
            return command::Play<G>{any_move()};
    }
}

template <Game G>
std::vector<typename G::Move> whole_game(const Session<G>& session) {
    auto moves = session.record().moves();
    const auto rest = session.taken_back();
    moves.insert(moves.end(), rest.begin(), rest.end());
    return moves;
}

template <Game G>
void is_sound(const Session<G>& session) {
    const G& game = session.record().game();
    GameRecord<G> replayed(game, session.record().start());
    for (const auto move : whole_game(session)) RC_ASSERT(replayed.play(move).ok());
    const bool waits_for_player = !session.is_over() && !session.is_paused() &&
                                  !session.seat(session.record().to_move()).is_person();
    RC_ASSERT(session.thinking().has_value() == waits_for_player);
    if (!session.resigned()) RC_ASSERT(!forced_pass(game, session.record().position()));
}

template <Game G>
void undo_then_redo_is_identity(Session<G> session) {
    const bool is_on_the_way = session.thinking() && !session.taken_back().empty();
    if (session.resigned() || is_on_the_way) return;
    const auto before = session.record();
    const auto game_before = whole_game(session);
    const bool is_undone = refusal<G>(session.handle(command::Undo{})).empty();
    if (!is_undone) return;
    RC_ASSERT(session.record().moves().size() < before.moves().size());
    RC_ASSERT(whole_game(session) == game_before);
    session.handle(command::Redo{});
    RC_ASSERT(session.record() == before);
}

template <Game G>
void obeys_its_laws(const G& game, const std::vector<unsigned>& numbers) {
    Session<G> session(game, PersonAndPlayer);
    for (const unsigned number : numbers) {
        const auto before = session.record();
        const auto events = session.handle(command_from(session, number));
        if (!refusal<G>(events).empty()) RC_ASSERT(session.record() == before);
        is_sound(session);
        undo_then_redo_is_identity(session);
    }
}

RC_GTEST_PROP(SessionLaws, AnyCommandsKeepTheGameLegal, ()) {
    const auto numbers = *rc::gen::resize(
        600, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 1U << 16)));
    obeys_its_laws(Othello{4}, numbers);
    obeys_its_laws(Othello{6}, numbers);
    obeys_its_laws(Tafl{tafl::Brandubh}, numbers);
}

}  // namespace
}  // namespace outflank
