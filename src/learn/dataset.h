/// What there is to learn from: counted and split before training begins.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "eval/pattern_layout.h"
#include "learn/sample.h"

namespace outflank::learn {

struct Dataset {
    static constexpr std::size_t MostHeldOut = 4'000'000;  // samples; further ones are left out

    std::vector<std::string> files;
    DataSettings settings;
    std::uint64_t games = 0;  // to learn from
    std::uint64_t samples = 0;  // in them
    std::array<std::uint64_t, eval::StageCount> samples_of_stage{};
    std::vector<Sample> held_out;
    std::uint64_t sum = 0;  // checksum of all files

    /// Reads the files through once. Refuses damaged ones, and such without a labelled position.
    static Result<Dataset> survey(std::vector<std::string> files, const DataSettings& settings);

    /// "3 files, 12000 games, 480000 positions, 9600 held out, checksum ..."
    [[nodiscard]] std::string text() const;
};

}  // namespace outflank::learn
