#include "app/nboard_server.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/duration.h"
#include "engine/level.h"
#include "formats/ggf_clock.h"

namespace outflank::app {

namespace nboard = protocol::nboard;
namespace command = protocol::nboard::command;
namespace event = protocol::nboard::event;
using othello::Othello;

namespace {

double in_discs(Score score) { return static_cast<double>(score) / Disc; }

/// "14" plies; to the end of the game "100%", or "73%" where something was left out on a guess.
std::string depth_word(const engine::Report& report, int empties) {
    if (report.is_exact) return "100%";
    if (report.depth >= empties) return std::to_string(report.selectivity) + '%';
    return std::to_string(report.depth);
}

int empties_of(const GameRecord<Othello>& record) {
    return record.game().empties(record.position()).count();
}

/// Who is to move after so many moves. Passes are moves, so sides take turns.
Side side_after(const GameRecord<Othello>& record, std::size_t moves_made) {
    const Side first = record.start().to_move();
    return moves_made % 2 == 0 ? first : opponent(first);
}

}  // namespace

NboardServer::NboardServer(Advisor advisor, int level, Say say)
    : advisor_(std::move(advisor)),
      level_(level),
      say_(std::move(say)),
      game_{GameRecord<Othello>(Othello(8)), {}, {}} {}

/// What each command does.
struct NboardServer::Obey {
    NboardServer& server;
    const std::stop_token& stop;

    void operator()(const command::Hello& /*hello*/) const { server.announce_name(); }
    void operator()(const command::SetDepth& set) const {
        server.level_ = std::min(set.depth, engine::HighestLevel);
        server.announce_name();
    }
    void operator()(const command::SetGame& set) const {
        auto game = formats::parse_ggf(set.ggf);
        if (!game) return server.refuse(game.error().sentence);
        server.game_ = *std::move(game);
        server.game_.notes.resize(server.game_.record.moves().size());
    }
    /// It is about draws in a book; ours is followed by its values alone.
    void operator()(const command::SetContempt& /*set*/) const {}
    void operator()(const command::MoveMade& move) const { server.play(move.made); }
    void operator()(const command::Hint& hint) const { server.hint(hint.count, stop); }
    void operator()(command::Go /*go*/) const { server.go(stop); }
    void operator()(const command::Ping& ping) const { server.say_(event::Pong{ping.number}); }
    void operator()(command::Learn /*learn*/) const {
        server.say_(event::Status{"The book does not learn from single games"});
        server.say_(event::Learned{});
    }
    void operator()(command::Analyze /*analyze*/) const { server.analyze(stop); }
    void operator()(command::Quit /*quit*/) const {}
};

void NboardServer::obey(std::string_view line, const std::stop_token& stop) {
    const auto parsed = nboard::parse_command(line);
    if (!parsed) return refuse(parsed.error().sentence);
    std::visit(Obey{*this, stop}, *parsed);
}

void NboardServer::refuse(const std::string& sentence) { say_(event::Status{sentence}); }

bool NboardServer::can_think() {
    if (!game_.record.is_over()) return true;
    refuse("the game is over");
    return false;
}

void NboardServer::announce_name() { say_(event::MyName{"Outflank" + std::to_string(level_)}); }

void NboardServer::play(const NotedMove& made) {
    auto& record = game_.record;
    const auto pass = forced_pass(record.game(), record.position());
    if (pass && *pass != made.move) play({*pass, {}});  // the board left it out
    const auto played = record.play(made.move);
    if (!played) return refuse(played.error().sentence);
    game_.notes.push_back(made.note);
}

void NboardServer::go(const std::stop_token& stop) {
    if (!can_think()) return;
    const auto& record = game_.record;
    const auto begin = Clock::now();
    if (const auto pass = forced_pass(record.game(), record.position()))
        return say_(event::Chosen{{*pass, {}}});
    Conditions<othello::Move> conditions;
    conditions.clock = formats::clock_of(game_, record.to_move());
    conditions.stop = stop;
    const bool is_in_book = !advisor_.book_hints(record, 1).empty();
    if (was_in_book_ && !is_in_book) say_(event::Status{"The book ends here"});
    was_in_book_ = is_in_book;
    const auto report = advisor_.choose(record, level_, conditions);
    if (stop.stop_requested() && !is_input_over_) return;
    const double seconds = in_seconds(Clock::now() - begin);
    say_(event::NodeStats{report.nodes, seconds});
    say_(event::Chosen{{report.best(), {in_discs(report.score), seconds}}});
}

void NboardServer::hint(int count, const std::stop_token& stop) {
    if (!can_think()) return;
    const int empties = empties_of(game_.record);
    const auto begin = Clock::now();
    say_(event::Status{"Analyzing"});
    for (const auto& known : advisor_.book_hints(game_.record, static_cast<std::size_t>(count)))
        say_(event::Hinted{known.line, in_discs(known.score), std::to_string(known.depth), true});
    const auto tell = [&](const std::vector<engine::Report>& hints) {
        std::uint64_t nodes = 0;
        for (const auto& hint : hints) {
            nodes += hint.nodes;
            say_(event::Hinted{hint.line, in_discs(hint.score), depth_word(hint, empties), false});
        }
        say_(event::NodeStats{nodes, in_seconds(Clock::now() - begin)});
    };
    advisor_.hint(game_.record, level_, static_cast<std::size_t>(count), stop, tell);
    say_(event::Status{});
}

void NboardServer::analyze(const std::stop_token& stop) {
    const auto tell = [&](const analysis::Progress& progress) {
        const auto moves_made = static_cast<int>(progress.moves_made);
        const Side side = side_after(game_.record, progress.moves_made);
        say_(event::Analysis{moves_made, analysis::for_side(progress.standing.score, side)});
    };
    advisor_.analyze(game_.record, level_, stop, tell);
}

}  // namespace outflank::app
