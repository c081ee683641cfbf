#include "app/weights_choice.h"

#include <span>

#include "fmt/format.h"

#include "app/input_file.h"
#include "core/checksum.h"
#include "core/text.h"
#include "engine/probcut.h"

namespace outflank::app {

namespace {

Result<eval::PatternWeights> parse_weights(const std::string& file, const std::string& bytes) {
    auto weights = eval::PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
    if (!weights) return weights.error().in(text::shown(file));
    return weights;
}

}  // namespace

Result<eval::PatternWeights> read_weights(const std::string& file) {
    const auto bytes = read_input(file);
    if (!bytes) return bytes.error();
    return parse_weights(file, *bytes);
}

Result<ChosenWeights> choose_weights(const std::string& typed) {
    if (typed.empty()) return ChosenWeights{nullptr, "own"};
    if (typed == "none") {
        eval::PatternWeights even;
        even.errors = engine::ProbCut::StandardError;
        return ChosenWeights{std::make_shared<const eval::PatternTables>(even), typed};
    }
    const auto bytes = read_input(typed);
    if (!bytes) return bytes.error();
    const auto weights = parse_weights(typed, *bytes);
    if (!weights) return weights.error();
    return ChosenWeights{std::make_shared<const eval::PatternTables>(*weights),
                         fmt::format("{:016x}", checksum(*bytes))};
}

}  // namespace outflank::app
