"""A GTP engine that plays its first legal move: gtp_engine.py [FAULT]."""

import sys

import faults
from board import Board


def answer_to(name, arguments):
    global board
    if name == "boardsize":
        board = Board(int(arguments[0]))
    elif name == "clear_board":
        board = Board(board.size)
    elif name == "play":
        board.play(arguments[1], arguments[0][0])
    elif name == "genmove":
        move = faults.before_a_move() or (board.moves(arguments[0][0]) or ["pass"])[0]
        if faults.FAULT not in ("illegal", "unreadable"):
            board.play(move, arguments[0][0])
        return move.upper()
    elif name == "protocol_version":
        return "2"
    elif name != "quit":
        return None
    return ""


faults.at_start()
board = Board()
for line in sys.stdin:
    identity, name, *arguments = line.split() if line[0].isdigit() else ["", *line.split()]
    text = answer_to(name, arguments)
    faults.say(f"?{identity} unknown command\n" if text is None else f"={identity} {text}\n")
    if name == "quit":
        break
