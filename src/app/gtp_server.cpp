#include "app/gtp_server.h"

#include <algorithm>
#include <climits>
#include <cstdlib>

#include "core/text.h"

namespace outflank::app {

namespace gtp = protocol::gtp;
using othello::Othello;
using namespace std::string_literals;

const std::vector<GtpServer::Command>& GtpServer::commands() {
    static const std::vector<Command> all = {
        {"protocol_version", &GtpServer::protocol_version, 0},
        {"name", &GtpServer::name, 0},
        {"version", &GtpServer::version, 0},
        {"known_command", &GtpServer::known_command, 1},
        {"list_commands", &GtpServer::list_commands, 0},
        {"list_games", &GtpServer::list_games, 0},
        {"set_game", &GtpServer::set_game, 1},
        {"quit", &GtpServer::quit, 0},
        {"boardsize", &GtpServer::boardsize, 1},
        {"clear_board", &GtpServer::clear_board, 0},
        {"komi", &GtpServer::komi, 0},
        {"play", &GtpServer::play, 2},
        {"genmove", &GtpServer::genmove, 1},
        {"reg_genmove", &GtpServer::reg_genmove, 1},
        {"undo", &GtpServer::undo, 0},
        {"showboard", &GtpServer::showboard, 0},
        {"final_score", &GtpServer::final_score, 0},
        {"time_settings", &GtpServer::time_settings, 3},
        {"time_left", &GtpServer::time_left, 3},
        {"gogui-rules_game_id", &GtpServer::list_games, 0},
        {"gogui-rules_board", &GtpServer::board_rows, 0},
        {"gogui-rules_board_size", &GtpServer::board_size, 0},
        {"gogui-rules_legal_moves", &GtpServer::legal_moves, 0},
        {"gogui-rules_side_to_move", &GtpServer::side_to_move, 0},
        {"gogui-rules_final_result", &GtpServer::final_result, 0},
    };
    return all;
}

const GtpServer::Command* GtpServer::find(std::string_view name) {
    const auto place = std::find_if(commands().begin(), commands().end(),
                                    [&](const Command& each) { return each.name == name; });
    return place == commands().end() ? nullptr : &*place;
}

std::string GtpServer::answer(std::string_view line) {
    const auto request = gtp::parse_request(line);
    if (!request) return {};
    const auto refusal = [&](const std::string& sentence) {
        return gtp::format(gtp::Response{false, request->id, sentence});
    };
    const Command* command = find(request->name);
    if (command == nullptr) return refusal("unknown command");
    if (request->arguments.size() < command->arguments) {
        return refusal(request->name + " expects " + std::to_string(command->arguments) +
                       (command->arguments == 1 ? " argument" : " arguments"));
    }
    const auto text = (this->*command->handler)(request->arguments);
    if (!text) return refusal(text.error().sentence);
    return gtp::format(gtp::Response{true, request->id, *text});
}

GtpServer::Answer GtpServer::protocol_version(const Arguments& /*none*/) { return "2"s; }
GtpServer::Answer GtpServer::name(const Arguments& /*none*/) { return "Outflank"s; }
GtpServer::Answer GtpServer::version(const Arguments& /*none*/) {
    return std::string(OUTFLANK_VERSION);
}

GtpServer::Answer GtpServer::known_command(const Arguments& arguments) {
    return find(arguments[0]) == nullptr ? "false"s : "true"s;
}

GtpServer::Answer GtpServer::list_commands(const Arguments& /*none*/) {
    std::string names;
    for (const Command& command : commands()) names += std::string(command.name) + '\n';
    return names;
}

GtpServer::Answer GtpServer::list_games(const Arguments& /*none*/) { return "Othello"s; }

GtpServer::Answer GtpServer::set_game(const Arguments& arguments) {
    if (text::lower(arguments[0]) == "othello") return ""s;
    return Error{"unsupported game: expected Othello, not " + text::shown(arguments[0])};
}

GtpServer::Answer GtpServer::quit(const Arguments& /*none*/) {
    is_done_ = true;
    return ""s;
}

GtpServer::Answer GtpServer::boardsize(const Arguments& arguments) {
    const auto size = text::parse_int("boardsize", arguments[0], 0, INT_MAX);
    if (!size) return size.error();
    const auto game = Othello::of_size(static_cast<int>(*size));
    if (!game) return Error{"unacceptable size: " + game.error().sentence};
    board_ = GtpBoard(game->size());
    return ""s;
}

GtpServer::Answer GtpServer::clear_board(const Arguments& /*none*/) {
    board_ = GtpBoard(board_.record().game().size());
    return ""s;
}

/// Othello has none; controllers of Go send it all the same.
GtpServer::Answer GtpServer::komi(const Arguments& /*any*/) { return ""s; }

GtpServer::Answer GtpServer::play(const Arguments& arguments) {
    const auto side = gtp::parse_colour(arguments[0]);
    if (!side) return side.error();
    const auto move = board_.record().game().parse_move(arguments[1]);
    if (!move) return move.error();
    const auto played = board_.play(*side, *move);
    if (!played) return played.error();
    return ""s;
}

Result<GtpServer::Chosen> GtpServer::choose(const std::string& colour) {
    const auto side = gtp::parse_colour(colour);
    if (!side) return side.error();
    GtpBoard asked = board_;
    if (asked.record().is_over()) return Chosen{*side, othello::Move::pass()};
    const auto turned = asked.give_turn_to(*side);
    if (!turned) return turned.error();
    const auto& record = asked.record();
    if (const auto pass = forced_pass(record.game(), record.position()))
        return Chosen{*side, *pass};
    const auto allowance = clock_.allowance(*side);
    Conditions<othello::Move> conditions;
    conditions.move_time = allowance.move_time;
    conditions.clock = allowance.clock;
    return Chosen{*side, advisor_.choose(record, level_, conditions).best()};
}

GtpServer::Answer GtpServer::genmove(const Arguments& arguments) {
    const auto begin = Clock::now();
    const auto chosen = choose(arguments[0]);
    if (!chosen) return chosen.error();
    clock_.spend(chosen->side, Clock::now() - begin);
    const auto played = board_.play(chosen->side, chosen->move);
    if (!played) return played.error();
    return othello::format(chosen->move);
}

GtpServer::Answer GtpServer::reg_genmove(const Arguments& arguments) {
    const auto chosen = choose(arguments[0]);
    if (!chosen) return chosen.error();
    return othello::format(chosen->move);
}

GtpServer::Answer GtpServer::undo(const Arguments& /*none*/) {
    const auto undone = board_.undo();
    if (!undone) return undone.error();
    return ""s;
}

GtpServer::Answer GtpServer::showboard(const Arguments& /*none*/) {
    const auto& record = board_.record();
    return '\n' + record.game().diagram(record.position());
}

GtpServer::Answer GtpServer::final_score(const Arguments& /*none*/) {
    const auto outcome = board_.record().outcome();
    if (!outcome) return Error{"the game is not over"};
    if (!outcome->winner) return "0"s;
    return (outcome->winner == Side::One ? "B+" : "W+") + std::to_string(std::abs(outcome->score));
}

GtpServer::Answer GtpServer::final_result(const Arguments& arguments) {
    return board_.record().is_over() ? final_score(arguments) : Answer("unknown"s);
}

GtpServer::Answer GtpServer::time_settings(const Arguments& arguments) {
    const auto settings = gtp::parse_time_settings(arguments);
    if (!settings) return settings.error();
    clock_.set(*settings);
    return ""s;
}

GtpServer::Answer GtpServer::time_left(const Arguments& arguments) {
    const auto side = gtp::parse_colour(arguments[0]);
    if (!side) return side.error();
    const auto time = gtp::parse_seconds("time_left", arguments[1]);
    if (!time) return time.error();
    const auto stones = text::parse_int("time_left", arguments[2], 0, INT_MAX);
    if (!stones) return stones.error();
    clock_.set_left(*side, *time, static_cast<int>(*stones));
    return ""s;
}

/// From the highest row down, as that controller draws it.
GtpServer::Answer GtpServer::board_rows(const Arguments& /*none*/) {
    const auto& record = board_.record();
    const auto size = static_cast<std::size_t>(record.game().size());
    std::string cells = record.game().format(record.position()).substr(0, size * size);
    std::replace(cells.begin(), cells.end(), '-', '.');
    std::string rows;
    for (std::size_t row = size; row-- > 0;) rows += cells.substr(row * size, size) + '\n';
    return rows;
}

GtpServer::Answer GtpServer::board_size(const Arguments& /*none*/) {
    return std::to_string(board_.record().game().size());
}

GtpServer::Answer GtpServer::legal_moves(const Arguments& /*none*/) {
    std::string moves;
    const auto& record = board_.record();
    for (const auto move : record.game().moves(record.position()))
        moves += (moves.empty() ? "" : " ") + othello::format(move);
    return moves;
}

GtpServer::Answer GtpServer::side_to_move(const Arguments& /*none*/) {
    return std::string(gtp::colour_word(board_.record().to_move()));
}

}  // namespace outflank::app
