"""Rows as sums of parts. What a few squares of a pattern are worth is learned from far more positions than the pattern as a whole, so a row
that seldom occurs is not left to the few it occurs in. Once learned, the parts are added to the rows, and the engine never sees them."""

import numpy
import torch

import layout
import records

THREE_BY_THREE = 9
# Places of the three-by-three corner, in the order of its squares: blocks of two by two, ranks, files, and what lies along both edges.
CORNER_GROUPS = ((0, 1, 3, 4), (1, 2, 4, 5), (3, 4, 6, 7), (4, 5, 7, 8), (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8),
                 (0, 1, 2, 3, 6), (0, 1, 2, 3, 4, 6))
RUNS = (3, 5, 6, 7)  # lengths of the parts of a line


def groups_of(size):
    """The parts of a pattern, as places of its squares."""
    singles = tuple((place,) for place in range(size))
    if size == THREE_BY_THREE:
        return CORNER_GROUPS + singles
    return tuple(tuple(range(first, first + run)) for run in RUNS if run < size for first in range(size - run + 1)) + singles


def digits_of(indices, size):
    """What stands on each square, -1, 0 or 1, column by column."""
    columns = []
    for _ in range(size):
        digit = (indices + 1) % 3 - 1
        columns.append(digit)
        indices = (indices - digit) // 3
    return numpy.stack(columns, 1)


def parts_of_all_rows(path):
    """For each row of the network the numbers of its parts; and how many parts there are. The last of them stands for none.

    Mirror images share a row: it has the parts of both, and each counts half."""
    known = layout.known_of(path, "network")
    shared = numpy.array(known["rows"])
    kinds = {feature["middle"]: len(feature["squares"]) for feature in known["corners"][0]["features"]}
    found, count = [], 0
    for middle, size in kinds.items():
        indices = numpy.arange(-(3**size // 2), 3**size // 2 + 1)
        digits, columns = digits_of(indices, size) + 1, []
        for group in groups_of(size):
            columns.append(count + sum(digits[:, place] * 3**i for i, place in enumerate(group)))
            count += 3**len(group)
        found.append((shared[middle + indices], numpy.stack(columns, 1)))
    most = max(parts.shape[1] for _, parts in found)
    result = numpy.full((known["rowCount"], 2, most), count)
    for rows, parts in found:
        result[rows[::-1], 0, :parts.shape[1]] = parts[::-1]  # of the images of a row the first stays
        result[rows, 1, :parts.shape[1]] = parts  # and here the last
    return torch.from_numpy(result.reshape(len(result), -1)).to(records.DEVICE), count + 1
