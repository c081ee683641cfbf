"""Boards of 64 bits as tensors: where discs are, and where they can be placed."""

import torch

FILE_A = 0x0101010101010101
NOT_FILE_A = ~FILE_A
NOT_FILE_H = ~(FILE_A << 7) & (2**64 - 1)
NOT_FILE_H -= 2**64 if NOT_FILE_H >= 2**63 else 0
EVERY_SQUARE = -1
# How far a step goes, and where it may end: a step over the edge comes out on the other side.
STEPS = ((1, NOT_FILE_A), (-1, NOT_FILE_H), (8, EVERY_SQUARE), (-8, EVERY_SQUARE), (9, NOT_FILE_A), (-9, NOT_FILE_H), (7, NOT_FILE_H),
         (-7, NOT_FILE_A))


def stepped(boards, step, ends):
    if step > 0:
        return (boards << step) & ends
    return (boards >> -step) & (2**(64 + step) - 1) & ends  # torch shifts the sign in


def moves(own, other):
    empty = ~(own | other)
    found = torch.zeros_like(own)
    for step, ends in STEPS:
        run = stepped(own, step, ends) & other
        for _ in range(5):
            run = run | (stepped(run, step, ends) & other)
        found = found | (stepped(run, step, ends) & empty)
    return found


def quarter_around(square):
    """The sixteen squares around a corner, as a board."""
    quarter = 0x0f0f0f0f << (4 if square % 8 else 0) << (32 if square >= 32 else 0)
    return quarter - 2**64 if quarter >= 2**63 else quarter
