#include "roster/search_evaluation.h"

#include "core/text.h"

namespace outflank::roster {

Result<eval::TaflEvaluation> search_evaluation(const tafl::Tafl& game, const PlayerSpec& spec) {
    const std::string who = "player " + text::shown(spec.name);
    const auto named = spec.options.find("eval");
    const auto file = spec.options.find("weights");
    const bool has_name = named != spec.options.end();
    if (has_name && named->second != "network" && named->second != "king-distance") {
        return Error{"eval in " + game.name() + " expects network or king-distance, not " +
                     text::shown(named->second)}
            .in(who);
    }
    const bool is_learned = !has_name || named->second == "network";
    if (file != spec.options.end()) {
        if (!is_learned) return Error{"weights belong to eval=network"}.in(who);
        auto loaded = engine::load_tafl_evaluation(game.rules(), file->second);
        return loaded ? loaded : loaded.error().in(who);
    }
    if (!is_learned) return eval::TaflEvaluation(game.rules());
    auto shipped = engine::shipped_tafl_evaluation(game.rules());
    if (has_name && !shipped.is_learned())
        return Error{"no weights for " + game.name() + " ship; expected eval=king-distance"}.in(
            who);
    return shipped;
}

}  // namespace outflank::roster
