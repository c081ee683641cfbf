#include "core/read_file.h"

#include <cerrno>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "core/text.h"

namespace outflank {

Result<std::ifstream> open_file(const std::string& path) {
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem))
        return Error{"expected a file, but " + text::shown(path) + " is a directory"};
    std::ifstream in(path, std::ios::binary);
    if (in) return in;
    return Error{"cannot read " + text::shown(path) + ": " +
                 std::generic_category().message(errno)};
}

Result<std::string> read_file(const std::string& path) {
    auto in = open_file(path);
    if (!in) return in.error();
    return std::string(std::istreambuf_iterator<char>(*in), {});
}

Result<std::string_view> text_in(std::string_view bytes) {
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return Error{"expected text in UTF-8, and this is in UTF-16; save it as UTF-8"};
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
}

}  // namespace outflank
