"""How pickles make again what they hold."""

from ._outflank import Game, Player, Record


def record(text: str, game: Game) -> Record:
    return Record.parse(text, game)


def player(spec: str, seed: int) -> Player:
    return Player(spec, seed=seed)
