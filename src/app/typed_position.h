/// A position or a transcript that stands on the command line. What is neither gets a sentence
/// about both, because a count of cells says nothing to whoever typed the name of a file.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>

#include "core/text.h"
#include "formats/typed_game.h"

namespace outflank::app {

template <Game G>
Result<GameRecord<G>> read_typed_position(const G& game, const std::string& typed) {
    constexpr std::size_t smallest_board = 16;  // cells of 4x4
    auto record = formats::read_typed_game(game, typed);
    if (record) return record;
    const std::string wanted =
        "expected a position or moves such as " + game.format(game.moves(game.start())[0]);
    std::error_code unknown;
    if (std::filesystem::exists(typed, unknown))
        return Error{wanted + ", and " + text::shown(typed) + " is the name of a file"};
    if (typed.size() < smallest_board && !formats::begins_with_moves(typed))
        return Error{wanted + ", not " + text::shown(typed)};
    return record;
}

}  // namespace outflank::app
