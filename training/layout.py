"""Which rows of their tables the evaluations look up in a position, as the program says: `outflank positions --layout`."""

import json
import pathlib

import torch

import boards
import records

MOST_EMPTIES = 7  # told of a quarter; of more only whether they are odd


def known_of(path, evaluation):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))[evaluation]


def digits_of(features):
    """What a disc on each square adds to the index of each feature."""
    digits = torch.zeros(records.SQUARES, len(features), device=records.DEVICE)
    for number, feature in enumerate(features):
        for digit, square in enumerate(feature["squares"]):
            digits[square, number] = 3**digit
    return digits


def indices_of(positions, digits):
    discs = (records.bits(positions["own"]) - records.bits(positions["other"])).float()
    return (discs @ digits).round().long()


class Layout:
    """Of the linear evaluation."""

    def __init__(self, path):
        known = known_of(path, "linear")
        self.row_count = known["rowCount"]
        self.rows = torch.tensor(known["rows"], device=records.DEVICE)
        self.middles = torch.tensor([feature["middle"] for feature in known["features"]], device=records.DEVICE)
        self.digits = digits_of(known["features"])
        self.counts = torch.tensor(known["counts"], device=records.DEVICE)

    def rows_of(self, positions):
        counts = positions["counts"][:, :len(self.counts)].long()
        return torch.cat([self.rows[indices_of(positions, self.digits) + self.middles], counts + self.counts], 1)


class CornerLayout:
    """Of the network, which looks from the four corners."""

    def __init__(self, path):
        known = known_of(path, "network")
        corners = known["corners"]
        features = [feature for corner in corners for feature in corner["features"]]
        self.row_count = known["rowCount"]
        self.rows = torch.tensor(known["rows"], device=records.DEVICE)
        self.middles = torch.tensor([feature["middle"] for feature in features], device=records.DEVICE)
        self.digits = digits_of(features)
        self.first_quarter = known["quarters"]
        self.counts = torch.tensor(known["counts"], device=records.DEVICE)
        self.quarters = [boards.quarter_around(corner["square"]) for corner in corners]

    def with_quarters(self, positions, at_once=1 << 20):
        """What each corner knows of its quarter, found once."""
        parts = [torch.zeros(0, len(self.quarters), dtype=torch.uint8, device=records.DEVICE)]
        for begin in range(0, len(positions["own"]), at_once):
            own, other = (positions[name][begin:begin + at_once] for name in ("own", "other"))
            parts.append(self._quarters_of(own, other))
        return {**positions, "quarters": torch.cat(parts)}

    def _quarters_of(self, own, other):
        own_moves, other_moves, empty = boards.moves(own, other), boards.moves(other, own), ~(own | other)
        columns = []
        for quarter in self.quarters:
            count = records.bits(empty & quarter).sum(1)
            told = torch.where(count > MOST_EMPTIES, MOST_EMPTIES - 1 + count % 2, count)
            columns.append(told * 4 + (own_moves & quarter != 0) * 2 + (other_moves & quarter != 0))
        return torch.stack(columns, 1).to(torch.uint8)

    def rows_of(self, positions):
        """By position and corner."""
        of_patterns = self.rows[indices_of(positions, self.digits) + self.middles].view(len(positions["own"]), len(self.quarters), -1)
        of_quarters = positions["quarters"].long()[:, :, None] + self.first_quarter
        of_counts = (positions["counts"].long() + self.counts)[:, None].expand(-1, len(self.quarters), -1)
        return torch.cat([of_patterns, of_quarters, of_counts], 2)
