#include "app/tablut_client.h"

#include <algorithm>
#include <utility>

#include "fmt/format.h"

#include "core/duration.h"
#include "core/text.h"

namespace outflank::app {

namespace {

using namespace std::chrono_literals;

}  // namespace

Duration time_to_think(Duration limit) {
    const Duration margin = std::clamp<Duration>(limit / 20, 10ms, 1s);
    return std::max<Duration>(limit - margin, 1ms);
}

TablutClient::TablutClient(protocol::Contestant& contestant, Player<tafl::Tafl>& player,
                           ClientTerms terms, std::stop_token stop, const Tell& tell)
    : contestant_(contestant),
      player_(player),
      terms_(std::move(terms)),
      stop_(std::move(stop)),
      tell_(tell) {}

Result<std::string> TablutClient::run() {
    auto connection = net::Connection::open(
        terms_.host, terms_.port, {Clock::now() + std::min<Duration>(terms_.silence, 10s), stop_});
    if (!connection) return connection.error();
    Channel channel(*std::move(connection), contestant_.framing());
    auto ending = converse(channel);
    channel.finish({Clock::now(), stop_});
    return ending;
}

Result<std::string> TablutClient::converse(Channel& channel) {
    auto patience = net::Patience{Clock::now() + terms_.silence, stop_};
    if (const auto said = channel.say(contestant_.greeting(), patience); !said) return said.error();
    for (;;) {
        const auto message = channel.wait_for_message(patience);
        if (!message) {
            return Error{fmt::format("{} (it {})", contestant_.meaning_of_silence(),
                                     message.error().sentence)};
        }
        const auto reaction = contestant_.hear(*message);
        if (!reaction) return reaction.error();
        if (!reaction->note.empty()) tell_(reaction->note);
        if (reaction->ending) return *reaction->ending;
        if (reaction->wants_move) {
            if (const auto moved = move(channel); !moved) return moved.error();
        }
        if (reaction->is_progress) patience.until = Clock::now() + terms_.silence;
    }
}

Result<Done> TablutClient::move(Channel& channel) {
    const auto begin = Clock::now();
    const auto& record = contestant_.record();
    int depth = 0;
    Conditions<tafl::Move> conditions;
    conditions.move_time = time_to_think(record.moves().size() < 2 ? terms_.first : terms_.others);
    conditions.stop = stop_;
    conditions.on_report = [&](const SearchReport<tafl::Move>& report) { depth = report.depth; };
    const auto choice = player_.choose(record, conditions);
    if (!choice) return choice.error();
    if (stop_.stop_requested()) return Error{"interrupted"};
    if (!choice->move) return Error{"the player resigns, and the protocol has no word for it"};
    const auto said =
        channel.say(contestant_.format_move(*choice->move), {Clock::now() + 1s, stop_});
    tell_(fmt::format("{}. {}  {:.3f} s{}", record.moves().size() + 1, tafl::format(*choice->move),
                      in_seconds(Clock::now() - begin),
                      depth > 0 ? fmt::format("  depth {}", depth) : ""));
    return said;
}

}  // namespace outflank::app
