#pragma once

#include <boost/asio/io_context.hpp>

/// The event loop of the server's one thread, whose work is done in the order in which it was
/// posted, whoever posts it.
namespace outflank::app::web {

/// An `io_context` that is promised a single thread puts what that thread posts to itself behind
/// what others post later, until the handler at hand returns. A match told its first game before it
/// told that it begins. So nothing is promised, though one thread is all there is.
class OrderedContext : public boost::asio::io_context {
  public:
    OrderedContext() : io_context(NoPromise) {}

  private:
    static constexpr int NoPromise = 2;  // threads that might run it
};

}  // namespace outflank::app::web
