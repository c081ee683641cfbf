/// Files of positions for trainers outside of this program (docs/formats/positions.md): records of
/// 32 bytes, which an array library reads at once.
///
/// `outflank positions` writes them, training/ reads and scores them: a network that is taught on a
/// graphics card wants hundreds of millions of positions, and boards there, not games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "kernels/bitboard.h"

namespace outflank::learn {

/// A position with everything a trainer needs.
struct PositionRecord {
    static constexpr std::size_t Bytes = 32;

    kernels::Bitboard own = 0;
    kernels::Bitboard other = 0;
    float target = 0;  // what is to be learned, in discs for the side to move
    float linear = 0;  // what the linear evaluation says
    /// Moves of the side to move and of the other (at most 31), corners among them (5 * own +
    /// other's), odd quarters of the board, empty squares: what patterns cannot see.
    std::array<std::uint8_t, 5> counts{};
    bool is_held_out = false;

    void append_to(std::string& bytes) const;
    /// Any bytes are some record, if not one of a position. REQUIRES: there are `Bytes` of them.
    static PositionRecord from_bytes(std::string_view bytes);
};

/// What stands before the records: as long as one of them, so that they stay aligned.
std::string position_file_head();

/// The records of a file, one after the other.
class PositionReader {
  public:
    /// Whether the file is there and begins as files of positions do.
    static bool recognises(const std::string& path);

    static Result<PositionReader> open(const std::string& path);
    /// The name is for messages.
    static Result<PositionReader> from(std::unique_ptr<std::istream> in, std::string name);

    /// Nothing when the file has ended. A record that is no position, or not whole, is an error.
    Result<std::optional<PositionRecord>> next();

  private:
    PositionReader(std::unique_ptr<std::istream> in, std::string name)
        : in_(std::move(in)), name_(std::move(name)) {}

    [[nodiscard]] Error damaged(const std::string& how) const;

    std::unique_ptr<std::istream> in_;
    std::string name_;
    std::uint64_t given_ = 0;
};

}  // namespace outflank::learn
