/// TCP, as much of it as a game server needs. Every wait ends, by a deadline or by a stop token,
/// and a peer that has vanished is an answer, never a signal.
///
/// Handles are non-blocking: whoever has several connections waits for all of them at once with
/// wait_to_read and then asks each what has come.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::net {

using TimePoint = std::chrono::steady_clock::time_point;

/// How long somebody is prepared to wait.
struct Patience {
    TimePoint until;
    std::stop_token stop;
};

enum class Waited : std::uint8_t { Ready, TooLate, Stopped };

/// A file descriptor that closes itself.
class Handle {
  public:
    explicit Handle(int number) : number_(number) {}
    ~Handle();
    Handle(Handle&& other) noexcept;
    Handle& operator=(Handle&& other) noexcept;

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

/// Until one of them has something to read, somebody to accept, or was closed by its peer.
Waited wait_to_read(std::span<const int> handles, const Patience& patience);

class Connection {
  public:
    /// Looking up a host's name is left to the system, which has a time limit of its own; the
    /// patience is for the rest.
    static Result<Connection> open(const std::string& host, std::uint16_t port,
                                   const Patience& patience);

    explicit Connection(Handle handle);

    [[nodiscard]] int handle() const { return handle_.number(); }

    /// What has come, empty if nothing has; nothing at all when the peer is gone. Never waits.
    std::optional<std::string> receive();

    /// All of it, or why not. Waits only while the peer does not read.
    Result<Done> send(std::string_view bytes, const Patience& patience);

    /// Says that nothing more will be sent and waits for the peer to close. Closing at once would
    /// destroy what the peer has not read yet, if it is still sending.
    void finish(const Patience& patience);

  private:
    Handle handle_;
};

class Listener {
  public:
    /// Port 0 is any that is free.
    static Result<Listener> open(const std::string& host, std::uint16_t port);

    [[nodiscard]] int handle() const { return handle_.number(); }
    [[nodiscard]] std::uint16_t port() const { return port_; }

    /// Nothing when nobody is waiting.
    std::optional<Connection> accept();

  private:
    Listener(Handle handle, std::uint16_t port) : handle_(std::move(handle)), port_(port) {}

    Handle handle_;
    std::uint16_t port_;
};

}  // namespace outflank::net
