/// What the facts around a game are called in a format: one table a format, read both ways.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "formats/game_sheet.h"

namespace outflank::formats {

struct TagName {
    std::string_view fact;  // as a GameSheet has it
    std::string_view own;  // as the format has it
};

/// Every fact that a GameSheet has a word for.
using TagNames = std::array<TagName, 14>;

/// GGF has no name for event, round and opening; SGF's are used. Neither has one for theoretical
/// scores.
inline constexpr TagNames GgfTagNames = {{{"black", "PB"},
                                          {"white", "PW"},
                                          {"black-rating", "RB"},
                                          {"white-rating", "RW"},
                                          {"event", "EV"},
                                          {"round", "RO"},
                                          {"site", "PC"},
                                          {"date", "DT"},
                                          {"clock", "TI"},
                                          {"comment", "CO"},
                                          {"opening", "ON"},
                                          {"theoretical-score", "TS"},
                                          {"theoretical-depth", "TD"},
                                          {"result", "RE"}}};
inline constexpr TagNames SgfTagNames = {{{"black", "PB"},
                                          {"white", "PW"},
                                          {"black-rating", "BR"},
                                          {"white-rating", "WR"},
                                          {"event", "EV"},
                                          {"round", "RO"},
                                          {"site", "PC"},
                                          {"date", "DT"},
                                          {"clock", "TM"},
                                          {"comment", "GC"},
                                          {"opening", "ON"},
                                          {"theoretical-score", "TS"},
                                          {"theoretical-depth", "TD"},
                                          {"result", "RE"}}};
inline constexpr TagNames PgnTagNames = {{{"black", "Black"},
                                          {"white", "White"},
                                          {"black-rating", "BlackElo"},
                                          {"white-rating", "WhiteElo"},
                                          {"event", "Event"},
                                          {"round", "Round"},
                                          {"site", "Site"},
                                          {"date", "Date"},
                                          {"clock", "TimeControl"},
                                          {"comment", "Comment"},
                                          {"opening", "Opening"},
                                          {"theoretical-score", "TheoreticalScore"},
                                          {"theoretical-depth", "TheoreticalDepth"},
                                          {"result", "Result"}}};

/// A name the table does not have is kept as it is.
constexpr std::string_view fact_of(const TagNames& names, std::string_view own) {
    for (const TagName& each : names) {
        if (each.own == own) return each.fact;
    }
    return own;
}

/// The tags of a sheet under the names of a format that spells names in capital letters. Left out
/// are those of no letter, those that would pass for another fact, and those in `reserved`, which
/// mean a move or a board there.
std::vector<SheetTag> capital_tags(const std::vector<SheetTag>& tags, const TagNames& names,
                                   const std::vector<std::string_view>& reserved);

}  // namespace outflank::formats
