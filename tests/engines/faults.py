"""What an engine can do instead of answering; the first argument of the scripted engines names it."""

import os
import sys
import time

FAULT = sys.argv[1] if len(sys.argv) > 1 else "good"


def say(line):
    print(line, flush=True)


def at_start():
    if FAULT == "garbage":
        while True:
            print("blah " * 10)
    if FAULT == "binary":
        while True:
            sys.stdout.buffer.write(bytes(range(256)))
    if FAULT == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    if FAULT == "silent":
        time.sleep(3600)
    if FAULT == "dies-at-once":
        print("no weights here", file=sys.stderr)
        sys.exit(3)
    if FAULT == "chatty":
        print("note to self\n" * 50000, file=sys.stderr, flush=True)


def before_a_move():
    """Called when a move is asked for; gives the answer to send instead of a good one, if any."""
    if FAULT == "hangs":
        time.sleep(3600)
    if FAULT == "dies":
        print("first trouble\nsegmentation of the board", file=sys.stderr)
        sys.exit(7)
    if FAULT == "is-killed":
        os.kill(os.getpid(), 9)
    if FAULT == "closes":
        os.close(1)
        time.sleep(3600)
    if FAULT == "slow":
        time.sleep(0.2)
    return {"illegal": "a1", "unreadable": "best move"}.get(FAULT)
