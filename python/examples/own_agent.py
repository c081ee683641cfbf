#!/usr/bin/env python3
"""An agent of one's own: a function from a record to a move, here one that leaves the opponent as few moves as it can."""

import outflank


def stingy(record):
    return min(record.legal_moves, key=lambda move: len(record.after(move).legal_moves))


wins = sum(outflank.play(stingy, "random", seed=seed).winner == "Black" for seed in range(20))
print(f"stingy wins {wins} of 20 against random")
game = outflank.play(stingy, "outflank:level=4")
worst = max(outflank.analyze(game.record, level=6).moves, key=lambda move: move.loss * (move.side == "Black"))
print(f"against outflank:level=4 it gets {game.score:+d}; its worst move was number {worst.number}, {worst.move}: ", end="")
print(worst.reasons[0].sentence if worst.reasons else "none")
