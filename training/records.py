"""Positions as `outflank positions` writes them (docs/formats/positions.md), as tensors."""

import os
import time

import numpy
import torch

HEAD_BYTES = 32
RECORD = numpy.dtype([("own", "<u8"), ("other", "<u8"), ("target", "<f4"), ("linear", "<f4"), ("counts", "u1", 5), ("held_out", "u1"),
                      ("unused", "u1", 2)])
FIELDS = ("own", "other", "target", "linear", "counts", "held_out")
SQUARES = 64
SETTLED_SECONDS = 2

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
_SQUARE_NUMBERS = torch.arange(SQUARES, device=DEVICE)


def read_records(path):
    with open(path, "rb") as file:
        if file.read(8) != b"OUTFPOS1":
            raise SystemExit(f"{path}: expected a file that 'outflank positions' wrote")
    if not is_whole(path):
        raise SystemExit(f"{path}: it ends in the middle of a position; copy the file again")
    return numpy.fromfile(path, dtype=RECORD, offset=HEAD_BYTES)


def is_whole(path):
    return os.path.getsize(path) % RECORD.itemsize == 0


def is_settled(path):
    """Whether it holds something and nobody has written to it for a moment: a file that is still being copied may look whole, too."""
    return os.path.getsize(path) > HEAD_BYTES and time.time() - os.path.getmtime(path) > SETTLED_SECONDS


def write_records(path, records):
    """Under another name first, so that whoever waits for the file finds all of it."""
    with open(path + ".part", "wb") as file:
        file.write(b"OUTFPOS1".ljust(HEAD_BYTES, b"\0"))
        records.tofile(file)
    os.replace(path + ".part", path)


def tensors(records):
    """Boards become signed numbers: torch has no others of 64 bits."""
    columns = {name: records[name].copy() for name in FIELDS}
    for board in ("own", "other"):
        columns[board] = columns[board].view(numpy.int64)
    return {name: torch.from_numpy(column).to(DEVICE) for name, column in columns.items()}


def held_out(positions):
    found = chosen(positions, where(positions["held_out"] == 1))
    if len(found["own"]) == 0:
        raise SystemExit("no position is held out to judge by: more games are needed")
    return found


def gathered(files):
    """All positions but those held out."""
    parts = []
    for file in files:
        part = tensors(read_records(file))
        parts.append(chosen(part, where(part["held_out"] == 0)))
    return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


def chosen(positions, which):
    return {name: column[which] for name, column in positions.items()}


def where(condition):
    return condition.nonzero()[:, 0]


def empties(positions):
    return positions["counts"][:, 4].long()


def bits(boards):
    """One number a square, 0 or 1."""
    return (boards[:, None] >> _SQUARE_NUMBERS) & 1


def error_by_stage(error, positions, name):
    """Mean errors of a test set, for people to read."""
    stage = empties(positions)
    for low, high in ((6, 14), (15, 19), (20, 24), (25, 29), (30, 41), (42, 60)):
        some = (stage >= low) & (stage <= high)
        if some.any():
            print(f"  {name}, {low}-{high} empty squares: {error[some].mean():.3f}", flush=True)
