/// Verdict: how a game between two connected players ended, by the rules of the game or by those of
/// the house.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/game.h"

namespace outflank::protocol {

enum class Cause : std::uint8_t {
    Played,  // to its end, by the rules of the game
    IllegalMove,
    OutOfTime,
    Disconnection,
    Interrupted,  // by whoever runs the server; the game counts for nobody
};

struct Verdict {
    Cause cause = Cause::Played;
    std::optional<Side> winner;
    Reason reason = Reason::Discs;  // of a game that was played to its end
    std::string remark;  // one line about a game that was not

    /// In the words of a match report.
    [[nodiscard]] std::string_view reason_name() const {
        switch (cause) {
            case Cause::Played:
                return name(reason);
            case Cause::IllegalMove:
                return "illegal";
            case Cause::OutOfTime:
                return "time";
            case Cause::Disconnection:
                return "crash";
            case Cause::Interrupted:
                break;
        }
        return "interrupted";
    }

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

}  // namespace outflank::protocol
