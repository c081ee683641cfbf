#include "formats/ggf_sheet.h"

#include <algorithm>

#include "core/text.h"
#include "formats/tag_names.h"

namespace outflank::formats {

namespace {

/// TY[8], TY[s8r20]: a match type that is not of this size would contradict the board.
bool is_type_of(std::string_view type, int size) {
    const auto begin = std::find_if(type.begin(), type.end(), text::is_digit);
    const auto end = std::find_if_not(begin, type.end(), text::is_digit);
    return std::string(begin, end) == std::to_string(size);
}

}  // namespace

OthelloSheet sheet_of(const GgfGame& game) {
    OthelloSheet sheet{game.record};
    sheet.remarks.resize(game.record.moves().size());
    for (std::size_t i = 0; i < game.notes.size(); ++i) sheet.remarks[i].note = game.notes[i];
    for (const GgfTag& tag : game.tags) {
        const bool is_result = tag.name == "RE";
        if (is_result) sheet.verdict = parse_ggf_result(tag.value);
        const bool says_nothing = is_result && (sheet.verdict || text::trim(tag.value) == "?");
        if (!says_nothing) sheet.add_tag(fact_of(GgfTagNames, tag.name), tag.value);
    }
    return sheet;
}

GgfGame ggf_of(const OthelloSheet& sheet) {
    GgfGame game{sheet.record, {}, {}};
    const int size = sheet.record.game().size();
    for (const SheetTag& tag : capital_tags(sheet.tags, GgfTagNames, {"GM", "BO", "B", "W"})) {
        const bool is_wrong_type = tag.name == "TY" && !is_type_of(tag.value, size);
        const bool is_outvoted = tag.name == "RE" && sheet.known_verdict();
        if (!is_wrong_type && !is_outvoted) game.tags.push_back({tag.name, tag.value});
    }
    if (const auto verdict = sheet.known_verdict())
        game.tags.push_back({"RE", ggf_result(*verdict)});
    const bool has_notes = std::any_of(sheet.remarks.begin(), sheet.remarks.end(),
                                       [](const auto& each) { return each.note != MoveNote{}; });
    if (!has_notes) return game;
    for (const MoveRemark& remark : sheet.remarks) game.notes.push_back(remark.note);
    return game;
}

}  // namespace outflank::formats
