#include "formats/file_kind.h"

#include <array>
#include <string>

#include "core/text.h"
#include "formats/board_file.h"

namespace outflank::formats {

namespace {

constexpr std::array<std::string_view, 11> KindWords = {
    "txt", "json", "ggf", "sgf", "pgn", "obf", "board", "wtb", "otg", "comp424", "challenge"};

/// What stands behind the bracket of `[Event "Cup"]` or `[event:Cup]`; numbers are no tags.
FileKind kind_of_tag(std::string_view text) {
    std::string_view rest = text::trim(text);
    if (rest.empty() || !text::is_letter(rest.front())) return FileKind::Transcript;
    while (!rest.empty() && (text::is_letter(rest.front()) || rest.front() == '-'))
        rest.remove_prefix(1);
    if (rest.starts_with(':')) return FileKind::OpenTafl;
    return text::trim(rest).starts_with('"') ? FileKind::Pgn : FileKind::Transcript;
}

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
    text = text::trim(text);
    if (looks_like_board_file(text)) return FileKind::Board;
    if (text.starts_with('{') && text::trim(text.substr(1)).starts_with('"')) return FileKind::Json;
    if (text.starts_with("(;")) {
        const std::string tags = text::lower(text.substr(0, 200));
        return tags.find("gm[othello]") != tags.npos ? FileKind::Ggf : FileKind::Sgf;
    }
    if (text.starts_with('[')) return kind_of_tag(text.substr(1));
    return text.starts_with("dim:") ? FileKind::OpenTafl : FileKind::Transcript;
}

}  // namespace outflank::formats
