/// Study: questions about positions and games, answered on a scheduler's worker: hints that deepen,
/// analyses of whole games, exact endgames. Answers are the members of the messages of docs/api.md.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/play/game_plan.h"
#include "app/web/allowance.h"
#include "app/web/game_json.h"
#include "core/result.h"

namespace outflank::app::web {

struct HintQuestion {
    AnyRecord record;
    int level;
    std::optional<std::size_t> count;  // nothing: every move
};

struct AnalysisQuestion {
    AnyRecord record;
    int level;
};

/// On the worker's thread.
using OnAnswer = std::function<void(const Json&)>;

/// Any number of threads may ask at the same time; every question blocks. The answer does not
/// depend on what was asked before, unless time has ended it.
class Study {
  public:
    explicit Study(const Allowance& allowance);
    ~Study();
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;

    /// Whether there is something to find. That the level is allowed, the asker has to see to.
    [[nodiscard]] Result<Done> check(const HintQuestion& question) const;
    [[nodiscard]] Result<Done> check(const AnalysisQuestion& question) const;

    /// `hints`, round by round, the last one done. REQUIRES: check() has nothing against it.
    Result<Done> hint(const HintQuestion& question, const std::stop_token& stop,
                      const OnAnswer& on_round);

    /// Calls for each move that was judged, and gives the members of `analysis`.
    Result<Json> analyze(const AnalysisQuestion& question, const std::stop_token& stop,
                         const OnAnswer& on_move);

    /// The exact value of a position, or the best found in the time allowed.
    Result<Json> solve(const AnyRecord& record, const std::stop_token& stop);

  private:
    struct Judges;

    template <class Use>
    Result<Done> with_judge(const AnyRecord& any, const Use& use);

    const Allowance& allowance_;
    std::unique_ptr<Judges> judges_;
};

}  // namespace outflank::app::web
