#include "learn/network_checkpoint.h"

#include "core/checksum.h"
#include "core/text.h"
#include "learn/archive.h"

namespace outflank::learn {

namespace {

constexpr std::string_view Magic = "OUTFNET3";  // the last letter is the version

template <class Archive, class Checkpoint>
void pass(Archive& archive, Checkpoint& checkpoint) {
    archive(checkpoint.run);
    archive(checkpoint.data);
    archive(checkpoint.log);
    archive(checkpoint.base);
    archive(checkpoint.epochs_done);
    archive(checkpoint.is_finished);
    for (auto& model : checkpoint.models) {
        archive(model.rows);
        archive(model.head);
    }
    archive(checkpoint.unfinished);
}

}  // namespace

bool NetworkCheckpoint::is_one(std::string_view bytes) {
    return bytes.starts_with(Magic.substr(0, Magic.size() - 1));
}

std::string NetworkCheckpoint::to_bytes() const {
    ArchiveWriter content;
    pass(content, *this);
    ArchiveWriter sum;
    sum(checksum(content.bytes()));
    return std::string(Magic) + sum.bytes() + content.bytes();
}

Result<NetworkCheckpoint> NetworkCheckpoint::from_bytes(std::string_view bytes) {
    constexpr std::size_t head = Magic.size() + 8;
    if (bytes.size() < head || !is_one(bytes))
        return Error{"this is no network that `outflank train --network` wrote"};
    if (!bytes.starts_with(Magic)) {
        return Error{"this network is of another version: it begins with " +
                     text::shown(bytes.substr(0, Magic.size())) + ", and this program reads " +
                     std::string(Magic)};
    }
    std::uint64_t sum = 0;
    ArchiveReader(bytes.substr(Magic.size(), 8))(sum);
    if (sum != checksum(bytes.substr(head)))
        return Error{"this network is cut short or damaged: its checksum does not fit"};
    ArchiveReader reader(bytes.substr(head));
    NetworkCheckpoint checkpoint;
    pass(reader, checkpoint);
    bool fits = reader.is_at_end();
    for (const NetworkModel& model : checkpoint.models)
        fits = fits && model.rows.size() == eval::network_row_count() * NetworkModel::Width;
    if (!fits) return Error{"this network does not have as many weights as its patterns need"};
    return checkpoint;
}

Result<eval::PatternWeights> NetworkCheckpoint::weights() const {
    auto weights = eval::PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(base.data()), base.size()});
    if (!weights) return weights.error();
    weights->network.emplace();
    for (std::size_t phase = 0; phase < models.size(); ++phase)
        weights->network->phases[phase] = models[phase].quantised();
    return weights;
}

}  // namespace outflank::learn
