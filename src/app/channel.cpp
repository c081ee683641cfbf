#include "app/channel.h"

namespace outflank::app {

Result<Done> Channel::listen() {
    constexpr std::size_t most_unheard = 2 * protocol::LongestMessage;
    if (framing_->unheard() > most_unheard) return Error{"sends without waiting for an answer"};
    const auto bytes = connection_.receive();
    if (bytes) return framing_->feed(*bytes), Done{};
    return Error{framing_->unheard() > 0 ? "left in the middle of a message"
                                         : "closed the connection"};
}

std::optional<Result<std::string>> Channel::hear() {
    if (auto message = framing_->next()) return message;
    if (const auto listened = listen(); !listened) return listened.error();
    return framing_->next();
}

Result<std::string> Channel::wait_for_message(const net::Patience& patience) {
    for (;;) {
        if (auto message = hear()) return *std::move(message);
        const int own_handle = handle();
        const net::Waited waited = net::wait_to_read({&own_handle, 1}, patience);
        if (waited == net::Waited::Stopped) return Error{"interrupted"};
        if (waited == net::Waited::TooLate)
            return Error{framing_->unheard() > 0 ? "sent half a message and no more"
                                                 : "says nothing"};
    }
}

Result<Done> Channel::say(std::string_view message, const net::Patience& patience) {
    return connection_.send(framing_->wrap(message), patience);
}

}  // namespace outflank::app
