#include "learn/sample.h"

#include "core/rng.h"
#include "games/othello/position8.h"

namespace outflank::learn {

std::vector<Sample> samples_of(const ScoredGame& game, double lambda) {
    std::vector<othello::Position8> positions;
    positions.reserve(game.squares.size());
    Walk walk;
    for (const int square : game.squares) {
        positions.push_back(walk.position());
        walk.play(square);
    }
    const int for_black = walk.result_for_black();
    std::vector<Sample> samples;
    samples.reserve(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Label& label = game.labels[i];
        if (label.trust == Trust::None) continue;
        const double result = seen_by(positions[i].to_move, for_black);
        const double target = label.trust == Trust::Exact
                                  ? label.discs()
                                  : lambda * label.discs() + (1 - lambda) * result;
        samples.push_back({positions[i].own, positions[i].other, static_cast<float>(target)});
    }
    return samples;
}

std::uint64_t opening_key(const ScoredGame& game) {
    Walk walk;
    for (int i = 0; i < game.prefix; ++i) walk.play(game.squares[static_cast<std::size_t>(i)]);
    return key(othello::canonical(walk.position()).position);
}

bool is_held_out(const ScoredGame& game, double share) {
    Rng rng(opening_key(game));
    return static_cast<double>(rng.next() >> 11) * 0x1p-53 < share;
}

}  // namespace outflank::learn
