#include "formats/game_file.h"

#include "formats/board_file.h"
#include "formats/ggf_sheet.h"
#include "formats/obf.h"
#include "formats/pgn.h"
#include "formats/sgf.h"
#include "formats/transcript_file.h"
#include "formats/wthor_sheet.h"

namespace outflank::formats {

namespace {

using othello::Othello;

Error holds_tafl() {
    return Error{"otg files and the logs of tablut servers hold games of tafl, not of othello"};
}

Result<Done> read_ggf_sheets(TextSource& source, const OnSheet& on_sheet) {
    return for_each_game(source, GgfExpected, take_ggf_game,
                         [&](const GgfGame& game) -> Result<Done> {
                             const OthelloSheet sheet = sheet_of(game);
                             const auto checked = check_verdict(sheet);
                             return checked ? on_sheet(sheet) : checked;
                         });
}

Result<Done> read_problems(TextSource& source, const OnSheet& on_sheet) {
    return for_each_line(source, [&](std::string_view line) -> Result<Done> {
        const auto problem = parse_obf_line(line);
        if (!problem) return problem.error();
        if (!*problem) return Done{};
        return on_sheet(bare_sheet(GameRecord(Othello(8), widened((*problem)->position))));
    });
}

Result<Done> read_board(TextSource& source, const OnSheet& on_sheet) {
    const auto text = whole_text(source);
    if (!text) return text.error();
    const auto board = read_board_file(*text);
    if (!board) return board.error();
    return on_sheet(bare_sheet(GameRecord(Othello(8), board->position)));
}

Result<std::string> write_position(FileKind kind, const GameRecord<Othello>& record) {
    if (record.game().size() != 8) return Error{"obf and board files are of 8x8 boards only"};
    if (kind == FileKind::Board) return write_board_file({record.position(), 0});
    return record.game().format(record.position()) + ";\n";
}

}  // namespace

Result<Done> read_games(FileKind kind, const Othello& game, TextSource& source,
                        const OnSheet& on_sheet) {
    switch (kind) {
        case FileKind::Transcript:
            return read_transcripts(game, source, on_sheet);
        case FileKind::Json:
            return read_json(game, source, on_sheet);
        case FileKind::Ggf:
            return read_ggf_sheets(source, on_sheet);
        case FileKind::Sgf:
            return for_each_game(source, SgfExpected, take_sgf_game, on_sheet);
        case FileKind::Pgn:
            return for_each_game(source, PgnExpected, take_pgn_game, on_sheet);
        case FileKind::Obf:
            return read_problems(source, on_sheet);
        case FileKind::Board:
            return read_board(source, on_sheet);
        case FileKind::Wthor:
            return read_wthor(source, {}, on_sheet);
        case FileKind::OpenTafl:
        case FileKind::Comp424Log:
        case FileKind::ChallengeLog:
            break;
    }
    return holds_tafl();
}

Result<Done> read_games(FileKind kind, const Othello& game, std::string_view text,
                        const OnSheet& on_sheet) {
    TextSource source{std::string(text)};
    return read_games(kind, game, source, on_sheet);
}

Result<std::string> write_game(FileKind kind, const OthelloSheet& sheet) {
    switch (kind) {
        case FileKind::Json:
            return format_json_game(sheet) + '\n';
        case FileKind::Ggf:
            return format_ggf(ggf_of(sheet)) + '\n';
        case FileKind::Sgf:
            return format_sgf(sheet) + '\n';
        case FileKind::Pgn:
            return format_pgn(sheet);
        case FileKind::Obf:
        case FileKind::Board:
            return write_position(kind, sheet.record);
        case FileKind::OpenTafl:
        case FileKind::Comp424Log:
        case FileKind::ChallengeLog:
            return holds_tafl();
        case FileKind::Transcript:
        case FileKind::Wthor:
            break;
    }
    return sheet.record.format() + '\n';
}

}  // namespace outflank::formats
