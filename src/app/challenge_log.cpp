#include "app/challenge_log.h"

#include <optional>
#include <string>

#include "core/text.h"
#include "formats/game_stream.h"
#include "nlohmann/json.hpp"
#include "protocol/tablut_challenge.h"

namespace outflank::app {

namespace {

namespace challenge = protocol::challenge;
using formats::TaflSheet;
using formats::Verdict;

struct Message {
    std::string text;
    std::string speaker;  // "white", "black", or nothing where the log does not say
};

std::string string_in(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

Message unwrapped(std::string_view line) {
    const auto object = nlohmann::json::parse(line.begin(), line.end(), nullptr, false);
    if (!object.is_object()) return {std::string(line), ""};
    const std::string text = string_in(object, "payload_text");
    return text.empty() ? Message{std::string(line), ""} : Message{text, string_in(object, "conn")};
}

std::optional<Verdict> verdict_of(challenge::Turn turn) {
    switch (turn) {
        case challenge::Turn::WhiteWin:
            return Verdict{Side::Two, {}, ""};
        case challenge::Turn::BlackWin:
            return Verdict{Side::One, {}, ""};
        case challenge::Turn::Draw:
            return Verdict{};
        case challenge::Turn::White:
        case challenge::Turn::Black:
            break;
    }
    return std::nullopt;
}

class LogReader {
  public:
    Result<Done> read(std::string_view line) {
        const Message message = unwrapped(line);
        if (const auto state = challenge::parse_state(message.text)) return hear(*state);
        if (challenge::parse_action(message.text)) return Done{};  // the next state shows it
        const auto name = challenge::parse_name(message.text);
        if (!name)
            return Error{"expected a message of a Tablut Challenge server, not " +
                         text::shown(line)};
        if (message.speaker == "white") sheet_.add_tag("defenders", *name);
        if (message.speaker == "black") sheet_.add_tag("attackers", *name);
        return Done{};
    }

    [[nodiscard]] const TaflSheet& sheet() const { return sheet_; }

  private:
    Result<Done> hear(const challenge::State& state) {
        auto played = follow(state.board);
        if (!played) return played;
        if (const auto verdict = verdict_of(state.turn)) sheet_.verdict = verdict;
        return check_verdict(sheet_);
    }

    Result<Done> follow(const challenge::Board& board) {
        const auto& record = sheet_.record;
        if (challenge::board_of(record.position()) == board) return Done{};
        const auto& game = record.game();
        for (const tafl::Move move : game.moves(record.position())) {
            if (challenge::board_of(game.after(record.position(), move)) == board)
                return sheet_.play(move);
        }
        return Error{"no move of the Ashton rules leads to this board; it would be move " +
                     std::to_string(record.moves().size() + 1)};
    }

    TaflSheet sheet_{GameRecord(tafl::Tafl(tafl::Ashton))};
};

}  // namespace

Result<Done> read_challenge_log(TextSource& source, const formats::OnTaflSheet& on_sheet) {
    LogReader reader;
    auto read =
        formats::for_each_line(source, [&](std::string_view line) { return reader.read(line); });
    if (!read || reader.sheet().record.moves().empty()) return read;
    return on_sheet(reader.sheet());
}

}  // namespace outflank::app
