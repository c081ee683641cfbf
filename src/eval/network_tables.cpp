#include "eval/network_tables.h"

namespace outflank::eval {

NetworkTables::NetworkTables(const NetworkWeights& weights) {
    const auto& shared = network_rows();
    for (std::size_t i = 0; i < quarters_.size(); ++i) {
        quarters_[i].head = weights.quarters[i].head;
        quarters_[i].rows.reserve(shared.size());
        for (const std::uint32_t row : shared)
            quarters_[i].rows.push_back({weights.quarters[i].rows[row]});
    }
}

}  // namespace outflank::eval
