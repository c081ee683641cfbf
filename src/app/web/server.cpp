#include "app/web/server.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <utility>

#include "app/web/http_connection.h"
#include "app/web/log.h"
#include "app/web/ordered_context.h"
#include "app/web/reception.h"
#include "core/text.h"

namespace outflank::app::web {

namespace {

using boost::asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds Round{250};  // how exact clocks are
constexpr std::chrono::milliseconds AcceptPause{100};  // when there is no descriptor left
constexpr std::chrono::seconds GoodbyeTime{2};

Result<tcp::endpoint> endpoint_of(const ServerPlan& plan) {
    error_code problem;
    const std::string host = plan.host == "localhost" ? "127.0.0.1" : plan.host;
    const auto address = boost::asio::ip::make_address(host, problem);
    if (problem)
        return Error{"--host expects an IP address like 127.0.0.1, not " + text::shown(plan.host)};
    return tcp::endpoint(address, plan.port);
}

}  // namespace

struct Server::Inside {
    Inside(const ServerPlan& plan, GameStore store)
        : most_connections(plan.allowance.connections),
          hall(plan.allowance, std::move(store), plan.workers,
               [this](std::function<void()> work) { boost::asio::post(context, std::move(work)); }),
          reception(hall, plan.door),
          acceptor(context),
          pause(context),
          rounds(context),
          goodbye(context) {
        hall.on_failure = [](const Error& error) { log_error(error.sentence); };
    }

    /// Workers first, for they post to the context; then the context with the connections in it,
    /// which know the hall.
    ~Inside() { hall.scheduler().close(); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    Result<Done> listen(const tcp::endpoint& endpoint) {
        error_code problem;
        const auto step = [&](auto&& act) {
            if (!problem) (void)act();  // gives, if anything, the problem once more
        };
        step([&] { return acceptor.open(endpoint.protocol(), problem); });
        step([&] { return acceptor.set_option(tcp::acceptor::reuse_address(true), problem); });
        step([&] { return acceptor.bind(endpoint, problem); });
        step([&] { return acceptor.listen(tcp::socket::max_listen_connections, problem); });
        if (!problem) return Done{};
        return Error{"cannot listen at " + endpoint.address().to_string() + " port " +
                     std::to_string(endpoint.port()) + ": " + problem.message()};
    }

    void accept() {
        acceptor.async_accept([this](error_code problem, tcp::socket socket) {
            if (!acceptor.is_open()) return;
            if (problem) return accept_later();
            if (hall.metrics().connections < most_connections)
                serve_http(std::move(socket), reception);
            accept();
        });
    }

    void accept_later() {
        pause.expires_after(AcceptPause);
        pause.async_wait([this](error_code problem) {
            if (!problem) accept();
        });
    }

    void look_around() {
        hall.look_around(Clock::now());
        rounds.expires_after(Round);
        rounds.async_wait([this](error_code problem) {
            if (!problem) look_around();
        });
    }

    /// New connections are not taken, open ones are told, and what takes too long is cut off.
    void close() {
        reception.is_closing = true;
        error_code ignored;
        (void)acceptor.close(ignored);
        pause.cancel();
        rounds.cancel();
        const auto sockets = reception.sockets;
        for (Closable* socket : sockets) socket->close();
        goodbye.expires_after(GoodbyeTime);
        goodbye.async_wait([this](error_code) { context.stop(); });
        stop_when_empty();
    }

    void stop_when_empty() {
        if (hall.metrics().connections == 0) return context.stop();
        rounds.expires_after(std::chrono::milliseconds(20));
        rounds.async_wait([this](error_code problem) {
            if (!problem) stop_when_empty();
        });
    }

    std::size_t most_connections;
    Hall hall;
    Reception reception;
    OrderedContext context;
    tcp::acceptor acceptor;
    boost::asio::steady_timer pause;
    boost::asio::steady_timer rounds;
    boost::asio::steady_timer goodbye;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server> Server::open(const ServerPlan& plan, GameStore store) {
    const auto endpoint = endpoint_of(plan);
    if (!endpoint) return endpoint.error();
    auto inside = std::make_unique<Inside>(plan, std::move(store));
    if (const auto listening = inside->listen(*endpoint); !listening) return listening.error();
    return Server(std::move(inside));
}

std::uint16_t Server::port() const { return inside_->acceptor.local_endpoint().port(); }

void Server::run(const std::stop_token& stop) {
    const std::stop_callback end(
        stop, [this] { boost::asio::post(inside_->context, [this] { inside_->close(); }); });
    inside_->accept();
    inside_->look_around();
    for (bool is_done = false; !is_done;) {
        try {
            inside_->context.run();
            is_done = true;
        } catch (const std::exception& error) {  // of one request; the others go on
            log_error(error.what());
        }
    }
}

}  // namespace outflank::app::web
