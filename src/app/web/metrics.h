/// Metrics: what the server has done so far, for whoever watches over it (`GET /metrics`).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace outflank::app::web {

/// Counted on the house's thread.
struct Metrics {
    std::uint64_t requests = 0;  // HTTP
    std::uint64_t messages = 0;  // WebSocket, from clients
    std::uint64_t refusals = 0;  // of either
    std::uint64_t games_created = 0;
    std::uint64_t games_restored = 0;
    std::uint64_t changes_kept = 0;
    std::uint64_t slow_clients = 0;  // that were let go
    std::size_t connections = 0;  // open now
};

/// What is known elsewhere.
struct Gauges {
    std::size_t games = 0;
    std::size_t waiting = 0;
    std::size_t working = 0;
};

/// In the text format of Prometheus.
std::string prometheus_text(const Metrics& metrics, const Gauges& gauges);

}  // namespace outflank::app::web
