#include "arena/plan.h"

#include "core/read_file.h"
#include "engine/embedded_weights.h"

namespace outflank::arena {

namespace {

std::string sum_of(std::string_view bytes) { return fmt::format("{:016x}", checksum(bytes)); }

std::string sum_of_file(const std::string& path) {
    const auto bytes = read_file(path);
    return bytes ? sum_of(*bytes) : "unreadable";
}

std::string sum_of_embedded_weights() {
    const auto bytes = engine::embedded_weights();
    return sum_of({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace

std::string fingerprint(const roster::PlayerSpec& spec) {
    std::string words = spec.format();
    for (const char* key : {"weights", "openings"}) {
        if (const auto option = spec.options.find(key); option != spec.options.end())
            words += fmt::format(" with {} {}", key, sum_of_file(option->second));
    }
    if (spec.name == "outflank" && !spec.options.contains("weights"))
        words += " with its own weights " + sum_of_embedded_weights();
    return words;
}

}  // namespace outflank::arena
