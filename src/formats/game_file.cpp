#include "formats/game_file.h"

#include <array>
#include <utility>
#include <vector>

#include "core/text.h"
#include "formats/board_file.h"
#include "formats/ggf_sheet.h"
#include "formats/json_game.h"
#include "formats/obf.h"
#include "formats/pasted_game.h"
#include "formats/pgn.h"
#include "formats/sgf.h"

namespace outflank::formats {

namespace {

using othello::Othello;

constexpr std::array<std::string_view, 8> KindWords = {"txt", "json", "ggf",   "sgf",
                                                       "pgn", "obf",  "board", "wtb"};

Result<Done> hand_over(const Result<std::vector<OthelloSheet>>& sheets, const OnSheet& on_sheet) {
    if (!sheets) return sheets.error();
    for (const OthelloSheet& sheet : *sheets) {
        if (const auto taken = on_sheet(sheet); !taken) return taken;
    }
    return Done{};
}

OthelloSheet bare_sheet(GameRecord<Othello> record) {
    OthelloSheet sheet{std::move(record)};
    sheet.remarks.resize(sheet.record.moves().size());
    return sheet;
}

/// Calls for each line that is neither blank nor a remark; an error names the line.
template <class OnLine>
Result<Done> for_each_line(std::string_view text, const OnLine& on_line) {
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text::trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.starts_with('#')) continue;
        const Result<Done> done = on_line(line);
        if (!done) return done.error().in("line " + std::to_string(number));
    }
    return Done{};
}

/// Two lines that are games by themselves make a list; the second half of a game is none.
bool is_list(const Othello& game, std::string_view text) {
    constexpr int Enough = 2;
    int games = 0;
    const auto looked = for_each_line(text, [&](std::string_view line) -> Result<Done> {
        if (games == Enough) return Done{};
        const auto record = read_pasted_game(game, line);
        if (!record) return record.error();
        ++games;
        return Done{};
    });
    return games == Enough || (looked.ok() && games == 1);
}

Result<Done> read_transcripts(const Othello& game, std::string_view text, const OnSheet& on_sheet) {
    const auto read = [&](std::string_view one) -> Result<Done> {
        auto record = read_pasted_game(game, one);
        if (!record) return record.error();
        return on_sheet(bare_sheet(*std::move(record)));
    };
    return is_list(game, text) ? for_each_line(text, read) : read(text);
}

Result<Done> read_json(const Othello& game, std::string_view text, const OnSheet& on_sheet) {
    return for_each_line(text, [&](std::string_view line) -> Result<Done> {
        const auto sheet = parse_json_game(game, line);
        if (!sheet) return sheet.error();
        return on_sheet(*sheet);
    });
}

Result<Done> read_ggf_sheets(std::string_view text, const OnSheet& on_sheet) {
    const auto games = read_ggf(text);
    if (!games) return games.error();
    for (const GgfGame& game : *games) {
        if (const auto taken = on_sheet(sheet_of(game)); !taken) return taken;
    }
    return Done{};
}

Result<Done> read_problems(std::string_view text, const OnSheet& on_sheet) {
    const auto problems = read_obf(text);
    if (!problems) return problems.error();
    for (const ObfProblem& problem : *problems) {
        const auto taken = on_sheet(bare_sheet(GameRecord(Othello(8), widened(problem.position))));
        if (!taken) return taken;
    }
    return Done{};
}

Result<Done> read_board(std::string_view text, const OnSheet& on_sheet) {
    const auto board = read_board_file(text);
    if (!board) return board.error();
    return on_sheet(bare_sheet(GameRecord(Othello(8), board->position)));
}

Result<std::string> write_position(FileKind kind, const GameRecord<Othello>& record) {
    if (record.game().size() != 8) return Error{"obf and board files are of 8x8 boards only"};
    if (kind == FileKind::Board) return write_board_file({record.position(), 0});
    return record.game().format(record.position()) + ";\n";
}

}  // namespace

Result<FileKind> parse_file_kind(std::string_view word) {
    for (std::size_t i = 0; i < KindWords.size(); ++i) {
        if (KindWords[i] == text::lower(word)) return static_cast<FileKind>(i);
    }
    return Error{"expected txt, json, ggf, sgf, pgn, obf, board or wtb, not " + text::shown(word)};
}

Result<FileKind> kind_of_file(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    const std::string_view end = dot == std::string_view::npos ? "" : name.substr(dot + 1);
    auto kind = parse_file_kind(end);
    return kind ? kind : kind.error().in("the end of the name " + text::shown(name));
}

Result<Done> read_games(FileKind kind, const Othello& game, std::string_view text,
                        const OnSheet& on_sheet) {
    switch (kind) {
        case FileKind::Json:
            return read_json(game, text, on_sheet);
        case FileKind::Ggf:
            return read_ggf_sheets(text, on_sheet);
        case FileKind::Sgf:
            return hand_over(read_sgf(text), on_sheet);
        case FileKind::Pgn:
            return hand_over(read_pgn(text), on_sheet);
        case FileKind::Obf:
            return read_problems(text, on_sheet);
        case FileKind::Board:
            return read_board(text, on_sheet);
        case FileKind::Transcript:
        case FileKind::Wthor:
            break;
    }
    return read_transcripts(game, text, on_sheet);
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
        case FileKind::Transcript:
        case FileKind::Wthor:
            break;
    }
    return sheet.record.format() + '\n';
}

}  // namespace outflank::formats
