"""Othello for the scripted engines: slow, plain, and enough to answer with a legal move."""


class Board:
    def __init__(self, size=8):
        self.size = size
        self.discs = {}
        low, high = size // 2 - 1, size // 2
        for column, row, side in [(low, low, "w"), (high, high, "w"), (high, low, "b"), (low, high, "b")]:
            self.discs[column, row] = side

    def flips(self, column, row, side):
        if (column, row) in self.discs:
            return []
        flipped = []
        for dx, dy in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]:
            run, x, y = [], column + dx, row + dy
            while self.discs.get((x, y), side) != side:
                run.append((x, y))
                x, y = x + dx, y + dy
            if (x, y) in self.discs:
                flipped += run
        return flipped

    def moves(self, side):
        squares = [(column, row) for row in range(self.size) for column in range(self.size)]
        return [square(*each) for each in squares if self.flips(*each, side)]

    def play(self, move, side):
        if move == "pass":
            return
        column, row = ord(move[0]) - ord("a"), int(move[1:]) - 1
        for each in self.flips(column, row, side) + [(column, row)]:
            self.discs[each] = side


def square(column, row):
    return f"{chr(ord('a') + column)}{row + 1}"


def other(side):
    return "w" if side == "b" else "b"
