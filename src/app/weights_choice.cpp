#include "app/weights_choice.h"

#include "fmt/format.h"

#include "core/checksum.h"
#include "core/read_file.h"
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
    const auto tables = engine::load_weights(typed);
    if (!tables) return tables.error().in("--weights");
    const auto bytes = read_file(typed);
    if (!bytes) return bytes.error();
    return ChosenWeights{*tables, run_name(*bytes)};
}

}  // namespace outflank::app
