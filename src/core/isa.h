/// Which instruction set the hot code runs with.
///
/// The hot stack is compiled once per level; the program picks the best one the processor has, so
/// that one binary runs everywhere and never dies with "illegal instruction". OUTFLANK_ISA names
/// another one, for tests and comparisons. X86V4 is x86-64-v4 with VNNI, which only its first
/// processors lack.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/result.h"

namespace outflank {

enum class Isa : std::uint8_t { Portable, X86V3, X86V4 };  // each includes the ones before it

inline constexpr std::array<Isa, 3> AllIsas = {Isa::Portable, Isa::X86V3, Isa::X86V4};

/// "portable", "x86-64-v3", "x86-64-v4".
std::string_view name(Isa isa);

/// Whether this processor and this build can run it.
bool is_supported(Isa isa);

/// The best supported level.
Isa best_isa();

/// The level that `wanted` names, or the best one when it is empty. Refuses unknown and unsupported
/// names.
Result<Isa> choose_isa(std::string_view wanted);

/// choose_isa on the environment variable OUTFLANK_ISA, asked once.
const Result<Isa>& chosen_isa();

}  // namespace outflank
