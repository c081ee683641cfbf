/// Measures: what searches found out about positions for `outflank probcut`, kept as it comes.
///
/// A text file: a line that names the run, and a line a position with its checksum at the end
/// (docs/formats/measures.md). So a run that was stopped goes on where it was, and machines that
/// know nothing of each other can make parts of one run.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/descriptor.h"
#include "core/result.h"

namespace outflank::learn {

/// Of one position.
struct Measure {
    using Scores = std::map<int, int>;  // by depth, in hundredths of a disc

    std::uint64_t number = 0;  // which position of the run
    int empties = 0;
    Scores sure;  // of searches without pruning; none where only odd and even depths matter
    Scores loose;  // of searches as in play

    [[nodiscard]] std::string format() const;
    static Result<Measure> parse(std::string_view line);
    friend bool operator==(const Measure&, const Measure&) = default;
};

/// Of a run, or of a part of it.
struct Measures {
    std::string run;  // all that changes what is measured
    std::uint64_t positions = 0;  // of the whole run
    std::vector<Measure> all;
    std::uint64_t whole_bytes = 0;  // of the file, without a last line that was torn

    [[nodiscard]] std::string head() const;
    static Result<Measures> parse(std::string_view text);
    static Result<Measures> read(const std::string& file);
    /// Whether the file begins as such files do.
    static bool are_in(const std::string& file);
};

/// All measures of one run, out of the files with its parts, by number. Refuses parts of different
/// runs, and what is there twice or not at all.
Result<Measures> put_together(const std::vector<std::string>& files);

/// A file of measures that grows.
class MeasuresFile {
  public:
    /// Begins the file, or takes it up where the same run left it. Refuses a file of another run,
    /// and one that somebody is writing.
    static Result<MeasuresFile> open(const std::string& path, const Measures& run);

    /// Those that were there already.
    [[nodiscard]] const std::vector<Measure>& known() const { return known_; }
    Result<Done> append(const Measure& measure);

  private:
    Result<Done> write(const std::string& line);

    std::string path_;
    Descriptor claim_;
    std::vector<Measure> known_;
    std::ofstream out_;
};

}  // namespace outflank::learn
