#include "play/book.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <tuple>

#include "core/checksum.h"
#include "core/little_endian.h"
#include "core/read_file.h"
#include "core/text.h"
#include "play/embedded_openings.h"

namespace outflank::play {

namespace {

using little_endian::append;
using little_endian::number_at;
using othello::Move;
using othello::Position8;
using othello::Square;

constexpr int Size = 8;
constexpr std::string_view Magic = "OUTFBOOK";
constexpr std::uint32_t Version = 1;
constexpr std::size_t HeaderBytes = Magic.size() + 3 * sizeof(std::uint32_t);
constexpr std::size_t ChecksumBytes = sizeof(std::uint64_t);
constexpr int MostValue = 64 * Disc;

/// A move in seven bits: a square, or one of these.
constexpr unsigned PassCode = 64;
constexpr unsigned NoLeafCode = 65;

/// How the leaf is packed: seven bits of move, six of depth, three of selectivity.
constexpr unsigned DepthShift = 7;
constexpr unsigned SelectivityShift = 13;

unsigned code_of(const std::optional<Move>& leaf) {
    if (!leaf) return NoLeafCode;
    return leaf->is_pass() ? PassCode : static_cast<unsigned>(leaf->square().index64());
}

std::optional<Move> move_of(unsigned code) {
    if (code == NoLeafCode) return std::nullopt;
    return code == PassCode ? Move::pass() : Move::at(Square::from_index64(static_cast<int>(code)));
}

auto order(const BookEntry& entry) { return std::tuple(entry.position.own, entry.position.other); }

void append_record(std::string& bytes, const BookEntry& entry) {
    append(bytes, entry.position.own);
    append(bytes, entry.position.other);
    append(bytes, static_cast<std::int16_t>(entry.value));
    append(bytes, static_cast<std::int16_t>(entry.leaf_value));
    append(bytes, static_cast<std::uint16_t>(
                      code_of(entry.leaf) | static_cast<unsigned>(entry.stage.depth) << DepthShift |
                      static_cast<unsigned>(entry.stage.selectivity) << SelectivityShift));
}

kernels::Bitboard own_at(const unsigned char* record) {
    return number_at<kernels::Bitboard>(record);
}
kernels::Bitboard other_at(const unsigned char* record) {
    return number_at<kernels::Bitboard>(record + 8);
}
unsigned leaf_bits_at(const unsigned char* record) { return number_at<std::uint16_t>(record + 20); }

BookEntry entry_at(const unsigned char* record) {
    const unsigned leaf = leaf_bits_at(record);
    BookEntry entry;
    entry.position = {.own = own_at(record), .other = other_at(record), .to_move = Side::One};
    entry.value = number_at<std::int16_t>(record + 16);
    entry.leaf_value = number_at<std::int16_t>(record + 18);
    entry.leaf = move_of(leaf & 0x7f);
    entry.stage = {static_cast<int>(leaf >> DepthShift & 0x3f),
                   static_cast<Selectivity>(leaf >> SelectivityShift)};
    return entry;
}

/// Whether every field of a record has a meaning, and it stands behind the one before.
bool is_sound(const unsigned char* record, const unsigned char* before) {
    const auto is_value = [&](std::size_t at) {
        return std::abs(number_at<std::int16_t>(record + at)) <= MostValue;
    };
    const unsigned leaf = leaf_bits_at(record);
    const bool has_fields = is_value(16) && is_value(18) && (leaf & 0x7f) <= NoLeafCode &&
                            leaf >> SelectivityShift <= Exact &&
                            (own_at(record) & other_at(record)) == 0;
    return has_fields && (!before || std::tuple(own_at(before), other_at(before)) <
                                         std::tuple(own_at(record), other_at(record)));
}

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Error not_a_book() {
    return Error{"this is not a book of Outflank's: it does not begin with " + std::string(Magic)};
}

}  // namespace

BookEntry transformed(const BookEntry& entry, Symmetry symmetry) {
    BookEntry image = entry;
    image.position = transformed(entry.position, symmetry);
    if (entry.leaf) image.leaf = othello::transformed(*entry.leaf, symmetry, Size);
    return image;
}

Result<Book> Book::over(std::span<const unsigned char> bytes) {
    const std::string_view whole = text_of(bytes);
    if (!whole.starts_with(Magic)) return not_a_book();
    if (whole.size() < HeaderBytes + ChecksumBytes)
        return Error{"the book is cut off: its head is not complete"};
    const auto word = [&](std::size_t i) {
        return number_at<std::uint32_t>(bytes.data() + Magic.size() + 4 * i);
    };
    if (word(0) != Version) {
        return Error{"this book has version " + std::to_string(word(0)) + "; expected " +
                     std::to_string(Version)};
    }
    const std::uint64_t records = word(1);
    const std::uint64_t note = word(2);
    const std::uint64_t expected = HeaderBytes + note + records * RecordBytes + ChecksumBytes;
    if (whole.size() != expected) {
        return Error{"a book of " + std::to_string(records) + " positions has " +
                     std::to_string(expected) + " bytes, this one has " +
                     std::to_string(whole.size())};
    }
    const std::size_t summed = whole.size() - ChecksumBytes;
    if (checksum(whole.substr(0, summed)) != number_at<std::uint64_t>(bytes.data() + summed))
        return Error{"the book is damaged: its checksum does not fit"};
    Book book;
    book.note_ = whole.substr(HeaderBytes, note);
    book.records_ = bytes.subspan(HeaderBytes + note, records * RecordBytes);
    const unsigned char* before = nullptr;
    for (std::size_t i = 0; i < book.size(); ++i) {
        const unsigned char* record = book.records_.data() + i * RecordBytes;
        if (!is_sound(record, before))
            return Error{"position " + std::to_string(i + 1) + " of the book makes no sense"};
        before = record;
    }
    return book;
}

Result<Book> Book::from_bytes(std::string bytes) {
    const auto owned = std::make_shared<const std::string>(std::move(bytes));
    auto book = over({reinterpret_cast<const unsigned char*>(owned->data()), owned->size()});
    if (book) book->owned_ = owned;
    return book;
}

Result<Book> Book::read(const std::string& file) {
    auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    auto book = from_bytes(*std::move(bytes));
    if (!book) return book.error().in(text::shown(file));
    return book;
}

std::string Book::to_bytes(std::vector<BookEntry> entries, std::string_view note) {
    for (BookEntry& entry : entries) entry = transformed(entry, canonical(entry.position).symmetry);
    std::sort(entries.begin(), entries.end(),
              [](const BookEntry& a, const BookEntry& b) { return order(a) < order(b); });
    std::string bytes(Magic);
    append(bytes, Version);
    append(bytes, static_cast<std::uint32_t>(entries.size()));
    append(bytes, static_cast<std::uint32_t>(note.size()));
    bytes += note;
    for (const BookEntry& entry : entries) append_record(bytes, entry);
    append(bytes, checksum(bytes));
    return bytes;
}

BookEntry Book::operator[](std::size_t i) const {
    assert(i < size());
    return entry_at(records_.data() + i * RecordBytes);
}

std::optional<BookEntry> Book::find(const Position8& position) const {
    const auto [sought, symmetry] = canonical(position);
    std::size_t low = 0;
    std::size_t high = size();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        const unsigned char* record = records_.data() + middle * RecordBytes;
        if (std::tuple(own_at(record), other_at(record)) < std::tuple(sought.own, sought.other)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == size()) return std::nullopt;
    BookEntry entry = (*this)[low];
    if (entry.position.own != sought.own || entry.position.other != sought.other)
        return std::nullopt;
    entry = transformed(entry, inverse(symmetry));
    entry.position.to_move = position.to_move;
    return entry;
}

const Book& shipped_book() {
    static const Book shipped = [] {
        auto book = Book::over(embedded_book());
        assert(book.ok());
        return *std::move(book);
    }();
    return shipped;
}

}  // namespace outflank::play
