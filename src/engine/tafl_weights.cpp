#include "engine/tafl_weights.h"

#include <cassert>
#include <span>

#include "core/read_file.h"
#include "core/text.h"
#include "engine/embedded_weights.h"

namespace outflank::engine {

namespace {

using Bytes = std::span<const unsigned char>;

Result<eval::TaflEvaluation> unfolded(const tafl::Rules& rules, Bytes bytes) {
    auto weights = eval::TaflWeights::from_bytes(rules, bytes);
    if (!weights) return weights.error();
    return eval::TaflEvaluation(rules, eval::TaflNetwork(rules.size, *std::move(weights)));
}

}  // namespace

eval::TaflEvaluation shipped_tafl_evaluation(const tafl::Rules& rules) {
    const Bytes bytes = embedded_tafl_weights(rules.name);
    if (bytes.empty()) return eval::TaflEvaluation(rules);
    auto evaluation = unfolded(rules, bytes);
    assert(evaluation.ok());
    return *std::move(evaluation);
}

Result<eval::TaflEvaluation> load_tafl_evaluation(const tafl::Rules& rules,
                                                  const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    auto evaluation =
        unfolded(rules, {reinterpret_cast<const unsigned char*>(bytes->data()), bytes->size()});
    if (!evaluation) return evaluation.error().in(text::shown(path));
    return evaluation;
}

}  // namespace outflank::engine
