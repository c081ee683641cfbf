#include "app/terminal/wait.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <vector>

namespace outflank::app {

void wait_for_any(std::initializer_list<int> descriptors,
                  std::optional<std::chrono::milliseconds> longest) {
    std::vector<pollfd> polled;
    for (const int descriptor : descriptors) polled.push_back({descriptor, POLLIN, 0});
    const int timeout = longest ? static_cast<int>(longest->count()) : -1;
    (void)poll(polled.data(), polled.size(), timeout);  // a signal ends it early, which is as good
}

bool can_read(int descriptor) {
    pollfd polled{descriptor, POLLIN, 0};
    return poll(&polled, 1, 0) > 0;
}

std::optional<std::string> read_some(int descriptor) {
    std::array<char, 4096> bytes{};
    for (;;) {
        const auto count = read(descriptor, bytes.data(), bytes.size());
        if (count > 0) return std::string(bytes.data(), static_cast<std::size_t>(count));
        if (count == 0 || errno != EINTR) return std::nullopt;
    }
}

}  // namespace outflank::app
