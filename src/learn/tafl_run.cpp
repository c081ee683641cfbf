#include "learn/tafl_run.h"

#include <filesystem>
#include <fstream>

#include "core/text.h"

namespace outflank::learn {

namespace {

struct OpenFile {
    std::ofstream out;
    TaflTally tally;
};

/// With a torn last line cut off.
Result<OpenFile> take_up(const TaflRun& run, const tafl::Tafl& game) {
    const auto known = read_tafl_games(run.path, game);
    if (!known) return known.error();
    if (known->run != run.settings) {
        return Error{text::shown(run.path) + " holds another run (" + known->run +
                     "); choose another --out for this one (" + run.settings + ")"};
    }
    std::error_code problem;
    std::filesystem::resize_file(run.path, known->whole_bytes, problem);
    if (problem) return Error{"cannot write " + text::shown(run.path) + ": " + problem.message()};
    OpenFile file{std::ofstream(run.path, std::ios::app), {}};
    for (const TaflGame& played : known->games) {
        ++file.tally.games;
        file.tally.positions += scored_positions(played);
    }
    return file;
}

Result<OpenFile> open(const TaflRun& run, const tafl::Tafl& game) {
    std::error_code problem;
    const bool is_there = std::filesystem::exists(run.path, problem) &&
                          std::filesystem::file_size(run.path, problem) > 0;
    if (is_there) return take_up(run, game);
    OpenFile file{std::ofstream(run.path), {}};
    file.out << run.settings << '\n' << std::flush;
    return file;
}

}  // namespace

Result<Ending> run_tafl_selfplay(const TaflRun& run, const tafl::Tafl& game, TaflSelfPlayer& player,
                                 const std::stop_token& stop,
                                 const std::function<void(const TaflTally&)>& on_game) {
    auto file = open(run, game);
    if (!file) return file.error();
    if (on_game) on_game(file->tally);
    const std::uint64_t wanted = run.shard.share_of(run.games);
    while (file->tally.games < wanted) {
        if (stop.stop_requested()) return Ending::Interrupted;
        const TaflGame played = player.play(run.shard.index + file->tally.games * run.shard.count);
        file->out << played.format() << '\n' << std::flush;
        if (!file->out) return Error{"cannot write " + text::shown(run.path)};
        ++file->tally.games;
        file->tally.positions += scored_positions(played);
        if (on_game) on_game(file->tally);
    }
    return Ending::Finished;
}

}  // namespace outflank::learn
