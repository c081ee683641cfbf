/// LineChannel: a partner that speaks in lines, such as an engine in another process.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank {

/// How long somebody waits for an answer: until a moment, and until called away.
struct Patience {
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::stop_token stop;

    [[nodiscard]] static Patience of(std::chrono::steady_clock::duration time) {
        return {std::chrono::steady_clock::now() + time, {}};
    }
};

class LineChannel {
  public:
    virtual ~LineChannel() = default;

    /// Sends a line; the newline is added. Blocks while the partner does not take it.
    virtual Result<Done> send(std::string_view line, const Patience& patience) = 0;

    /// The partner's next line, without its newline. Blocks until it has come. The error says what
    /// came instead, with the partner as "it": "it ended with exit code 3".
    virtual Result<std::string> receive(const Patience& patience) = 0;
};

}  // namespace outflank
