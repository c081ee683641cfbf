/// The syntax of OpenTafl's game records: tags, the rules, perhaps a position, then turns of two
/// moves with a comment on each.
///
///     [attackers:Xerxes]
///     [rules:dim:7 name:brandubh esc:c atkf:y start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]
///
///     1. d2-e2 c4-c5
///     [a usual opening|doubling up]
///
/// Rules and position may also stand bare on a line. Variations, `8a.1.1a. e5-e3 d1-d3`, are passed
/// over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

struct OpenTaflMove {
    std::string_view text;  // "Ke5-e1-", "---"
    std::string comment;
};

struct OpenTaflText {
    std::vector<SheetTag> tags;  // under the names of the format; rules and position among them
    std::vector<OpenTaflMove> moves;

    /// The value of the first tag of that name; empty if there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
};

/// Takes one game off the front: it ends before the first tag of the next, or with the text.
Result<OpenTaflText> take_opentafl(std::string_view& text);

/// `[name:value]` and a line end, with what would end the value replaced.
std::string format_opentafl_tag(std::string_view name, std::string_view value);

/// `[first|second]` and a line end, with what would end or part it replaced; empty for no comment.
std::string format_opentafl_comments(const std::string& first, const std::string& second);

}  // namespace outflank::formats
