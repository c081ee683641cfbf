#include "app/weights_choice.h"

#include "fmt/format.h"

#include "core/checksum.h"
#include "core/read_file.h"
#include "engine/probcut.h"

namespace outflank::app {

Result<ChosenWeights> choose_weights(const std::string& typed) {
    if (typed.empty()) return ChosenWeights{engine::shipped_weights(), "shipped"};
    if (typed == "none") {
        eval::PatternWeights even;
        even.errors = engine::ProbCut::StandardError;
        return ChosenWeights{std::make_shared<const eval::PatternTables>(even), typed};
    }
    const auto tables = engine::load_weights(typed);
    if (!tables) return tables.error().in("--weights");
    const auto bytes = read_file(typed);
    if (!bytes) return bytes.error();
    return ChosenWeights{*tables, fmt::format("{:016x}", checksum(*bytes))};
}

}  // namespace outflank::app
