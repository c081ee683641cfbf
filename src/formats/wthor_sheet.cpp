#include "formats/wthor_sheet.h"

namespace outflank::formats {

namespace {

void add_name(OthelloSheet& sheet, std::string_view tag, const std::vector<std::string>& names,
              std::size_t number) {
    const bool is_known = number < names.size() && names[number] != "???";
    if (is_known && !names[number].empty()) sheet.add_tag(tag, names[number]);
}

}  // namespace

Result<OthelloSheet> sheet_of(const WtbGame& game, int year, const WthorNames& names) {
    OthelloSheet sheet{GameRecord(othello::Othello(8))};
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const auto played = sheet.play(othello::Move::at(game.moves[i]));
        if (!played) return played.error().in("move " + std::to_string(i + 1));
    }
    add_name(sheet, "black", names.players, game.black);
    add_name(sheet, "white", names.players, game.white);
    add_name(sheet, "event", names.tournaments, game.tournament);
    if (year > 0) sheet.add_tag("date", std::to_string(year));
    if (!sheet.record.is_over()) sheet.verdict = Verdict::by(2 * game.score - 64);
    return sheet;
}

}  // namespace outflank::formats
