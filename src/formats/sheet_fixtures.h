/// Games with everything written around them, for the tests of the formats.
#pragma once

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "formats/game_sheet.h"

namespace outflank::formats::fixtures {

/// A random game, finished or not, with tags, evaluations, times and comments; small boards pass
/// often. Numbers have two decimals, which is what the text formats write.
inline OthelloSheet random_sheet(std::uint64_t seed) {
    Rng rng(seed);
    const othello::Othello game(rng.below(2) == 0 ? 4 : 8);
    OthelloSheet sheet{GameRecord<othello::Othello>(game)};
    sheet.add_tag("black", "A \\ \"first\" ] player");
    sheet.add_tag("white", "Ziegler (Zürich)");
    sheet.add_tag("event", "Cup [final]");
    sheet.add_tag("KB", "1.5");
    const std::uint32_t plies = rng.below(70);
    for (std::uint32_t ply = 0; ply < plies && !sheet.record.is_over(); ++ply) {
        MoveRemark remark;
        if (rng.below(2) == 0)
            remark.note.eval = (static_cast<int>(rng.below(2000)) - 1000) / 100.0;
        if (rng.below(2) == 0) remark.note.seconds = rng.below(1000) / 100.0;
        if (rng.below(4) == 0) remark.comment = "ply " + std::to_string(ply) + ": [good] \\ (?)";
        (void)sheet.play(pick(rng, game.moves(sheet.record.position())), remark);
    }
    if (!sheet.record.is_over() && rng.below(2) == 0)
        sheet.verdict = Verdict{Side::Two, {}, "resign"};
    return sheet;
}

}  // namespace outflank::formats::fixtures
