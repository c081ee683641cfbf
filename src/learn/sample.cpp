#include "learn/sample.h"

#include "core/rng.h"
#include "games/othello/position8.h"

namespace outflank::learn {

namespace {

/// The same for all symmetries of the position, and as good as random.
double share_of(const othello::Position8& position) {
    return Rng(key(othello::canonical(position).position)).share();
}

}  // namespace

Lesson lesson_of(const ScoredGame& game, const DataSettings& settings) {
    std::vector<othello::Position8> positions;
    positions.reserve(game.squares.size() + 1);
    Walk walk;
    for (const int square : game.squares) {
        positions.push_back(walk.position());
        walk.play(square);
    }
    positions.push_back(walk.position());
    const int for_black = walk.result_for_black();

    Lesson lesson;
    lesson.is_held_out =
        share_of(positions[static_cast<std::size_t>(game.prefix)]) < settings.holdout;
    lesson.samples.reserve(game.labels.size());
    for (std::size_t i = 0; i < game.labels.size(); ++i) {
        const Label& label = game.labels[i];
        if (label.trust == Trust::None) continue;
        const double result = seen_by(positions[i].to_move, for_black);
        const double target = label.trust == Trust::Exact ? label.discs()
                                                          : settings.lambda * label.discs() +
                                                                (1 - settings.lambda) * result;
        lesson.samples.push_back(
            {positions[i].own, positions[i].other, static_cast<float>(target)});
    }
    return lesson;
}

}  // namespace outflank::learn
