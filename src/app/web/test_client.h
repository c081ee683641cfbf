/// TestClient: the far end of a connection to the server, for tests: a few lines of HTTP and of the
/// WebSocket protocol, written without the library that the server is written with.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/socket.h"

namespace outflank::app::web {

class TestClient {
  public:
    static constexpr std::chrono::seconds Patience{20};

    /// REQUIRES: somebody listens there.
    explicit TestClient(std::uint16_t port)
        : connection_(*net::Connection::open("127.0.0.1", port, patience())) {}

    /// Sends a whole HTTP request and gives the whole answer, which the server ends by closing.
    std::string ask(std::string_view method, std::string_view path, std::string_view headers,
                    std::string_view body = "") {
        std::string request(method);
        request.append(" ").append(path).append(" HTTP/1.1\r\nConnection: close\r\n");
        request.append(headers).append("Content-Length: ").append(std::to_string(body.size()));
        request.append("\r\n\r\n").append(body);
        send_raw(request);
        while (take_in()) continue;
        return received_;
    }

    /// Becomes a WebSocket; false where the server does not want to.
    bool upgrade(std::string_view headers) {
        send_raw("GET /api/v1/socket HTTP/1.1\r\n" + std::string(headers) +
                 "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
        constexpr std::string_view End = "\r\n\r\n";
        while (received_.find(End) == std::string::npos && take_in()) continue;
        const bool is_switched = received_.starts_with("HTTP/1.1 101");
        received_.erase(0, received_.find(End) + End.size());
        return is_switched;
    }

    /// A text frame under the mask 0, which leaves the text as it is.
    void say(std::string_view text) {
        std::string frame = "\x81";
        const int length_bytes = text.size() < 126 ? 0 : text.size() < 0x10000 ? 2 : 8;
        const std::size_t short_length = length_bytes == 0   ? text.size()
                                         : length_bytes == 2 ? 126
                                                             : 127;
        frame += static_cast<char>(0x80 + short_length);
        for (int i = length_bytes - 1; i >= 0; --i)
            frame += static_cast<char>(text.size() >> (8U * static_cast<unsigned>(i)));
        frame.append(4, '\0').append(text);
        send_raw(frame);
    }

    /// The next message; nothing when the server has closed.
    std::optional<std::string> hear() {
        while (true) {
            if (auto message = take_frame()) return message;
            if (!take_in()) return std::nullopt;
        }
    }
    /// The next message that contains a text, passing over others.
    std::optional<std::string> hear_until(std::string_view part) {
        while (auto message = hear()) {
            if (message->find(part) != std::string::npos) return message;
        }
        return std::nullopt;
    }

    /// Whether the server closes the connection, whatever it says before.
    bool is_let_go() {
        const int handle = connection_.handle();
        while (net::wait_to_read({&handle, 1}, patience()) == net::Waited::Ready) {
            if (!connection_.receive()) return true;
        }
        return false;
    }

    void send_raw(std::string_view bytes) { (void)connection_.send(bytes, patience()); }

  private:
    static net::Patience patience() { return {std::chrono::steady_clock::now() + Patience, {}}; }

    /// Waits for more; false when there is none.
    bool take_in() {
        const int handle = connection_.handle();
        if (net::wait_to_read({&handle, 1}, patience()) != net::Waited::Ready) return false;
        const auto bytes = connection_.receive();
        if (!bytes) return false;
        received_ += *bytes;
        return true;
    }

    /// Control frames are passed over.
    std::optional<std::string> take_frame() {
        while (received_.size() >= 2) {
            const auto byte = [&](std::size_t i) {
                return static_cast<unsigned char>(received_[i]);
            };
            std::size_t length = byte(1) & 0x7fU;
            std::size_t header = 2;
            const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
            if (received_.size() < header + more) return std::nullopt;
            if (more > 0) length = 0;
            for (std::size_t i = 0; i < more; ++i) length = length << 8U | byte(header + i);
            header += more;
            if (received_.size() < header + length) return std::nullopt;
            const bool is_text = (byte(0) & 0x0fU) == 1;
            std::string payload = received_.substr(header, length);
            received_.erase(0, header + length);
            if (is_text) return payload;
        }
        return std::nullopt;
    }

    net::Connection connection_;
    std::string received_;
};

}  // namespace outflank::app::web
