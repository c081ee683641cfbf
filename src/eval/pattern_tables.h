/// PatternTables: the learned weights, unfolded for speed: for every stage of the game a table with
/// a row for each index of each pattern, so that an evaluation is one look-up a feature. Weights
/// are rounded to a byte each: what is lost is a quarter of a disc beside errors of five, and twice
/// as many stay near the processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/large_pages.h"
#include "eval/network_tables.h"
#include "eval/pattern_weights.h"

namespace outflank::eval {

class PatternTables {
  public:
    explicit PatternTables(const PatternWeights& weights);

    /// The same with the linear evaluation alone.
    [[nodiscard]] PatternTables without_network() const {
        PatternTables result = *this;
        result.network_ = nullptr;
        return result;
    }

    static constexpr int UnitsPerDisc = 8;

    /// PatternRows weights in the order of KindOffsets, those of a kind as a search counts its
    /// indices, then the scalar rows. Eighths of a disc.
    [[gnu::always_inline]] [[nodiscard]] const std::int8_t* stage(int empties) const {
        return rows_->data() + stage_of(empties) * RowsPerStage;
    }
    [[gnu::always_inline]] [[nodiscard]] int bias(int empties) const {
        return bias_[static_cast<std::size_t>(empties)];
    }
    /// Null: the linear evaluation is all there is.
    [[gnu::always_inline]] [[nodiscard]] const NetworkTables* network() const {
        return network_.get();
    }
    [[nodiscard]] const SearchErrors& errors() const { return errors_; }

  private:
    static constexpr std::size_t RowsPerStage = PatternRows + ScalarRows::Count;
    using Rows = std::vector<std::int8_t, LargePages<std::int8_t>>;

    static Rows rows_of(const PatternWeights& weights);

    std::array<std::int16_t, EmptiesCount> bias_;
    std::shared_ptr<const Rows> rows_;
    std::shared_ptr<const NetworkTables> network_;
    SearchErrors errors_;
};

}  // namespace outflank::eval
