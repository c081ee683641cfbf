#include "formats/file_kind.h"

#include <array>
#include <string>

#include "core/text.h"
#include "formats/board_file.h"

namespace outflank::formats {

namespace {

constexpr std::array<std::string_view, 11> KindWords = {
    "txt", "json", "ggf", "sgf", "pgn", "obf", "board", "wtb", "otg", "comp424", "challenge"};

}  // namespace

Result<FileKind> parse_file_kind(std::string_view word) {
    for (std::size_t i = 0; i < KindWords.size(); ++i) {
        if (KindWords[i] == text::lower(word)) return static_cast<FileKind>(i);
    }
    return Error{
        "expected txt, json, ggf, sgf, pgn, obf, board, wtb, otg, comp424 or challenge, not " +
        text::shown(word)};
}

Result<FileKind> kind_of_file(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    const std::string_view end = dot == std::string_view::npos ? "" : name.substr(dot + 1);
    auto kind = parse_file_kind(end);
    return kind ? kind : kind.error().in("the end of the name " + text::shown(name));
}

FileKind kind_of_text(std::string_view text) {
    const std::string_view begin = text::trim(text.substr(0, 200));
    if (looks_like_board_file(text)) return FileKind::Board;
    if (begin.starts_with('{')) return FileKind::Json;
    if (begin.starts_with("(;"))
        return begin.find("GM[Othello]") != begin.npos ? FileKind::Ggf : FileKind::Sgf;
    return begin.starts_with('[') ? FileKind::Pgn : FileKind::Transcript;
}

}  // namespace outflank::formats
