#include "app/terminal/self_pipe.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace outflank::app {

SelfPipe::SelfPipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
    out_ = Descriptor(ends[0]);
    in_ = Descriptor(ends[1]);
}

void SelfPipe::send(char byte) const {
    const int error_before = errno;  // a signal handler must leave it alone
    [[maybe_unused]] const auto sent = write(in_.number(), &byte, 1);
    errno = error_before;
}

std::string SelfPipe::collect() const {
    std::string all;
    std::array<char, 64> bytes{};
    for (;;) {
        const auto count = read(out_.number(), bytes.data(), bytes.size());
        if (count <= 0) return all;
        all.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace outflank::app
