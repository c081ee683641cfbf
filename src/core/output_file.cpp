#include "core/output_file.h"

#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>

#include "core/text.h"

namespace outflank {

Result<Done> write_whole(const std::filesystem::path& file, std::string_view text) {
    std::filesystem::path beside = file;
    beside += ".part";
    std::error_code problem;
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        if (!out) problem.assign(errno, std::generic_category());
    }
    if (!problem) std::filesystem::rename(beside, file, problem);
    if (!problem) return Done{};
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return Error{"cannot write " + text::shown(file.string()) + ": " + problem.message()};
}

}  // namespace outflank
