#include "app/labelling_options.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/learn_options.h"
#include "app/number_options.h"

namespace outflank::app {

void add_labelling_options(CommandLine& command, LabellingOptions& options) {
    command.add_option("--depth", options.depth, "search so many plies");
    command.add_option("--selectivity", options.selectivity,
                       "73, 88, 95, 98, 99 or 100: how sure the searches are (default: 100)");
    command.add_flag("--exact", options.exact, "or solve");
}

Result<learn::RelabelSettings> parse_labelling(std::string_view command,
                                               const LabellingOptions& options) {
    if (options.exact != options.depth.empty())
        return Error{fmt::format("{} expects either --depth D or --exact", command)};
    const auto empties = learn::parse_range("--empties", options.empties, 0, 60);
    if (!empties) return empties.error();
    if (options.exact) {
        const auto refused =
            refuse_idle({{"--selectivity", !options.selectivity.empty()}}, "--depth");
        if (!refused) return refused.error();
        return learn::RelabelSettings{*empties, {}};
    }
    const auto depth = parse_or("--depth", options.depth, 0, 1, 60);
    if (!depth) return depth.error();
    const auto selectivity = parse_selectivity(options.selectivity);
    if (!selectivity) return selectivity.error();
    return learn::RelabelSettings{*empties, engine::Stage{*depth, *selectivity}};
}

}  // namespace outflank::app
