#include "formats/file_kind.h"

#include <array>
#include <string>

#include "core/text.h"

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

}  // namespace outflank::formats
