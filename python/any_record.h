/// The games and records that Python holds. There every game has one type; what differs between
/// Othello and Tafl is asked by std::visit, in the functions of this folder and nowhere else.
#pragma once

#include <variant>

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "play/record.h"
#include "python/born.h"

namespace outflank::python {

using OthelloRecord = GameRecord<othello::Othello>;
using TaflRecord = GameRecord<tafl::Tafl>;
using AnyGame = std::variant<othello::Othello, tafl::Tafl>;
using AnyRecord = std::variant<OthelloRecord, TaflRecord>;

/// `outflank.Game`, and the two classes that people make.
struct HeldGame : Born {
    explicit HeldGame(const AnyGame& held) : game(held) {}

    AnyGame game;
};
struct HeldOthello : HeldGame {
    using HeldGame::HeldGame;
};
struct HeldTablut : HeldGame {
    using HeldGame::HeldGame;
};

/// `outflank.Record`.
struct HeldRecord : Born {
    explicit HeldRecord(AnyRecord held) : record(std::move(held)) {}

    AnyRecord record;
};

/// A record with no moves.
inline AnyRecord begin_record(const AnyGame& any) {
    return std::visit([](const auto& game) { return AnyRecord(GameRecord(game)); }, any);
}

inline AnyGame game_of(const AnyRecord& any) {
    return std::visit([](const auto& record) { return AnyGame(record.game()); }, any);
}

}  // namespace outflank::python
