#include "app/web/http_connection.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/web/assets.h"
#include "app/web/log.h"
#include "app/web/socket_connection.h"

namespace outflank::app::web {

namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

constexpr std::uint32_t LongestHeader = 8 * 1024;
constexpr std::string_view SocketPath = "/api/v1/socket";
/// Everything comes from here, and nothing in a page is run or styled but its own files.
constexpr const char* ContentPolicy =
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

Credentials credentials_of(const Request& request) {
    return {view_of(request[http::field::host]), view_of(request[http::field::origin]),
            view_of(request[http::field::authorization]), view_of(request[http::field::cookie])};
}

/// The path and the query of a target.
std::pair<std::string, std::string> parts_of(const Request& request) {
    const std::string_view target = view_of(request.target());
    const std::size_t mark = std::min(target.find('?'), target.size());
    return {std::string(target.substr(0, mark)),
            std::string(target.substr(std::min(mark + 1, target.size())))};
}

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(boost::asio::ip::tcp::socket socket, Reception& reception)
        : stream_(std::move(socket)), reception_(reception), counted_(reception.hall.metrics()) {}

    void read() {
        parser_.emplace();
        parser_->header_limit(LongestHeader);
        parser_->body_limit(Allowance::MessageBytes);
        stream_.expires_after(reception_.hall.allowance().patience);
        http::async_read(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](error_code problem, std::size_t) { self->hear(problem); });
    }

  private:
    void hear(error_code problem) {
        if (problem == http::error::body_limit) return refuse_long_body();
        if (problem) return close();
        request_ = parser_->release();
        stream_.expires_never();
        ++reception_.hall.metrics().requests;
        answer();
    }

    void answer() {
        const auto credentials = credentials_of(request_);
        auto [path, query] = parts_of(request_);
        if (!reception_.door.is_from_here(credentials))
            return send(refused(403, {code::Refused, "requests of another site are not served"}));
        if (let_in_by_address(query)) return;
        if (!reception_.door.has_token(credentials))
            return send(refused(401, {code::Refused, "a token is needed: open /?token=..."}));
        if (reception_.is_closing)
            return send(refused(503, {code::Busy, "the server is shutting down"}));
        if (path == SocketPath) return become_socket();
        const bool is_post = request_.method() == http::verb::post;
        if (!is_post && request_.method() != http::verb::get &&
            request_.method() != http::verb::head)
            return send(refused(405, {code::Refused, "GET or POST was expected"}));
        if (!Rest::has(path)) return send_asset(path);
        const std::stop_source stop;
        reception_.rest.answer(
            {is_post, std::move(path), std::move(query), std::move(request_.body())}, stop,
            [self = shared_from_this()](WebAnswer found) { self->send(std::move(found)); });
        stop_when_gone(stop);
    }

    /// Nobody thinks about a question whose asker has hung up.
    void stop_when_gone(std::stop_source stop) {
        stream_.socket().async_wait(
            boost::asio::socket_base::wait_read,
            [self = weak_from_this(), stop = std::move(stop)](error_code problem) mutable {
                const auto connection = self.lock();
                if (problem || !connection) return;
                error_code gone;
                if (connection->stream_.socket().available(gone) == 0) stop.request_stop();
            });
    }

    /// `/?token=T`: the token becomes a cookie, and the address is without it.
    bool let_in_by_address(std::string_view query) {
        constexpr std::string_view Key = "token=";
        if (!query.starts_with(Key)) return false;
        const std::string_view token = query.substr(Key.size());
        if (!reception_.door.is_token(token)) return false;
        Response response{http::status::see_other, request_.version()};
        response.set(http::field::location, "/");
        response.set(http::field::set_cookie, std::string(Door::CookieName) + '=' +
                                                  std::string(token) +
                                                  "; HttpOnly; SameSite=Strict; Path=/");
        write(std::move(response));
        return true;
    }

    void become_socket() {
        if (!beast::websocket::is_upgrade(request_))
            return send(refused(400, {code::Refused, "a WebSocket was expected here"}));
        log_request("GET", SocketPath, 101);
        serve_socket(std::move(stream_), request_, std::move(counted_), reception_);
    }

    void send_asset(const std::string& path) {
        if (assets().empty() && path == "/")
            return send({200, "text/html; charset=utf-8", std::string(page_without_assets())});
        const Asset* asset = find_asset(path);
        if (!asset) return send(refused(404, {code::Refused, "there is nothing at this address"}));
        const bool takes_gzip =
            request_[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
        Response response{http::status::ok, request_.version()};
        response.set(http::field::content_type, std::string(asset->type));
        response.set(http::field::vary, "Accept-Encoding");
        if (takes_gzip) response.set(http::field::content_encoding, "gzip");
        // Vite puts a checksum into the names of everything below /assets/.
        response.set(http::field::cache_control, asset->path.starts_with("/assets/")
                                                     ? "public, max-age=31536000, immutable"
                                                     : "no-cache");
        response.body() = takes_gzip ? asset->gzipped : asset->bytes;
        write(std::move(response));
    }

    void send(WebAnswer answer) {
        if (answer.status >= 400) ++reception_.hall.metrics().refusals;
        Response response{static_cast<http::status>(answer.status), request_.version()};
        response.set(http::field::content_type, answer.type);
        response.set(http::field::cache_control, "no-store");
        response.body() = std::move(answer.body);
        write(std::move(response));
    }

    void refuse_long_body() {
        request_ = {};
        request_.version(11);
        request_.keep_alive(false);
        send(refused(
            413, {code::BadMessage, "a body of at most " + std::to_string(Allowance::MessageBytes) +
                                        " bytes was expected"}));
    }

    void write(Response response) {
        const auto [path, query] = parts_of(request_);
        log_request(view_of(request_.method_string()), path, response.result_int());
        response.set("Content-Security-Policy", ContentPolicy);
        response.set("X-Content-Type-Options", "nosniff");
        response.set("Referrer-Policy", "no-referrer");
        response.set("Cross-Origin-Resource-Policy", "same-origin");
        response.keep_alive(request_.keep_alive() && !reception_.is_closing);
        response.prepare_payload();
        if (request_.method() == http::verb::head) response.body().clear();
        response_ = std::move(response);
        stream_.expires_after(reception_.hall.allowance().patience);
        http::async_write(stream_, response_,
                          [self = shared_from_this()](error_code problem, std::size_t) {
                              if (problem || !self->response_.keep_alive()) return self->close();
                              self->read();
                          });
    }

    void close() {
        error_code ignored;
        (void)stream_.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
    }

    beast::tcp_stream stream_;
    Reception& reception_;
    CountedConnection counted_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    Request request_;
    Response response_;
};

}  // namespace

void serve_http(boost::asio::ip::tcp::socket socket, Reception& reception) {
    std::make_shared<HttpConnection>(std::move(socket), reception)->read();
}

}  // namespace outflank::app::web
