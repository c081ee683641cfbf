#include "app/tablut_lobby.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include "fmt/format.h"

namespace outflank::app {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::seconds TimeForName{10};

}  // namespace

Result<Guests> TablutLobby::gather(const net::Patience& patience) {
    for (;;) {
        for (const Side side : {Side::One, Side::Two}) let_in(side);
        for (const Side side : {Side::One, Side::Two}) attend(side);
        if (is_complete()) break;
        const net::Waited waited = wait(patience);
        if (waited == net::Waited::Stopped) return Error{"interrupted"};
        if (waited == net::Waited::TooLate && SteadyClock::now() >= patience.until)
            return Error{"two players were expected, and they did not come in time"};
    }
    const auto guest = [this](Side side) {
        Seat& seat = *seats_[index(side)];
        return Guest{std::move(seat.channel), *std::move(seat.name)};
    };
    return Guests{guest(Side::One), guest(Side::Two)};
}

void TablutLobby::let_in(Side side) {
    auto& seat = seats_[index(side)];
    if (seat) return;
    auto connection = doors_[index(side)]->accept();
    if (!connection) return;
    seat.emplace(Seat{Channel(*std::move(connection), dialect_.framing()),
                      SteadyClock::now() + TimeForName, std::nullopt});
}

/// What has a guest said, and is he still there?
void TablutLobby::attend(Side side) {
    auto& seat = seats_[index(side)];
    if (!seat) return;
    if (seat->name) {
        if (const auto listened = seat->channel.listen(); !listened)
            turn_out(side, listened.error().sentence);
        return;
    }
    const auto message = seat->channel.hear();
    if (!message && SteadyClock::now() >= seat->name_due) return turn_out(side, "gave no name");
    if (!message) return;
    if (!*message) return turn_out(side, message->error().sentence);
    const auto name = dialect_.read_name(**message);
    if (!name) return turn_out(side, "gave no name: " + name.error().sentence);
    seat->name = *name;
    tell_(fmt::format("{} has come for the {}", *name, title(side)));
}

void TablutLobby::turn_out(Side side, const std::string& why) {
    auto& seat = seats_[index(side)];
    tell_(fmt::format("{} ({}) {}", seat->name.value_or("somebody"), title(side), why));
    seat.reset();
}

bool TablutLobby::is_complete() const {
    return std::all_of(seats_.begin(), seats_.end(),
                       [](const auto& seat) { return seat && seat->name; });
}

net::Waited TablutLobby::wait(const net::Patience& patience) const {
    net::Patience until = patience;
    std::vector<int> handles;
    for (const Side side : {Side::One, Side::Two}) {
        const auto& seat = seats_[index(side)];
        handles.push_back(seat ? seat->channel.handle() : doors_[index(side)]->handle());
        if (seat && !seat->name) until.until = std::min(until.until, seat->name_due);
    }
    return net::wait_to_read(handles, until);
}

std::string TablutLobby::title(Side side) const {
    return side == Side::One ? "attackers" : "defenders";
}

}  // namespace outflank::app
