#!/usr/bin/env python3
"""Two agents play a few games with sides swapped: two_agents.py [FIRST [SECOND]] [--quick]"""

import sys

import outflank

names = [word for word in sys.argv[1:] if not word.startswith("--")]
first, second = (names + ["alphabeta:depth=4,eval=squares", "mcts:iterations=500"][len(names):])[:2]
points = {first: 0.0, second: 0.0}
for number in range(2 if "--quick" in sys.argv else 10):
    black, white = (first, second) if number % 2 == 0 else (second, first)
    game = outflank.play(black, white, size=6, seed=number)
    points[black] += 0.5 if game.winner is None else float(game.winner == "Black")
    points[white] += 0.5 if game.winner is None else float(game.winner == "White")
    print(f"{black} {game.score:+d} {white}   {game.record.text}")
print(", ".join(f"{name}: {score:g}" for name, score in points.items()))
