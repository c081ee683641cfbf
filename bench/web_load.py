#!/usr/bin/env python3
"""The web server under load, on this machine alone: bench/web_load.py [--games 500] [--idle 2000] [--seconds 20] PROGRAM

Starts PROGRAM serve on a free port, opens idle connections, and plays games in which a client moves once a second against
level 1. Reports how long answers to moves took and what an idle connection costs; the exit code is 1 after any error.
"""

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from web_socket import Socket  # noqa: E402


async def play(port, number, end, answers):
    await asyncio.sleep(random.random())  # so that the moves of all games spread over the second
    socket = await Socket.open(port)
    socket.say({"type": "create", "seats": ["human", "outflank:level=1"]})
    state = await socket.state()
    while time.monotonic() < end:
        began = time.monotonic()
        over = state["result"] is not None
        move = None if over else random.choice(state["board"]["legal"])
        socket.say({"type": "new"} if over else {"type": "play", "move": move})
        state = await socket.state()
        answers.append(time.monotonic() - began)
        await asyncio.sleep(max(0, 1 - (time.monotonic() - began)))
    socket.close()


def resident_kilobytes(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])


def cpu_seconds(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(options, process, port):
    before = resident_kilobytes(process)
    idle = [await Socket.open(port) for _ in range(options.idle)]
    each = (resident_kilobytes(process) - before) / max(1, options.idle)
    answers = []
    end = time.monotonic() + options.seconds
    games = [play(port, number, end, answers) for number in range(options.games)]
    results = await asyncio.gather(*games, return_exceptions=True)
    errors = [result for result in results if isinstance(result, BaseException)]
    for socket in idle:
        socket.close()
    return each, sorted(answers), errors


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("program")
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as data:
        command = [options.program, "serve", "--port", "0", "--data", data, "--log", "error"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                port = int(re.search(r":(\d+)/", process.stdout.readline())[1])
                each, answers, errors = asyncio.run(load(options, process, port))
                cpu = cpu_seconds(process)
                peak = resident_kilobytes(process)
            finally:
                process.terminate()
    if not answers:
        print(f"no answers; {errors[:3]}")
        return 1
    at = lambda share: 1000 * answers[min(len(answers) - 1, int(share * len(answers)))]
    print(f"{options.idle} idle connections: {each:.1f} KB each")
    print(f"{options.games} games, {len(answers)} moves in {options.seconds:.0f} s: "
          f"p50 {at(0.5):.0f} ms, p99 {at(0.99):.0f} ms, worst {at(1):.0f} ms, with {os.cpu_count()} cores")
    print(f"CPU, thinking and all: {1000 * cpu / len(answers):.2f} ms a move at the server, "
          f"{1000 * time.process_time() / len(answers):.2f} at the client; load average {os.getloadavg()[0]:.1f}")
    print(f"resident at the end: {peak / 1024:.0f} MB; errors: {len(errors)} {errors[:3] if errors else ''}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
