/// Checkpointer: moves what SQLite's log holds into the database itself, on a thread of its own.
///
/// That is the only step that waits for the disk. Left to the connection that writes, which does it
/// after every thousand pages, a busy disk keeps everybody waiting: at 500 moves a second half of
/// them took over 400 ms (bench/web_load.py), and 2 ms with the file in memory.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace outflank::app::web {

class Checkpointer {
  public:
    /// For a database in WAL mode that exists and whose other connections do not do it themselves.
    explicit Checkpointer(std::string file);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;

  private:
    void work(const std::stop_token& end);

    std::string file_;
    std::mutex mutex_;
    std::condition_variable_any ending_;
    std::jthread thread_;  // last, so that it ends before what it uses
};

}  // namespace outflank::app::web
