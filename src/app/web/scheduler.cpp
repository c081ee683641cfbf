#include "app/web/scheduler.h"

#include <algorithm>

namespace outflank::app::web {

Scheduler::Scheduler(unsigned workers, std::size_t most_waiting)
    : most_waiting_(most_waiting), most_studies_(std::max(workers, 2U) - 1) {
    for (unsigned i = 0; i < std::max(workers, 2U); ++i)
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
        Lane& lane = lane_of(kind);
        auto& tasks = lane.tasks[owner];
        if (tasks.empty()) lane.turns.push_back(owner);
        tasks.push_back({kind, std::move(stop), std::move(job)});
        ++waiting_;
    }
    has_work_.notify_one();
    return true;
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
    if (take_from(lane_of(Kind::Move), turn)) return true;
    return studies_ < most_studies_ && take_from(lane_of(Kind::Study), turn);
}

bool Scheduler::take_from(Lane& lane, Turn& turn) {
    for (auto each = lane.turns.begin(); each != lane.turns.end(); ++each) {
        const auto tasks = lane.tasks.find(*each);
        const Kind kind = tasks->second.front().kind;
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
        if (kind == Kind::Study) ++studies_;
        return true;
    }
    return false;
}

void Scheduler::finish(Owner owner, Kind kind) {
    at_work_.erase({owner, kind});
    if (kind == Kind::Study) --studies_;
    has_work_.notify_one();
}

}  // namespace outflank::app::web
