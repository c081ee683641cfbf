#include "learn/checkpoint.h"

#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/archive.h"

namespace outflank::learn {

namespace {

constexpr std::string_view Magic = "OUTFMDL1";

template <class Archive, class Checkpoint>
void pass(Archive& archive, Checkpoint& checkpoint) {
    archive(checkpoint.run);
    archive(checkpoint.data);
    archive(checkpoint.log);
    archive(checkpoint.epochs_done);
    archive(checkpoint.is_finished);
    archive(checkpoint.best_epoch);
    archive(checkpoint.best_error);
    archive(checkpoint.best.bias);
    archive(checkpoint.best.rows);
    archive(checkpoint.unfinished);
}

}  // namespace

std::string Checkpoint::to_bytes() const {
    ArchiveWriter content;
    content(std::uint64_t{eval::PatternLayout});
    pass(content, *this);
    ArchiveWriter sum;
    sum(checksum(content.bytes()));
    return std::string(Magic) + sum.bytes() + content.bytes();
}

Result<Checkpoint> Checkpoint::from_bytes(std::string_view bytes) {
    constexpr std::size_t head = Magic.size() + 8;
    if (bytes.size() < head || bytes.substr(0, Magic.size()) != Magic)
        return Error{"this is no model that `outflank train` wrote"};
    std::uint64_t sum = 0;
    ArchiveReader(bytes.substr(Magic.size(), 8))(sum);
    if (sum != checksum(bytes.substr(head)))
        return Error{"this model is cut short or damaged: its checksum does not fit"};
    ArchiveReader reader(bytes.substr(head));
    std::uint64_t layout = 0;
    reader(layout);
    if (layout != eval::PatternLayout)
        return Error{"this model is for another set of patterns than this program's"};
    Checkpoint checkpoint;
    pass(reader, checkpoint);
    const bool fits = reader.is_at_end() &&
                      checkpoint.best.rows.size() == eval::AnchorCount * eval::weight_rows();
    if (!fits) return Error{"this model does not have as many weights as its patterns need"};
    return checkpoint;
}

Result<Done> Checkpoint::write(const std::string& path) const {
    return write_whole(path, to_bytes());
}

Result<Checkpoint> Checkpoint::read(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    auto checkpoint = from_bytes(*bytes);
    if (!checkpoint) return checkpoint.error().in(text::shown(path));
    return checkpoint;
}

}  // namespace outflank::learn
