#include "eval/network_tables.h"

namespace outflank::eval {

NetworkTables::Phase::Phase(const NetworkWeights::Phase& weights)
    : corners(weights.head.corners),
      board(weights.head.board),
      straight(weights.head.straight),
      out_bias(weights.head.out_bias) {
    const auto& backwards = network_lines_backwards();
    const auto& shared = network_rows();
    const auto row = [&](std::size_t i) { return Row{weights.rows[shared[i]]}; };
    lines.reserve(NetworkLineRows);
    for (std::size_t i = 0; i < NetworkLineRows; ++i) lines.push_back({row(i), row(backwards[i])});
    others.reserve(shared.size() - NetworkLineRows);
    for (std::size_t i = NetworkLineRows; i < shared.size(); ++i) others.push_back(row(i));
}

NetworkTables::NetworkTables(const NetworkWeights& weights)
    : phases_(weights.phases.begin(), weights.phases.end()) {}

}  // namespace outflank::eval
