#include "core/read_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "core/text.h"

namespace outflank {

Result<std::string> read_file(const std::string& path) {
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem))
        return Error{"expected a file, but " + text::shown(path) + " is a directory"};
    std::ifstream in(path, std::ios::binary);
    if (in) return std::string(std::istreambuf_iterator<char>(in), {});
    return Error{"cannot read " + text::shown(path) + ": " +
                 std::generic_category().message(errno)};
}

}  // namespace outflank
