#include "app/web/game_messages.h"

#include "app/play/game_plan.h"
#include "app/web/game_json.h"
#include "core/duration.h"
#include "engine/shown_score.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

Json clock_json(const TwoClocks& clocks) {
    const auto now = Clock::now();
    const auto seconds = [&](Side side) { return in_seconds(clocks.remaining(side, now)); };
    Json json = {{"remaining", {seconds(Side::One), seconds(Side::Two)}},
                 {"increment", in_seconds(clocks.full().increment)},
                 {"running", nullptr}};
    if (clocks.running()) json["running"] = index(*clocks.running());
    return json;
}

Json lost_by(Side loser, std::string_view reason) {
    return {{"winner", index(opponent(loser))}, {"score", nullptr}, {"reason", reason}};
}

template <Game G>
Json result_of(const GameView<G>& view) {
    if (view.late) return lost_by(*view.late, "time");
    if (view.session.resigned()) return lost_by(*view.session.resigned(), "resign");
    return json_of(view.session.record().outcome());
}

template <Game G>
Json board_in(const GameView<G>& view, const Json& result) {
    Json board = board_of(view.session.record());
    if (!result.is_null()) board["legal"] = Json::array();
    return board;
}

template <Game G>
Json seats_of(const Session<G>& session) {
    Json seats = Json::array();
    for (const Seat& seat : session.seats())
        seats.push_back(seat.is_person() ? std::string(Human) : seat.player);
    return seats;
}

template <Game G>
std::size_t first_side(const GameRecord<G>& record) {
    return index(record.game().to_move(record.start()));
}

}  // namespace

std::string duration_text(Duration time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()) +
           "ms";
}

template <Game G>
std::string state_message(const GameView<G>& view, std::optional<std::int64_t> request) {
    const GameRecord<G>& record = view.session.record();
    const AnyGame game(record.game());
    const Json result = result_of(view);
    Json state = {{"type", "state"}};
    if (request) state["request"] = *request;
    state["id"] = view.id;
    state["game"] = json_of(game);
    state["ground"] = ground_of(game);
    state["revision"] = view.revision;
    state["board"] = board_in(view, result);
    state["record"] = record.format();
    state["moves"] = move_texts(record.game(), record.moves());
    state["first"] = first_side(record);
    state["redo"] = move_texts(record.game(), view.session.taken_back());
    state["seats"] = seats_of(view.session);
    state["time"] = view.time ? Json(duration_text(*view.time)) : Json(nullptr);
    state["clock"] = view.clocks ? clock_json(*view.clocks) : Json(nullptr);
    state["thinking"] = nullptr;
    if (view.at_work) {
        state["thinking"] = {{"side", index(view.at_work->side)},
                             {"seconds", in_seconds(Clock::now() - view.at_work->since)}};
    }
    state["waiting"] = view.at_work && view.at_work->is_waiting;
    state["paused"] = view.session.is_paused() && result.is_null();
    state["notice"] = view.notice.empty() ? Json(nullptr) : Json(view.notice);
    state["result"] = result;
    return state.dump();
}

template <Game G>
std::string thinking_message(const std::string& id, const G& game, Side side,
                             const SearchReport<typename G::Move>& report) {
    const double seconds = in_seconds(report.time);
    const auto speed =
        seconds > 0 ? static_cast<std::uint64_t>(static_cast<double>(report.nodes) / seconds) : 0;
    Json moves = Json::array();
    for (const auto& each : report.moves) {
        moves.push_back(
            {{"move", game.format(each.move)}, {"visits", each.visits}, {"value", each.value}});
    }
    const Json message = {{"type", "thinking"},
                          {"id", id},
                          {"side", index(side)},
                          {"depth", report.depth},
                          {"selectivity", report.selectivity},
                          {"score", engine::shown_score<G>(report.score)},
                          {"exact", report.is_exact},
                          {"nodes", report.nodes},
                          {"nps", speed},
                          {"seconds", seconds},
                          {"line", move_texts(game, report.line)},
                          {"moves", std::move(moves)}};
    return message.dump();
}

template std::string state_message(const GameView<othello::Othello>&, std::optional<std::int64_t>);
template std::string state_message(const GameView<tafl::Tafl>&, std::optional<std::int64_t>);
template std::string thinking_message(const std::string&, const othello::Othello&, Side,
                                      const SearchReport<othello::Move>&);
template std::string thinking_message(const std::string&, const tafl::Tafl&, Side,
                                      const SearchReport<tafl::Move>&);

}  // namespace outflank::app::web
