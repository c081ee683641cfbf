#include "core/socket.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/text.h"

namespace outflank::net {

namespace {

using std::chrono::milliseconds;

std::string system_sentence(int error) { return std::system_category().message(error); }

std::string place(const std::string& host, std::uint16_t port) {
    return text::shown(host) + " port " + std::to_string(port);
}

/// Waits in slices, because poll cannot see a stop token.
Waited wait_for(std::span<pollfd> handles, const Patience& patience) {
    constexpr milliseconds slice{20};
    for (;;) {
        if (patience.stop.stop_requested()) return Waited::Stopped;
        const auto left = patience.until - std::chrono::steady_clock::now();
        const auto wait = std::clamp<TimePoint::duration>(left, milliseconds{0}, slice);
        const auto rounded_up = std::chrono::ceil<milliseconds>(wait).count();
        if (poll(handles.data(), handles.size(), static_cast<int>(rounded_up)) > 0)
            return Waited::Ready;
        if (left <= TimePoint::duration::zero()) return Waited::TooLate;
    }
}

Waited wait_to_write(int handle, const Patience& patience) {
    pollfd wanted{handle, POLLOUT, 0};
    return wait_for({&wanted, 1}, patience);
}

struct FreeAddresses {
    void operator()(addrinfo* addresses) const { freeaddrinfo(addresses); }
};
using Addresses = std::unique_ptr<addrinfo, FreeAddresses>;

Result<Addresses> addresses_of(const std::string& host, std::uint16_t port, int flags) {
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = flags | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const int problem = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found);
    if (problem != 0) {
        return Error{"there is no host called " + text::shown(host) + " (" + gai_strerror(problem) +
                     ")"};
    }
    return Addresses(found);
}

Handle socket_for(const addrinfo& address) {
    return Handle(socket(address.ai_family, address.ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC,
                         address.ai_protocol));
}

/// 0 once connected, else the system's number for what went wrong.
int connect_to(const Handle& handle, const addrinfo& address, const Patience& patience) {
    if (connect(handle.number(), address.ai_addr, address.ai_addrlen) == 0) return 0;
    if (errno != EINPROGRESS) return errno;
    const Waited waited = wait_to_write(handle.number(), patience);
    if (waited != Waited::Ready) return waited == Waited::TooLate ? ETIMEDOUT : EINTR;
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(handle.number(), SOL_SOCKET, SO_ERROR, &error, &size);
    return error;
}

/// 0 once it listens, else the system's number for what went wrong.
int listen_at(const Handle& handle, const addrinfo& address) {
    const int yes = 1;  // a server that was just closed may come back at once
    setsockopt(handle.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    const bool listens = bind(handle.number(), address.ai_addr, address.ai_addrlen) == 0 &&
                         listen(handle.number(), SOMAXCONN) == 0;
    return listens ? 0 : errno;
}

std::uint16_t port_of(const Handle& handle) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    getsockname(handle.number(), reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.ss_family == AF_INET6
                     ? reinterpret_cast<const sockaddr_in6&>(address).sin6_port
                     : reinterpret_cast<const sockaddr_in&>(address).sin_port);
}

}  // namespace

Handle::~Handle() {
    if (is_open()) close(number_);
}

Handle::Handle(Handle&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Handle& Handle::operator=(Handle&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Waited wait_to_read(std::span<const int> handles, const Patience& patience) {
    std::vector<pollfd> wanted;
    for (const int handle : handles) wanted.push_back({handle, POLLIN, 0});
    return wait_for(wanted, patience);
}

Connection::Connection(Handle handle) : handle_(std::move(handle)) {
    const int yes = 1;  // a move is one small packet, and the clock is running
    setsockopt(handle_.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

Result<Connection> Connection::open(const std::string& host, std::uint16_t port,
                                    const Patience& patience) {
    const auto addresses = addresses_of(host, port, 0);
    if (!addresses) return addresses.error();
    int problem = 0;
    for (const addrinfo* each = addresses->get(); each != nullptr; each = each->ai_next) {
        Handle handle = socket_for(*each);
        problem = handle.is_open() ? connect_to(handle, *each, patience) : errno;
        if (problem == 0) return Connection(std::move(handle));
    }
    return Error{"cannot reach " + place(host, port) + " (" + system_sentence(problem) + ")"};
}

std::optional<std::string> Connection::receive() {
    std::array<char, 4096> bytes;
    const ssize_t count = recv(handle_.number(), bytes.data(), bytes.size(), 0);
    if (count > 0) return std::string(bytes.data(), static_cast<std::size_t>(count));
    const bool is_quiet = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    return is_quiet ? std::optional(std::string()) : std::nullopt;
}

Result<Done> Connection::send(std::string_view bytes, const Patience& patience) {
    while (!bytes.empty()) {
        const ssize_t count = ::send(handle_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) {
            return Error{"the other end is gone (" + system_sentence(errno) + ")"};
        } else if (wait_to_write(handle_.number(), patience) != Waited::Ready) {
            return Error{"the other end does not take what it is sent"};
        }
    }
    return Done{};
}

void Connection::finish(const Patience& patience) {
    shutdown(handle_.number(), SHUT_WR);
    const int handle = handle_.number();
    while (receive() && std::chrono::steady_clock::now() < patience.until &&
           wait_to_read({&handle, 1}, patience) == Waited::Ready) {
    }
}

Result<Listener> Listener::open(const std::string& host, std::uint16_t port) {
    const auto addresses = addresses_of(host, port, AI_PASSIVE);
    if (!addresses) return addresses.error();
    const addrinfo& address = **addresses;
    Handle handle = socket_for(address);
    const int problem = handle.is_open() ? listen_at(handle, address) : errno;
    if (problem != 0)
        return Error{"cannot listen at " + place(host, port) + " (" + system_sentence(problem) +
                     ")"};
    const std::uint16_t bound = port_of(handle);
    return Listener(std::move(handle), bound);
}

std::optional<Connection> Listener::accept() {
    Handle handle(accept4(handle_.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (!handle.is_open()) return std::nullopt;
    return Connection(std::move(handle));
}

}  // namespace outflank::net
