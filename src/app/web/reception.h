/// Reception: what every connection of the server shares. For the server's one thread.
#pragma once

#include <cstddef>
#include <functional>
#include <set>

#include "app/web/door.h"
#include "app/web/hall.h"
#include "app/web/rest.h"

namespace outflank::app::web {

/// A WebSocket that can be told to close.
class Closable {
  public:
    virtual ~Closable() = default;
    /// Says good-bye; returns at once.
    virtual void close() = 0;
};

struct Reception {
    Reception(Hall& games, Door who) : hall(games), rest(games), door(std::move(who)) {}

    Hall& hall;
    Rest rest;
    Door door;
    std::set<Closable*> sockets;
    bool is_closing = false;
};

/// Counts a connection for as long as it lives.
class CountedConnection {
  public:
    explicit CountedConnection(Metrics& metrics) : metrics_(&metrics) { ++metrics.connections; }
    CountedConnection(CountedConnection&& other) noexcept
        : metrics_(std::exchange(other.metrics_, nullptr)) {}
    CountedConnection& operator=(CountedConnection&&) = delete;
    ~CountedConnection() {
        if (metrics_) --metrics_->connections;
    }

  private:
    Metrics* metrics_;
};

}  // namespace outflank::app::web
