#include "engine/embedded_weights.h"

#include "core/embed.h"

// OUTFLANK_WEIGHTS is their folder, in quotes.
// NOLINTBEGIN(readability-identifier-naming): the assembler's names
OUTFLANK_EMBED(outflank_othello8_weights, OUTFLANK_WEIGHTS "/othello8.bin")
OUTFLANK_EMBED(outflank_tablut_comp424_weights, OUTFLANK_WEIGHTS "/tablut_comp424.bin")
OUTFLANK_EMBED(outflank_tablut_ashton_weights, OUTFLANK_WEIGHTS "/tablut_ashton.bin")
OUTFLANK_EMBED(outflank_tablut_brandubh_weights, OUTFLANK_WEIGHTS "/tablut_brandubh.bin")
// NOLINTEND(readability-identifier-naming)

namespace outflank::engine {

std::span<const unsigned char> embedded_weights() {
    return {outflank_othello8_weights, outflank_othello8_weights_end};
}

std::span<const unsigned char> embedded_tafl_weights(std::string_view rules) {
    if (rules == "comp424")
        return {outflank_tablut_comp424_weights, outflank_tablut_comp424_weights_end};
    if (rules == "ashton")
        return {outflank_tablut_ashton_weights, outflank_tablut_ashton_weights_end};
    if (rules == "brandubh")
        return {outflank_tablut_brandubh_weights, outflank_tablut_brandubh_weights_end};
    return {};
}

}  // namespace outflank::engine
