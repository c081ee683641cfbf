/// TablutLobby: where the two players of a game come in and give their names, before it begins.
///
/// Each side has a door; two sides may share one, and then whoever comes first has the attackers. A
/// guest who leaves, gives no name in time or says something else makes room for another.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "app/channel.h"
#include "app/tell.h"
#include "core/result.h"
#include "core/socket.h"
#include "games/game.h"
#include "protocol/dialect.h"

namespace outflank::app {

struct Guest {
    Channel channel;
    std::string name;
};

using Guests = std::array<Guest, 2>;  // by index(Side)
using Doors = std::array<net::Listener*, 2>;  // by index(Side)

class TablutLobby {
  public:
    /// All must outlive it; `tell` is told who comes and goes.
    TablutLobby(const protocol::Dialect& dialect, const Doors& doors, const Tell& tell)
        : dialect_(dialect), doors_(doors), tell_(tell) {}

    /// Waits for both; an error when the patience is over.
    Result<Guests> gather(const net::Patience& patience);

  private:
    struct Seat {
        Channel channel;
        net::TimePoint name_due;
        std::optional<std::string> name;
    };

    void let_in(Side side);
    void attend(Side side);
    void turn_out(Side side, const std::string& why);
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] net::Waited wait(const net::Patience& patience) const;
    [[nodiscard]] std::string title(Side side) const;

    const protocol::Dialect& dialect_;
    const Doors& doors_;
    const Tell& tell_;
    std::array<std::optional<Seat>, 2> seats_;
};

}  // namespace outflank::app
