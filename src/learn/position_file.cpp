#include "learn/position_file.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <fstream>

#include "core/little_endian.h"
#include "core/read_file.h"
#include "core/text.h"
#include "kernels/portable.h"

namespace outflank::learn {

namespace {

/// As many bytes as there are, those of a record at most.
std::string take_record(std::istream& in) {
    std::string bytes(PositionRecord::Bytes, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

bool anybody_can_move(const PositionRecord& record) {
    using kernels::Portable;
    return (Portable::mobility(record.own, record.other) |
            Portable::mobility(record.other, record.own)) != 0;
}

}  // namespace

void PositionRecord::append_to(std::string& bytes) const {
    const std::size_t begin = bytes.size();
    little_endian::append(bytes, own);
    little_endian::append(bytes, other);
    little_endian::append(bytes, std::bit_cast<std::uint32_t>(target));
    little_endian::append(bytes, std::bit_cast<std::uint32_t>(linear));
    for (const std::uint8_t count : counts) little_endian::append(bytes, count);
    little_endian::append(bytes, static_cast<std::uint8_t>(is_held_out ? 1 : 0));
    bytes.resize(begin + Bytes, '\0');
}

PositionRecord PositionRecord::from_bytes(std::string_view bytes) {
    assert(bytes.size() == Bytes);
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.data());
    const auto take = [&at]<typename Number>(Number) {
        const auto number = little_endian::number_at<Number>(at);
        at += sizeof(Number);
        return number;
    };
    PositionRecord record;
    record.own = take(std::uint64_t{});
    record.other = take(std::uint64_t{});
    record.target = std::bit_cast<float>(take(std::uint32_t{}));
    record.linear = std::bit_cast<float>(take(std::uint32_t{}));
    for (std::uint8_t& count : record.counts) count = take(std::uint8_t{});
    record.is_held_out = take(std::uint8_t{}) != 0;
    return record;
}

std::string position_file_head() {
    std::string head = "OUTFPOS1";
    head.resize(PositionRecord::Bytes, '\0');
    return head;
}

bool PositionReader::recognises(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return take_record(file) == position_file_head();
}

Result<PositionReader> PositionReader::open(const std::string& path) {
    auto file = open_file(path);
    if (!file) return file.error();
    return from(std::make_unique<std::ifstream>(*std::move(file)), text::shown(path));
}

Result<PositionReader> PositionReader::from(std::unique_ptr<std::istream> in, std::string name) {
    if (take_record(*in) != position_file_head()) {
        return Error{name +
                     " is no file of positions; expected one that `outflank positions` wrote"};
    }
    return PositionReader(std::move(in), std::move(name));
}

Error PositionReader::damaged(const std::string& how) const {
    return Error{name_ + ", position " + std::to_string(given_ + 1) + ": " + how};
}

Result<std::optional<PositionRecord>> PositionReader::next() {
    const std::string bytes = take_record(*in_);
    if (bytes.empty()) return std::optional<PositionRecord>();
    if (bytes.size() < PositionRecord::Bytes) return damaged("the file ends in the middle of it");
    const PositionRecord record = PositionRecord::from_bytes(bytes);
    if ((record.own & record.other) != 0) return damaged("two discs lie on one square");
    if (!std::isfinite(record.target)) return damaged("its score is no number");
    if (!anybody_can_move(record)) return damaged("nobody can move");
    ++given_;
    return std::optional(record);
}

}  // namespace outflank::learn
