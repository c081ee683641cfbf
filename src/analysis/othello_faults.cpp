#include "analysis/othello_faults.h"

#include <optional>

#include "fmt/format.h"

#include "analysis/othello_ground.h"
#include "core/text.h"
#include "play/record.h"

namespace outflank::analysis {

namespace {

using othello::Move;
using othello::Othello;
using othello::Position;
using othello::Square;
using othello::WideBits;

constexpr int MostEmptiesForParity = 20;
constexpr int ManyMoves = 4;
constexpr int ManyDiscs = 4;

/// An occasion with what most faults are seen by.
struct Scene : Occasion<Othello> {
    explicit Scene(const Occasion<Othello>& occasion)
        : Occasion(occasion), then(after_played()), rather(after_best()) {}

    Position then;  // after the move that was played; the opponent is to move
    Position rather;  // after the best one

    [[nodiscard]] Square played_square() const { return played.front().square(); }
    [[nodiscard]] Square best_square() const { return best.front().square(); }
    [[nodiscard]] WideBits opponent_squares() const {
        return game.playable(before, opponent(mover()));
    }
    /// After the best move and the best reply to it; nothing where no reply is known.
    [[nodiscard]] std::optional<Position> rather_after_reply() const {
        return after_reply(rather, best);
    }
    [[nodiscard]] std::optional<Position> then_after_reply() const {
        return after_reply(then, played);
    }

