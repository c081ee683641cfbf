"""Weights files (docs/formats/weights.md): the linear part, and the network behind it."""

import pathlib
import struct

import numpy

from network_file import BOARD_HIDDEN, HIDDEN, PHASES, WIDTH, checksum

HEAD = struct.Struct("<8s6I")
HEAD_BEGIN = struct.Struct("<8s2I")
OTHELLO = 8
WEIGHTS_PER_DISC = 256
LARGEST = 32767
LINEAR_VERSION = 1
NETWORK_VERSION = 4
SUM_UNIT = 128
HIDDEN_UNIT = 64
OUT_UNIT = 1024
CHECKSUM_BYTES = 8


def read(path, with_network=False):
    """The bytes of a weights file of 8x8 Othello."""
    weights = pathlib.Path(path).read_bytes()
    magic, version, game = HEAD_BEGIN.unpack_from(weights.ljust(HEAD_BEGIN.size, b"\0"))
    if magic != b"OUTFLANK" or game != OTHELLO or version not in (LINEAR_VERSION, NETWORK_VERSION):
        raise SystemExit(f"{path}: expected a weights file of this program for 8x8 Othello")
    if with_network and version != NETWORK_VERSION:
        raise SystemExit(f"{path}: expected a weights file with a network")
    if struct.unpack("<Q", weights[-CHECKSUM_BYTES:])[0] != checksum(weights[:-CHECKSUM_BYTES]):
        raise SystemExit(f"{path}: it is damaged, for its checksum does not fit; copy the file again")
    return weights


def _head_of(weights):
    *_, anchors, rows, empties = HEAD.unpack_from(weights)
    return empties, anchors * rows


def numbers_of(weights):
    """The bias of each number of empty squares, and the weights anchor by anchor, in discs."""
    biases, rows = _head_of(weights)
    numbers = numpy.frombuffer(weights, dtype="<i2", count=biases + rows, offset=HEAD.size).astype(numpy.float32) / WEIGHTS_PER_DISC
    return numbers[:biases], numbers[biases:]


def with_numbers(weights, biases, rows):
    """The same file with other numbers; what it says of search errors stays."""
    numbers = numpy.concatenate([biases, rows]) * WEIGHTS_PER_DISC
    content = numpy.clip(numpy.rint(numbers), -LARGEST, LARGEST).astype("<i2").tobytes()
    if len(content) != 2 * sum(_head_of(weights)):
        raise ValueError("other numbers than the file has")
    changed = weights[:HEAD.size] + content + weights[HEAD.size + len(content):-CHECKSUM_BYTES]
    return changed + struct.pack("<Q", checksum(changed))


class _Numbers:
    """Numbers one after the other."""

    def __init__(self, content):
        self.content, self.place = content, 0

    def take(self, kind, unit, *shape):
        kind = numpy.dtype(kind)
        count = int(numpy.prod(shape))
        numbers = numpy.frombuffer(self.content, dtype=kind, count=count, offset=self.place)
        self.place += count * kind.itemsize
        return numbers.astype(numpy.float32).reshape(shape) / unit


def networks_of(weights):
    """For each phase of the game the numbers of its network by name, as real numbers; what the file's bytes stand for."""
    empties, rows = _head_of(weights)
    linear_bytes = HEAD.size + 2 * (empties + rows + empties * empties)
    content = weights[linear_bytes:-CHECKSUM_BYTES]
    head_bytes = sum(units * (2 * WIDTH + 4 + 2) for units in (HIDDEN, BOARD_HIDDEN)) + 2 * WIDTH + 4
    row_count = (len(content) // PHASES - head_bytes) // WIDTH
    numbers = _Numbers(content)
    return [_network_of(numbers, row_count) for _ in range(PHASES)]


def _network_of(numbers, row_count):
    network = {"rows": numbers.take("i1", SUM_UNIT, row_count, WIDTH)}
    for layer, units in (("corners", HIDDEN), ("board", BOARD_HIDDEN)):
        network[f"{layer}.weights"] = numbers.take("i1", HIDDEN_UNIT, units, 2 * WIDTH).T.copy()
        network[f"{layer}.bias"] = numbers.take("<i4", SUM_UNIT * HIDDEN_UNIT, units)
        network[f"{layer}.out"] = numbers.take("<i2", OUT_UNIT, units)
    network["straight"] = numbers.take("<i2", OUT_UNIT, WIDTH)
    network["out_bias"] = numbers.take("<i4", SUM_UNIT * OUT_UNIT, 1)
    return network


def linear_alone(weights):
    """The same file without its network."""
    magic, version, *rest = HEAD.unpack_from(weights)
    empties, rows = _head_of(weights)
    end = HEAD.size + 2 * (empties + rows + empties * empties)
    content = HEAD.pack(magic, LINEAR_VERSION, *rest) + weights[HEAD.size:end]
    return content + struct.pack("<Q", checksum(content))
