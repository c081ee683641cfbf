#!/usr/bin/env python3
"""Ctrl-C, other threads and the end of the interpreter, while something is being thought about.

No time is asserted: what does not end would run into the test's time limit.
"""

import os
import signal
import subprocess
import sys
import threading
import time
import unittest

import outflank
from outflank import Engine, Othello, Player, Record, Tablut


def interrupt_soon():
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()


def endless():
    """Work that would take for ever, each by its name."""
    engine = Engine(hash_mb=4)
    yield "solve", lambda: engine.solve(Record())
    yield "solve on 10x10", lambda: engine.solve(Record(Othello(10)))
    yield "solve tablut", lambda: engine.solve(Record(Tablut()))
    yield "solve on 6x6", lambda: engine.solve(Record(Othello(6)))
    yield "hints", lambda: engine.hints(Record(), exact=True)
    yield "hints in tablut", lambda: engine.hints(Record(Tablut()), depth=60)
    yield "threads", lambda: Engine(threads=2).solve(Record())
    yield "threads in tablut", lambda: Engine(threads=2).solve(Record(Tablut()))
    yield "analyze", lambda: engine.analyze(Record.parse("f5d6c3d3c4"), level=60)
    yield "perft", lambda: Record().perft(30)
    yield "perft of tablut", lambda: Record(Tablut()).perft(30)
    yield "mcts", lambda: Player("mcts:time=1000m").choose(Record())
    yield "outflank", lambda: Player("outflank:level=60,book=off").choose(Record())
    yield "minimax", lambda: Player("minimax:depth=60").choose(Record())
    yield "minimax in tablut", lambda: Player("minimax:depth=60").choose(Record(Tablut()))
    yield "alphabeta", lambda: Player("alphabeta:depth=60").choose(Record(Othello(10)))
    yield "play", lambda: [outflank.play("random", "greedy", seed=i) for i in range(10**9)]
    yield "play slowly", lambda: outflank.play("random", "alphabeta:depth=60")


class Interrupt(unittest.TestCase):
    def test_ctrl_c_ends_everything(self):
        for name, work in endless():
            with self.subTest(name):
                interrupt_soon()
                with self.assertRaises(KeyboardInterrupt):
                    work()

    def test_an_engine_thinks_on_after_an_interrupt(self):
        engine = Engine(hash_mb=4)
        interrupt_soon()
        with self.assertRaises(KeyboardInterrupt):
            engine.solve(Record())
        self.assertEqual(engine.search(Record(), depth=6).depth, 6)

    def test_ctrl_c_while_another_thread_has_the_engine(self):
        engine = Engine(hash_mb=4)
        enough = threading.Event()
        busy = threading.Thread(target=lambda: engine.solve(Record(), on_report=lambda report: not enough.is_set()))
        busy.start()
        interrupt_soon()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                engine.solve(Record())
        enough.set()
        busy.join()

    def test_other_threads_run_while_one_searches(self):
        steps = []
        searching = threading.Thread(target=lambda: Engine(hash_mb=4).search(Record(), time=0.5))
        searching.start()
        while searching.is_alive():
            steps.append(time.monotonic())
        self.assertGreater(len(steps), 100)


class End(unittest.TestCase):
    """Of the interpreter."""

    def run_script(self, *lines):
        return subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True)

    def test_a_daemon_that_searches_does_not_keep_it_nor_crash_it(self):
        for work in ("outflank.Engine().solve(outflank.Record())", "outflank.Engine(threads=2).solve(outflank.Record())",
                     "outflank.Player('mcts:time=60m').choose(outflank.Record())", "outflank.Record().perft(30)",
                     "[outflank.play('random', 'greedy') for _ in range(10**9)]"):
            done = self.run_script("import outflank, threading, time", f"work = lambda: {work}",
                                   "threading.Thread(target=work, daemon=True).start()", "time.sleep(0.3)", "print('end')")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "end\n", ""), work)

    def test_an_interrupt_from_outside(self):
        script = "import outflank; print('begin', flush=True); outflank.Engine().solve(outflank.Record())"
        with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            process.stdout.readline()
            time.sleep(0.2)
            process.send_signal(signal.SIGINT)
            self.assertIn("KeyboardInterrupt", process.stderr.read())
        self.assertEqual(process.returncode, -signal.SIGINT)

    def test_nothing_depends_on_the_folder_or_on_files_beside_it(self):
        done = self.run_script("import os, outflank", "os.chdir('/')", "print(outflank.Engine().search(outflank.Record(), depth=8).depth)")
        self.assertEqual((done.returncode, done.stdout), (0, "8\n"))

    def test_a_bad_instruction_set_is_told_at_the_import(self):
        done = subprocess.run([sys.executable, "-c", "import outflank"], capture_output=True, text=True,
                              env={**os.environ, "OUTFLANK_ISA": "sparc"})
        self.assertIn("ImportError: outflank: ", done.stderr)


if __name__ == "__main__":
    unittest.main()
