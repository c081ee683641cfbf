#include "eval/network_tables.h"

namespace outflank::eval {

NetworkTables::NetworkTables(const NetworkWeights& weights) {
    const auto& shared = network_rows();
    for (std::size_t i = 0; i < phases_.size(); ++i) {
        phases_[i].head = weights.phases[i].head;
        phases_[i].rows.reserve(shared.size());
        for (const std::uint32_t row : shared)
            phases_[i].rows.push_back({weights.phases[i].rows[row]});
    }
}

}  // namespace outflank::eval
