#include "analysis/analyze.h"

#include <algorithm>
#include <utility>

#include "analysis/othello_faults.h"
#include "analysis/result_faults.h"
#include "analysis/tafl_faults.h"
#include "engine/shown_score.h"

namespace outflank::analysis {

namespace {

using othello::Othello;
using tafl::Tafl;

template <Game G>
constexpr Unit unit_of() {
    return std::same_as<G, Othello> ? Unit::Discs : Unit::Games;
}

/// What is known before anything is judged.
template <Game G>
GameAnalysis frame_of(const GameRecord<G>& record) {
    const G& game = record.game();
    GameAnalysis frame;
    frame.game = game.name();
    frame.unit = unit_of<G>();
    for (const Side side : {Side::One, Side::Two})
        frame.side_names[index(side)] = game.side_name(side);
    auto position = record.start();
    frame.positions.push_back(game.format(position));
    for (const auto move : record.moves()) {
        position = game.after(position, move);
        frame.positions.push_back(game.format(position));
        frame.played.push_back(game.format(move));
    }
    frame.outcome = record.outcome();
    frame.standings.resize(frame.positions.size());
    return frame;
}

Proof proof_of(const Standing& before, const Standing& after, Side side) {
    const double was = for_side(before.score, side);
    const double is = for_side(after.score, side);
    return {.was_won = before.is_exact && was > 0,
            .was_lost = before.is_exact && was < 0,
            .is_won = after.is_exact && is > 0,
            .is_lost = after.is_exact && is < 0};
}

/// What a search thought on its way, at that depth.
struct Thought {
    int depth = 0;
    double score = 0;  // for Side::One
};

/// The walk from the end of a record to its start.
template <Game G>
class Walk {
  public:
    using Move = typename G::Move;
    using Moves = std::vector<Move>;

    Walk(Judge<G>& judge, const GameRecord<G>& record)
        : judge_(judge), past_(record), analysis_(frame_of(record)) {}

    GameAnalysis run(const Effort& effort, const std::stop_token& stop,
                     const OnProgress& on_progress) {
        while (judge_position(effort, stop)) {
            const MoveAnalysis* const move = judge_move();
            const std::size_t place = past_.moves().size();
            if (on_progress) on_progress({place, *analysis_.standings[place], move});
            if (place == 0) break;
            next_move_ = past_.moves().back();
            later_line_ = std::move(line_);
            later_thoughts_ = std::exchange(thoughts_, {});
            past_.undo();
        }
        std::reverse(analysis_.moves.begin(), analysis_.moves.end());
        return std::move(analysis_);
    }

  private:
    /// False: it was told to stop.
    bool judge_position(const Effort& effort, const std::stop_token& stop) {
        auto& standing = analysis_.standings[past_.moves().size()];
        if (const auto outcome = past_.outcome()) {
            line_.clear();
            standing = Standing{.score = static_cast<double>(outcome->score), .is_exact = true};
            return true;
        }
        if (next_move_ && past_.game().count_moves(past_.position()) == 1) {
            standing = before_only_move();
            return true;
        }
        const auto note = [&](const SearchReport<Move>& report) {
            thoughts_.push_back({report.depth, score_of(report)});
        };
        auto report = judge_.best(past_, effort, stop, note);
        if (stop.stop_requested()) return false;
        line_ = std::move(report.line);
        standing = Standing{.score = score_of(report),
                            .line = words_of(line_),
                            .depth = report.depth,
                            .selectivity = report.selectivity,
                            .is_exact = report.is_exact};
        return true;
    }

    /// Of the position at hand.
    [[nodiscard]] double score_of(const SearchReport<Move>& report) const {
        return for_side(engine::shown_score<G>(report.score), past_.to_move());
    }

    /// What the move was worth when it had been searched as far as the position before it, and no
    /// further. Scores go up and down with whose move the horizon falls on, and a move must not be
    /// blamed for that.
    [[nodiscard]] Standing at_equal_depth(const Standing& before, Standing after) const {
        for (const Thought& thought : later_thoughts_) {
            if (thought.depth + 1 == before.depth) after.score = thought.score;
        }
        return after;
    }

    /// What comes after the only move is known already, and is what the position is worth.
    Standing before_only_move() {
        Standing standing = *analysis_.standings[past_.moves().size() + 1];
        line_ = played_line();
        standing.line = words_of(line_);
        ++standing.depth;
        thoughts_ = later_thoughts_;
        for (Thought& thought : thoughts_) ++thought.depth;
        return standing;
    }

