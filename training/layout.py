"""Which rows of its tables an evaluation looks up in a position, as the program says: `outflank positions --layout`."""

import json
import pathlib

import torch

import records


class Layout:
    def __init__(self, path, evaluation):
        """`evaluation`: "linear" or "network"."""
        known = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))[evaluation]
        features = known["features"]
        self.row_count = known["rowCount"]
        self.rows = torch.tensor(known["rows"], device=records.DEVICE)
        self.middles = torch.tensor([feature["middle"] for feature in features], device=records.DEVICE)
        self.digits = torch.zeros(records.SQUARES, len(features), device=records.DEVICE)
        for number, feature in enumerate(features):
            for digit, square in enumerate(feature["squares"]):
                self.digits[square, number] = 3**digit
        self.counts = torch.tensor(known["counts"], device=records.DEVICE)

    def rows_of(self, positions):
        discs = (records.bits(positions["own"]) - records.bits(positions["other"])).float()
        indices = (discs @ self.digits).round().long() + self.middles
        counts = positions["counts"][:, :len(self.counts)].long()
        return torch.cat([self.rows[indices], counts + self.counts], 1)
