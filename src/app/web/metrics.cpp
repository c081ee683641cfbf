#include "app/web/metrics.h"

#include <string_view>

#include "fmt/format.h"

namespace outflank::app::web {

namespace {

std::string metric(std::string_view name, std::string_view kind, std::string_view help,
                   std::uint64_t value) {
    return fmt::format("# HELP outflank_{0} {1}\n# TYPE outflank_{0} {2}\noutflank_{0} {3}\n", name,
                       help, kind, value);
}

}  // namespace

std::string prometheus_text(const Metrics& metrics, const Gauges& gauges) {
    const auto counter = [](std::string_view name, std::string_view help, std::uint64_t value) {
        return metric(name, "counter", help, value);
    };
    const auto gauge = [](std::string_view name, std::string_view help, std::uint64_t value) {
        return metric(name, "gauge", help, value);
    };
    return counter("requests_total", "HTTP requests", metrics.requests) +
           counter("messages_total", "WebSocket messages from clients", metrics.messages) +
           counter("refusals_total", "requests and messages refused", metrics.refusals) +
           counter("games_created_total", "games begun", metrics.games_created) +
           counter("games_restored_total", "games brought back from disk", metrics.games_restored) +
           counter("changes_kept_total", "changes of games written to disk", metrics.changes_kept) +
           counter("slow_clients_total", "connections closed because nobody read",
                   metrics.slow_clients) +
           gauge("connections", "open connections", metrics.connections) +
           gauge("games", "games in memory", gauges.games) +
           gauge("jobs_waiting", "questions that wait for the engine", gauges.waiting) +
           gauge("jobs_working", "questions at the engine", gauges.working);
}

}  // namespace outflank::app::web
