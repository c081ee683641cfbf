#include "app/input_file.h"

#include <iostream>
#include <iterator>

#include "core/read_file.h"

namespace outflank::app {

Result<std::string> read_input(const std::string& file) {
    if (file != "-") return read_file(file);
    return std::string(std::istreambuf_iterator<char>(std::cin), {});
}

}  // namespace outflank::app
