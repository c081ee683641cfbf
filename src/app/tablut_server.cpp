#include "app/tablut_server.h"

#include <array>
#include <utility>

#include "fmt/format.h"

#include "core/output_file.h"

namespace outflank::app {

namespace {

using protocol::Referee;
using protocol::Verdict;
using namespace std::chrono_literals;

constexpr Duration TimeToSend = 1s;  // to a client that does not read
constexpr Duration TimeToLeave = 500ms;  // for a client to read the last message

std::string_view winner_name(const Verdict& verdict) {
    if (verdict.cause == protocol::Cause::Interrupted) return "nobody";
    if (!verdict.winner) return "draw";
    return *verdict.winner == Side::One ? "attackers" : "defenders";
}

std::string result_line(int number, const Referee& referee) {
    const Verdict& verdict = *referee.verdict();
    const auto& names = referee.names();
    const std::string who = verdict.winner ? fmt::format("{} {} wins", winner_name(verdict),
                                                         names[index(*verdict.winner)])
                                           : std::string(winner_name(verdict));
    return fmt::format("game {}: {} - {}: {} ({})", number, names[0], names[1], who,
                       verdict.reason_name());
}

std::string moves_of(const protocol::TaflRecord& record) {
    return record.moves().empty() ? "" : record.format();
}

}  // namespace

TablutServer::TablutServer(const protocol::Dialect& dialect, const tafl::Tafl& game,
                           const Doors& doors, ServerTerms terms, std::stop_token stop,
                           const Tell& tell)
    : dialect_(dialect),
      game_(game),
      doors_(doors),
      terms_(std::move(terms)),
      stop_(std::move(stop)),
      tell_(tell) {}

Result<Done> TablutServer::run() {
    for (int played = 0; terms_.games == 0 || played < terms_.games; ++played) {
        const auto served = serve_one_game();
        if (stop_.stop_requested()) return Done{};
        if (!served) return served.error();
    }
    return Done{};
}

Result<Done> TablutServer::serve_one_game() {
    const auto until = terms_.wait ? Clock::now() + *terms_.wait : Clock::time_point::max();
    auto guests = TablutLobby(dialect_, doors_, tell_).gather({until, stop_});
    if (!guests) return guests.error();
    auto log = GameLog::open(terms_.logs);
    if (!log) return log.error();
    const auto seed = terms_.seed + static_cast<std::uint64_t>(log->number());
    Referee referee(dialect_, game_, terms_.law, {(*guests)[0].name, (*guests)[1].name}, seed);
    play(referee, *guests, *log);
    for (Guest& guest : *guests) guest.channel.finish({Clock::now() + TimeToLeave, stop_});
    return save(referee, *log);
}

void TablutServer::play(Referee& referee, Guests& guests, GameLog& log) {
    deliver(referee, referee.begin(Clock::now()), guests, log);
    while (!referee.verdict()) {
        if (stop_.stop_requested()) {
            deliver(referee, referee.interrupt(), guests, log);
        } else if (!hear_each(referee, guests, log)) {
            const std::array handles = {guests[0].channel.handle(), guests[1].channel.handle()};
            (void)net::wait_to_read(handles, {referee.deadline(), stop_});
            deliver(referee, referee.tick(Clock::now()), guests, log);
        }
    }
}

bool TablutServer::hear_each(Referee& referee, Guests& guests, GameLog& log) {
    bool has_come = false;
    for (const Side side : {Side::One, Side::Two}) {
        const auto message = guests[index(side)].channel.hear();
        if (!message || referee.verdict()) continue;
        has_come = true;
        deliver(referee,
                *message ? referee.hear(side, **message, Clock::now())
                         : referee.lost(side, message->error().sentence),
                guests, log);
    }
    return has_come;
}

void TablutServer::deliver(const Referee& referee, const protocol::Ruling& ruling, Guests& guests,
                           GameLog& log) {
    // A client that cannot be reached will be missed when it is listened to.
    for (const auto& letter : ruling.letters)
        (void)guests[index(letter.to)].channel.say(letter.message,
                                                   {Clock::now() + TimeToSend, stop_});
    if (ruling.log.empty()) return;
    for (const std::string& line : ruling.log) {
        tell_(line);
        log.write(line);
    }
    log.write(game_.diagram(referee.record().position()));
}

Result<Done> TablutServer::save(const Referee& referee, GameLog& log) {
    const Verdict& verdict = *referee.verdict();
    const auto& record = referee.record();
    const std::string line = result_line(log.number(), referee);
    tell_(line);
    tell_("saved as " + log.path().string());
    log.write(line);
    log.write("moves " + moves_of(record));
    if (!log.is_whole()) return cannot_write(log.path(), 0);
    return log.add_outcome(fmt::format(
        "{}\t{}\t{}\t{}\t{}\t{}", referee.names()[0], referee.names()[1], winner_name(verdict),
        verdict.reason_name(), record.moves().size(), moves_of(record)));
}

}  // namespace outflank::app
