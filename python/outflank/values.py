"""What searches, games and analyses tell: plain values, frozen, equal when their parts are.

They are dataclasses, so `dataclasses.asdict` makes a dictionary of any of them, and a list of those is a table for pandas.

Scores count discs in Othello. In Tablut 1 is a win, 0 a draw, -1 a loss, and shades between are the evaluation's guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from ._outflank import Record


@dataclass(frozen=True)
class Outcome:
    """How a game ended, as its board says."""

    winner: Optional[str]
    """The side, "Black" or "Attackers"; None: a draw."""
    score: int
    """For the first side, Black or the attackers: discs; in Tablut 1, 0 or -1."""
    reason: str
    """discs, wipeout, king-escaped, king-captured, no-moves, move-limit or repetition."""


@dataclass(frozen=True)
class MoveStatistics:
    """What a Monte Carlo tree search thinks of one move."""

    move: str
    visits: int
    """Simulations that began with it."""
    value: float
    """0 lost, 0.5 drawn, 1 won, for the side that makes the move."""
    is_proven: bool
    """The value is the true one."""


@dataclass(frozen=True)
class Report:
    """What a search found, at its end or on the way there."""

    score: float
    """For the side to move."""
    line: list[str]
    """Best play; empty only where the game is over."""
    depth: int
    """Plies."""
    selectivity: int
    """How sure the pruning was, in percent; 100: nothing was left out on a guess."""
    is_exact: bool
    """The score is the true value of the position."""
    nodes: int
    """Positions entered, the root included."""
    seconds: float
    moves: list[MoveStatistics]
    """The most visited first; empty where the search does not sample."""

    @property
    def move(self) -> Optional[str]:
        """The move to make; None where the game is over."""
        return self.line[0] if self.line else None


@dataclass(frozen=True)
class PlayerStats:
    """What one player did in one game."""

    moves: int
    nodes: int
    """Positions its searches entered."""
    seconds: float
    worst_move_seconds: float


@dataclass(frozen=True)
class PlayedGame:
    """A game between two players, from its opening to its end."""

    record: Record
    winner: Optional[str]
    """The side, "Black" or "Attackers"; None: a draw."""
    score: int
    """For the first side, Black or the attackers: discs; in Tablut 1, 0 or -1. A forfeit loses the whole board."""
    reason: str
    """As of an Outcome; or illegal, time, crash or resign, by which a game is forfeited, or endless."""
    remark: str
    """What a forfeit was about; empty else."""
    stats: tuple[PlayerStats, PlayerStats]
    """Of the two players."""


@dataclass(frozen=True)
class GameSheet:
    """A game of a file, with what is written around it."""

    record: Record
    tags: dict[str, str]
    """black, white, event, date, ...: docs/formats/game-files.md has the names."""


@dataclass(frozen=True)
class Explanation:
    """Why a move was bad, true on the board."""

    fault: str
    """The kind: gives-corner, wastes-tempo, exposes-king, ..."""
    evidence: list[str]
    """The squares, moves or numbers that show it."""
    sentence: str


@dataclass(frozen=True)
class MoveAnalysis:
    """A move of a record, judged. Scores are for the side that made it."""

    number: int
    """In the record, from 1."""
    side: str
    move: str
    best: str
    """The move itself where nothing better is known."""
    best_line: list[str]
    played_line: list[str]
    best_score: float
    played_score: float
    loss: float
    """best_score - played_score, never below 0."""
    depth: int
    selectivity: int
    is_exact: bool
    label: str
    """inaccuracy, mistake, blunder; empty for a move that is none."""
    reasons: list[Explanation]
    """Of a labelled move, the most telling first."""


@dataclass(frozen=True)
class Standing:
    """What a position is worth with best play."""

    score: float
    """For the first side, Black or the attackers."""
    line: list[str]
    depth: int
    selectivity: int
    is_exact: bool


@dataclass(frozen=True)
class Analysis:
    """A whole game, gone through."""

    moves: list[MoveAnalysis]
    """Passes are left out."""
    standings: list[Standing]
    """Of every position, one more than the record has moves."""
    exact_from: Optional[int]
    """From this many moves on every position is judged exactly; None: not even the last."""
    decided_after: Optional[int]
    """From this many moves on the winner did not change any more; None: it was open to the end."""

    def mean_loss(self, side: str) -> float:
        """What a move of that side lost on average: `analysis.mean_loss("Black")`."""
        losses = [move.loss for move in self.moves if move.side == side]
        return sum(losses) / len(losses) if losses else 0.0
