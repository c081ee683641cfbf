/// What the learned evaluation looks up in a position, as JSON, for a trainer outside of this
/// program.
#pragma once

#include <string>

namespace outflank::learn {

/// {"linear": {...}, "network": {...}}, each of them
///
/// {"features": [{"middle": row of index 0, "squares": [...]}, ...],  the squares by digit
///  "counts": [the first row of each count of a PositionRecord],
///  "rowCount": rows that differ,
///  "rows": [the row of each index of each pattern]}
std::string network_layout_json();

}  // namespace outflank::learn
