#include "core/isa.h"

#include <cstdlib>
#include <string>
#include <vector>

#include "core/text.h"

namespace outflank {

std::string_view name(Isa isa) {
    constexpr std::array<std::string_view, AllIsas.size()> names = {"portable", "x86-64-v3",
                                                                    "x86-64-v4"};
    return names[static_cast<std::size_t>(isa)];
}

bool is_supported(Isa isa) {
#ifdef OUTFLANK_X86
    if (isa == Isa::X86V3) return __builtin_cpu_supports("x86-64-v3");
    if (isa == Isa::X86V4)
        return __builtin_cpu_supports("x86-64-v4") && __builtin_cpu_supports("avx512vnni");
#endif
    return isa == Isa::Portable;
}

Isa best_isa() {
    Isa best = Isa::Portable;
    for (const Isa isa : AllIsas) {
        if (is_supported(isa)) best = isa;
    }
    return best;
}

Result<Isa> choose_isa(std::string_view wanted) {
    if (wanted.empty()) return best_isa();
    std::vector<std::string> supported;
    for (const Isa isa : AllIsas) {
        if (!is_supported(isa)) continue;
        if (wanted == name(isa)) return isa;
        supported.emplace_back(name(isa));
    }
    return Error{"OUTFLANK_ISA names the instruction set, on this machine one of " +
                 text::list(supported) + ", not " + text::shown(wanted)};
}

const Result<Isa>& chosen_isa() {
    static const Result<Isa> chosen = [] {
        const char* wanted =
            std::getenv("OUTFLANK_ISA");  // NOLINT(concurrency-mt-unsafe): read once, never set
        return choose_isa(wanted == nullptr ? "" : wanted);
    }();
    return chosen;
}

}  // namespace outflank
