#include "core/output_file.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <utility>

#include "core/text.h"

namespace outflank {

namespace {

/// Devices and pipes take bytes as they come, and nothing may take their place.
bool is_for_writing_into(const std::filesystem::path& file) {
    std::error_code ignored;
    const auto status = std::filesystem::status(file, ignored);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
           !std::filesystem::is_directory(status);
}

/// Where links lead to, be there something or not; the file itself where it is no link. One to a
/// pipe stays what it is: /dev/stdout leads to a word for it, which names no file.
std::filesystem::path led_to(std::filesystem::path file) {
    constexpr int most_links = 40;
    std::error_code problem;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(file, problem); ++i) {
        if (is_for_writing_into(file)) break;
        const auto target = std::filesystem::read_symlink(file, problem);
        if (problem) break;
        file = file.parent_path() / target;
    }
    return file;
}

Descriptor opened_to_claim(const std::filesystem::path& file) {
    constexpr mode_t usual = 0666;
    std::error_code ignored;
    const bool is_folder = std::filesystem::is_directory(file, ignored);
    const int way = is_folder ? O_RDONLY | O_DIRECTORY : O_CREAT | O_RDWR;
    return Descriptor(open(file.c_str(), way | O_CLOEXEC, usual));
}

/// Whether the file of that name is the one that was opened.
bool is_that_of(const Descriptor& opened, const std::filesystem::path& file) {
    struct stat held{};
    struct stat named{};
    return fstat(opened.number(), &held) == 0 && stat(file.c_str(), &named) == 0 &&
           held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

/// claim(), which calls the file by the name that people know. Whoever had it may have given it
/// another name, or removed it, after it was opened and before it was locked: then what is claimed
/// is nobody's file any more, and the one of this name is free for others.
Result<Descriptor> claim_as(const std::filesystem::path& file, const std::filesystem::path& name) {
    if (const auto checked = check_is_no_dash(name); !checked) return checked.error();
    if (is_for_writing_into(file)) return Descriptor();
    constexpr int most_tries = 100;
    for (int i = 0; i < most_tries; ++i) {
        Descriptor claimed = opened_to_claim(file);
        const int problem = claimed.is_open() ? 0 : errno;
        if (problem == EACCES || problem == EROFS)  // what is finished may be kept so
            claimed = Descriptor(open(file.c_str(), O_RDONLY | O_CLOEXEC));
        if (!claimed.is_open()) return cannot_write(name, problem);
        if (flock(claimed.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) break;
        if (is_that_of(claimed, file)) return claimed;
    }
    return Error{"cannot write " + text::shown(name.string()) + ": another run is at it"};
}

}  // namespace

GrowingFile::GrowingFile(const std::filesystem::path& file) : file_(led_to(file)), beside_(file_) {
    if (!is_for_writing_into(file_)) beside_ += ".part";
}

Result<GrowingFile> GrowingFile::begin(const std::filesystem::path& file) {
    std::error_code problem;
    if (std::filesystem::is_directory(file, problem))
        return Error{"cannot write " + text::shown(file.string()) + ": it is a directory"};
    GrowingFile growing(file);
    auto claimed = claim_as(growing.beside_, file);
    if (!claimed) {
        growing.file_.clear();  // what is beside is not its own
        return claimed.error();
    }
    growing.claim_ = *std::move(claimed);
    growing.out_.open(growing.beside_, std::ios::binary | std::ios::trunc);
    if (!growing.out_) return cannot_write(file, errno);
    return growing;
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : file_(std::exchange(other.file_, {})),
      beside_(std::move(other.beside_)),
      claim_(std::move(other.claim_)),
      out_(std::move(other.out_)) {}

GrowingFile::~GrowingFile() {
    if (file_.empty()) return;
    out_.close();
    std::error_code ignored;
    if (beside_ != file_) std::filesystem::remove(beside_, ignored);
}

void GrowingFile::write_front(std::string_view bytes) {
    out_.seekp(0);
    append(bytes);
    out_.seekp(0, std::ios::end);
}

Result<Done> GrowingFile::finish() {
    out_.close();
    if (!out_) return cannot_write(file_, errno);
    std::error_code problem;
    if (beside_ != file_) std::filesystem::rename(beside_, file_, problem);
    if (problem) return cannot_write(file_, problem.value());
    file_.clear();
    return Done{};
}

/// A place that cannot be written to was given wrongly; a disk that fails was not.
Error cannot_write(const std::filesystem::path& file, int code) {
    if (code == 0) code = EIO;
    const bool is_the_disk = code == ENOSPC || code == EDQUOT || code == EFBIG || code == EIO;
    return Error{
        "cannot write " + text::shown(file.string()) + ": " + std::generic_category().message(code),
        is_the_disk ? Fault::Work : Fault::Input};
}

Result<Done> check_is_no_dash(const std::filesystem::path& name) {
    if (name != "-") return Done{};
    return Error{"expected a name to write under, not '-'; /dev/stdout is standard output"};
}

bool holds_something(const std::filesystem::path& file) {
    std::error_code problem;
    return std::filesystem::is_regular_file(file, problem) &&
           std::filesystem::file_size(file, problem) > 0;
}

Result<Descriptor> claim(const std::filesystem::path& file) { return claim_as(file, file); }

Result<Done> check_is_not_read(std::string_view what, const std::filesystem::path& file,
                               const std::vector<std::string>& inputs) {
    for (const std::string& input : inputs) {
        const std::filesystem::path read = input == "-" ? "/dev/stdin" : input;
        std::error_code problem;
        if (holds_something(file) && std::filesystem::equivalent(file, read, problem))
            return Error{std::string(what) + " would write over " + text::shown(input) +
                         ", which is read; choose another one"};
    }
    return Done{};
}

Result<Done> check_can_write(const std::filesystem::path& file) {
    if (is_for_writing_into(file)) return Done{};
    const auto begun = GrowingFile::begin(file);
    if (!begun) return begun.error();
    return Done{};
}

Result<Done> write_whole(const std::filesystem::path& file, std::string_view text) {
    auto growing = GrowingFile::begin(file);
    if (!growing) return growing.error();
    growing->append(text);
    return growing->finish();
}

}  // namespace outflank
