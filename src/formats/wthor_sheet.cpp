#include "formats/wthor_sheet.h"

namespace outflank::formats {

namespace {

void add_name(OthelloSheet& sheet, std::string_view tag, const std::vector<std::string>& names,
              std::size_t number) {
    const bool is_known = number < names.size() && names[number] != "???";
    if (is_known && !names[number].empty()) sheet.add_tag(tag, names[number]);
}

Result<WtbHeader> take_header(TextSource& source) {
    source.read_at_least(WtbHeader::Length);
    auto header = parse_wtb_header(source.at_hand());
    if (header) source.take(WtbHeader::Length);
    return header;
}

Result<OthelloSheet> take_game(TextSource& source, const WtbHeader& header,
                               const WthorNames& names) {
    source.read_at_least(WtbGame::Length);
    const std::string_view bytes = source.at_hand();
    if (bytes.size() < WtbGame::Length)
        return Error{"the header says " + std::to_string(header.games) +
                     " games, but the file ends here"};
    const auto game = parse_wtb_game(bytes.substr(0, WtbGame::Length));
    source.take(WtbGame::Length);
    if (!game) return game.error();
    return sheet_of(*game, header, names);
}

}  // namespace

Result<OthelloSheet> sheet_of(const WtbGame& game, const WtbHeader& header,
                              const WthorNames& names) {
    OthelloSheet sheet{GameRecord(othello::Othello(8))};
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const auto played = sheet.play(othello::Move::at(game.moves[i]));
        if (!played) return played.error().in("move " + std::to_string(i + 1));
    }
    add_name(sheet, "black", names.players, game.black);
    add_name(sheet, "white", names.players, game.white);
    add_name(sheet, "event", names.tournaments, game.tournament);
    if (header.year > 0) sheet.add_tag("date", std::to_string(header.year));
    sheet.add_tag("theoretical-score", std::to_string(game.theoretical_score));
    sheet.add_tag("theoretical-depth", std::to_string(header.depth));
    sheet.verdict = Verdict::by(2 * game.score - 64);
    if (const auto checked = check_verdict(sheet); !checked) return checked.error();
    return sheet;
}

Result<Done> read_wthor(TextSource& source, const WthorNames& names,
                        const std::function<Result<Done>(const OthelloSheet&)>& on_sheet) {
    const auto header = take_header(source);
    if (!header) return header.error();
    for (std::uint32_t number = 1; number <= header->games; ++number) {
        const std::string place = "record " + std::to_string(number);
        const auto sheet = take_game(source, *header, names);
        if (!sheet) return sheet.error().in(place);
        if (const auto taken = on_sheet(*sheet); !taken) return taken.error().in(place);
    }
    source.read_at_least(1);
    if (source.at_hand().empty()) return Done{};
    return Error{"the header says " + std::to_string(header->games) +
                 " games, but the file goes on behind them"};
}

}  // namespace outflank::formats
