/// NboardServer: our engine as an NBoard board sees it. Lines in, events out, on one thread; a stop
/// token breaks off what a line has begun.
#pragma once

#include <atomic>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/advisor.h"
#include "formats/ggf.h"
#include "protocol/nboard.h"

namespace outflank::app {

class NboardServer {
  public:
    using Say = std::function<void(const protocol::nboard::Event&)>;

    /// `level` holds until the board sets a depth.
    NboardServer(Advisor advisor, int level, Say say);

    /// Does what the line says; returns when it is done or broken off. A line that makes no sense
    /// becomes a status, and the conversation goes on.
    void obey(std::string_view line, const std::stop_token& stop);

    /// Nobody will ask again: a `go` that is broken off from here on still answers, with the best
    /// so far. Any thread.
    void end_of_input() { is_input_over_ = true; }

  private:
    struct Obey;  // one function a command

    void refuse(const std::string& sentence);
    /// False, with a status: there is nothing to think about.
    bool can_think();
    void announce_name();
    void play(const NotedMove& made);
    void go(const std::stop_token& stop);
    void hint(int count, const std::stop_token& stop);
    void analyze(const std::stop_token& stop);

    Advisor advisor_;
    int level_;
    Say say_;
    formats::GgfGame game_;
    bool was_in_book_ = false;  // when a move was last asked for
    std::atomic<bool> is_input_over_ = false;
};

}  // namespace outflank::app
