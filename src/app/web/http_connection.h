/// HttpConnection: requests and answers of plain HTTP on one connection, until it becomes a
/// WebSocket. Included only where Beast is.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "app/web/reception.h"

namespace outflank::app::web {

/// Serves the connection until either side closes it; returns at once.
void serve_http(boost::asio::ip::tcp::socket socket, Reception& reception);

}  // namespace outflank::app::web
