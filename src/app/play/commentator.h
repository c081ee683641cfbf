/// Commentator: hints and analyses, worked out beside the game and told as pages of text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "fmt/format.h"

#include "analysis/analyze.h"
#include "analysis/judges.h"
#include "app/analysis_text.h"
#include "app/engine_choice.h"
#include "app/play/page.h"
#include "app/score_text.h"
#include "core/inbox.h"
#include "core/worker.h"
#include "engine/shown_score.h"

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
        ask([=, this](const std::stop_token& stop) { return tell_hints(record, count, stop); });
    }
    void ask_analysis(const Record& record) {
        ask([=, this](const std::stop_token& stop) { return tell_analysis(record, stop); });
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

    Result<Page> tell_hints(const Record& record, std::size_t count, const std::stop_token& stop) {
        const auto made = judge(record.game());
        if (!made) return made.error();
        auto found = (*made)->hints(record, count, {{}, TimeForHints}, stop);
        const auto format = [&](Move move) { return record.game().format(move); };
        Page page{"Best moves", {}};
        for (auto& hint : found) {
            if (hint.line.size() > LongestLine) hint.line.resize(LongestLine);
            page.lines.push_back(fmt::format("{:<6} {:>+7.2f}  {:<7}  {}", format(hint.best()),
                                             engine::shown_score<G>(hint.score),
                                             depth_words(hint.depth, hint.selectivity),
                                             line_words(hint.line, format)));
        }
        return page;
    }

    Result<Page> tell_analysis(const Record& record, const std::stop_token& stop) {
        const auto made = judge(record.game());
        if (!made) return made.error();
        const auto game = analysis::analyze(**made, record, effort(record.game()), stop, {});
        Page page{"What the moves lost", explained_moves(game, PageColumns)};
        for (auto& line : summary(game, PageColumns)) page.lines.push_back(std::move(line));
        return page;
    }

    /// So little that nobody has to wait long; on 8x8 it solves the last 20 squares.
    static analysis::Effort effort(const G& game) {
        if (engine::has_own_engine(game)) return {LevelForAMove, std::nullopt};
        return {std::nullopt, TimeForAMove};
    }

    /// Made when it is first needed; not one of the players, whoever sits at the board.
    Result<analysis::Judge<G>*> judge(const G& game) {
        if (judge_) return &*judge_;
        engine::Options options;
        options.hash_megabytes = engine::GenericHashMegabytes;
        options.threads = *parse_threads("");
        auto made = analysis::make_judge(game, options);
        if (!made) return made.error();
        return &judge_.emplace(*std::move(made));
    }

    static constexpr std::size_t LongestLine = 5;  // beside a board
    static constexpr std::size_t PageColumns = 76;
    static constexpr Duration TimeForHints = std::chrono::seconds(1);
    static constexpr Duration TimeForAMove = std::chrono::milliseconds(100);  // of a whole game
    static constexpr int LevelForAMove = 10;

    Inbox<Page> pages_;
    std::optional<analysis::Judge<G>> judge_;  // of the worker alone
    std::size_t asked_ = 0;
    Worker worker_;  // last, so that nobody works with what is gone
};

}  // namespace outflank::app
