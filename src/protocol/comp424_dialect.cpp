#include "protocol/comp424_dialect.h"

#include "core/text.h"
#include "protocol/comp424.h"
#include "protocol/names.h"

namespace outflank::protocol::comp424 {

namespace {

/// In the words of the original; a game that ended by its rules needs none.
std::string reason_of(const Verdict& verdict) {
    switch (verdict.cause) {
        case Cause::Played:
        case Cause::Interrupted:
            return "";
        case Cause::OutOfTime:
            return "TIMEOUT";
        case Cause::IllegalMove:
            return "ILLEGAL MOVE: " + verdict.remark;
        case Cause::Disconnection:
            break;
    }
    const Side gone = opponent(verdict.winner.value_or(Side::One));
    return "DISCONNECTION Player-" + std::to_string(index(gone));
}

}  // namespace

std::unique_ptr<Framing> ServerDialect::framing() const { return std::make_unique<LineFraming>(); }

Result<std::string> ServerDialect::read_name(std::string_view message) const {
    const auto said = parse_from_client(message);
    if (!said) return said.error();
    if (const auto* join = std::get_if<Join>(&*said)) return clean_name(join->name);
    return Error{"expected 'START name' first, not " + text::shown(message)};
}

Said ServerDialect::read_move(std::string_view message, Side from) const {
    const auto said = parse_from_client(message);
    if (!said) return Noise{said.error().sentence};
    if (std::holds_alternative<Join>(*said)) return Noise{"START, though the game is on"};
    const auto* played = std::get_if<Played>(&*said);
    if (played == nullptr)
        return NeverLegal{text::shown(message) + " names no square or no player"};
    if (played->side != from) return NeverLegal{text::shown(message) + " ends with the other's id"};
    return played->move;
}

std::optional<std::string> ServerDialect::welcome(Side to, const std::string& name) const {
    return format(Welcome{to, name});
}

std::optional<std::string> ServerDialect::news(const TaflRecord& record) const {
    if (record.moves().empty()) return std::nullopt;
    return format(Played{opponent(record.to_move()), record.moves().back()});
}

std::optional<std::string> ServerDialect::your_turn(Side to) const { return format(YourTurn{to}); }

std::optional<std::string> ServerDialect::farewell(const TaflRecord& /*record*/,
                                                   const Verdict& verdict) const {
    GameOver over{Ending::Drawn, verdict.winner, reason_of(verdict)};
    if (verdict.winner) over.ending = Ending::Won;
    if (verdict.cause == Cause::Interrupted) over.ending = Ending::Undecided;
    return format(over);
}

}  // namespace outflank::protocol::comp424
