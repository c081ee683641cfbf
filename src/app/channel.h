/// Channel: a connection over which whole messages travel.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "core/socket.h"
#include "protocol/framing.h"

namespace outflank::app {

class Channel {
  public:
    Channel(net::Connection connection, std::unique_ptr<protocol::Framing> framing)
        : connection_(std::move(connection)), framing_(std::move(framing)) {}

    [[nodiscard]] int handle() const { return connection_.handle(); }

    /// Takes in what has come, for hear() to cut into messages. An error says why nothing more will
    /// come: the peer has left, or it sends much more than it is asked for. Never waits.
    Result<Done> listen();

    /// The next message that has come completely, nothing if there is none, or an error as listen()
    /// gives it. Never waits.
    std::optional<Result<std::string>> hear();

    /// The next message, waiting for it.
    Result<std::string> wait_for_message(const net::Patience& patience);

    Result<Done> say(std::string_view message, const net::Patience& patience);

    /// Nothing more will be said.
    void finish(const net::Patience& patience) { connection_.finish(patience); }

  private:
    net::Connection connection_;
    std::unique_ptr<protocol::Framing> framing_;
};

}  // namespace outflank::app
