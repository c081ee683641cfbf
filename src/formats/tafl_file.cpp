#include "formats/game_file.h"
#include "formats/opentafl_game.h"
#include "formats/transcript_file.h"

namespace outflank::formats {

namespace {

Error holds_othello() { return Error{"games of tafl are read and written as txt, json and otg"}; }

}  // namespace

Result<Done> read_games(FileKind kind, const tafl::Tafl& game, TextSource& source,
                        const OnTaflSheet& on_sheet) {
    const auto take = [&](std::string_view& text) {
        return take_opentafl_game(text, &game.rules());
    };
    switch (kind) {
        case FileKind::Transcript:
            return read_transcripts(game, source, on_sheet);
        case FileKind::Json:
            return read_json(game, source, on_sheet);
        case FileKind::OpenTafl:
            return for_each_game(source, OpenTaflExpected, take, on_sheet);
        default:
            return holds_othello();
    }
}

Result<Done> read_games(FileKind kind, const tafl::Tafl& game, std::string_view text,
                        const OnTaflSheet& on_sheet) {
    TextSource source{std::string(text)};
    return read_games(kind, game, source, on_sheet);
}

Result<std::string> write_game(FileKind kind, const TaflSheet& sheet) {
    switch (kind) {
        case FileKind::Transcript:
            return sheet.record.format() + '\n';
        case FileKind::Json:
            return format_json_game(sheet) + '\n';
        case FileKind::OpenTafl:
            return format_opentafl_game(sheet);
        default:
            return holds_othello();
    }
}

}  // namespace outflank::formats
