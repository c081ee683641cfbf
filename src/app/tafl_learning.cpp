#include "app/tafl_learning.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

#include "fmt/format.h"

#include "app/descent_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "app/time_left.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "engine/embedded_weights.h"
#include "learn/tafl_run.h"
#include "learn/tafl_training.h"

namespace outflank::app {

namespace {

/// Part of every run's settings: games depend on it.
constexpr std::size_t TableMegabytes = 1;

struct ChosenTaflWeights {
    eval::TaflWeights weights;
    std::string name;  // a checksum: the same for the same weights
};

struct ChosenEvaluation {
    eval::TaflEvaluation evaluation;
    std::string name;  // "none", or the weights'
};

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Nothing typed is what ships, anything else a file.
Result<ChosenTaflWeights> choose_tafl_weights(const tafl::Rules& rules, const std::string& typed) {
    const Result<std::string> bytes =
        typed.empty() ? std::string(text_of(engine::embedded_tafl_weights(rules.name)))
                      : read_file(typed);
    if (!bytes) return bytes.error().in("--weights");
    auto weights = eval::TaflWeights::from_bytes(
        rules, {reinterpret_cast<const unsigned char*>(bytes->data()), bytes->size()});
    if (!weights) return weights.error().in("--weights: " + text::shown(typed));
    return ChosenTaflWeights{*std::move(weights), fmt::format("{:016x}", checksum(*bytes))};
}

/// `none` is king-distance, to begin with.
Result<ChosenEvaluation> choose_evaluation(const tafl::Rules& rules, const std::string& typed) {
    if (typed == "none") return ChosenEvaluation{eval::TaflEvaluation(rules), typed};
    auto chosen = choose_tafl_weights(rules, typed);
    if (!chosen) return chosen.error();
    eval::TaflNetwork network(rules.size, std::move(chosen->weights));
    return ChosenEvaluation{eval::TaflEvaluation(rules, std::move(network)),
                            std::move(chosen->name)};
}

Result<learn::TaflSelfplaySettings> parse_tafl_settings(const SelfplayOptions& options) {
    learn::TaflSelfplaySettings settings;
    const auto depth = parse_or("--depth", options.depth, settings.depth, 1, 60);
    if (!depth) return depth.error();
    const auto prefix = options.prefix.empty()
                            ? settings.prefix
                            : learn::parse_range("--prefix", options.prefix, 0, settings.MostMoves);
    if (!prefix) return prefix.error();
    const auto noise = parse_real("--noise", options.noise, settings.noise, 0, 1);
    if (!noise) return noise.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    return learn::TaflSelfplaySettings{*depth, *prefix, *noise, *seed};
}

Result<learn::TaflTrainingSettings> parse_tafl_settings(const TrainOptions& options) {
    auto settings = parse_descent<learn::TaflTrainingSettings>(options, 0.1);
    if (!settings) return settings;
    const auto lambda = parse_real("--lambda", options.lambda, settings->lambda, 0, 1);
    if (!lambda) return lambda.error();
    settings->lambda = *lambda;
    const auto holdout = parse_holdout(options.holdout, settings->holdout);
    if (!holdout) return holdout.error();
    settings->holdout = *holdout;
    return settings;
}

std::string words(const learn::TaflEpoch& epoch) {
    return fmt::format("epoch {}: mean square {:.4f} learning, held out {}", epoch.number,
                       epoch.learned,
                       epoch.held_out ? fmt::format("{:.4f}", *epoch.held_out) : "nothing");
}

/// Nothing where it was interrupted.
Result<std::optional<learn::TaflFit>> fit(const tafl::Tafl& game,
                                          const std::vector<learn::TaflGame>& games,
                                          const learn::TaflTrainingSettings& settings) {
    const InterruptStop interrupt;
    ProgressLine line;
    TimeLeft left(0);
    const auto show = [&](double share) {
        if (left.is_time_to_show())
            line.show(fmt::format("{:.1f} % of {} epochs, {}", 100 * share, settings.epochs,
                                  left.words(share)));
    };
    const auto tell = [&](const learn::TaflEpoch& epoch) {
        line.clear();
        fmt::print("{}\n", words(epoch));
        std::fflush(stdout);
    };
    return learn::fit_tafl(game, games, settings, {interrupt.token(), show, tell});
}

Result<std::vector<learn::TaflGame>> read_games(const std::vector<std::string>& files,
                                                const tafl::Tafl& game) {
    std::vector<learn::TaflGame> games;
    for (const std::string& file : files) {
        auto read = learn::read_tafl_games(file, game);
        if (!read) return read.error();
        games.insert(games.end(), read->games.begin(), read->games.end());
    }
    return games;
}

}  // namespace

Result<std::optional<tafl::Tafl>> choose_learned_game(const GameOptions& options) {
    const auto game = choose_game(options);
    if (!game) return game.error();
    if (const auto* tafl = std::get_if<tafl::Tafl>(&*game)) return std::optional(*tafl);
    if (std::get<othello::Othello>(*game).size() != 8)
        return Error{"only 8x8 Othello and tablut have an evaluation that learns"};
    return std::optional<tafl::Tafl>();
}

Result<int> run_tafl_selfplay(const tafl::Tafl& game, const SelfplayOptions& options) {
    const auto refused = refuse_idle({{"--positions", !options.positions.empty()},
                                      {"--selectivity", !options.selectivity.empty()},
                                      {"--exact", !options.exact.empty()}},
                                     "Othello; selfplay in tablut expects --games N");
    if (!refused) return refused.error();
    if (options.games.empty()) return Error{"selfplay in tablut expects --games N"};
    const auto games = parse_count("--games", options.games);
    if (!games) return games.error();
    const auto settings = parse_tafl_settings(options);
    if (!settings) return settings.error();
    const auto threads = parse_threads(options.learn.threads);
    if (!threads) return threads.error();
    const auto shard = learn::Shard::parse(options.learn.shard);
    if (!shard) return shard.error();
    const auto chosen = choose_evaluation(game.rules(), options.learn.weights);
    if (!chosen) return chosen.error();

    const learn::TaflRun run{
        options.learn.out,
        fmt::format("selfplay rules={} games={} {} weights={} shard={}", game.rules().name, *games,
                    settings->text(), chosen->name, shard->text()),
        *games, *shard};
    learn::TaflSelfPlayer player(
        game, engine::generic_searcher(game, TableMegabytes, chosen->evaluation), *settings);
    const InterruptStop interrupt;
    ProgressLine line;
    std::optional<TimeLeft> left;  // from what the file holds on
    learn::TaflTally tally;
    const auto show = [&](const learn::TaflTally& so_far) {
        tally = so_far;
        const double share =
            static_cast<double>(tally.games) / static_cast<double>(shard->share_of(*games));
        if (!left) left.emplace(share);
        if (left->is_time_to_show())
            line.show(fmt::format("{:.1f} %, {} games, {} positions, {}", 100 * share, tally.games,
                                  tally.positions, left->words(share)));
    };
    const auto ending = learn::run_tafl_selfplay(run, game, player, interrupt.token(), show);
    line.clear();
    if (!ending) return ending.error();
    const bool is_interrupted = *ending == learn::Ending::Interrupted;
    fmt::print(stderr, "{} holds {} games with {} scored positions{}\n",
               text::shown(options.learn.out), tally.games, tally.positions,
               is_interrupted ? "; interrupted, the same command goes on with it" : "");
    return is_interrupted ? Interrupted : Success;
}

Result<int> run_tafl_train(const tafl::Tafl& game, const TrainOptions& options) {
    const auto refused =
        refuse_idle({{"--from", !options.from.empty()}, {"--network", !options.network.empty()}},
                    "Othello; in tablut train learns a network from its games alone");
    if (!refused) return refused.error();
    const auto settings = parse_tafl_settings(options);
    if (!settings) return settings.error();
    const auto place = check_output(options.out, options.files);
    if (!place) return place.error();
    const auto games = read_games(options.files, game);
    if (!games) return games.error();
    const auto ending = fit(game, *games, *settings);
    if (!ending) return ending.error();
    if (!*ending) return tell_nothing_written();
    const learn::TaflFit& fitted = **ending;
    const std::string bytes = fitted.weights.to_bytes(game.rules());
    const auto written = write_whole(options.out, bytes);
    if (!written) return written.error();
    fmt::print(
        "weights: {:016x}, {} bytes\n"
        "data: {} games, {} positions, {} held out\n"
        "run: train rules={} {}\n"
        "epoch: {} of {}, {} mean square {:.4f}\n",
        checksum(bytes), bytes.size(), games->size(), fitted.positions, fitted.held_out,
        game.rules().name, settings->text(), fitted.best.number, settings->epochs,
        fitted.best.held_out ? "held-out" : "learning", fitted.best.error());
    return Success;
}

Result<int> run_tafl_evaluate(const tafl::Tafl& game, const EvaluateOptions& options) {
    const auto refused = refuse_idle({{"--empties", !options.empties.empty()},
                                      {"--exact", options.only_exact},
                                      {"--obf", !options.problems.empty()},
                                      {"--depth", !options.depth.empty()},
                                      {"--selectivity", !options.selectivity.empty()},
                                      {"--shard", !options.shard.empty()},
                                      {"--out", !options.out.empty()}},
                                     "Othello");
    if (!refused) return refused.error();
    if (options.files.empty()) return Error{"evaluate in tablut expects files of games"};
    const auto chosen = choose_tafl_weights(game.rules(), options.weights);
    if (!chosen) return chosen.error();
    const auto games = read_games(options.files, game);
    if (!games) return games.error();
    const auto has_nothing = [](const auto& played) { return scored_positions(played) == 0; };
    if (std::ranges::all_of(*games, has_nothing))
        return Error{"there is no scored position to judge by in these files"};
    fmt::print("{} games: mean square {:.4f} from the searches, {:.4f} from the results\n",
               games->size(), learn::tafl_error(game, *games, chosen->weights, 1),
               learn::tafl_error(game, *games, chosen->weights, 0));
    return Success;
}

}  // namespace outflank::app
