/// SocketConnection: one WebSocket and the visitor behind it. Included only where Beast is.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "app/web/reception.h"

namespace outflank::app::web {

/// Serves the connection that asked to become a WebSocket; returns at once, and has no
/// use for the request afterwards.
void serve_socket(boost::beast::tcp_stream stream,
                  const boost::beast::http::request<boost::beast::http::string_body>& request,
                  CountedConnection counted, Reception& reception);

}  // namespace outflank::app::web
