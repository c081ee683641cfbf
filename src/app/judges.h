/// Judges: one for each game that comes along, made when it is first needed and kept while the
/// games stay the same, with all it has learnt.
#pragma once

#include <optional>
#include <tuple>
#include <utility>

#include "app/judge_choice.h"

namespace outflank::app {

class Judges {
  public:
    explicit Judges(engine::Options options) : options_(std::move(options)) {}

    /// Refuses what no engine can be made with. The judge is there until another game is asked for.
    template <Game G>
    Result<analysis::Judge<G>*> judge_of(const G& game) {
        auto& kept = std::get<std::optional<Kept<G>>>(kept_);
        if (kept && kept->game == game) return &kept->judge;
        auto judge = make_judge(game, options_);
        if (!judge) return judge.error();
        return &kept.emplace(Kept<G>{game, *std::move(judge)}).judge;
    }

  private:
    template <Game G>
    struct Kept {
        G game;
        analysis::Judge<G> judge;
    };

    engine::Options options_;
    std::tuple<std::optional<Kept<othello::Othello>>, std::optional<Kept<tafl::Tafl>>> kept_;
};

}  // namespace outflank::app
