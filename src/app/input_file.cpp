#include "app/input_file.h"

#include <iostream>
#include <iterator>

#include "core/read_file.h"
#include "core/text.h"

namespace outflank::app {

namespace {

Result<std::string> read_bytes(const std::string& file) {
    if (file != "-") return read_file(file);
    return std::string(std::istreambuf_iterator<char>(std::cin), {});
}

}  // namespace

Result<std::string> read_input(const std::string& file) {
    const auto bytes = read_bytes(file);
    if (!bytes) return bytes.error();
    const auto text = text_in(*bytes);
    if (!text) return text.error().in(file == "-" ? "standard input" : text::shown(file));
    return std::string(*text);
}

}  // namespace outflank::app
