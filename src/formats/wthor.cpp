#include "formats/wthor.h"

#include <cstddef>
#include <optional>

namespace outflank::formats {

namespace {

constexpr std::size_t HeaderLength = WtbHeader::Length;
constexpr std::size_t PlayerLength = 20;
constexpr std::size_t TournamentLength = 26;
constexpr int BoardSize = 8;

unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

std::uint16_t word_at(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint16_t>(byte_at(bytes, at) | byte_at(bytes, at + 1) << 8U);
}

struct Header {
    std::uint32_t games = 0;  // records of a .wtb
    std::uint16_t names = 0;  // records of a .jou or .trn
    std::uint16_t year = 0;
    unsigned board_size = 0;
    unsigned depth = 0;
};

Result<Header> read_header(std::string_view bytes) {
    if (bytes.size() < HeaderLength) {
        return Error{"a WTHOR file begins with a header of 16 bytes, this one has " +
                     std::to_string(bytes.size()) + " in all"};
    }
    Header header;
    header.games = word_at(bytes, 4) | static_cast<std::uint32_t>(word_at(bytes, 6)) << 16U;
    header.names = word_at(bytes, 8);
    header.year = word_at(bytes, 10);
    header.board_size = byte_at(bytes, 12);
    header.depth = byte_at(bytes, 14);
    return header;
}

/// The length says whether a file was cut short, or is of another kind.
std::optional<Error> wrong_length(std::string_view bytes, std::uint64_t records,
                                  std::size_t record_length) {
    const std::uint64_t expected = HeaderLength + records * record_length;
    if (bytes.size() == expected) return std::nullopt;
    return Error{"the header and " + std::to_string(records) + " records of " +
                 std::to_string(record_length) + " bytes make " + std::to_string(expected) +
                 " bytes, this file has " + std::to_string(bytes.size())};
}

std::string_view record(std::string_view bytes, std::size_t number, std::size_t length) {
    return bytes.substr(HeaderLength + number * length, length);
}

/// 10 * row + column, both from 1: 11 is a1, 18 is h1, 88 is h8.
std::optional<othello::Square> square_of(unsigned byte) {
    const int file = static_cast<int>(byte % 10) - 1;
    const int rank = static_cast<int>(byte / 10) - 1;
    const auto square = othello::Square::at(file, rank);
    return square && square->is_on(BoardSize) ? square : std::nullopt;
}

Result<std::vector<othello::Square>> read_moves(std::string_view bytes) {
    std::vector<othello::Square> moves;
    moves.reserve(bytes.size());
    const std::size_t length =
        bytes.find_last_not_of('\0') + 1;  // a 0 says that there are no more moves
    for (std::size_t i = 0; i < length; ++i) {
        const auto square = square_of(byte_at(bytes, i));
        if (!square) {
            return Error{"move " + std::to_string(i + 1) + " is the byte " +
                         std::to_string(byte_at(bytes, i)) +
                         ", which is no square from 11 (a1) to 88 (h8)"};
        }
        moves.push_back(*square);
    }
    return moves;
}

std::string utf8_from_latin1(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned code = byte_at(text, i);
        if (code >= 0x80) result += static_cast<char>(0xc0U | code >> 6U);
        result += static_cast<char>(code >= 0x80 ? 0x80U | (code & 0x3fU) : code);
    }
    return result;
}

Result<std::vector<std::string>> read_names(std::string_view bytes, std::size_t record_length) {
    const auto header = read_header(bytes);
    if (!header) return header.error();
    if (const auto error = wrong_length(bytes, header->names, record_length)) return *error;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < header->names; ++i) {
        const std::string_view padded = record(bytes, i, record_length);
        names.push_back(utf8_from_latin1(padded.substr(0, padded.find('\0'))));
    }
    return names;
}

}  // namespace

Result<WtbGame> parse_wtb_game(std::string_view bytes) {
    WtbGame game;
    game.tournament = word_at(bytes, 0);
    game.black = word_at(bytes, 2);
    game.white = word_at(bytes, 4);
    game.score = static_cast<int>(byte_at(bytes, 6));
    game.theoretical_score = static_cast<int>(byte_at(bytes, 7));
    for (const int score : {game.score, game.theoretical_score}) {
        constexpr int Most = BoardSize * BoardSize;
        if (score > Most)
            return Error{"a score is from 0 to 64 discs, not " + std::to_string(score)};
    }
    auto moves = read_moves(bytes.substr(8));
    if (!moves) return moves.error();
    game.moves = *std::move(moves);
    return game;
}

Result<WtbHeader> parse_wtb_header(std::string_view bytes) {
    const auto header = read_header(bytes);
    if (!header) return header.error();
    if (header->board_size != 0 && header->board_size != BoardSize) {
        return Error{"only games on an 8x8 board are read, this file is for size " +
                     std::to_string(header->board_size)};
    }
    constexpr int DepthWhenUnsaid = 22;
    return WtbHeader{header->games, header->year,
                     header->depth == 0 ? DepthWhenUnsaid : static_cast<int>(header->depth)};
}

Result<WtbFile> read_wtb(std::string_view bytes) {
    const auto header = parse_wtb_header(bytes);
    if (!header) return header.error();
    if (const auto error = wrong_length(bytes, header->games, WtbGame::Length)) return *error;
    WtbFile file{header->year, header->depth, {}};
    file.games.reserve(header->games);
    for (std::size_t i = 0; i < header->games; ++i) {
        auto game = parse_wtb_game(record(bytes, i, WtbGame::Length));
        if (!game) return game.error().in("record " + std::to_string(i + 1));
        file.games.push_back(*std::move(game));
    }
    return file;
}

Result<std::vector<std::string>> read_jou(std::string_view bytes) {
    return read_names(bytes, PlayerLength);
}
Result<std::vector<std::string>> read_trn(std::string_view bytes) {
    return read_names(bytes, TournamentLength);
}

}  // namespace outflank::formats
