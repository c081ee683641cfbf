"""A deep network that learns from games of the engine, too slow to play with, and then scores positions for a small one.

    python3 teacher.py train games.pos late.pos --test games.pos --linear g3.weights --layout layout.json --seconds 450 --out teacher.pt
    python3 teacher.py score quick.pos --teacher teacher.pt --linear g3.weights --layout layout.json --from 13 --out scored.pos

Files to learn from may be patterns ("leaves.*.pos"): those that have come since it began are read before each report, so that it can learn
while other positions are still being scored.
"""

import argparse
import glob
import math
import pickle
import time

import torch
from torch import nn
from torch.nn import functional

import records
from boards import moves
from linear import Linear

DISCS_PER_UNIT = 16  # of what the network gives out
BATCH = 8192
WARM_UP_STEPS = 300
REPORTS = 16


def planes(positions):
    """Discs and moves of both sides, the empty squares, and whether their number is odd: six boards of 8x8."""
    own, other = positions["own"], positions["other"]
    boards = torch.stack([records.bits(board) for board in (own, other, moves(own, other), moves(other, own))], 1)
    empty = 1 - boards[:, :1] - boards[:, 1:2]
    odd = (empty.sum(2, keepdim=True) % 2).expand_as(empty)
    dtype = torch.bfloat16 if records.DEVICE == "cuda" else torch.float32
    return torch.cat([boards, empty, odd], 1).to(dtype).view(-1, 6, 8, 8)


def turned(boards, symmetry):
    if symmetry & 4:
        boards = boards.transpose(2, 3)
    if symmetry & 1:
        boards = boards.flip(3)
    if symmetry & 2:
        boards = boards.flip(2)
    return boards.contiguous(memory_format=torch.channels_last)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(channels)

    def forward(self, boards):
        inner = functional.relu(self.first_norm(self.first(boards)))
        return functional.relu(boards + self.second_norm(self.second(inner)))


