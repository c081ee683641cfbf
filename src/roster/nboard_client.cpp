#include "roster/nboard_client.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "fmt/format.h"

#include "core/duration.h"
#include "formats/ggf.h"

namespace outflank::roster {

namespace nboard = protocol::nboard;

namespace {

/// What NBoard writes where nobody has set a clock.
constexpr Duration UsualClock = std::chrono::minutes(15);

/// `m:ss`, and at least a second: no time at all would be lost time.
std::string clock_words(Duration time) {
    const auto seconds = std::max<long>(std::lround(std::floor(in_seconds(time))), 1);
    return fmt::format("{:02}:{:02}", seconds / 60, seconds % 60);
}

std::string game_words(const ExternalEngine::Record& record,
                       const std::optional<GameClock>& clock) {
    std::string time = clock_words(clock ? clock->remaining : UsualClock);
    if (clock && clock->increment > Duration(0)) time += '/' + clock_words(clock->increment);
    return formats::format_ggf(
        {record, {}, {{"PC", "Outflank"}, {"PB", "Black"}, {"PW", "White"}, {"TI", time}}});
}

}  // namespace

Result<Done> NboardClient::greet(const Patience& patience) {
    for (const nboard::Command& command : {nboard::Command(nboard::command::Hello{}),
                                           nboard::Command(nboard::command::SetDepth{depth_})}) {
        const auto told = tell(command, patience);
        if (!told) return told.error();
    }
    return synchronise(patience);
}

Result<Choice<othello::Move>> NboardClient::choose(const Record& record,
                                                   const Conditions<Move>& conditions,
                                                   const Patience& patience) {
    const auto begin = Clock::now();
    const auto is_ready = bring_up_to_date(record, conditions.clock, patience);
    if (!is_ready) return is_ready.error();
    const auto told = tell(nboard::command::Go{}, patience);
    if (!told) return told.error();
    auto choice = await_choice(patience);
    if (choice && conditions.clock) last_choice_.note.seconds = in_seconds(Clock::now() - begin);
    return choice;
}

void NboardClient::dismiss() { (void)tell(nboard::command::Quit{}, Patience::of({})); }

Result<Done> NboardClient::tell(const nboard::Command& command, const Patience& patience) {
    return channel_.send(nboard::format(command), patience);
}

Result<Done> NboardClient::bring_up_to_date(const Record& record,
                                            const std::optional<GameClock>& clock,
                                            const Patience& patience) {
    const auto known = moves_known(known_, record);
    known_.reset();  // until it is sure again
    const auto is_listening = synchronise(patience);
    if (!is_listening) return is_listening.error();
    if (!known) {
        const auto told = tell(nboard::command::SetGame{game_words(record, clock)}, patience);
        if (!told) return told.error();
    }
    for (std::size_t i = known.value_or(record.moves().size()); i < record.moves().size(); ++i) {
        const Move move = record.moves()[i];
        const bool is_its_own = i == *known && move == last_choice_.move;
        const NotedMove made = is_its_own ? last_choice_ : NotedMove{move, {}};
        const auto told = tell(nboard::command::MoveMade{made}, patience);
        if (!told) return told.error();
    }
    known_ = record;
    return Done{};
}

Result<Done> NboardClient::synchronise(const Patience& patience) {
    const int number = ++pings_;
    const auto told = tell(nboard::command::Ping{number}, patience);
    if (!told) return told.error();
    for (int lines = 0; lines < MostLinesOfTalk; ++lines) {
        const auto line = channel_.receive(patience);
        if (!line) return line.error();
        if (const auto event = nboard::parse_event(*line);
            event && *event == nboard::Event(nboard::event::Pong{number}))
            return Done{};
    }
    return Error{"it talks without end, but does not answer a ping"};
}

Result<Choice<othello::Move>> NboardClient::await_choice(const Patience& patience) {
    Choice<Move> choice;
    for (int lines = 0; lines < MostLinesOfTalk; ++lines) {
        const auto line = channel_.receive(patience);
        if (!line) return line.error();
        const auto event = nboard::parse_event(*line);
        if (!event && line->starts_with("===")) return event.error();
        if (!event) continue;
        if (const auto* stats = std::get_if<nboard::event::NodeStats>(&*event))
            choice.explored = stats->nodes;
        if (const auto* chosen = std::get_if<nboard::event::Chosen>(&*event)) {
            last_choice_ = {chosen->chosen.move, {chosen->chosen.note.eval, {}}};
            choice.move = chosen->chosen.move;
            return choice;
        }
    }
    return Error{"it talks without end, but does not choose a move"};
}

}  // namespace outflank::roster
