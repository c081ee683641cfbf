#include "app/web/scheduler.h"

#include <algorithm>

namespace outflank::app::web {

namespace {

std::size_t place(Scheduler::Kind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

Scheduler::Scheduler(unsigned workers, std::size_t most_waiting)
    : most_waiting_(most_waiting), most_busy_(std::max<std::size_t>(workers, Kinds)) {
    for (std::size_t i = 0; i < most_busy_; ++i)
        workers_.emplace_back([this](const std::stop_token& end) { serve(end); });
}

void Scheduler::close() {
    for (std::jthread& worker : workers_) worker.request_stop();
    {
        const std::lock_guard lock(mutex_);
        is_closed_ = true;
        for (auto& [whose, stop] : at_work_) stop.request_stop();
    }
    workers_.clear();  // waits for them
}

bool Scheduler::start(Owner owner, Kind kind, std::stop_source stop, Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_ || waiting_ >= most_waiting_) return false;
        Lane& lane = lanes_[place(kind)];
        auto& tasks = lane.tasks[owner];
        if (tasks.empty()) lane.turns.push_back(owner);
        tasks.push_back({kind, std::move(stop), std::move(job)});
        ++waiting_;
    }
    has_work_.notify_one();
    return true;
}

/// What is in the lane is ahead, though a worker may be about to wake for it.
bool Scheduler::would_wait(Kind kind) const {
    const std::lock_guard lock(mutex_);
    std::size_t ahead = 0;
    for (const auto& [owner, tasks] : lanes_[place(kind)].tasks) ahead += tasks.size();
    return workers_busy_with(kind) + ahead >= most_workers_for(kind);
}

std::size_t Scheduler::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

std::size_t Scheduler::working() const {
    const std::lock_guard lock(mutex_);
    return at_work_.size();
}

void Scheduler::serve(const std::stop_token& end) {
    for (std::unique_lock lock(mutex_);;) {
        Turn turn;
        has_work_.wait(lock, end, [&] { return take_turn(turn); });
        if (end.stop_requested()) return;
        lock.unlock();
        turn.task.job(turn.task.stop.get_token());
        turn.task.job = {};  // what it holds goes without the lock
        lock.lock();
        finish(turn.owner, turn.task.kind);
    }
}

bool Scheduler::take_turn(Turn& turn) {
    for (const Kind kind : {Kind::Move, Kind::Hint, Kind::Analysis, Kind::Match}) {
        if (has_worker_for(kind) && take_from(kind, turn)) return true;
    }
    return false;
}

bool Scheduler::has_worker_for(Kind kind) const {
    return workers_busy_with(kind) < most_workers_for(kind);
}

/// Or with what is less urgent.
std::size_t Scheduler::workers_busy_with(Kind kind) const {
    std::size_t busy = 0;
    for (std::size_t i = place(kind); i < Kinds; ++i) busy += busy_[i];
    return busy;
}

/// One is left to each kind that is more urgent.
std::size_t Scheduler::most_workers_for(Kind kind) const { return most_busy_ - place(kind); }

bool Scheduler::take_from(Kind kind, Turn& turn) {
    Lane& lane = lanes_[place(kind)];
    for (auto each = lane.turns.begin(); each != lane.turns.end(); ++each) {
        const auto tasks = lane.tasks.find(*each);
        if (at_work_.contains({*each, kind})) continue;
        turn = {*each, std::move(tasks->second.front())};
        tasks->second.pop_front();
        if (tasks->second.empty()) {
            lane.tasks.erase(tasks);
            lane.turns.erase(each);
        } else {
            lane.turns.splice(lane.turns.end(), lane.turns, each);
        }
        at_work_.emplace(std::pair(turn.owner, kind), turn.task.stop);
        --waiting_;
        ++busy_[place(kind)];
        return true;
    }
    return false;
}

void Scheduler::finish(Owner owner, Kind kind) {
    at_work_.erase({owner, kind});
    --busy_[place(kind)];
    has_work_.notify_one();
}

}  // namespace outflank::app::web