  private:
    [[nodiscard]] std::optional<Position> after_reply(const Position& position,
                                                      const std::vector<Move>& line) const {
        if (line.size() < 2) return std::nullopt;
        return game.after(position, line[1]);
    }
};

using MaybeFault = std::optional<Explanation>;

std::vector<std::string> words_of(const WideBits& squares) {
    std::vector<std::string> words;
    squares.for_each([&](Square square) { words.push_back(format(square)); });
    return words;
}

/// Somebody can move, but not safely.
bool is_cornered(const Othello& game, const Position& position) {
    return game.playable(position).any() && !safe_moves(game, position).any();
}

/// A reply that leaves its opponent without a disc.
std::optional<Move> wipeout(const Othello& game, const Position& position) {
    for (const Move reply : game.moves(position)) {
        if (!game.after(position, reply).own().any()) return reply;
    }
    return std::nullopt;
}

MaybeFault allows_wipeout(const Scene& scene) {
    const auto reply = wipeout(scene.game, scene.then);
    if (!reply || wipeout(scene.game, scene.rather)) return std::nullopt;
    const std::string word = format(*reply);
    return Explanation{Fault::AllowsWipeout,
                       {word},
                       fmt::format("It lets {} take {}'s last disc with {}.", scene.opponent_name(),
                                   scene.mover_name(), word)};
}

MaybeFault misses_wipeout(const Scene& scene) {
    if (scene.rather.own().any() || !scene.then.own().any()) return std::nullopt;
    return Explanation{Fault::MissesWipeout,
                       {scene.best_word()},
                       fmt::format("{} would have taken {}'s last disc.", scene.best_word(),
                                   scene.opponent_name())};
}

MaybeFault gives_corner(const Scene& scene) {
    const WideBits all = corners(scene.game.size());
    const WideBits then = scene.game.playable(scene.then) & all;
    const WideBits rather = scene.game.playable(scene.rather) & all;
    const WideBits given = then - rather;
    if (then.count() <= rather.count() || !given.any()) return std::nullopt;
    const auto words = words_of(given);
    return Explanation{Fault::GivesCorner, words,
                       fmt::format("It lets {0} take the corner{1} {2}; after {3} {0} cannot.",
                                   scene.opponent_name(), words.size() > 1 ? "s" : "",
                                   text::list(words), scene.best_word())};
}

MaybeFault misses_corner(const Scene& scene) {
    const WideBits all = corners(scene.game.size());
    if (!all.contains(scene.best_square()) || all.contains(scene.played_square()))
        return std::nullopt;
    return Explanation{Fault::MissesCorner,
                       {scene.best_word()},
                       fmt::format("It does not take the corner {}, which {} could.",
                                   scene.best_word(), scene.mover_name())};
}

bool is_beside_empty_corner(const Scene& scene, Square square) {
    return corner_of_x_square(scene.game, scene.before, square) ||
           corner_of_c_square(scene.game, scene.before, square);
}

MaybeFault takes_x_square(const Scene& scene) {
    const auto corner = corner_of_x_square(scene.game, scene.before, scene.played_square());
    if (!corner || is_beside_empty_corner(scene, scene.best_square())) return std::nullopt;
    return Explanation{Fault::TakesXSquare,
                       {format(*corner)},
                       fmt::format("{} is the X square, diagonally beside the empty corner {}.",
                                   scene.played_word(), format(*corner))};
}

MaybeFault takes_c_square(const Scene& scene) {
    const auto corner = corner_of_c_square(scene.game, scene.before, scene.played_square());
    if (!corner || is_beside_empty_corner(scene, scene.best_square())) return std::nullopt;
    return Explanation{Fault::TakesCSquare,
                       {format(*corner)},
                       fmt::format("{} is a C square, on the edge beside the empty corner {}.",
                                   scene.played_word(), format(*corner))};
}

MaybeFault misses_pass(const Scene& scene) {
    const auto has_to_pass = [&](const Position& position) {
        return forced_pass(scene.game, position).has_value();
    };
    if (!has_to_pass(scene.rather) || has_to_pass(scene.then)) return std::nullopt;
    return Explanation{
        Fault::MissesPass,
        {scene.best_word()},
        fmt::format("After {} {} would have to pass.", scene.best_word(), scene.opponent_name())};
}

MaybeFault leaves_no_safe_move(const Scene& scene) {
    const auto then = scene.then_after_reply();
    const auto rather = scene.rather_after_reply();
    if (!then || !rather || !is_cornered(scene.game, *then)) return std::nullopt;
    const auto safe = words_of(safe_moves(scene.game, *rather));
    if (safe.empty()) return std::nullopt;
    const std::string reply = format(scene.played[1]);
    const std::string other_reply = format(scene.best[1]);
    return Explanation{
        Fault::LeavesNoSafeMove,
        {reply, other_reply, safe.front()},
        fmt::format("After the reply {} every move of {} goes beside an empty corner or leaves {} "
                    "a corner; after {} and {} {} would be safe.",
                    reply, scene.mover_name(), scene.opponent_name(), scene.best_word(),
                    other_reply, safe.front())};
}

MaybeFault hands_over_quiet_move(const Scene& scene) {
    const Square quiet = scene.best_square();
    if (corners(scene.game.size()).contains(quiet)) return std::nullopt;  // that is no quiet move
    if (!safe_moves(scene.game, scene.before).contains(quiet)) return std::nullopt;
    if (!safe_moves(scene.game, scene.then).contains(quiet)) return std::nullopt;
    if (!is_cornered(scene.game, scene.game.after(scene.then, Move::at(quiet))))
        return std::nullopt;
    return Explanation{
        Fault::HandsOverQuietMove,
        {scene.best_word()},
        fmt::format("It leaves the quiet move {} to {}, after which {} has no safe move.",
                    scene.best_word(), scene.opponent_name(), scene.mover_name())};
}

MaybeFault loses_parity(const Scene& scene) {
    if (scene.game.empties(scene.before).count() > MostEmptiesForParity) return std::nullopt;
    const auto squares = [&](Square square) {
        return region_of(scene.game, scene.before, square).count();
    };
    const int played = squares(scene.played_square());
    const int best = squares(scene.best_square());
    if (played % 2 != 0 || best % 2 == 0) return std::nullopt;
    return Explanation{
        Fault::LosesParity,
        {std::to_string(played), std::to_string(best)},
        fmt::format("It plays into an even region ({} empty squares), where {} comes last if "
                    "both go on there; {} is in an odd one ({}).",
                    played, scene.opponent_name(), scene.best_word(), best)};
}

MaybeFault wastes_tempo(const Scene& scene) {
    const auto later = scene.rather_after_reply();
    const WideBits contested = scene.opponent_squares();
    if (!later || contested.contains(scene.played_square()) ||
        !contested.contains(scene.best_square()) ||
        !safe_moves(scene.game, scene.before).contains(scene.played_square()))
        return std::nullopt;
    const bool is_still_there = scene.game.is_legal(*later, scene.played.front()) &&
                                !scene.game.playable(scene.rather).contains(scene.played_square());
    if (!is_still_there) return std::nullopt;
    const std::string reply = format(scene.best[1]);
    return Explanation{
        Fault::WastesTempo,
        {reply},
        fmt::format("Only {} could play {}, so it could wait: after {} and {} it is still there. "
                    "Both could play {}.",
                    scene.mover_name(), scene.played_word(), scene.best_word(), reply,
                    scene.best_word())};
}

MaybeFault gives_moves(const Scene& scene) {
    const int then = scene.game.playable(scene.then).count();
    const int rather = scene.game.playable(scene.rather).count();
    if (then - rather < ManyMoves) return std::nullopt;
    return Explanation{Fault::GivesMoves,
                       {std::to_string(then), std::to_string(rather)},
                       fmt::format("It gives {} {} moves to choose from; {} gives {}.",
                                   scene.opponent_name(), then, scene.best_word(), rather)};
}

MaybeFault opens_frontier(const Scene& scene) {
    const int then = frontier(scene.game, scene.then, scene.mover()).count();
    const int rather = frontier(scene.game, scene.rather, scene.mover()).count();
    if (then - rather < ManyDiscs) return std::nullopt;
    return Explanation{Fault::OpensFrontier,
                       {std::to_string(then), std::to_string(rather)},
                       fmt::format("It leaves {} of {}'s discs beside empty squares; {} leaves {}.",
                                   then, scene.mover_name(), scene.best_word(), rather)};
}

}  // namespace

std::vector<Explanation> explanations(const Occasion<Othello>& occasion) {
    const Scene scene(occasion);
    std::vector<Explanation> found;
    for (const auto fault :
         {allows_wipeout, misses_wipeout, gives_corner, misses_corner, takes_x_square,
          takes_c_square, misses_pass, leaves_no_safe_move, hands_over_quiet_move, loses_parity,
          wastes_tempo, gives_moves, opens_frontier}) {
        if (auto holds = fault(scene)) found.push_back(*std::move(holds));
    }
    return found;
}

}  // namespace outflank::analysis
