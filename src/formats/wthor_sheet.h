/// Games of a WTHOR file with the names they only have the numbers of.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/text_source.h"
#include "formats/game_sheet.h"
#include "formats/wthor.h"

namespace outflank::formats {

struct WthorNames {
    std::vector<std::string> players;  // of a .jou file; may be empty
    std::vector<std::string> tournaments;  // of a .trn file; may be empty
};

/// Replays the game, which finds its passes. The error names the move. A number without a name
/// leaves the tag out, and so does the name `???`. Of the header the year and the depth count.
Result<OthelloSheet> sheet_of(const WtbGame& game, const WtbHeader& header,
                              const WthorNames& names);

/// Hands over the games of a .wtb file as they come. An error names the record, counted from 1; a
/// file that is shorter or longer than its header says is one, found at its end.
Result<Done> read_wthor(TextSource& source, const WthorNames& names,
                        const std::function<Result<Done>(const OthelloSheet&)>& on_sheet);

}  // namespace outflank::formats
