/// What the commands of the training cycle share: how they are told who works on what, and how they
/// say how far they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/common_options.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "core/output_file.h"
#include "core/result.h"
#include "engine/engine.h"
#include "learn/game_run.h"
#include "learn/sample.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct LearnOptions {
    std::string weights;
    std::string shard;
    std::string threads;
    std::string out;
};

/// `--weights`, `--shard`, `--threads`, `--out`.
void add_learn_options(CommandLine& command, LearnOptions& options);

/// Part of every run's settings: games depend on it.
inline constexpr std::size_t LearnHashMegabytes = 4;

/// One engine of one thread for each thread.
struct EngineCrew {
    std::vector<std::unique_ptr<engine::Engine>> engines;
    std::string evaluation;  // for the file's head: which weights they judge by

    [[nodiscard]] unsigned threads() const { return static_cast<unsigned>(engines.size()); }
};
/// `weights` and `threads` as typed.
Result<EngineCrew> make_engine_crew(const std::string& weights, const std::string& threads);

/// "38 %, 1200 games, 45k positions, 820 positions/s, 12m left" on stderr, a few times a second.
class RunProgress {
  public:
    /// `share` of the work was done by an earlier run, from 0 to 1.
    RunProgress(double share, const learn::GameWriter& writer)
        : left_(share), positions_at_begin_(writer.positions()) {}

    void show(double share, const learn::GameWriter& writer);
    void clear() { line_.clear(); }

  private:
    ProgressLine line_;
    TimeLeft left_;
    std::uint64_t positions_at_begin_;
};

/// Some commands read their files more than once, which no pipe allows.
Result<Done> refuse_pipes(const std::vector<std::string>& files);

/// Whether a command may and can write its output, asked before its long work: not over one of the
/// files that it reads, `named` by options or not at all.
Result<Done> check_output(const std::string& out, std::vector<std::string> inputs,
                          std::initializer_list<std::string> named = {});
/// The same, and the output begun.
Result<GrowingFile> begin_output(const std::string& out, const std::vector<std::string>& inputs,
                                 std::initializer_list<std::string> named = {});

/// The file of a run, begun or taken up; a torn chunk that was dropped is told on stderr.
Result<learn::GameWriter> open_run(const std::string& out, const std::string& run);

/// That there is nothing left to do; gives the exit code.
int tell_finished(const learn::GameWriter& writer, const std::string& out);

/// How a run that writes games ended, in a line on stderr; gives the exit code.
int tell_ending(learn::Ending ending, const learn::GameWriter& writer, const std::string& out);

/// For commands of the cycle that leave nothing to chance: the same words may then be typed for all
/// of them.
inline constexpr const char* SeedOfNothing = "taken as everywhere, but nothing here is by lot";
/// `--shard` as typed for a command whose work is one piece; `why` it is.
Result<Done> refuse_parts(const std::string& shard, std::string_view why);

/// `--holdout` as typed: "2%" or "0.02".
Result<double> parse_holdout(const std::string& typed, double usual);

/// That an interrupted command, which writes at one go, has written nothing; gives the exit code.
int tell_nothing_written();

/// How games become samples: `--lambda` and `--holdout`, as typed.
Result<learn::DataSettings> parse_data_settings(const std::string& typed_lambda,
                                                const std::string& typed_holdout);

}  // namespace outflank::app
