/// Client: the far end of a connection, as those see it who talk to it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace outflank::app::web {

/// Shared, because the same text often goes to many.
using SharedText = std::shared_ptr<const std::string>;

enum class Weight : std::uint8_t {
    Needed,  // a client that cannot take it is not served any more
    Passing,  // the next one says it better: left out where the client is slow
};

class Client {
  public:
    virtual ~Client() = default;

    /// Returns at once. Only on the house's thread.
    virtual void send(SharedText message, Weight weight) = 0;
};

}  // namespace outflank::app::web
