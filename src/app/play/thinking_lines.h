/// ThinkingLines: what the plain game says while a player thinks at a terminal, so that a long
/// thought does not look like a program that hangs. The time is told to it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "fmt/format.h"

#include "app/play/game_sentences.h"
#include "app/play/table.h"
#include "app/score_text.h"
#include "engine/shown_score.h"

namespace outflank::app {

template <Game G>
class ThinkingLines {
  public:
    ThinkingLines() = default;

    /// A thought that is shorter is not worth a word.
    static constexpr std::chrono::seconds Patience{1};

    /// What is new about the thought: once that somebody thinks, then a line a finished depth.
    std::vector<std::string> news(const G& game, const Thought<G>& thought, Clock::time_point now) {
        if (thought.begin != begin_) *this = ThinkingLines(thought.begin);
        std::vector<std::string> lines;
        if (now - thought.begin < Patience) return lines;
        if (!is_announced_)
            lines.push_back(sentences::is_thinking(game, thought.side) + " (Ctrl-C: move now)");
        is_announced_ = true;
        if (!thought.report || thought.report->depth == told_depth_) return lines;
        told_depth_ = thought.report->depth;
        const auto& report = *thought.report;
        lines.push_back(fmt::format(
            "  depth {}, score {:+.2f}: {}", depth_words(report.depth, report.selectivity),
            engine::shown_score<G>(report.score),
            line_words(report.line, [&](auto move) { return game.format(move); })));
        return lines;
    }

  private:
    explicit ThinkingLines(Clock::time_point begin) : begin_(begin) {}

    Clock::time_point begin_;
    bool is_announced_ = false;
    int told_depth_ = 0;
};

}  // namespace outflank::app
