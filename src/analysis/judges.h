/// Judges: one for each game that comes along, made when it is first needed and kept while the
/// games stay the same, with all it has learnt.
#pragma once

#include <optional>
#include <tuple>
#include <utility>

#include "analysis/judge.h"
#include "core/isa.h"
#include "engine/ply_level.h"

namespace outflank::analysis {

/// The judge of a game, with an engine of this machine's instruction set where one plays it. The
/// generic search uses no weights; of the options it takes the table and the threads.
template <Game G>
Result<Judge<G>> make_judge(const G& game, const engine::Options& options) {
    if (!engine::has_own_engine(game))
        return Judge<G>(game, nullptr, options.hash_megabytes, options.threads);
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    auto engine = engine::Engine::make(*isa, options);
    if (!engine) return engine.error();
    return Judge<G>(game, *std::move(engine), options.hash_megabytes);
}

class Judges {
  public:
    explicit Judges(engine::Options options) : options_(std::move(options)) {}

    /// Refuses what no engine can be made with. The judge is there until another game is asked for.
    template <Game G>
    Result<Judge<G>*> judge_of(const G& game) {
        auto& kept = std::get<std::optional<Kept<G>>>(kept_);
        if (kept && kept->game == game) return &kept->judge;
        auto judge = make_judge(game, options_);
        if (!judge) return judge.error();
        return &kept.emplace(Kept<G>{game, *std::move(judge)}).judge;
    }

    /// As if nothing had been asked yet.
    void forget() { kept_ = {}; }

  private:
    template <Game G>
    struct Kept {
        G game;
        Judge<G> judge;
    };

    engine::Options options_;
    std::tuple<std::optional<Kept<othello::Othello>>, std::optional<Kept<tafl::Tafl>>> kept_;
};

}  // namespace outflank::analysis
