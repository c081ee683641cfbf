/// Door: who may come in. Pure questions about the headers of a request, so that they can be tested
/// without a socket.
///
/// A page of another site must not reach a server that listens on this machine. Such a page can
/// send requests here, but the browser tells its Origin; and it can have its own name point here,
/// but then that name stands in Host.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::app::web {

/// What a request says about where it comes from; empty where it says nothing.
struct Credentials {
    std::string_view host;
    std::string_view origin;
    std::string_view authorization;
    std::string_view cookie;
};

class Door {
  public:
    /// `names`: what the server is called, besides localhost and addresses. No token: nobody is
    /// asked for one.
    Door(std::vector<std::string> names, std::optional<std::string> token)
        : names_(std::move(names)), token_(std::move(token)) {}

    /// Whether Host and Origin are ours.
    [[nodiscard]] bool is_from_here(const Credentials& request) const;
    /// Whether the token is there where one is asked for.
    [[nodiscard]] bool has_token(const Credentials& request) const;
    /// Whether this is the token, in a time that does not tell how much of it was right.
    [[nodiscard]] bool is_token(std::string_view text) const;

    static constexpr std::string_view CookieName = "outflank_token";

  private:
    [[nodiscard]] bool is_our_host(std::string_view host) const;

    std::vector<std::string> names_;
    std::optional<std::string> token_;
};

/// Whether only programs on this machine can reach an address: 127.x.y.z, ::1, localhost.
bool is_loopback(std::string_view host);

}  // namespace outflank::app::web
