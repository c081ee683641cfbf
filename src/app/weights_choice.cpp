#include "app/weights_choice.h"

#include "fmt/format.h"

#include "core/checksum.h"
#include "core/read_file.h"
#include "core/text.h"
#include "engine/embedded_weights.h"
#include "engine/probcut.h"

namespace outflank::app {

namespace {

/// What tells the runs of one set of weights from those of another.
std::string run_name(std::string_view bytes) { return fmt::format("{:016x}", checksum(bytes)); }

}  // namespace

Result<ChosenWeights> choose_weights(const std::string& typed) {
    if (typed.empty()) {
        const auto bytes = engine::embedded_weights();
        return ChosenWeights{engine::shipped_weights(),
                             run_name({reinterpret_cast<const char*>(bytes.data()), bytes.size()})};
    }
    if (typed == "features") return ChosenWeights{nullptr, typed};
    if (typed == "none") {
        eval::PatternWeights even;
        even.errors = engine::ProbCut::StandardError;
        return ChosenWeights{std::make_shared<const eval::PatternTables>(even), typed};
    }
    // Read once: a pipe gives its bytes to the first who asks, and weights and name belong
    // together.
    const auto bytes = read_file(typed);
    if (!bytes) return bytes.error().in("--weights");
    const auto weights = weights_in(*bytes, typed);
    if (!weights) return weights.error().in("--weights");
    return ChosenWeights{std::make_shared<const eval::PatternTables>(*weights), run_name(*bytes)};
}

Result<eval::PatternWeights> weights_in(const std::string& bytes, const std::string& file) {
    auto weights = eval::PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
    if (!weights) return weights.error().in(text::shown(file));
    return weights;
}

}  // namespace outflank::app
