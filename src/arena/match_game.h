/// One game of a match, from its number to its result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "arena/law.h"
#include "arena/openings.h"
#include "arena/played_game.h"
#include "arena/referee.h"
#include "arena/schedule.h"
#include "roster/roster.h"

namespace outflank::arena {

/// All that determines the games of a match.
template <Game G>
struct MatchSetup {
    G game;
    Field field;
    std::vector<roster::PlayerSpec> specs;  // of the field's players
    Openings<G> openings;
    Law law;
    std::uint64_t seed = 1;
    typename Referee<G>::Watch watch = Clock::now;  // what thinking is timed by
};

template <Game G>
std::string words_of_moves(const GameRecord<G>& record) {
    std::string words;
    for (const auto move : record.moves())
        words += (words.empty() ? "" : " ") + record.game().format(move);
    return words;
}

/// The positions of a finished game as text, one more than its moves.
template <Game G>
std::vector<std::string> replayed(const G& game, const PlayedGame& played) {
    const std::string start = played.start.empty() ? game.format(game.start()) : played.start;
    const auto whole = GameRecord<G>::parse(game, start + " moves " + played.moves);
    std::vector<std::string> positions;
    if (!whole) return positions;
    GameRecord<G> record(game, whole->start());
    positions.push_back(game.format(record.position()));
    for (const auto move : whole->moves()) {
        (void)record.play(move);
        positions.push_back(game.format(record.position()));
    }
    return positions;
}

/// The sides of a game as its first and second player.
template <Game G>
PlayedGame as_played(const MatchSetup<G>& setup, const Fixture& fixture,
                     const GameRecord<G>& opening, const RefereedGame<G>& refereed) {
    const Side first = fixture.first_begins_as_one ? Side::One : Side::Two;
    const Verdict& verdict = refereed.verdict;
    PlayedGame game;
    game.number = fixture.number;
    game.pairing = static_cast<int>(fixture.pairing);
    game.first = setup.field.players[fixture.first];
    game.second = setup.field.players[fixture.second];
    game.first_begins_as_one = fixture.first_begins_as_one;
    game.opening = words_of_moves(opening);
    game.moves = words_of_moves(refereed.record);
    if (opening.start() != setup.game.start()) game.start = setup.game.format(opening.start());
    game.final_board = setup.game.diagram(refereed.record.position());
    if (verdict.winner) game.points = *verdict.winner == first ? Points::Win : Points::Loss;
    game.score = first == Side::One ? verdict.score : -verdict.score;
    game.reason = verdict.reason;
    game.remark = verdict.remark;
    game.first_stats = refereed.stats[index(first)];
    game.second_stats = refereed.stats[index(opponent(first))];
    return game;
}

/// A player who cannot even be made or is never ready has lost its game like one that fails in it.
template <Game G>
class AbsentPlayer final : public Player<G> {
  public:
    using Player<G>::choose;

    explicit AbsentPlayer(Error reason) : reason_(std::move(reason)) {}

    [[nodiscard]] std::string name() const override { return "absent"; }
    Result<Choice<typename G::Move>> choose(
        const GameRecord<G>& /*record*/,
        const Conditions<typename G::Move>& /*conditions*/) override {
        return reason_;
    }

  private:
    Error reason_;
};

template <Game G>
std::unique_ptr<Player<G>> seated(const G& game, const roster::PlayerSpec& spec, std::uint64_t seed,
                                  const std::stop_token& stop) {
    auto player = roster::make_player(game, spec, seed);
    if (!player) return std::make_unique<AbsentPlayer<G>>(player.error());
    const auto prepared = (*player)->prepare(stop);
    if (!prepared) return std::make_unique<AbsentPlayer<G>>(prepared.error());
    return *std::move(player);
}

/// Plays a game with players of its own, so that nothing it knows comes from another game; its
/// number says which lots they draw. Blocks. Nothing comes back when a stop was requested. Any
/// thread. Whoever watches is shown the game as it goes on.
template <Game G>
std::optional<PlayedGame> play_game(const MatchSetup<G>& setup, const Fixture& game,
                                    const std::stop_token& stop,
                                    const typename Referee<G>::OnPlayed& on_played = {}) {
    const auto first = seated(setup.game, setup.specs[game.first],
                              seed_of_player(setup.seed, game.number, true), stop);
    const auto second = seated(setup.game, setup.specs[game.second],
                               seed_of_player(setup.seed, game.number, false), stop);
    typename Referee<G>::Seats seats = {first.get(), second.get()};
    if (!game.first_begins_as_one) std::swap(seats[0], seats[1]);
    const GameRecord<G> opening = setup.openings(game.opening);
    const auto refereed =
        Referee<G>(opening, seats, setup.law, stop, setup.watch, on_played).play();
    if (!refereed) return std::nullopt;
    return as_played(setup, game, opening, *refereed);
}

/// The game of that number in the schedule.
template <Game G>
std::optional<PlayedGame> play_game(const MatchSetup<G>& setup, int number,
                                    const std::stop_token& stop,
                                    const typename Referee<G>::OnPlayed& on_played = {}) {
    return play_game(setup, fixture(setup.field, number), stop, on_played);
}

}  // namespace outflank::arena
