/// Commentator: hints and analyses, worked out beside the game and told as pages of text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "fmt/format.h"

#include "app/analysis.h"
#include "app/game_score.h"
#include "app/play/judge.h"
#include "app/play/page.h"
#include "app/score_text.h"
#include "core/inbox.h"
#include "core/worker.h"

namespace outflank::app {

template <Game G>
class Commentator {
  public:
    using Record = GameRecord<G>;
    using Move = typename G::Move;

    /// `wake` is called on the worker's thread whenever there is something to collect.
    explicit Commentator(std::function<void()> wake) : pages_(std::move(wake)) {}

    /// REQUIRES: the game is not over.
    void ask_hints(const Record& record, std::size_t count) {
        ask([=, this](const std::stop_token& stop) { return hints(record, count, stop); });
    }
    void ask_analysis(const Record& record) {
        ask([=, this](const std::stop_token& stop) { return analysis(record, stop); });
    }

    /// What has been found so far will do.
    void hurry() { worker_.stop(); }

    [[nodiscard]] bool is_busy() const { return asked_ > 0; }
    [[nodiscard]] std::vector<Page> collect() {
        auto pages = pages_.collect();
        asked_ -= pages.size();
        return pages;
    }

  private:
    using Ask = std::function<Result<Page>(const std::stop_token&)>;

    void ask(Ask question) {
        ++asked_;
        worker_.start([this, question = std::move(question)](const std::stop_token& stop) {
            auto page = question(stop);
            pages_.send(page ? *std::move(page) : Page{page.error().sentence, {}});
        });
    }

    Result<Page> hints(const Record& record, std::size_t count, const std::stop_token& stop) {
        auto found = judge_.hints(record, count, stop);
        if (!found) return found.error();
        const auto format = [&](Move move) { return record.game().format(move); };
        Page page{"Best moves", {}};
        for (auto& hint : *found) {
            if (hint.line.size() > LongestLine) hint.line.resize(LongestLine);
            page.lines.push_back(fmt::format(
                "{:<6} {:>+7.2f}  {:<7}  {}", format(hint.best()), shown_score<G>(hint.score),
                depth_words(hint.depth, hint.selectivity), line_words(hint.line, format)));
        }
        return page;
    }

    Result<Page> analysis(const Record& record, const std::stop_token& stop) {
        const auto judged = judge_moves(
            record, [&](const Record& past) { return judge_.best(past, stop); },
            [](Score score) { return shown_score<G>(score); },
            [&] { return stop.stop_requested(); });
        if (!judged) return judged.error();
        Page page{"What the moves lost", {}};
        for (const auto& move : *judged) {
            if (move.loss >= WorthTelling) page.lines.push_back(told(record.game(), move));
        }
        if (page.lines.empty()) page.lines.emplace_back("No move lost anything worth telling.");
        for (const Side side : {Side::One, Side::Two}) {
            page.lines.push_back(fmt::format("{} lost {:.1f} in all.",
                                             record.game().side_name(side),
                                             total_loss(*judged, side)));
        }
        return page;
    }

    static std::string told(const G& game, const JudgedMove<Move>& move) {
        return fmt::format("{:>3}. {:<9} {:<6} lost {:>5.1f}   better {:<6} ({:+.1f})", move.number,
                           game.side_name(move.side), game.format(move.played), move.loss,
                           game.format(move.best), move.score);
    }

    static constexpr std::size_t LongestLine = 5;  // beside a board
    /// A disc; in Tafl a tenth of a game.
    static constexpr double WorthTelling = std::same_as<Move, othello::Move> ? 1 : 0.1;

    Inbox<Page> pages_;
    Judge<G> judge_;  // of the worker alone
    std::size_t asked_ = 0;
    Worker worker_;  // last, so that nobody works with what is gone
};

}  // namespace outflank::app
