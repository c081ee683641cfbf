#include "formats/egbk3.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "core/little_endian.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::formats {

namespace {

using little_endian::number_at;
using othello::Move;
using othello::Position8;
using othello::Square;

constexpr std::string_view Magic = "EGAROUCID";
constexpr unsigned char Version = 3;
constexpr std::size_t HeaderBytes = Magic.size() + 1 + 4;
constexpr std::size_t RecordBytes = 25;

/// There bit 63 is a1: the whole board is turned by half a turn.
kernels::Bitboard turned(kernels::Bitboard bits) {
    kernels::Bitboard result = 0;
    for (; bits != 0; bits &= bits - 1) result |= kernels::bit(63 - kernels::lowest(bits));
    return result;
}

int signed_byte(const unsigned char* byte) { return number_at<std::int8_t>(byte); }

std::optional<Move> leaf_of(int number, const Position8& position) {
    if (number < 0 || number > 63) return std::nullopt;
    const Move move = Move::at(Square::from_index64(63 - number));
    if (!othello::Othello8<kernels::Portable>().is_legal(position, move)) return std::nullopt;
    return move;
}

bool is_score(int discs) { return std::abs(discs) <= 64; }

Result<play::BookEntry> read_record(const unsigned char* record) {
    play::BookEntry entry;
    entry.position.own = turned(number_at<std::uint64_t>(record));
    entry.position.other = turned(number_at<std::uint64_t>(record + 8));
    if ((entry.position.own & entry.position.other) != 0)
        return Error{"two discs stand on one square"};
    const int value = signed_byte(record + 16);
    const int leaf_value = signed_byte(record + 22);
    const int level = signed_byte(record + 17);
    if (!is_score(value)) return Error{"expected a value from -64 to 64"};
    entry.value = value * Disc;
    entry.leaf = leaf_of(signed_byte(record + 23), entry.position);
    if (entry.leaf && !is_score(leaf_value)) entry.leaf = std::nullopt;
    entry.leaf_value = entry.leaf ? leaf_value * Disc : entry.value;
    const int empties = kernels::count(entry.position.empties());
    entry.stage = {std::clamp(level, 0, empties), 0};
    return entry;
}

}  // namespace

bool is_egbk3(std::string_view bytes) { return bytes.starts_with(Magic); }

Result<std::vector<play::BookEntry>> read_egbk3(std::string_view bytes) {
    if (!is_egbk3(bytes)) return Error{"an .egbk3 book begins with " + std::string(Magic)};
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    if (bytes.size() < HeaderBytes) return Error{"the book is cut off: its head is not complete"};
    if (data[Magic.size()] != Version) {
        return Error{"this book has version " + std::to_string(data[Magic.size()]) +
                     "; expected 3, .egbk3"};
    }
    const std::uint64_t count = number_at<std::uint32_t>(data + Magic.size() + 1);
    const std::uint64_t expected = HeaderBytes + count * RecordBytes;
    if (bytes.size() != expected) {
        return Error{"a book of " + std::to_string(count) + " positions has " +
                     std::to_string(expected) + " bytes, this one has " +
                     std::to_string(bytes.size())};
    }
    std::vector<play::BookEntry> entries;
    for (std::size_t i = 0; i < count; ++i) {
        const auto entry = read_record(data + HeaderBytes + i * RecordBytes);
        if (!entry) return entry.error().in("position " + std::to_string(i + 1));
        entries.push_back(*entry);
    }
    return entries;
}

}  // namespace outflank::formats
