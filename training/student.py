"""The small network of the engine (src/eval/network_layout.h), taught by scores of a teacher or of searches.

    python3 student.py scored.pos more.pos --test games.pos --linear g3.weights --layout layout.json --out student.net
    outflank export student.net --out student.weights

Every row is held to zero (`--decay`), or, where the network goes on learning, to what it was:

    python3 student.py searched.pos --test searched.pos --linear old.weights --from old.weights --layout layout.json --out new.net

There `--phases 1-4` teaches only those, and the others stay as they were.
"""

import argparse
import pathlib
import re
import time

import torch
from torch import nn
from torch.nn import functional

import descent
import network_file
import parts
import records
import weights_file
from layout import CornerLayout
from linear import Linear
from network_file import BOARD_HIDDEN, HIDDEN, WIDTH

DISCS_PER_UNIT = 8
MOST_HIDDEN = 4
MOST_MEAN = 8
LARGEST_ROW = 0.99  # rows are stored in 128ths, in a byte
LARGEST_WEIGHT = 1.98  # and the weights to the hidden units in 64ths
MOST_BATCH = 16384
PART_SHARE = 0.1  # of the rate: the parts of a row move together
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

    def __init__(self, row_count, row_parts, part_count):
        super().__init__()
        self.register_buffer("row_parts", row_parts)
        self.register_buffer("known_rows", torch.zeros(row_count, WIDTH))
        self.rows = lot(row_count, WIDTH, reach=0.02)  # beyond what is known
        self.parts = nn.Parameter(torch.zeros(part_count, WIDTH))
        self.corners = Layer(HIDDEN)
        self.board = Layer(BOARD_HIDDEN)
        self.straight = lot(WIDTH, reach=0.2)
        self.out_bias = nn.Parameter(torch.zeros(1))

    def begin_with(self, network):
        """A network as `weights_file` reads it."""
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                if name in network:
                    parameter.copy_(torch.from_numpy(network[name]))
            self.known_rows.copy_(self.rows)
            self.rows.zero_()

    def all_rows(self):
        of_parts = functional.embedding_bag(self.row_parts, self.parts, mode="sum", padding_idx=len(self.parts) - 1) / 2
        return (self.known_rows + self.rows + of_parts).clamp(-LARGEST_ROW, LARGEST_ROW)

    def forward(self, rows):
        """`rows`: by position and corner."""
        sums = functional.embedding_bag(rows.flatten(0, 1), self.all_rows(), mode="sum").view(*rows.shape[:2], WIDTH)
        mean = sums.mean(1).clamp(-MOST_MEAN, MOST_MEAN)
        return self.corners(sums).sum(1) + self.board(mean) + mean @ self.straight + self.out_bias

    def groups(self, decay):
        """Of parameters, as they descend."""
        head = [parameter for name, parameter in self.named_parameters() if name not in ("rows", "parts")]
        return [{"params": head}, {"params": [self.rows], "weight_decay": decay}, {"params": [self.parts], "share": PART_SHARE}]

    def numbers(self):
        """As the file has them: the rows, and the head."""
        def numbers(*parameters):
            return b"".join(parameter.detach().cpu().numpy().astype("<f4").tobytes() for parameter in parameters)
        return numbers(self.all_rows()), numbers(*self.corners.parameters(), *self.board.parameters(), self.straight, self.out_bias)


@torch.no_grad()
def error_of(student, layout, positions):
    parts = []
    for begin in range(0, len(positions["own"]), 4 * MOST_BATCH):
        part = records.chosen(positions, slice(begin, begin + 4 * MOST_BATCH))
        parts.append(part["linear"] + DISCS_PER_UNIT * student(layout.rows_of(part)) - part["target"])
    return torch.cat(parts).abs()


def of_phase(positions, phase):
    low, high = REACHES[phase]
    stage = records.empties(positions)
    return records.chosen(positions, records.where((stage >= low) & (stage <= high)))


