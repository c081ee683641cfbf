/// Files that are there whole or not at all.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/descriptor.h"
#include "core/result.h"

namespace outflank {

/// A file that grows beside its name and takes its place when it is finished, so that a full disk,
/// bad input or a killed program leaves what was there before. A link is followed; a device or a
/// pipe is written into.
class GrowingFile {
  public:
    /// Refuses one that somebody else is at: he would lose it.
    static Result<GrowingFile> begin(const std::filesystem::path& file);
    /// What was not finished is removed.
    ~GrowingFile();
    GrowingFile(GrowingFile&& other) noexcept;
    GrowingFile& operator=(GrowingFile&&) = delete;

    /// Whether it arrived is finish()'s answer.
    void append(std::string_view bytes) {
        out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }
    /// Whether it is known by now that not everything can arrive.
    [[nodiscard]] bool has_failed() const { return out_.fail(); }
    /// Writes over the first bytes: some formats count at the head what follows.
    void write_front(std::string_view bytes);
    Result<Done> finish();

  private:
    explicit GrowingFile(const std::filesystem::path& file);

    std::filesystem::path file_;  // empty: finished, or moved away
    std::filesystem::path beside_;
    Descriptor claim_;  // of what is beside
    std::ofstream out_;
};

/// "cannot write ‹games›: No space left on device", by the system's number for what happened; 0
/// where it has none.
Error cannot_write(const std::filesystem::path& file, int code);

/// Refuses `-`: whoever types it means standard output, not a file or folder that is hard to get
/// rid of. Whatever claims or writes a file here asks it; whoever makes a folder has to.
Result<Done> check_is_no_dash(const std::filesystem::path& name);

/// Whether there is something to go on with or to write over: a file that is not empty. Devices and
/// pipes hold nothing.
bool holds_something(const std::filesystem::path& file);

/// Makes the file where there is none, and keeps others that claim it from doing so while the
/// descriptor lives: two runs that add to one file would spoil it for both. A folder is claimed
/// like a file. Where the file system knows no locks, and for devices and pipes, nobody is kept
/// away.
Result<Descriptor> claim(const std::filesystem::path& file);

/// Whether the file, which the command line calls `what`, is none of the inputs: those would be
/// lost. `-` among them is standard input.
Result<Done> check_is_not_read(std::string_view what, const std::filesystem::path& file,
                               const std::vector<std::string>& inputs);

/// Whether there is a place for the file: asked before long work, not when it is done. Nothing is
/// written; what a device or a pipe will say is not known before.
Result<Done> check_can_write(const std::filesystem::path& file);

/// Writes the text beside the file and renames it.
Result<Done> write_whole(const std::filesystem::path& file, std::string_view text);

}  // namespace outflank
