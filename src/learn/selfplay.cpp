#include "learn/selfplay.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "fmt/format.h"

#include "search/selectivity.h"

namespace outflank::learn {

namespace {

using kernels::Bitboard;

/// How far the moves that noise may choose from are looked at.
constexpr int NoiseDepth = 2;

std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t number) {
    Rng rng(seed);
    return rng.next() + number * 0x9e3779b97f4a7c15ULL;
}

int random_move(Bitboard moves, Rng& rng) {
    for (auto skip = rng.below(static_cast<std::uint32_t>(kernels::count(moves))); skip > 0; --skip)
        moves &= moves - 1;
    return kernels::lowest(moves);
}

void record(ScoredGame& game, Walk& walk, int square, Label label) {
    game.squares.push_back(static_cast<std::uint8_t>(square));
    game.labels.push_back(label);
    walk.play(square);
}

}  // namespace

std::string SelfplaySettings::text() const {
    return fmt::format("depth={} selectivity={} exact={} prefix={} noise={} seed={}", search.depth,
                       SelectivityPercent[search.selectivity], exact_empties, prefix.text(), noise,
                       seed);
}

Label label_of(const engine::Report& report) {
    const long half_discs = std::lround(report.score / 50.0);
    return {report.is_exact ? Trust::Exact : Trust::Searched,
            std::clamp(static_cast<int>(half_discs), -Label::Most, Label::Most)};
}

ScoredGame SelfPlayer::play(std::uint64_t number) {
    engine_.forget();  // or the game would depend on the one before
    Rng rng(seed_of_game(settings_.seed, number));
    ScoredGame game;
    game.number = number;
    Walk walk;
    play_prefix(walk, game, rng);
    play_searched(walk, game, rng);
    play_out(walk, game);
    return game;
}

engine::Report SelfPlayer::search(const Walk& walk, const engine::Task& task) {
    return engine_.search(walk.position(), task, limits_, {});
}

void SelfPlayer::play_prefix(Walk& walk, ScoredGame& game, Rng& rng) const {
    const auto [low, high] = settings_.prefix;
    const int length =
        low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
    while (game.prefix < length && !walk.is_over()) {
        record(game, walk, random_move(walk.moves(), rng), {});
        ++game.prefix;
    }
}

void SelfPlayer::play_searched(Walk& walk, ScoredGame& game, Rng& rng) {
    while (!walk.is_over() && walk.empties() > settings_.exact_empties) {
        const auto report = search(walk, {.goal = settings_.search});
        const int best = report.best().square().index64();
        const int square = settings_.noise > 0 ? noisy_choice(walk, best, rng) : best;
        record(game, walk, square, label_of(report));
    }
}

/// A solution's line may end early where the table has forgotten it; then it is asked for again.
void SelfPlayer::play_out(Walk& walk, ScoredGame& game) {
    while (!walk.is_over()) {
        const auto report = search(walk, {});
        const Label label = label_of(report);
        const Side side = walk.position().to_move;
        for (const othello::Move move : report.line) {
            if (move.is_pass()) continue;
            const bool is_turned = walk.position().to_move != side;
            record(game, walk, move.square().index64(),
                   {Trust::Exact, is_turned ? -label.half_discs : label.half_discs});
        }
    }
}

/// A move with the probability exp(its score / temperature), up to a factor. The scores are those
/// of a shallow search, but that none is above the move the deep search chose.
int SelfPlayer::noisy_choice(const Walk& walk, int best, Rng& rng) {
    std::array<int, 64> squares{};
    std::array<double, 64> scores{};
    std::size_t count = 0;
    for (Bitboard rest = walk.moves(); rest != 0; rest &= rest - 1) {
        Walk next = walk;
        squares[count] = kernels::lowest(rest);
        next.play(squares[count]);
        const engine::Stage goal{.depth = NoiseDepth, .selectivity = Exact};
        const auto reply = search(next, {.goal = goal});
        const bool is_turned = next.position().to_move != walk.position().to_move;
        scores[count++] = (is_turned ? -reply.score : reply.score) / 100.0;
    }
    const double highest = *std::max_element(scores.begin(), scores.begin() + count);
    std::array<double, 64> up_to{};
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double score = squares[i] == best ? highest : scores[i];
        up_to[i] = sum += std::exp((score - highest) / settings_.noise);
    }
    const double drawn = sum * rng.share();
    std::size_t chosen = 0;
    while (chosen + 1 < count && up_to[chosen] <= drawn) ++chosen;
    return squares[chosen];
}

}  // namespace outflank::learn
