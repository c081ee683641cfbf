#include "app/web/door.h"

#include <algorithm>
#include <arpa/inet.h>

#include "core/text.h"

namespace outflank::app::web {

namespace {

bool is_ipv4(const std::string& text) {
    in_addr address{};
    return inet_pton(AF_INET, text.c_str(), &address) == 1;
}
bool is_ipv6(const std::string& text) {
    in6_addr address{};
    return inet_pton(AF_INET6, text.c_str(), &address) == 1;
}

/// Without the port: "localhost:8080", "[::1]:8080".
std::string host_name(std::string_view host) {
    if (host.starts_with('['))
        return std::string(host.substr(1, std::min(host.find(']'), host.size()) - 1));
    return text::lower(host.substr(0, host.find(':')));
}

std::string_view cookie_value(std::string_view cookies, std::string_view name) {
    for (const std::string_view each : text::split(cookies, ';')) {
        const std::string_view cookie = text::trim(each);
        if (cookie.starts_with(name) && cookie.substr(name.size()).starts_with('='))
            return cookie.substr(name.size() + 1);
    }
    return {};
}

}  // namespace

bool Door::is_from_here(const Credentials& request) const {
    if (!is_our_host(request.host)) return false;
    if (request.origin.empty()) return true;  // not from a browser
    const std::string host = text::lower(request.host);
    const std::string origin = text::lower(request.origin);
    return origin == "http://" + host || origin == "https://" + host;
}

bool Door::is_our_host(std::string_view host) const {
    const std::string name = host_name(host);
    if (name == "localhost" || is_ipv4(name) || is_ipv6(name)) return true;
    return std::find(names_.begin(), names_.end(), name) != names_.end();
}

bool Door::has_token(const Credentials& request) const {
    if (!token_) return true;
    constexpr std::string_view Bearer = "Bearer ";
    if (request.authorization.starts_with(Bearer))
        return is_token(request.authorization.substr(Bearer.size()));
    return is_token(cookie_value(request.cookie, CookieName));
}

bool Door::is_token(std::string_view text) const {
    if (!token_ || text.size() != token_->size()) return false;
    unsigned differences = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        differences |=
            static_cast<unsigned char>(text[i]) ^ static_cast<unsigned char>((*token_)[i]);
    return differences == 0;
}

bool is_loopback(std::string_view host) {
    const std::string name = text::lower(host);
    return name == "localhost" || name == "::1" || (is_ipv4(name) && name.starts_with("127."));
}

}  // namespace outflank::app::web
