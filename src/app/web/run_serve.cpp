#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sys/resource.h>

#include "fmt/format.h"

#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/serve_command.h"
#include "app/tablut_network.h"
#include "app/web/log.h"
#include "app/web/server.h"
#include "core/text.h"

namespace outflank::app {

namespace {

using web::Allowance;
using web::ServerPlan;

constexpr std::uint16_t UsualPort = 8080;
constexpr std::size_t ShortestToken = 16;
constexpr std::size_t OwnDescriptors = 64;  // files, the listener, and what libraries open

/// A number in its place, where one was typed.
template <class Number>
Result<Done> set_number(Number& number, std::string_view what, const std::string& typed,
                        std::int64_t low, std::int64_t high) {
    if (typed.empty()) return Done{};
    const auto parsed = text::parse_int(what, typed, low, high);
    if (!parsed) return parsed.error();
    number = static_cast<Number>(*parsed);
    return Done{};
}

Result<Allowance> parse_allowance(const ServeOptions& options) {
    Allowance allowance;
    for (const auto& set :
         {set_number(allowance.games, "--max-sessions", options.most_games, 1, 1'000'000),
          set_number(allowance.connections, "--max-connections", options.most_connections, 1,
                     1'000'000),
          set_number(allowance.level, "--max-level", options.most_level, 0, 60),
          set_number(allowance.hash_megabytes, "--max-hash", options.most_hash, 1, 1024)}) {
        if (!set) return set.error();
    }
    if (options.most_time.empty()) return allowance;
    const auto time = parse_move_time("--max-time", options.most_time);
    if (!time) return time.error();
    allowance.time = *time;
    return allowance;
}

/// As many files and connections as the system allows, which is more than it gives unasked.
std::size_t raise_descriptor_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    limit.rlim_cur = limit.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
    (void)getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

/// No more connections than there can be.
void fit_connections(Allowance& allowance) {
    const std::size_t descriptors = raise_descriptor_limit();
    if (descriptors >= allowance.connections + OwnDescriptors) return;
    allowance.connections = std::max(descriptors, 2 * OwnDescriptors) - OwnDescriptors;
    fmt::print(stderr,
               "outflank: the system allows {} open files, so at most {} connections are served; "
               "'ulimit -n' raises it\n",
               descriptors, allowance.connections);
}

Result<std::filesystem::path> data_folder(const std::string& typed) {
    if (!typed.empty()) return std::filesystem::path(typed);
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data && *data == '/') return std::filesystem::path(data) / "outflank";
    const char* home = std::getenv("HOME");
    if (home && *home) return std::filesystem::path(home) / ".local" / "share" / "outflank";
    return Error{"there is no home folder to keep games in; --data names one"};
}

Result<std::optional<std::string>> parse_token(const ServeOptions& options) {
    if (options.token.empty()) {
        if (web::is_loopback(options.host)) return std::optional<std::string>();
        return Error{"--host " + options.host +
                     " can be reached from other machines, so --token has to say who may play"};
    }
    const bool is_plain = std::all_of(options.token.begin(), options.token.end(), [](char c) {
        return text::is_letter(c) || text::is_digit(c) || c == '-' || c == '_';
    });
    if (!is_plain || options.token.size() < ShortestToken)
        return Error{
            fmt::format("--token expects at least {} letters, digits, - and _", ShortestToken)};
    return std::optional(options.token);
}

Result<ServerPlan> parse_plan(const ServeOptions& options) {
    ServerPlan plan;
    plan.host = options.host;
    const auto port = parse_port(options.port, UsualPort);
    if (!port) return port.error();
    plan.port = *port;
    const auto token = parse_token(options);
    if (!token) return token.error();
    std::vector<std::string> names;
    names.reserve(options.names.size());
    for (const std::string& name : options.names) names.push_back(text::lower(name));
    plan.door = web::Door(std::move(names), *token);
    const auto allowance = parse_allowance(options);
    if (!allowance) return allowance.error();
    plan.allowance = *allowance;
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();
    plan.workers = *threads;
    return plan;
}

}  // namespace

Result<int> run_serve(const ServeOptions& options) {
    auto plan = parse_plan(options);
    if (!plan) return plan.error();
    if (const auto set = web::set_log_level(options.log.empty() ? "info" : options.log); !set)
        return set.error();
    const auto folder = data_folder(options.data);
    if (!folder) return folder.error();
    auto store = web::GameStore::open(*folder);
    if (!store) return store.error();
    fit_connections(plan->allowance);
    auto server = web::Server::open(*plan, *std::move(store));
    if (!server) return server.error();
    const InterruptStop interrupt;
    fmt::print("Outflank is at http://{}:{}/ (Ctrl-C ends it)\n", options.host, server->port());
    std::fflush(stdout);
    server->run(interrupt.token());
    web::log_info("closed");
    return Success;
}

}  // namespace outflank::app
