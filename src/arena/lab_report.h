/// What `outflank lab cs510` prints: the published experiments beside what came of them here.
#pragma once

#include <string>
#include <vector>

#include "arena/lab_cs510.h"
#include "arena/report.h"

namespace outflank::arena {

/// One experiment played once: final board, score, time, explored states, and the winner beside the
/// published one.
std::string told(const Experiment& experiment, const PlayedGame& game);

/// The experiments that were run, and their games: pairing i of the report is experiment i.
struct LabReport {
    std::vector<Experiment> experiments;
    MatchReport match;
};

/// After each was played once: how many published winners won again.
std::string told_once(const LabReport& report);

/// After each was played from several openings: the standing of every pairing, and whether the
/// published winner holds up.
std::string told_from_openings(const LabReport& report);

/// A JSON line an experiment: what was published, what came of it, and the finding.
std::string experiments_as_json(const LabReport& report);

}  // namespace outflank::arena
