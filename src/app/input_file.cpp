#include "app/input_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

#include "core/text.h"

namespace outflank::app {

namespace {

std::string rest_of(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

Result<std::string> read_input(const std::string& file) {
    if (file == "-") return rest_of(std::cin);
    std::error_code problem;
    if (std::filesystem::is_directory(file, problem))
        return Error{"expected a file, but " + text::shown(file) + " is a directory"};
    std::ifstream in(file, std::ios::binary);
    if (in) return rest_of(in);
    return Error{"cannot read " + text::shown(file) + ": " +
                 std::generic_category().message(errno)};
}

}  // namespace outflank::app
