#include "core/output_file.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "core/text.h"

namespace outflank {

GrowingFile::GrowingFile(const std::filesystem::path& file) : file_(file), beside_(file) {
    beside_ += ".part";
    out_.open(beside_, std::ios::binary | std::ios::trunc);
}

Result<GrowingFile> GrowingFile::begin(const std::filesystem::path& file) {
    GrowingFile growing(file);
    if (!growing.out_) return growing.cannot_write(errno);
    return growing;
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : file_(std::exchange(other.file_, {})),
      beside_(std::move(other.beside_)),
      out_(std::move(other.out_)) {}

GrowingFile::~GrowingFile() {
    if (file_.empty()) return;
    out_.close();
    std::error_code ignored;
    std::filesystem::remove(beside_, ignored);
}

void GrowingFile::write_front(std::string_view bytes) {
    out_.seekp(0);
    append(bytes);
    out_.seekp(0, std::ios::end);
}

Result<Done> GrowingFile::finish() {
    out_.close();
    if (!out_) return cannot_write(errno);
    std::error_code problem;
    std::filesystem::rename(beside_, file_, problem);
    if (problem) return cannot_write(problem.value());
    file_.clear();
    return Done{};
}

Error GrowingFile::cannot_write(int code) const {
    return Error{"cannot write " + text::shown(file_.string()) + ": " +
                 std::generic_category().message(code == 0 ? EIO : code)};
}

Result<Done> write_whole(const std::filesystem::path& file, std::string_view text) {
    auto growing = GrowingFile::begin(file);
    if (!growing) return growing.error();
    growing->append(text);
    return growing->finish();
}

}  // namespace outflank
