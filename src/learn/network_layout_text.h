/// The network's layout as JSON, for a trainer outside of this program.
#pragma once

#include <string>

namespace outflank::learn {

/// {"features": [{"middle": row of index 0, "squares": [...]}, ...],  the squares by digit
///  "counts": [the first of the rows of each count of a PositionRecord],
///  "rowCount": rows that differ,
///  "rows": [for each index of each pattern, then for the counts: its row]}
std::string network_layout_json();

}  // namespace outflank::learn
