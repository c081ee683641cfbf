#include "learn/tafl_run.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/output_file.h"
#include "core/text.h"

namespace outflank::learn {

namespace {

struct OpenFile {
    std::ofstream out;
    TaflTally tally;
};

std::ofstream opened(const std::string& path, std::ios::openmode mode) {
    errno = 0;
    return std::ofstream(path, mode);
}

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
    if (problem) return cannot_write(run.path, problem.value());
    OpenFile file{opened(run.path, std::ios::app), {}};
    if (!file.out) return cannot_write(run.path, errno);
    for (const TaflGame& played : known->games) {
        ++file.tally.games;
        file.tally.positions += scored_positions(played);
    }
    return file;
}

Result<OpenFile> open(const TaflRun& run, const tafl::Tafl& game) {
    if (holds_something(run.path)) return take_up(run, game);
    OpenFile file{opened(run.path, std::ios::out), {}};
    file.out << run.settings << '\n' << std::flush;
    if (!file.out) return cannot_write(run.path, errno);
    return file;
}

}  // namespace

Result<Ending> run_tafl_selfplay(const TaflRun& run, const tafl::Tafl& game, TaflSelfPlayer& player,
                                 const std::stop_token& stop,
                                 const std::function<void(const TaflTally&)>& on_game) {
    const auto claimed = claim(run.path);
    if (!claimed) return claimed.error();
    auto file = open(run, game);
    if (!file) return file.error();
    if (on_game) on_game(file->tally);
    const std::uint64_t wanted = run.shard.share_of(run.games);
    while (file->tally.games < wanted) {
        if (stop.stop_requested()) return Ending::Interrupted;
        const TaflGame played = player.play(run.shard.index + file->tally.games * run.shard.count);
        file->out << played.format() << '\n' << std::flush;
        if (!file->out) return cannot_write(run.path, errno);
        ++file->tally.games;
        file->tally.positions += scored_positions(played);
        if (on_game) on_game(file->tally);
    }
    return Ending::Finished;
}

}  // namespace outflank::learn
