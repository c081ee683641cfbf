/// What the learned evaluation looks up in a position, as JSON, for a trainer outside of this
/// program.
#pragma once

#include <string>

namespace outflank::learn {

/// {"linear": {"features": [{"middle": row of index 0, "squares": [by digit]}, ...],
///             "counts": [the first row of each count of a PositionRecord],
///             "rowCount": rows that differ,
///             "rows": [the row of each index of each pattern]},
///  "network": {"corners": [{"square": its own, "features": as above, read from it}, ...],
///              "quarters": the first row of a quarter of the board,
///              "counts", "rowCount" and "rows" as above}}
std::string layout_json();

}  // namespace outflank::learn