class Teacher(nn.Module):
    """What the linear evaluation leaves over, in units of sixteen discs."""

    def __init__(self, blocks, channels):
        super().__init__()
        self.shape = {"blocks": blocks, "channels": channels}
        self.stem = nn.Sequential(nn.Conv2d(6, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU())
        self.blocks = nn.Sequential(*[Block(channels) for _ in range(blocks)])
        self.head = nn.Sequential(nn.Conv2d(channels, 16, 1, bias=False), nn.BatchNorm2d(16), nn.ReLU(), nn.Flatten(),
                                  nn.Linear(1024, 256), nn.ReLU(), nn.Linear(256, 1))

    @staticmethod
    def begun(blocks, channels):
        return Teacher(blocks, channels).to(records.DEVICE).to(memory_format=torch.channels_last)

    @staticmethod
    def read(path):
        try:
            known = torch.load(path, map_location=records.DEVICE)
        except (RuntimeError, pickle.UnpicklingError, EOFError):
            known = None
        if not isinstance(known, dict) or "shape" not in known:
            raise SystemExit(f"{path}: expected a teacher that this program wrote")
        teacher = Teacher.begun(**known["shape"])
        teacher.load_state_dict(known["state"])
        return teacher

    def write(self, path):
        torch.save({"shape": self.shape, "state": self.state_dict()}, path)

    def forward(self, boards):
        with torch.autocast(records.DEVICE, dtype=torch.bfloat16, enabled=records.DEVICE == "cuda"):
            return self.head(self.blocks(self.stem(boards)))[:, 0]


def made_quick(teacher):
    """Compiled, where there is a graphics card. Boards should come in batches of one size then."""
    if records.DEVICE != "cuda":
        return teacher
    torch._dynamo.config.suppress_errors = True  # what cannot be compiled runs as it is
    return torch.compile(teacher)


@torch.no_grad()
def score(teacher, positions, batch=4 * BATCH):
    """In discs, for the side to move. What is compiled wants batches of one size, so the last is filled up with its first position."""
    teacher.eval()
    parts = [torch.zeros(0, device=records.DEVICE)]
    for begin in range(0, len(positions["own"]), batch):
        part = records.chosen(positions, slice(begin, begin + batch))
        boards = planes(part)
        count = len(boards)
        if records.DEVICE == "cuda":
            boards = torch.cat([boards, boards[:1].expand(batch - count, -1, -1, -1)])
        parts.append(part["linear"] + DISCS_PER_UNIT * teacher(turned(boards, 0))[:count].float())
    teacher.train()
    return torch.cat(parts)


def error_of(teacher, positions):
    return (score(teacher, positions) - positions["target"]).abs()


class Lessons:
    """What the files hold, and those that come later."""

    def __init__(self, patterns, linear):
        self.patterns, self.linear = patterns, linear
        self.files = set()
        self.positions = None

    def read_what_came(self):
        """Whether there was anything new. Files that are still being copied are left for later."""
        came = sorted({file for pattern in self.patterns for file in self._named_by(pattern)} - self.files)
        if not came:
            return False
        self.files.update(came)
        new = self.linear.judged(records.gathered(came))
        if self.positions:
            new = {name: torch.cat([self.positions[name], new[name]]) for name in new}
        self.positions = new
        return True

    def wait_for_copies(self):
        """Until nothing that is there is still being copied, but not for long: at the beginning, what was just written counts, too."""
        for _ in range(2 * records.SETTLED_SECONDS):
            if all(records.is_settled(file) for pattern in self.patterns for file in glob.glob(pattern)):
                return
            time.sleep(1)

    def __len__(self):
        return len(self.positions["own"]) if self.positions else 0

    @staticmethod
    def _named_by(pattern):
        if not glob.has_magic(pattern):
            return [pattern]
        return [file for file in glob.glob(pattern) if records.is_settled(file)]


class ShuffledBatches:
    """Without end."""

    def __init__(self, most, count):
        self.size, self.count = min(most, count), count
        self.order, self.begin = torch.zeros(0), 0

    def next(self):
        if self.begin + self.size > len(self.order):
            self.order, self.begin = torch.randperm(self.count, device=records.DEVICE), 0
        self.begin += self.size
        return self.order[self.begin - self.size:self.begin]


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.backends.cudnn.benchmark = True
    linear = Linear.read(arguments.linear, arguments.layout)
    held_out = linear.judged(records.held_out(records.tensors(records.read_records(arguments.test))))
    lessons = Lessons(arguments.files, linear)
    lessons.wait_for_copies()
    if not lessons.read_what_came():
        raise SystemExit("no file to learn from has such a name")
    print(f"{len(lessons)} positions, {len(held_out['own'])} held out", flush=True)
    teacher = Teacher.read(arguments.teacher) if arguments.teacher else Teacher.begun(arguments.blocks, arguments.channels)
    quick = made_quick(teacher)
    descent = torch.optim.AdamW(teacher.parameters(), lr=arguments.rate, weight_decay=1e-3)
    batches = ShuffledBatches(arguments.batch, len(lessons))
    reports, step = 0, 0
    begin = time.monotonic()
    while (done := (time.monotonic() - begin) / arguments.seconds) < 1:
        if done * REPORTS >= reports:
            reports += 1
            if lessons.read_what_came():
                batches = ShuffledBatches(arguments.batch, len(lessons))
            print(f"{100 * done:.0f} %, step {step}, {len(lessons)} positions: held-out error {error_of(quick, held_out).mean():.3f} discs", flush=True)
        for group in descent.param_groups:
            group["lr"] = arguments.rate * min(1, (step + 1) / WARM_UP_STEPS) * (0.5 * (1 + math.cos(math.pi * done)) + 0.002)
        part = records.chosen(lessons.positions, batches.next())
        wanted = (part["target"] - part["linear"]) / DISCS_PER_UNIT
        loss = functional.smooth_l1_loss(quick(turned(planes(part), step % 8)).float(), wanted, beta=0.5)
        descent.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(teacher.parameters(), 1.0)
        descent.step()
        step += 1
    teacher.write(arguments.out)
    error = error_of(quick, held_out)
    print(f"held-out error {error.mean():.3f} discs, of the linear evaluation {(held_out['linear'] - held_out['target']).abs().mean():.3f}")
    records.error_by_stage(error, held_out, "teacher")


def score_file(arguments):
    teacher = made_quick(Teacher.read(arguments.teacher))
    linear = Linear.read(arguments.linear, arguments.layout)
    found = records.read_records(arguments.file)
    at_once = 1 << 22  # so that memory does not grow with the file
    for begin in range(0, len(found), at_once):
        part = found[begin:begin + at_once]
        scored = score(teacher, linear.judged(records.tensors(part))).cpu().numpy()
        meant = part["counts"][:, 4] >= arguments.least
        part["target"][meant] = scored[meant]
    records.write_records(arguments.out, found)
    print(f"{arguments.out} holds {len(found)} positions")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train", help="learn from positions of games")
    training.add_argument("files", nargs="+")
    training.add_argument("--test", required=True, help="positions whose held-out part judges")
    training.add_argument("--seconds", type=float, required=True)
    training.add_argument("--rate", type=float, default=1.5e-3)
    training.add_argument("--batch", type=int, default=BATCH)
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--blocks", type=int, default=6)
    training.add_argument("--channels", type=int, default=128)
    training.add_argument("--teacher", help="go on with this one")
    training.add_argument("--out", required=True)
    training.set_defaults(run=train)
    scoring = commands.add_parser("score", help="give positions the teacher's scores")
    scoring.add_argument("file")
    scoring.add_argument("--teacher", required=True)
    scoring.add_argument("--from", dest="least", type=int, default=13, help="empty squares; later positions keep their scores")
    scoring.add_argument("--out", required=True)
    scoring.set_defaults(run=score_file)
    for command in (training, scoring):
        command.add_argument("--linear", required=True, help="the weights file that the teacher corrects, always the same")
        command.add_argument("--layout", required=True)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
