/// What there is to learn from: counted and split before training begins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "learn/occurrences.h"
#include "learn/sample.h"

namespace outflank::learn {

struct Dataset {
    static constexpr std::size_t MostHeldOut = 4'000'000;  // samples; further ones are left out

    std::vector<std::string> files;
    DataSettings settings;
    std::uint64_t games = 0;  // to learn from
    Occurrences occurrences;  // of what is in them
    std::vector<Sample> held_out;
    std::uint64_t sum = 0;  // checksum of all files

    /// Reads the files through once. Refuses damaged ones, and such without a labelled position.
    static Result<Dataset> survey(std::vector<std::string> files, const DataSettings& settings);

    /// "3 files, 12000 games, 480000 positions, 9600 held out, checksum ..."
    [[nodiscard]] std::string text() const;
};

}  // namespace outflank::learn
