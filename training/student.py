"""The small network of the engine (src/eval/network_layout.h), taught by a teacher's scores.

    python3 student.py scored.pos more.pos --test games.pos --linear g3.weights --layout layout.json --out student.net
    outflank export student.net --out student.weights
"""

import pathlib
import time

import torch
from torch import nn
from torch.nn import functional

import descent
import network_file
import records
from layout import CornerLayout
from linear import Linear
from network_file import BOARD_HIDDEN, HIDDEN, WIDTH

DISCS_PER_UNIT = 8
MOST_HIDDEN = 4
MOST_MEAN = 8
LARGEST_ROW = 0.99  # rows are stored in 128ths, in a byte
LARGEST_WEIGHT = 1.98  # and the weights to the hidden units in 64ths
MOST_BATCH = 32768
REACHES = ((6, 14), (10, 20), (15, 26), (21, 33), (27, 41), (33, 60))  # empty squares that each phase learns from


def lot(*shape, reach):
    return nn.Parameter((torch.rand(*shape) * 2 - 1) * reach)


class Layer(nn.Module):
    """Hidden units over a sum, weighed."""

    def __init__(self, units):
        super().__init__()
        self.weights = lot(2 * WIDTH, units, reach=0.18)
        self.bias = nn.Parameter(torch.full((units,), 0.1))
        self.out = lot(units, reach=0.3)

    def forward(self, sums):
        above_and_below = torch.cat([sums.clamp(0, 1), (-sums).clamp(0, 1)], -1)
        return (above_and_below @ self.weights + self.bias).clamp(0, MOST_HIDDEN) @ self.out


class Student(nn.Module):
    """What the linear evaluation leaves over, in units of eight discs."""

    def __init__(self, row_count):
        super().__init__()
        self.rows = lot(row_count, WIDTH, reach=0.02)
        self.corners = Layer(HIDDEN)
        self.board = Layer(BOARD_HIDDEN)
        self.straight = lot(WIDTH, reach=0.2)
        self.out_bias = nn.Parameter(torch.zeros(1))

    def forward(self, rows):
        """`rows`: by position and corner."""
        sums = functional.embedding_bag(rows.flatten(0, 1), self.rows, mode="sum").view(*rows.shape[:2], WIDTH)
        mean = sums.mean(1).clamp(-MOST_MEAN, MOST_MEAN)
        return self.corners(sums).sum(1) + self.board(mean) + mean @ self.straight + self.out_bias

    def parts(self):
        """As the file has them: the rows, and the head."""
        def numbers(*parameters):
            return b"".join(parameter.detach().cpu().numpy().astype("<f4").tobytes() for parameter in parameters)
        return numbers(self.rows), numbers(*self.corners.parameters(), *self.board.parameters(), self.straight, self.out_bias)


@torch.no_grad()
def error_of(student, layout, positions):
    parts = [torch.zeros(0, device=records.DEVICE)]  # where nothing is held out
    for begin in range(0, len(positions["own"]), 4 * MOST_BATCH):
        part = records.chosen(positions, slice(begin, begin + 4 * MOST_BATCH))
        parts.append(part["linear"] + DISCS_PER_UNIT * student(layout.rows_of(part)) - part["target"])
    return torch.cat(parts).abs()


def of_phase(positions, phase):
    low, high = REACHES[phase]
    stage = records.empties(positions)
    return records.chosen(positions, records.where((stage >= low) & (stage <= high)))


def taught(lessons, layout, epochs, rate):
    """One phase's network."""
    wanted = ((lessons["target"] - lessons["linear"]) / DISCS_PER_UNIT).clamp(-4, 4)
    student = Student(layout.row_count).to(records.DEVICE)

    def loss_of(which):
        part = {name: lessons[name][which] for name in ("own", "other", "counts", "quarters")}
        return functional.smooth_l1_loss(student(layout.rows_of(part)), wanted[which], beta=1.0)

    @torch.no_grad()
    def keep_within_bytes():
        student.rows.clamp_(-LARGEST_ROW, LARGEST_ROW)
        for layer in (student.corners, student.board):
            layer.weights.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)
    descent.descend(student.parameters(), len(lessons["own"]), MOST_BATCH, epochs, rate, loss_of, keep_within_bytes)
    return student


def main():
    arguments = descent.options_of(__doc__, linear="the weights file that is corrected", epochs=6)
    torch.manual_seed(arguments.seed)
    layout = CornerLayout(arguments.layout)
    linear = Linear.read(arguments.linear, arguments.layout)

    def prepared(positions):
        return layout.with_quarters(linear.judged(positions))
    lessons = prepared(records.gathered(arguments.files))
    tests = {file: prepared(records.held_out(records.tensors(records.read_records(file)))) for file in arguments.test}
    log = []
    phases = []
    for phase in range(network_file.PHASES):
        begin = time.monotonic()
        mine = of_phase(lessons, phase)
        student = taught(mine, layout, arguments.epochs, arguments.rate)
        print(f"phase {phase}: {len(mine['own'])} positions ({time.monotonic() - begin:.0f} s)", flush=True)
        for file, test in tests.items():
            judging = of_phase(test, phase)
            error = error_of(student, layout, judging)
            by_linear = (judging["linear"] - judging["target"]).abs().mean()
            log.append(f"phase {phase}, {pathlib.Path(file).name}: held-out error {error.mean():.3f} discs, of the linear evaluation {by_linear:.3f}")
            print(log[-1], flush=True)
            records.error_by_stage(error, judging, "student")
        phases.append(student.parts())
    run = f"student epochs={arguments.epochs} rate={arguments.rate} seed={arguments.seed}"
    data = f"{len(lessons['own'])} positions of {', '.join(pathlib.Path(file).name for file in arguments.files)}"
    pathlib.Path(arguments.out).write_bytes(network_file.network_bytes(
        pathlib.Path(arguments.linear).read_bytes(), phases, run, data, "\n".join(log) + "\n"))


if __name__ == "__main__":
    main()
