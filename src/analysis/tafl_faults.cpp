#include "analysis/tafl_faults.h"

#include <optional>
#include <utility>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank::analysis {

namespace {

using tafl::Move;
using tafl::Position;
using tafl::Tafl;

struct Scene : Occasion<Tafl> {
    explicit Scene(const Occasion<Tafl>& occasion)
        : Occasion(occasion), then(after_played()), rather(after_best()) {}

    Position then;  // after the move that was played
    Position rather;  // after the best one

    [[nodiscard]] std::string enemies() const { return text::lower(opponent_name()); }
};

using MaybeFault = std::optional<Explanation>;

bool ends_by(const Tafl& game, const Position& position, Reason reason) {
    const auto outcome = game.outcome(position);
    return outcome && outcome->reason == reason;
}

/// A move that ends the game that way.
std::optional<Move> ending_move(const Tafl& game, const Position& position, Reason reason) {
    for (const Move move : game.moves(position)) {
        if (ends_by(game, game.after(position, move), reason)) return move;
    }
    return std::nullopt;
}

/// The end that the mover could make; nothing where the move that was played is one.
std::optional<Move> missed_ending(const Scene& scene, Reason reason) {
    if (scene.game.is_over(scene.then)) return std::nullopt;
    return ending_move(scene.game, scene.before, reason);
}

MaybeFault misses_escape(const Scene& scene) {
    const auto move = missed_ending(scene, Reason::KingEscaped);
    if (!move) return std::nullopt;
    return Explanation{Fault::MissesEscape,
                       {format(*move)},
                       fmt::format("The king could escape at once with {}.", format(*move))};
}

MaybeFault misses_king(const Scene& scene) {
    const auto move = missed_ending(scene, Reason::KingCaptured);
    if (!move) return std::nullopt;
    return Explanation{Fault::MissesKing,
                       {format(*move)},
                       fmt::format("{} would have captured the king.", format(*move))};
}

/// The end that the opponent can make, and could not after the best move.
std::optional<Move> allowed_ending(const Scene& scene, Reason reason) {
    if (ending_move(scene.game, scene.rather, reason)) return std::nullopt;
    return ending_move(scene.game, scene.then, reason);
}

MaybeFault opens_escape(const Scene& scene) {
    const auto reply = allowed_ending(scene, Reason::KingEscaped);
    if (!reply) return std::nullopt;
    return Explanation{Fault::OpensEscape,
                       {format(*reply)},
                       fmt::format("It leaves the king a way out, {}; after {} he has none.",
                                   format(*reply), scene.best_word())};
}

MaybeFault exposes_king(const Scene& scene) {
    const auto reply = allowed_ending(scene, Reason::KingCaptured);
    if (!reply) return std::nullopt;
    return Explanation{Fault::ExposesKing,
                       {format(*reply)},
                       fmt::format("It lets the {} capture the king with {}; after {} they cannot.",
                                   scene.enemies(), format(*reply), scene.best_word())};
}

/// The line of a game thrown away by this move, if it ends that way and not with the next move.
std::vector<std::string> line_to(const Scene& scene, Reason reason) {
    const bool is_thrown_away = scene.proof.is_lost && !scene.proof.was_lost;
    if (!is_thrown_away || scene.played.size() <= 2) return {};
    Position position = scene.before;
    std::vector<std::string> line;
    for (const Move move : scene.played) {
        position = scene.game.after(position, move);
        line.push_back(format(move));
    }
    return ends_by(scene.game, position, reason) ? line : std::vector<std::string>();
}

MaybeFault lets_king_break_out(const Scene& scene) {
    auto line = line_to(scene, Reason::KingEscaped);
    if (line.empty()) return std::nullopt;
    std::string sentence = fmt::format(
        "The king can no longer be held: best play ends with his escape {} moves later.",
        line.size() - 1);
    return Explanation{Fault::LetsKingBreakOut, std::move(line), std::move(sentence)};
}

MaybeFault walks_into_net(const Scene& scene) {
    auto line = line_to(scene, Reason::KingCaptured);
    if (line.empty()) return std::nullopt;
    std::string sentence = fmt::format(
        "The king is in a net: best play ends with his capture {} moves later.", line.size() - 1);
    return Explanation{Fault::WalksIntoNet, std::move(line), std::move(sentence)};
}

int men_captured(const Tafl& game, const Position& position, Move move) {
    return (game.delta(position, move).captured - position.king()).count();
}

/// The move that captures most men, and how many.
struct Haul {
    Move move{};
    int men = 0;
};

Haul largest_haul(const Tafl& game, const Position& position) {
    Haul largest;
    for (const Move move : game.moves(position)) {
        const int men = men_captured(game, position, move);
        if (men > largest.men) largest = {move, men};
    }
    return largest;
}

std::string men_words(int men) {
    if (men == 0) return "none";
    return men == 1 ? "a man" : fmt::format("{} men", men);
}

MaybeFault loses_piece(const Scene& scene) {
    const Haul then = largest_haul(scene.game, scene.then);
    const Haul rather = largest_haul(scene.game, scene.rather);
    if (then.men <= rather.men) return std::nullopt;
    return Explanation{
        Fault::LosesPiece,
        {format(then.move), std::to_string(then.men), std::to_string(rather.men)},
        fmt::format("It lets the {} capture {} with {}; after {} {}.", scene.enemies(),
                    men_words(then.men), format(then.move), scene.best_word(),
                    rather.men == 0 ? "they can capture none"
                                    : "they capture at most " + men_words(rather.men))};
}

MaybeFault misses_capture(const Scene& scene) {
    const int played = men_captured(scene.game, scene.before, scene.played.front());
    const int best = men_captured(scene.game, scene.before, scene.best.front());
    if (best <= played) return std::nullopt;
    return Explanation{Fault::MissesCapture,
                       {std::to_string(played), std::to_string(best)},
                       fmt::format("{} captures {}, the move that was played {}.",
                                   scene.best_word(), men_words(best), men_words(played))};
}

}  // namespace

std::vector<Explanation> explanations(const Occasion<Tafl>& occasion) {
    const Scene scene(occasion);
    std::vector<Explanation> found;
    for (const auto fault : {misses_escape, misses_king, opens_escape, exposes_king,
                             lets_king_break_out, walks_into_net, loses_piece, misses_capture}) {
        if (auto holds = fault(scene)) found.push_back(*std::move(holds));
    }
    return found;
}

}  // namespace outflank::analysis
