/// What the commands that write games have in common: several threads make games, one file takes
/// them in order, an interruption loses nothing that was complete, and the same run goes on later.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/result.h"
#include "learn/game_file.h"
#include "learn/in_order.h"
#include "learn/shard.h"

namespace outflank::learn {

enum class Ending : std::uint8_t { Finished, Interrupted };

struct RunConditions {
    unsigned threads = 1;
    Shard shard;
    std::stop_token stop;  // games at hand are given up
    std::function<void(const GameWriter&)> on_game;  // after each game, one thread at a time
};

/// Appends make(thread, task) for every task of `next`, until there is none or `is_full()`. What a
/// stop catches in the making may be half thought out: it is left for whoever goes on.
/// `next` gives a Result<std::optional<Task>>; its error ends the run, with what came before kept.
/// The end mark is written when the run is through, unless may_finish() says that more may come.
template <class Next, class Make, class IsFull, class MayFinish>
Result<Ending> fill(GameWriter& writer, const RunConditions& conditions, Next next, Make make,
                    IsFull is_full, MayFinish may_finish) {
    using Task = typename std::decay_t<decltype(*next())>::value_type;
    std::optional<Error> failure;
    bool was_stopped = false;
    const auto guarded_next = [&]() -> std::optional<Task> {
        was_stopped = conditions.stop.stop_requested();
        if (was_stopped || failure || is_full()) return std::nullopt;
        auto task = next();
        if (task) return *std::move(task);
        failure = task.error();
        return std::nullopt;
    };
    const auto make_whole = [&](unsigned thread, Task task) -> std::optional<ScoredGame> {
        ScoredGame game = make(thread, std::move(task));
        if (conditions.stop.stop_requested()) return std::nullopt;
        return game;
    };
    const auto take = [&](std::optional<ScoredGame> game) {
        was_stopped |= !game;
        if (!game) return false;
        const auto appended = writer.append(*std::move(game));
        if (!appended) failure = appended.error();
        if (conditions.on_game) conditions.on_game(writer);
        return appended.ok() && !is_full();
    };
    work_in_order(conditions.threads, guarded_next, make_whole, take);
    const bool is_through = !failure && may_finish() && (is_full() || !was_stopped);
    const auto closed = is_through ? writer.finish() : writer.flush();
    if (failure) return *failure;
    if (!closed) return closed.error();
    return is_through || !was_stopped ? Ending::Finished : Ending::Interrupted;
}

}  // namespace outflank::learn
