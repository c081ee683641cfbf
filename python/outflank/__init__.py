"""Outflank: an engine and workbench for Othello and Tablut.

>>> import outflank
>>> record = outflank.Record.parse("f5d6c3d3c4")
>>> record.to_move, record.opening
('White', 'Tiger')
>>> outflank.Engine().solve(outflank.Record(outflank.Othello(4))).score
-10.0

A `Record` is a game, an `Engine` thinks about it, a `Player` chooses moves in it; `play` lets two players meet, `analyze`
goes through a game and says what each move lost. Bad input is a ValueError that says what was expected. Ctrl-C ends every
search. docs/python.md has more.
"""

from __future__ import annotations

from typing import Callable, Optional, Union

from ._outflank import Engine, Game, Othello, Player, Record, Tablut, __version__, play_from, players, read_games
from .values import (
    Analysis,
    Explanation,
    GameSheet,
    MoveAnalysis,
    MoveStatistics,
    Outcome,
    PlayedGame,
    PlayerStats,
    Report,
    Standing,
)

__all__ = [
    "Analysis",
    "Engine",
    "Explanation",
    "Game",
    "GameSheet",
    "MoveAnalysis",
    "MoveStatistics",
    "Othello",
    "Outcome",
    "PlayedGame",
    "Player",
    "PlayerStats",
    "Record",
    "Report",
    "Seat",
    "Standing",
    "Tablut",
    "__version__",
    "analyze",
    "play",
    "players",
    "read_games",
]

Seat = Union[str, Player, Callable[[Record], Optional[str]]]
"""Whoever plays: a name, a Player, or a function that is given a record and gives a move, or None to resign."""


def play(
    first: Seat,
    second: Seat,
    *,
    size: Optional[int] = None,
    rules: Optional[str] = None,
    opening: Optional[Record] = None,
    move_time: Optional[float] = None,
    seed: int = 1,
) -> PlayedGame:
    """A whole game; the first player has Black, or the attackers.

    The board is Othello's, 8x8 or of that size, or Tablut's by those rules, or where the opening stands. Whoever makes an
    illegal move or takes longer than move_time (in seconds) has lost. What a function raises is raised here.

    >>> outflank.play("alphabeta:depth=2", "random", size=6).winner
    'Black'
    """
    if sum(argument is not None for argument in (size, rules, opening)) > 1:
        raise ValueError("expected one of size, rules and opening, not several")
    if opening is None:
        opening = Record(Tablut(rules) if rules is not None else Othello(8 if size is None else size))
    return play_from(opening, _seated(first, seed), _seated(second, seed + 1), move_time=move_time)


def _seated(who: Seat, seed: int) -> Union[Player, Callable[[Record], Optional[str]]]:
    return Player(who, seed=seed) if isinstance(who, str) else who


def analyze(record: Record, *, level: int = 16, engine: Optional[Engine] = None) -> Analysis:
    """The whole game: what every move lost, and why.

    >>> [move.label for move in outflank.analyze(outflank.Record.parse("c4b4a2", outflank.Othello(4))).moves]
    ['', 'blunder', 'blunder']
    """
    return (Engine() if engine is None else engine).analyze(record, level=level)
