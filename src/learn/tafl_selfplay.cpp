#include "learn/tafl_selfplay.h"

#include <algorithm>
#include <utility>

#include "fmt/format.h"

#include "play/record.h"

namespace outflank::learn {

namespace {

/// A game in the making: the record knows when it ends, the path what comes back.
struct Board {
    explicit Board(const tafl::Tafl& game) : record(game), path(game, game.start()) {}

    void play(tafl::Move move) {
        (void)record.play(move);
        path.push(record.game(), record.position());
    }

    GameRecord<tafl::Tafl> record;
    Path<tafl::Tafl> path;
};

int result_for_attackers(Side to_move, Score score) {
    return (score > 0) == (to_move == Side::One) ? 1 : -1;
}

}  // namespace

std::string TaflSelfplaySettings::text() const {
    return fmt::format("depth={} prefix={} noise={} seed={}", depth, prefix.text(), noise, seed);
}

TaflGame TaflSelfPlayer::play(std::uint64_t number) {
    searcher_.clear();  // or the game would depend on the one before
    Rng rng(Rng(settings_.seed).next() + number * 0x9e3779b97f4a7c15ULL);
    const auto [low, high] = settings_.prefix;
    const int prefix =
        low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
    Limits limits;
    limits.depth = settings_.depth;
    TaflGame game;
    game.number = number;
    Board board(game_);
    for (int ply = 0; ply < TaflSelfplaySettings::MostMoves; ++ply) {
        if (const auto end = board.record.outcome()) {
            game.result = end->score;
            break;
        }
        TaflGame::Step step{pick(rng, game_.moves(board.record.position())), std::nullopt};
        if (ply >= prefix && rng.share() >= settings_.noise) {
            const auto report = searcher_.search(board.record.position(), board.path, limits);
            if (is_decided(report.score)) {
                game.result = result_for_attackers(board.record.to_move(), report.score);
                break;
            }
            step = {report.best(), report.score};
        }
        board.play(step.move);
        game.steps.push_back(step);
    }
    return game;
}

}  // namespace outflank::learn
