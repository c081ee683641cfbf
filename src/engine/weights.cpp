#include "engine/weights.h"

#include <cassert>
#include <map>
#include <mutex>
#include <span>

#include "core/read_file.h"
#include "core/text.h"
#include "engine/embedded_weights.h"

namespace outflank::engine {

namespace {

Result<Weights> unfolded(std::span<const unsigned char> bytes) {
    const auto weights = eval::PatternWeights::from_bytes(bytes);
    if (!weights) return weights.error();
    return Weights(std::make_shared<const eval::PatternTables>(*weights));
}

}  // namespace

const Weights& shipped_weights() {
    static const Weights shipped = [] {
        auto weights = unfolded(embedded_weights());
        assert(weights.ok());
        return *std::move(weights);
    }();
    return shipped;
}

Result<Weights> load_weights(const std::string& path) {
    static std::mutex mutex;
    static std::map<std::string, std::weak_ptr<const eval::PatternTables>> in_use;
    const std::scoped_lock lock(mutex);
    if (auto known = in_use[path].lock()) return Weights(known);
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    auto weights = unfolded({reinterpret_cast<const unsigned char*>(bytes->data()), bytes->size()});
    if (!weights) return weights.error().in(text::shown(path));
    in_use[path] = *weights;
    return weights;
}

Weights linear_alone(const Weights& weights) {
    return std::make_shared<const eval::PatternTables>(weights->without_network());
}

}  // namespace outflank::engine
