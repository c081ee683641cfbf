/// Scheduler: engine time, shared out fairly between those who ask.
///
/// Whoever asks (a game, a connection) is an Owner. Owners take turns: one that asks ten things
/// waits for its second until everybody else has had a first, and has only one of a kind at work at
/// a time. Moves come first, then hints, then analyses, then whole games between players, which
/// last longest; and whatever may last leaves workers to what comes before it, so that a move never
/// waits for a hint to end, nor a hint for an analysis, nor an analysis for a game.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace outflank::app::web {

class Scheduler {
  public:
    using Owner = std::uint64_t;
    enum class Kind : std::uint8_t { Move, Hint, Analysis, Match };  // the most urgent first
    /// Told to end early by the token, after which it should return as soon as it can. Runs even
    /// when it is stopped before it began, so that it can say that it has ended.
    using Job = std::function<void(const std::stop_token&)>;

    /// At least as many workers as there are kinds.
    Scheduler(unsigned workers, std::size_t most_waiting);
    ~Scheduler() { close(); }
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;

    /// False when too many wait already, and after close(). The source stops the job. Any thread.
    bool start(Owner owner, Kind kind, std::stop_source stop, Job job);

    /// Stops the jobs at work, forgets the others, and waits for the workers. Nothing is started
    /// after this.
    void close();

    /// Whether what is asked now waits for what others have asked before. Any thread.
    [[nodiscard]] bool would_wait(Kind kind) const;
    [[nodiscard]] std::size_t waiting() const;
    [[nodiscard]] std::size_t working() const;

  private:
    struct Task {
        Kind kind;
        std::stop_source stop;
        Job job;
    };
    struct Turn {
        Owner owner;
        Task task;
    };
    /// The owners of a kind in order of their turns, each with what it asked.
    struct Lane {
        std::list<Owner> turns;
        std::map<Owner, std::deque<Task>> tasks;
    };

    void serve(const std::stop_token& end);
    bool take_turn(Turn& turn);
    bool take_from(Kind kind, Turn& turn);
    [[nodiscard]] bool has_worker_for(Kind kind) const;
    [[nodiscard]] std::size_t workers_busy_with(Kind kind) const;
    [[nodiscard]] std::size_t most_workers_for(Kind kind) const;
    void finish(Owner owner, Kind kind);

    static constexpr std::size_t Kinds = 4;

    std::size_t most_waiting_;
    std::size_t most_busy_;  // workers
    mutable std::mutex mutex_;
    std::condition_variable_any has_work_;
    std::array<Lane, Kinds> lanes_;  // by kind
    std::map<std::pair<Owner, Kind>, std::stop_source> at_work_;
    std::size_t waiting_ = 0;
    bool is_closed_ = false;
    std::array<std::size_t, Kinds> busy_{};  // workers, by kind
    std::vector<std::jthread> workers_;  // last, so that they end before what they use
};

}  // namespace outflank::app::web
