#include "app/comp424_log.h"

#include <variant>

#include "core/text.h"
#include "formats/game_stream.h"
#include "protocol/comp424.h"

namespace outflank::app {

namespace {

namespace comp424 = protocol::comp424;
using formats::TaflSheet;

TaflSheet new_game() { return TaflSheet{GameRecord(tafl::Tafl(tafl::Comp424))}; }

/// What the server said in a line of the log; empty where a client spoke.
std::string_view from_server(std::string_view line) {
    const std::size_t mark = line.find_first_of("<>");
    if (mark == std::string_view::npos) return line;
    return line[mark] == '<' ? text::trim(line.substr(mark + 1)) : std::string_view();
}

/// The game that is being read.
class LogReader {
  public:
    explicit LogReader(const formats::OnTaflSheet& on_sheet) : on_sheet_(on_sheet) {}

    Result<Done> read(std::string_view line) {
        const std::string_view said = from_server(line);
        if (said.empty()) return Done{};
        const auto message = comp424::parse_from_server(said);
        if (!message) return message.error();
        return std::visit([&](const auto& each) { return hear(each); }, *message);
    }

    /// The log is over, and the last game perhaps is not.
    Result<Done> finish() { return sheet_.record.moves().empty() ? Done{} : hand_over(); }

  private:
    Result<Done> hear(const comp424::Welcome& welcome) {
        const bool is_next = !sheet_.record.moves().empty();
        const auto handed = is_next ? hand_over() : Result<Done>(Done{});
        const std::string_view tag = welcome.you == Side::One ? "attackers" : "defenders";
        if (sheet_.tag(tag).empty()) sheet_.add_tag(tag, welcome.name);
        return handed;
    }
    Result<Done> hear(comp424::YourTurn /*turn*/) { return Done{}; }
    Result<Done> hear(comp424::Played played) {
        const auto& moves = sheet_.record.moves();
        const bool is_told_again =
            !moves.empty() && moves.back() == played.move && sheet_.record.to_move() != played.side;
        if (is_told_again) return Done{};
        const auto done = sheet_.play(played.move);
        return done ? done : done.error().in("move " + std::to_string(moves.size() + 1));
    }
    Result<Done> hear(const comp424::GameOver& over) {
        if (sheet_.record.moves().empty()) return Done{};  // both clients were told
        const bool is_decided =
            over.ending == comp424::Ending::Won || over.ending == comp424::Ending::Drawn;
        if (is_decided) sheet_.verdict = formats::Verdict{over.winner, {}, over.reason};
        if (const auto checked = check_verdict(sheet_); !checked) return checked;
        return hand_over();
    }

    Result<Done> hand_over() { return on_sheet_(std::exchange(sheet_, new_game())); }

    const formats::OnTaflSheet& on_sheet_;
    TaflSheet sheet_ = new_game();
};

}  // namespace

Result<Done> read_comp424_log(TextSource& source, const formats::OnTaflSheet& on_sheet) {
    LogReader reader(on_sheet);
    const auto read =
        formats::for_each_line(source, [&](std::string_view line) { return reader.read(line); });
    return read ? reader.finish() : read;
}

}  // namespace outflank::app
