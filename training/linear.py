"""The linear evaluation of the engine (src/eval/pattern_eval.h): goes on learning from positions, and writes its weights again.

    python3 linear.py late.pos scored.pos --test games.pos --linear g3.weights --layout layout.json --out linear.weights
"""

import pathlib
import time

import torch
from torch import nn
from torch.nn import functional

import descent
import records
import weights_file
from layout import Layout

DISCS_PER_UNIT = 8
MOST_BATCH = 65536
MOST_DISCS = 64


class Linear(nn.Module):
    """In discs, for the side to move."""

    def __init__(self, weights, layout):
        super().__init__()
        self.layout = layout
        biases, rows = weights_file.numbers_of(weights)
        if len(rows) % layout.row_count:
            raise SystemExit("the weights and the layout are not of the same program")
        self.biases = nn.Parameter(torch.tensor(biases))
        self.rows = nn.Parameter(torch.tensor(rows)[:, None])

    @staticmethod
    def read(weights, layout):
        return Linear(weights_file.read(weights), Layout(layout)).to(records.DEVICE)

    def forward(self, positions):
        empties = records.empties(positions)
        rows = self.layout.rows_of(positions)
        stage = empties // 2
        # A stage is the mean of the two anchors beside it, which may be the same.
        low, high = (rows + (anchor * self.layout.row_count)[:, None] for anchor in (stage // 2, (stage + 1) // 2))
        sums = (functional.embedding_bag(some, self.rows, mode="sum") for some in (low, high))
        return sum(sums)[:, 0] / 2 + self.biases[empties]

    @torch.no_grad()
    def scores(self, positions):
        parts = [torch.zeros(0, device=records.DEVICE)]
        for begin in range(0, len(positions["own"]), 4 * MOST_BATCH):
            parts.append(self(records.chosen(positions, slice(begin, begin + 4 * MOST_BATCH))))
        return torch.cat(parts).clamp(-MOST_DISCS, MOST_DISCS)


    def judged(self, positions):
        """With this evaluation's scores beside them, whatever others the records came with."""
        return {**positions, "linear": self.scores(positions)}


def taught(linear, lessons, epochs, rate):
    def loss_of(which):
        part = records.chosen(lessons, which)
        return functional.smooth_l1_loss(linear(part) / DISCS_PER_UNIT, part["target"] / DISCS_PER_UNIT, beta=1.0)
    descent.descend(linear.parameters(), len(lessons["own"]), MOST_BATCH, epochs, rate, loss_of)


def main():
    arguments = descent.parser_of(__doc__, linear="the weights file to begin with", epochs=3).parse_args()
    torch.manual_seed(arguments.seed)
    linear = Linear.read(arguments.linear, arguments.layout)
    begin = time.monotonic()
    taught(linear, records.gathered(arguments.files), arguments.epochs, arguments.rate)
    print(f"linear evaluation taught in {time.monotonic() - begin:.0f} s", flush=True)
    for file in arguments.test:
        judging = records.held_out(records.tensors(records.read_records(file)))
        print(f"{file}: held-out error {(judging['linear'] - judging['target']).abs().mean():.3f} discs before")
        error = (linear.scores(judging) - judging["target"]).abs()
        print(f"{file}: {error.mean():.3f} discs now")
        records.error_by_stage(error, judging, "linear")
    numbers = (parameter.detach().cpu().numpy().reshape(-1) for parameter in (linear.biases, linear.rows))
    pathlib.Path(arguments.out).write_bytes(weights_file.with_numbers(weights_file.read(arguments.linear), *numbers))


if __name__ == "__main__":
    main()
