#include "learn/dataset.h"

#include <fstream>

#include "fmt/format.h"

#include "core/checksum.h"
#include "learn/game_stream.h"

namespace outflank::learn {

namespace {

std::uint64_t sum_of_file(const std::string& path, std::uint64_t sum) {
    std::ifstream in(path, std::ios::binary);
    std::string block(1U << 20, '\0');
    for (;;) {
        in.read(block.data(), static_cast<std::streamsize>(block.size()));
        const auto length = static_cast<std::size_t>(in.gcount());
        if (length == 0) return sum;
        sum = checksum(std::string_view(block).substr(0, length), sum);
    }
}

void add(Dataset& data, const ScoredGame& game) {
    const auto [samples, is_held_out] = lesson_of(game, data.settings);
    if (is_held_out) {
        for (const Sample& sample : samples) {
            if (data.held_out.size() < Dataset::MostHeldOut) data.held_out.push_back(sample);
        }
        return;
    }
    ++data.games;
    for (const Sample& sample : samples) data.occurrences.add(sample);
}

}  // namespace

Result<Dataset> Dataset::survey(std::vector<std::string> files, const DataSettings& settings) {
    Dataset data;
    data.files = std::move(files);
    data.settings = settings;
    auto stream = GameStream::open(data.files);
    if (!stream) return stream.error();
    for (;;) {
        const auto game = stream->next();
        if (!game) return game.error();
        if (!*game) break;
        add(data, **game);
    }
    if (data.occurrences.samples() == 0)
        return Error{"there is no labelled position to learn from in these files"};
    data.sum = checksum("");
    for (const std::string& file : data.files) data.sum = sum_of_file(file, data.sum);
    return data;
}

std::string Dataset::text() const {
    return fmt::format("{} files, {} games, {} positions, {} held out, checksum {:016x}",
                       files.size(), games, occurrences.samples(), held_out.size(), sum);
}

}  // namespace outflank::learn
