#include "roster/gtp_client.h"

#include <algorithm>

#include "core/text.h"

namespace outflank::roster {

namespace gtp = protocol::gtp;

namespace {

/// A main time of nothing would mean no limit at all.
constexpr Duration LeastMainTime = std::chrono::milliseconds(1);

gtp::TimeSettings settings_for(const GameClock& clock) {
    return {std::max(clock.remaining, LeastMainTime), clock.increment, 0};
}

gtp::TimeSettings settings_for(Duration move_time) { return {{}, move_time, 1}; }

}  // namespace

Result<Done> GtpClient::greet(const Patience& patience) {
    const auto version = demand("protocol_version", {}, patience);
    if (!version) return version.error();
    return Done{};
}

Result<Choice<othello::Move>> GtpClient::choose(const Record& record,
                                                const Conditions<Move>& conditions,
                                                const Patience& patience) {
    const auto is_ready = bring_up_to_date(record, patience);
    if (!is_ready) return is_ready.error();
    known_.reset();  // until it is sure again
    const auto told = tell_time(conditions, record.to_move(), patience);
    if (!told) return told.error();
    const auto answer =
        demand("genmove", {std::string(gtp::colour_word(record.to_move()))}, patience);
    if (!answer) return answer.error();
    const std::string_view word = std::string_view(*answer).substr(0, answer->find_first_of(" \n"));
    if (text::lower(word) == "resign") return Choice<Move>{};
    const auto move = record.game().parse_move(word);
    if (!move) return move.error();
    Record after = record;
    if (after.play(*move)) known_ = std::move(after);
    return Choice<Move>{*move, 0};
}

void GtpClient::dismiss() {
    (void)channel_.send(gtp::format(gtp::Request{{}, "quit", {}}), Patience::of({}));
}

Result<gtp::Response> GtpClient::ask(const std::string& name, const Arguments& arguments,
                                     const Patience& patience) {
    const int id = ++last_id_;
    const auto sent = channel_.send(gtp::format(gtp::Request{id, name, arguments}), patience);
    if (!sent) return sent.error();
    for (;;) {
        const auto lines = receive_answer(patience);
        if (!lines) return lines.error();
        auto response = gtp::parse_response(*lines, id);
        if (!response) return response.error();
        const bool is_old = response->id && *response->id < id;
        if (!is_old) return response;
    }
}

Result<std::string> GtpClient::demand(const std::string& name, const Arguments& arguments,
                                      const Patience& patience) {
    const auto response = ask(name, arguments, patience);
    if (!response) return response.error();
    if (response->is_success) return response->text;
    return Error{"it refuses " + text::shown(gtp::format(gtp::Request{{}, name, arguments})) +
                 " and says " + text::shown(response->text)};
}

Result<std::string> GtpClient::receive_answer(const Patience& patience) {
    std::string lines;
    for (int count = 0; count < MostLinesOfTalk; ++count) {
        const auto line = channel_.receive(patience);
        if (!line) return line.error();
        const bool is_empty = text::trim(*line).empty();
        if (is_empty && !lines.empty()) return lines;
        const bool begins = line->starts_with('=') || line->starts_with('?');
        if (lines.empty() && !begins) continue;
        lines += (lines.empty() ? "" : "\n") + *line;
    }
    return Error{"it talks without end, but does not answer"};
}

Result<Done> GtpClient::bring_up_to_date(const Record& record, const Patience& patience) {
    const auto known = moves_known(known_, record);
    known_.reset();
    if (!known) {
        const auto begun = begin_game(record, patience);
        if (!begun) return begun.error();
    }
    Record replay(record.game());
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        const Move move = record.moves()[i];
        if (i >= known.value_or(0)) {
            const auto told = tell_move(replay.to_move(), move, patience);
            if (!told) return told.error();
        }
        (void)replay.play(move);
    }
    return Done{};
}

Result<Done> GtpClient::tell_move(Side side, Move move, const Patience& patience) {
    const Arguments made = {std::string(gtp::colour_word(side)), othello::format(move)};
    if (!move.is_pass()) {
        const auto played = demand("play", made, patience);
        return played ? Result(Done{}) : played.error();
    }
    // A refusal does not matter: GRhino takes no pass, but knows by itself when one is forced.
    const auto passed = ask("play", made, patience);
    return passed ? Result(Done{}) : passed.error();
}

Result<Done> GtpClient::begin_game(const Record& record, const Patience& patience) {
    if (record.start() != record.game().start())
        return Error{"GTP has no words for a game with a start of its own"};
    const auto sized = demand("boardsize", {std::to_string(record.game().size())}, patience);
    if (!sized) return sized.error();
    const auto cleared = demand("clear_board", {}, patience);
    if (!cleared) return cleared.error();
    told_time_.reset();
    return Done{};
}

Result<Done> GtpClient::tell_time(const Conditions<Move>& conditions, Side side,
                                  const Patience& patience) {
    if (!conditions.clock && !conditions.move_time) return Done{};
    const auto settings =
        conditions.clock ? settings_for(*conditions.clock) : settings_for(*conditions.move_time);
    const bool is_news = conditions.clock ? !told_time_ : told_time_ != settings;
    if (is_news) {
        const auto told = ask("time_settings", gtp::arguments_of(settings), patience);
        if (!told) return told.error();
        told_time_ = settings;
    }
    if (!conditions.clock) return Done{};
    const Arguments left = {std::string(gtp::colour_word(side)),
                            gtp::seconds_word(conditions.clock->remaining), "0"};
    const auto told = ask("time_left", left, patience);
    if (!told) return told.error();
    return Done{};
}

}  // namespace outflank::roster
