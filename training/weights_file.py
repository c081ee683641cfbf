"""The linear part of a weights file (docs/formats/weights.md)."""

import struct

import numpy

from network_file import checksum

HEAD = struct.Struct("<8s6I")
WEIGHTS_PER_DISC = 256
LARGEST = 32767
LINEAR_VERSION = 1


def _head_of(weights):
    magic, version, *_, anchors, rows, empties = HEAD.unpack_from(weights)
    if magic != b"OUTFLANK" or version != LINEAR_VERSION:
        raise SystemExit("expected a weights file of the linear evaluation alone")
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
    changed = weights[:HEAD.size] + content + weights[HEAD.size + len(content):-8]
    return changed + struct.pack("<Q", checksum(changed))
