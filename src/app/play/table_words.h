/// A table as a view: what the full-screen game shows of it, in words.
#pragma once

#include <optional>
#include <string>

#include "fmt/format.h"

#include "app/opening_words.h"
#include "app/play/board_view.h"
#include "app/play/table.h"
#include "app/play/table_view.h"
#include "app/play/words.h"
#include "app/score_text.h"
#include "core/duration.h"
#include "engine/shown_score.h"

namespace outflank::app {

template <Game G>
std::string state_words(const Table<G>& table) {
    const auto& session = table.session();
    if (session.resigned()) {
        const Side winner = opponent(*session.resigned());
        return std::string(table.record().game().side_name(winner)) + " won (resign).";
    }
    if (const auto end = table.record().outcome())
        return sentences::result(session, {end->winner, name(end->reason)});
    const std::string mover(table.record().game().side_name(table.record().to_move()));
    if (table.thought()) {
        return sentences::is_thinking(table.record().game(), table.record().to_move()) +
               "; Ctrl-C: move now";
    }
    if (!table.keeps_game) return mover + " to move, by the book";
    if (session.is_paused()) return "The game stands still; resume goes on";
    return mover + " to move";
}

/// What a tree search tries most, and how often it wins there: "f4 62 % of 1.2k, d6 48 % of 310".
template <Game G>
std::string favourite_words(const G& game,
                            const std::vector<MoveStatistics<typename G::Move>>& moves) {
    constexpr std::size_t most = 3;
    std::string words;
    for (std::size_t i = 0; i < moves.size() && i < most; ++i) {
        words += fmt::format("{}{} {:.0f} % of {}", i == 0 ? "" : ", ", game.format(moves[i].move),
                             100 * moves[i].value, count_words(moves[i].visits));
    }
    return words;
}

template <Game G>
ThoughtView thought_words(const Table<G>& table, Clock::time_point now) {
    const Thought<G>& thought = *table.thought();
    const Duration spent = now - thought.begin;
    ThoughtView view{"-", "-", "0", "-", fmt::format("{:.1f}s", in_seconds(spent)), ""};
    if (table.move_time) {
        const Duration left = std::max(*table.move_time - spent, Duration::zero());
        view.time = fmt::format("{:.1f}s left", in_seconds(left));
    }
    if (!thought.report) return view;
    const auto& report = *thought.report;
    view.depth = depth_words(report.depth, report.selectivity);
    view.score = fmt::format("{:+.2f}", engine::shown_score<G>(report.score));
    view.nodes = count_words(report.nodes);
    view.speed = speed_words(report.nodes, report.time);
    const G& game = table.record().game();
    view.line = line_words(report.line, [&](auto move) { return game.format(move); });
    if (report.moves.empty()) return view;
    view.score = fmt::format("{:.0f} %", 100 * report.moves.front().value);
    view.line = favourite_words(game, report.moves);
    return view;
}

/// All but what belongs to the screen itself: messages, what is typed, pages and menus. The board
/// may be on its way to the position, where a man that moves stands on two squares; men are counted
/// where they are in the game.
template <Game G>
TableView view_of(const Table<G>& table, const BoardView& board, Clock::time_point now) {
    const G& game = table.record().game();
    const bool is_over = table.session().is_over();
    const BoardView settled = view_of(table.record(), std::nullopt);
    TableView view;
    view.title = "Outflank · " + game.name();
    if (const auto opening = opening_words(table.record()); !opening.empty())
        view.title += " · " + opening;
    view.board = board;
    view.state = state_words(table);
    if (table.thought()) view.thought = thought_words(table, now);
    for (const Side side : {Side::One, Side::Two}) {
        view.seats[index(side)] = {
            std::string(game.side_name(side)), sentences::seat_words(table.session().seat(side)),
            count_men(settled, side), !is_over && table.record().to_move() == side};
    }
    for (const auto move : table.record().moves()) view.moves.push_back(game.format(move));
    for (const auto move : table.session().taken_back())
        view.taken_back.push_back(game.format(move));
    view.prompt = (is_over ? "" : std::string(game.side_name(table.record().to_move()))) + "> ";
    view.help = short_help(board.is_othello ? "f5" : "e4-e7");
    if (!is_over) view.tip = Tip;
    return view;
}

}  // namespace outflank::app
