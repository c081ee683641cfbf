/// Numbers as commands are given them; each error names the option and what it expects.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "search/selectivity.h"

namespace outflank::app {

/// `usual` where nothing was typed.
Result<int> parse_or(std::string_view option, const std::string& typed, int usual, int low,
                     int high);

/// An amount of things, from 1: "1000", "20k", "10M".
Result<std::uint64_t> parse_count(std::string_view option, const std::string& typed);

/// "0.7"; `usual` where nothing was typed.
Result<double> parse_real(std::string_view option, const std::string& typed, double usual,
                          double low, double high);

/// `--seed`; 1 where nothing was typed.
Result<std::uint64_t> parse_seed(const std::string& typed);

/// `--selectivity`, in percent; 100 where nothing was typed.
Result<Selectivity> parse_selectivity(const std::string& typed);

}  // namespace outflank::app
