/// MatchFolder: the folder of `--out`. Finished games go into it as they happen, reports at the
/// end.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "arena/played_game.h"
#include "arena/report.h"
#include "arena/result_store.h"
#include "core/descriptor.h"
#include "core/result.h"

namespace outflank::app {

class MatchFolder {
  public:
    /// A new match; with `resume` the one that is there, if there is one: a run that was killed
    /// before its first game is gone on with like any other. Refuses a folder that holds a match
    /// already, one that cannot be written or that another run is at, and to go on with a match of
    /// another plan.
    static Result<MatchFolder> open(const std::string& folder, const std::string& plan,
                                    bool resume);

    /// The same where a folder was named, else nothing.
    static Result<std::optional<MatchFolder>> open_if_named(const std::string& folder,
                                                            const std::string& plan, bool resume);

    /// The games that were kept when it was opened; more than are asked for now, if the match was
    /// longer before.
    [[nodiscard]] const std::vector<arena::PlayedGame>& finished() const {
        return store_.finished();
    }

    /// Survives whatever happens to the program. Blocks on the disk.
    Result<Done> keep(const arena::PlayedGame& game) { return store_.add(game); }

    /// games.jsonl, report.txt and report.html.
    Result<Done> write(const arena::MatchReport& report) const;

  private:
    MatchFolder(std::filesystem::path folder, Descriptor claim, arena::ResultStore store)
        : folder_(std::move(folder)), claim_(std::move(claim)), store_(std::move(store)) {}

    std::filesystem::path folder_;
    Descriptor claim_;
    arena::ResultStore store_;
};

}  // namespace outflank::app
