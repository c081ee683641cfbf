#include "app/web/socket_connection.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <memory>
#include <utility>

#include "app/web/backlog.h"
#include "app/web/message_rate.h"
#include "app/web/visitor.h"

namespace outflank::app::web {

namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

constexpr std::chrono::seconds HandshakePatience{10};

class SocketConnection : public std::enable_shared_from_this<SocketConnection>,
                         public Client,
                         public Closable {
  public:
    using Request = beast::http::request<beast::http::string_body>;

    SocketConnection(beast::tcp_stream stream, CountedConnection counted, Reception& reception)
        : socket_(std::move(stream)),
          pause_(socket_.get_executor()),
          reception_(reception),
          counted_(std::move(counted)),
          visitor_(std::make_shared<Visitor>(reception.hall, *this)) {
        reception_.sockets.insert(this);
    }
    ~SocketConnection() override {
        visitor_->leave();
        reception_.sockets.erase(this);
    }
    SocketConnection(const SocketConnection&) = delete;
    SocketConnection& operator=(const SocketConnection&) = delete;

    void accept(const Request& request) {
        beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has its own patience
        // Who is silent for half of the time is asked whether it is still there.
        socket_.set_option(websocket::stream_base::timeout{
            HandshakePatience, reception_.hall.allowance().silence, true});
        socket_.read_message_max(Allowance::MessageBytes);
        socket_.text(true);
        socket_.auto_fragment(
            false);  // a message is a frame, which is all that a simple client reads
        socket_.async_accept(request, [self = shared_from_this()](error_code problem) {
            if (problem) return;
            self->visitor_->greet();
            self->read();
        });
    }

    void send(SharedText message, Weight weight) override {
        if (is_closing_) return;
        const auto verdict = backlog_.add(std::move(message), weight);
        if (verdict == Backlog::Verdict::Write) write();
        if (verdict == Backlog::Verdict::GiveUp) give_up();
    }

    void close() override {
        if (std::exchange(is_closing_, true)) return;
        socket_.async_close(websocket::close_code::going_away,
                            [self = shared_from_this()](error_code) {});
    }

  private:
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](error_code problem, std::size_t) {
            self->hear(problem);
        });
    }

    void hear(error_code problem) {
        if (problem || is_closing_) return visitor_->leave();
        const auto data = buffer_.cdata();
        const std::size_t bytes = data.size();
        visitor_->hear({static_cast<const char*>(data.data()), bytes});
        buffer_ = {};  // a large message leaves no large buffer behind
        const auto wait = rate_.wait_after_message(bytes, Clock::now());
        if (wait == Duration{}) return read();
        pause_.expires_after(wait);
        pause_.async_wait([self = shared_from_this()](error_code) { self->read(); });
    }

    void write() {
        socket_.async_write(boost::asio::buffer(backlog_.front()),
                            [self = shared_from_this()](error_code problem, std::size_t) {
                                self->go_on_writing(problem);
                            });
    }

    void go_on_writing(error_code problem) {
        if (problem) return visitor_->leave();
        if (backlog_.drop_front()) write();
    }

    /// Nobody reads there; what it holds back is memory of all others.
    void give_up() {
        is_closing_ = true;
        ++reception_.hall.metrics().slow_clients;
        beast::get_lowest_layer(socket_).cancel();
        beast::get_lowest_layer(socket_).close();
    }

    websocket::stream<beast::tcp_stream> socket_;
    boost::asio::steady_timer pause_;
    Reception& reception_;
    CountedConnection counted_;
    std::shared_ptr<Visitor> visitor_;
    beast::flat_buffer buffer_;
    Backlog backlog_;
    MessageRate rate_;
    bool is_closing_ = false;
};

}  // namespace

void serve_socket(beast::tcp_stream stream, const SocketConnection::Request& request,
                  CountedConnection counted, Reception& reception) {
    const auto connection =
        std::make_shared<SocketConnection>(std::move(stream), std::move(counted), reception);
    connection->accept(request);
}

}  // namespace outflank::app::web
