#include "arena/plan.h"

#include "core/read_file.h"
#include "engine/embedded_weights.h"
#include "play/embedded_openings.h"

namespace outflank::arena {

namespace {

std::string sum_of(std::string_view bytes) { return fmt::format("{:016x}", checksum(bytes)); }

std::string sum_of_file(const std::string& path) {
    const auto bytes = read_file(path);
    return bytes ? sum_of(*bytes) : "unreadable";
}

std::string sum_of(std::span<const unsigned char> bytes) {
    return sum_of(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

/// What is inside the program, or nothing at all, is named by a word.
bool is_file(const std::string& value) { return value != "on" && value != "off"; }

}  // namespace

std::string fingerprint(const roster::PlayerSpec& spec) {
    std::string words = spec.format();
    for (const char* key : {"weights", "openings", "book"}) {
        const auto option = spec.options.find(key);
        if (option != spec.options.end() && is_file(option->second))
            words += fmt::format(" with {} {}", key, sum_of_file(option->second));
    }
    if (spec.name == "outflank" && !spec.options.contains("weights"))
        words += " with its own weights " + sum_of(engine::embedded_weights());
    if (spec.name == "outflank" && !spec.options.contains("book"))
        words += " with its own book " + sum_of(play::embedded_book());
    return words;
}

}  // namespace outflank::arena
