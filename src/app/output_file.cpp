#include "app/output_file.h"

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <system_error>
#include <unistd.h>

#include "core/text.h"

namespace outflank::app {

namespace {

Error cannot_write(const std::string& file) {
    return Error{"cannot write " + text::shown(file) + ": " +
                 std::generic_category().message(errno)};
}

}  // namespace

Result<Done> write_output(const std::string& file, std::string_view text) {
    const std::string beside = file + ".new-" + std::to_string(getpid());
    std::ofstream out(beside, std::ios::binary);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (out && std::rename(beside.c_str(), file.c_str()) == 0) return Done{};
    const Error error = cannot_write(file);
    (void)std::remove(beside.c_str());
    return error;
}

}  // namespace outflank::app