    /// The move made here, once the position after it is known too.
    const MoveAnalysis* judge_move() {
        if (!next_move_ || forced_pass(past_.game(), past_.position())) return nullptr;
        const std::size_t place = past_.moves().size();
        const Standing& before = *analysis_.standings[place];
        Standing after = *analysis_.standings[place + 1];
        if (!before.is_exact && !after.is_exact) after = at_equal_depth(before, after);
        MoveAnalysis move = compared(before, after);
        move.number = place + 1;
        const Proof proof = proof_of(before, after, move.side);
        // A move that the judge would have made itself is not to blame, whatever came to light
        // later.
        if (move.loss > 0) move.label = label_of(move.loss, analysis_.unit, proof);
        if (move.label != Label::None) move.reasons = explained(move, proof);
        analysis_.moves.push_back(std::move(move));
        return &analysis_.moves.back();
    }

    MoveAnalysis compared(const Standing& before, const Standing& after) const {
        const Standing& weaker = before.is_exact && !after.is_exact ? after : before;
        MoveAnalysis move;
        move.side = past_.to_move();
        move.move = past_.game().format(*next_move_);
        move.played_line = words_of(played_line());
        move.played_score = for_side(after.score, move.side);
        move.is_exact = before.is_exact && after.is_exact;
        move.depth = weaker.depth;
        move.selectivity = weaker.selectivity;
        const double best_score = for_side(before.score, move.side);
        const bool is_best = *next_move_ == line_.front() || move.played_score >= best_score ||
                             (!move.is_exact && is_image_of_best());
        move.best_score = is_best ? move.played_score : best_score;
        move.best_line = is_best ? move.played_line : before.line;
        move.best = move.best_line.front();
        move.loss = move.best_score - move.played_score;
        return move;
    }

    /// Mirrored, the best move is as good, whatever searches that are not exact make of the two: no
    /// first move of Othello loses anything. What is exact may know more, of a repetition.
    [[nodiscard]] bool is_image_of_best() const {
        const G& game = past_.game();
        const auto position = past_.position();
        return std::ranges::any_of(AllSymmetries, [&](Symmetry symmetry) {
            return game.transformed(position, symmetry) == position &&
                   game.transformed(line_.front(), symmetry) == *next_move_;
        });
    }

    std::vector<Explanation> explained(const MoveAnalysis& move, const Proof& proof) const {
        std::vector<Explanation> all;
        if (auto result = throws_away_result(move, analysis_)) all.push_back(*std::move(result));
        const Occasion<G> occasion{past_.game(), past_.position(), played_line(), line_, proof};
        for (auto& each : explanations(occasion)) all.push_back(std::move(each));
        if (all.empty()) all.push_back(better_line(move, analysis_));
        if (all.size() > MostExplanations) all.resize(MostExplanations);
        return all;
    }

    Moves played_line() const {
        Moves line{*next_move_};
        line.insert(line.end(), later_line_.begin(), later_line_.end());
        return line;
    }

    std::vector<std::string> words_of(const Moves& line) const {
        std::vector<std::string> words;
        for (const Move move : line) words.push_back(past_.game().format(move));
        return words;
    }

    Judge<G>& judge_;
    GameRecord<G> past_;
    GameAnalysis analysis_;  // its moves the last first
    Moves line_;  // best play from here
    std::optional<Move> next_move_;  // made here; nothing at the end of the record
    Moves later_line_;  // best play after it
    std::vector<Thought> thoughts_;  // about the position at hand
    std::vector<Thought> later_thoughts_;  // about the one after it
};

}  // namespace

template <Game G>
GameAnalysis analyze(Judge<G>& judge, const GameRecord<G>& record, const Effort& effort,
                     const std::stop_token& stop, const OnProgress& on_progress) {
    return Walk<G>(judge, record).run(effort, stop, on_progress);
}

template GameAnalysis analyze(Judge<Othello>&, const GameRecord<Othello>&, const Effort&,
                              const std::stop_token&, const OnProgress&);
template GameAnalysis analyze(Judge<Tafl>&, const GameRecord<Tafl>&, const Effort&,
                              const std::stop_token&, const OnProgress&);

}  // namespace outflank::analysis
