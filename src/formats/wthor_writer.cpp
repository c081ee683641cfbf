#include "formats/wthor_writer.h"

#include <limits>
#include <optional>

#include "core/text.h"

namespace outflank::formats {

namespace {

constexpr int BoardSize = 8;
constexpr int Squares = BoardSize * BoardSize;
constexpr std::size_t MostMoves = 60;
constexpr int UsualDepth = 24;  // of the theoretical score, as in all current files
constexpr std::string_view Unknown = "???";

void append_word(std::string& bytes, unsigned word) {
    bytes += static_cast<char>(word & 0xffU);
    bytes += static_cast<char>(word >> 8U & 0xffU);
}

/// Characters that Latin-1 lacks become question marks; a name is cut to leave room for a NUL.
std::string latin1_from_utf8(std::string_view text, std::size_t length) {
    std::string result;
    for (std::size_t i = 0; i < text.size() && result.size() + 1 < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0U) == 0x80U) continue;  // the rest of a character that is done
        const bool is_latin = (byte == 0xc2 || byte == 0xc3) && i + 1 < text.size();
        if (is_latin) {
            const auto next = static_cast<unsigned char>(text[i + 1]);
            result += static_cast<char>((byte & 3U) << 6U | (next & 0x3fU));
        } else {
            result += byte < 0x80 ? text[i] : '?';
        }
    }
    return result;
}

/// Black's discs at the end, the empties to the winner.
int score_of(const OthelloSheet& sheet) {
    const auto verdict = sheet.known_verdict();
    const bool is_told = verdict && (verdict->margin || !verdict->winner);
    if (is_told) return (Squares + difference(*verdict)) / 2;
    const auto& record = sheet.record;
    const int score = record.game().score(record.position(), othello::Scoring::WinnerTakesEmpties);
    return (Squares + score) / 2;
}

/// A tag that is a number; 0 where it is none.
int number_in(std::string_view tag, int low, int high) {
    const auto number = text::parse_int("tag", tag, low, high);
    return number ? static_cast<int>(*number) : 0;
}

int theoretical_score_of(const OthelloSheet& sheet, int score) {
    const std::string_view tag = sheet.tag("theoretical-score");
    const auto theoretical = text::parse_int("theoretical-score", tag, 0, Squares);
    return theoretical ? static_cast<int>(*theoretical) : score;
}

std::string moves_of(const GameRecord<othello::Othello>& record) {
    std::string bytes;
    for (const othello::Move move : record.moves()) {
        if (move.is_pass()) continue;
        const auto square = move.square();
        bytes += static_cast<char>(10 * (square.rank() + 1) + square.file() + 1);
    }
    bytes.resize(MostMoves, '\0');
    return bytes;
}

}  // namespace

std::optional<std::uint16_t> WthorWriter::Register::number(std::string_view name) {
    if (numbers.empty()) {
        numbers.emplace("", std::uint16_t{0});
        bytes = std::string(Unknown) + std::string(length - Unknown.size(), '\0');
    }
    const std::string spelt = latin1_from_utf8(name, length);
    if (spelt == Unknown) return std::uint16_t{0};
    if (const auto known = numbers.find(spelt); known != numbers.end()) return known->second;
    if (numbers.size() >= std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
    const auto number = static_cast<std::uint16_t>(numbers.size());
    numbers.emplace(spelt, number);
    bytes += spelt + std::string(length - spelt.size(), '\0');
    return number;
}

Result<std::string> WthorWriter::add(const OthelloSheet& sheet) {
    const auto& record = sheet.record;
    if (record.start() != othello::Othello(BoardSize).start())
        return Error{"WTHOR files have games of 8x8 from the usual start only"};
    const auto tournament = tournaments_.number(sheet.tag("event"));
    const auto black = players_.number(sheet.tag("black"));
    const auto white = players_.number(sheet.tag("white"));
    if (!tournament || !black || !white)
        return Error{"a WTHOR file has room for 65534 names of players and of tournaments"};
    const int score = score_of(sheet);
    if (score < 0 || score > Squares)
        return Error{"the result of the game is more discs than 8x8 has squares"};
    std::string bytes;
    append_word(bytes, *tournament);
    append_word(bytes, *black);
    append_word(bytes, *white);
    bytes += static_cast<char>(score);
    bytes += static_cast<char>(theoretical_score_of(sheet, score));
    bytes += moves_of(record);
    if (year_ == 0) year_ = number_in(sheet.tag("date").substr(0, 4), 1, 9999);
    if (depth_ == 0) depth_ = number_in(sheet.tag("theoretical-depth"), 1, Squares);
    ++count_;
    return bytes;
}

std::string WthorWriter::header(std::uint32_t games, std::uint16_t names, int year) const {
    std::string bytes;
    for (const int part : {date_.year / 100, date_.year % 100, date_.month, date_.day})
        bytes += static_cast<char>(part);
    append_word(bytes, games & 0xffffU);
    append_word(bytes, games >> 16U);
    append_word(bytes, names);
    append_word(bytes, static_cast<unsigned>(year));
    const int depth = depth_ == 0 ? UsualDepth : depth_;
    for (const int part : {BoardSize, 0, depth, 0}) bytes += static_cast<char>(part);
    return bytes;
}

std::string WthorWriter::names(const Register& from) const {
    return header(0, static_cast<std::uint16_t>(from.numbers.size()), 0) + from.bytes;
}

}  // namespace outflank::formats
