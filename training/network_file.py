"""Networks as `outflank export` reads them (docs/formats/model.md). Needs nothing but Python."""

import struct

PHASES = 6
WIDTH = 32
HIDDEN = 16
BOARD_HIDDEN = 8
HEAD_NUMBERS = (2 * WIDTH + 2) * (HIDDEN + BOARD_HIDDEN) + WIDTH + 1


def checksum(content):
    """FNV-1a, 64 bits."""
    value = 0xcbf29ce484222325
    for byte in content:
        value = (value ^ byte) * 0x100000001b3 & 0xffffffffffffffff
    return value


def _text(content):
    return struct.pack("<Q", len(content)) + content


def network_bytes(linear_weights, phases, run, data, log):
    """`linear_weights`: the file the network corrects. `phases`: for each phase of the game the rows and the head, as the bytes of
    their numbers (4 bytes each, lowest first)."""
    if len(phases) != PHASES:
        raise ValueError(f"a network has {PHASES} phases, not {len(phases)}")
    content = b"".join((_text(run.encode()), _text(data.encode()), _text(log.encode()), _text(linear_weights), struct.pack("<QQ", PHASES, 1)))
    for rows, head in phases:
        if len(head) != 4 * HEAD_NUMBERS:
            raise ValueError(f"a head has {HEAD_NUMBERS} numbers, not {len(head) // 4}")
        content += struct.pack("<Q", len(rows) // 4) + rows + head
    content += _text(b"")
    return b"OUTFNET3" + struct.pack("<Q", checksum(content)) + content