def taught(student, lessons, layout, options):
    """One phase's network."""
    wanted = ((lessons["target"] - lessons["linear"]) / DISCS_PER_UNIT).clamp(-4, 4)

    def loss_of(which):
        part = {name: lessons[name][which] for name in ("own", "other", "counts", "quarters")}
        return functional.smooth_l1_loss(student(layout.rows_of(part)), wanted[which], beta=1.0)

    @torch.no_grad()
    def keep_within_bytes():
        for layer in (student.corners, student.board):
            layer.weights.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)
    descent.descend(student.groups(options.decay), len(lessons["own"]), MOST_BATCH, options.epochs, options.rate, loss_of, keep_within_bytes)


def phases_of(text):
    """The phases from one to another, or one alone: `1-4`, `2`."""
    found = re.fullmatch(r"(\d)(?:-(\d))?", text)
    phases = range(int(found[1]), int(found[2] or found[1]) + 1) if found else range(0)
    if not phases or phases[-1] >= network_file.PHASES:
        raise argparse.ArgumentTypeError(f"'{text}': expected phases from 0 to {network_file.PHASES - 1}, as 1-4")
    return phases


def check_the_others_fit(parser, arguments):
    """The phases that are not taught, if any, stay what they were: corrections to one linear evaluation."""
    if len(arguments.phases) == network_file.PHASES:
        return
    if not arguments.known:
        parser.error("--phases: the others need a network to be taken --from")
    linear, corrected = (weights_file.linear_alone(weights_file.read(file)) for file in (arguments.linear, arguments.known))
    if linear != corrected:
        parser.error("--phases: the others correct the linear evaluation of --from, which is not that of --linear")


def main():
    parser = descent.parser_of(__doc__, linear="the weights file that is corrected", epochs=6)
    parser.add_argument("--from", dest="known", help="a weights file with the network to begin with")
    parser.add_argument("--decay", type=float, default=5, help="how firmly rows are held to what they were (default: 5)")
    parser.add_argument("--phases", type=phases_of, default=range(network_file.PHASES), help="of the game: only these, as 1-4")
    arguments = parser.parse_args()
    check_the_others_fit(parser, arguments)
    torch.manual_seed(arguments.seed)
    layout = CornerLayout(arguments.layout)
    row_parts = parts.parts_of_all_rows(arguments.layout)
    known = weights_file.networks_of(weights_file.read(arguments.known, with_network=True)) if arguments.known else None
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
        student = Student(layout.row_count, *row_parts).to(records.DEVICE)
        if known:
            student.begin_with(known[phase])
        if phase not in arguments.phases:
            phases.append(student.numbers())
            continue
        judging = {file: of_phase(test, phase) for file, test in tests.items()}
        judging = {file: some for file, some in judging.items() if len(some["own"])}
        before = {file: error_of(student, layout, some).mean() for file, some in judging.items()}
        taught(student, mine, layout, arguments)
        print(f"phase {phase}: {len(mine['own'])} positions ({time.monotonic() - begin:.0f} s)", flush=True)
        for file, some in judging.items():
            error = error_of(student, layout, some)
            by_linear = (some["linear"] - some["target"]).abs().mean()
            log.append(f"phase {phase}, {pathlib.Path(file).name}: held-out error {error.mean():.3f} discs, {before[file]:.3f} before, "
                       f"of the linear evaluation {by_linear:.3f}")
            print(log[-1], flush=True)
            records.error_by_stage(error, some, "student")
        phases.append(student.numbers())
    run = f"student epochs={arguments.epochs} rate={arguments.rate} decay={arguments.decay} seed={arguments.seed}"
    if arguments.known:
        run += f" phases={arguments.phases[0]}-{arguments.phases[-1]} from={pathlib.Path(arguments.known).name}"
    data = f"{len(lessons['own'])} positions of {', '.join(pathlib.Path(file).name for file in arguments.files)}"
    pathlib.Path(arguments.out).write_bytes(network_file.network_bytes(
        weights_file.linear_alone(weights_file.read(arguments.linear)), phases, run, data, "\n".join(log) + "\n"))


if __name__ == "__main__":
    main()
