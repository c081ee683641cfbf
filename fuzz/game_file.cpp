/// A file of games of any kind, as a stream: no crash, every error a sentence, and every game of
/// Othello can be written in every format.
#include "formats/game_file.h"

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "require.h"

namespace {

using outflank::fuzz::require;
namespace formats = outflank::formats;
using formats::FileKind;

constexpr unsigned Kinds = 9;

outflank::Result<outflank::Done> write_all(const formats::OthelloSheet& sheet) {
    for (const FileKind kind : {FileKind::Json, FileKind::Ggf, FileKind::Sgf, FileKind::Pgn})
        require(formats::write_game(kind, sheet).ok());
    return outflank::Done{};
}

}  // namespace

/// The first byte is the kind.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto kind = static_cast<FileKind>(data[0] % Kinds);
    std::istringstream in(std::string(reinterpret_cast<const char*>(data + 1), size - 1));
    outflank::TextSource source(in);
    const auto read = formats::read_games(kind, outflank::othello::Othello(8), source, write_all);
    if (!read) require(!read.error().sentence.empty());
    return 0;
}
