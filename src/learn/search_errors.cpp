#include "learn/search_errors.h"

#include <algorithm>
#include <cmath>

#include "core/rng.h"
#include "engine/probcut.h"
#include "learn/game_stream.h"
#include "learn/least_squares.h"

namespace outflank::learn {

namespace {

constexpr int FewestEmpties = 12;
constexpr int MostEmpties = 54;

using engine::ProbCut;
using Fit = LeastSquares<ErrorModel::TermCount>;

bool can_be_guessed(int depth) {
    return depth >= ProbCut::LeastDepth && ProbCut::shallow_depth(depth) < depth;
}

Fit::Features features_of(DeepSearch search) {
    const int shallow = ProbCut::shallow_depth(search.depth);
    const double x = (search.empties - 30) / 30.0;
    return {1,     std::log(search.depth - shallow),          static_cast<double>(shallow), x,
            x * x, search.depth >= search.empties ? 1.0 : 0.0};
}

}  // namespace

double ErrorTally::Sum::standard_error() const {
    return count == 0 ? 0 : std::sqrt(squares / static_cast<double>(count));
}

void ErrorTally::add(int empties, const std::map<int, int>& scores) {
    for (const auto& [depth, score] : scores) {
        if (!can_be_guessed(depth)) continue;
        const auto shallow = scores.find(ProbCut::shallow_depth(depth));
        if (shallow != scores.end()) add({empties, depth}, score - shallow->second);
    }
}

std::map<int, int> ErrorSearches::scores_in(const othello::Position8& position,
                                            engine::Engine& engine) const {
    const int empties = kernels::count(position.empties());
    engine.forget();
    std::map<int, int> scores;
    for (int depth = 1; depth <= std::min(deepest, empties - 1); ++depth)
        scores[depth] =
            engine.search(position, {.goal = {depth, Exact, engine::Leaves::Judged}}, {}, {}).score;
    if (empties <= solved_empties) scores[empties] = engine.search(position, {}, {}, {}).score;
    return scores;
}

ErrorModel ErrorModel::fitted(const ErrorTally& tally) {
    Fit fit;
    for (const auto& [search, sum] : tally.sums()) {
        if (sum.squares > 0)
            fit.add(features_of(search), std::log(sum.standard_error()),
                    static_cast<double>(sum.count));
    }
    ErrorModel model;
    model.terms_ = fit.solution();
    return model;
}

double ErrorModel::standard_error(DeepSearch search) const {
    const auto features = features_of(search);
    double sum = 0;
    for (std::size_t i = 0; i < TermCount; ++i) sum += terms_[i] * features[i];
    return std::exp(sum);
}

eval::SearchErrors ErrorModel::table() const {
    constexpr double least = 50;
    constexpr double most = 3000;
    eval::SearchErrors result{};
    for (int empties = 0; empties < static_cast<int>(result.size()); ++empties) {
        for (int depth = ProbCut::LeastDepth; depth < static_cast<int>(result.size()); ++depth) {
            const double error = std::clamp(standard_error({empties, depth}), least, most);
            result[static_cast<std::size_t>(empties)][static_cast<std::size_t>(depth)] =
                static_cast<std::int16_t>(std::lround(error));
        }
    }
    return result;
}

Result<std::vector<othello::Position8>> positions_for_errors(const std::vector<std::string>& files,
                                                             std::size_t count,
                                                             std::uint64_t seed) {
    auto stream = GameStream::open(files);
    if (!stream) return stream.error();
    Rng rng(seed);
    std::vector<othello::Position8> positions;
    while (positions.size() < count) {
        const auto game = stream->next();
        if (!game) return game.error();
        if (!*game) break;
        const int empties =
            FewestEmpties + static_cast<int>(rng.below(MostEmpties - FewestEmpties + 1));
        Walk walk;
        for (const int square : (*game)->squares) {
            if (walk.empties() == empties) break;
            walk.play(square);
        }
        if (walk.empties() == empties && !walk.is_over()) positions.push_back(walk.position());
    }
    return positions;
}

}  // namespace outflank::learn
