"""An NBoard engine that plays its first legal move: nboard_engine.py [FAULT]."""

import re
import sys

import faults
from board import Board, other


def set_game(ggf):
    assert "BO[8 ---------------------------O*------*O--------------------------- *]" in ggf, ggf
    board, side = Board(), "b"
    for colour, move in re.findall(r"([BW])\[(\w+)[^\]]*\]", ggf.split("*]")[1]):
        assert colour.lower() == side, ggf
        board.play("pass" if move == "PA" else move.lower(), side)
        side = other(side)
    return board, side


faults.at_start()
board, side = Board(), "b"
for line in sys.stdin:
    words = line.split(maxsplit=2)
    if words[0] == "ping":
        faults.say(f"pong {words[1]}")
    elif words[:2] == ["set", "game"]:
        board, side = set_game(words[2])
    elif words[0] == "move":
        move = words[1].split("/")[0].lower()
        board.play("pass" if move == "pa" else move, side)
        side = other(side)
    elif words[0] == "go":
        answer = faults.before_a_move() or (board.moves(side) or ["PA"])[0]
        faults.say("status thinking")
        faults.say("nodestats 42 0.01")
        faults.say(f"=== {answer}/0.50/0.01")
    elif words[0] == "quit":
        break
