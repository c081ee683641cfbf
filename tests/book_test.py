"""The opening book as a script meets it: grown, interrupted, sharded, merged, proved, exported, played by and learned from.

OUTFLANK in the environment names the program.
"""

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")


def outflank(*arguments, typed=""):
    return subprocess.run([PROGRAM, *map(str, arguments)], input=typed, capture_output=True, text=True, timeout=300, check=False)


class Book(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def book(self, name):
        return self.folder / name

    def run_book(self, *arguments, code=0, typed=""):
        run = outflank("book", *arguments, typed=typed)
        self.assertEqual(run.returncode, code, run.stderr)
        return run

    def findings(self, book, code=0):
        return json.loads(self.run_book("check", "--book", book, "--json", code=code).stdout)

    def grow(self, name, positions, *more):
        self.run_book("build", "--out", self.book(name), "--positions", positions, "--depth", 3, *more)
        return self.book(name)

    def test_a_book_grows_and_is_proved(self):
        found = self.findings(self.grow("a.book", 50, "--main-line", 8))
        self.assertGreaterEqual(found["positions"], 50)
        self.assertEqual((found["wrong"], found["open"]), (0, 0))
        self.assertGreaterEqual(found["plies"], 8)
        self.assertEqual(sum(found["by_discs"].values()), found["positions"])

    def test_what_was_grown_before_is_gone_on_with(self):
        small = self.findings(self.grow("a.book", 20, "--main-line", 0))["positions"]
        large = self.findings(self.grow("a.book", 60, "--main-line", 0))["positions"]
        self.assertGreater(large, small)

    def test_an_interrupted_build_leaves_a_book_and_goes_on(self):
        out = self.book("a.book")
        command = [PROGRAM, "book", "build", "--out", str(out), "--positions", "1000k", "--depth", "8"]
        build = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        for _ in range(600):
            if out.exists():
                break
            time.sleep(0.1)
        build.send_signal(signal.SIGINT)
        self.assertIn("interrupted", build.communicate(timeout=60)[1])
        self.assertEqual(build.returncode, 130)
        before = self.findings(out)["positions"]
        self.run_book("build", "--out", out, "--positions", before + 5, "--depth", 8, "--main-line", 0)
        self.assertGreaterEqual(self.findings(out)["positions"], before + 5)

    def test_shards_of_every_position_make_the_whole(self):
        self.run_book("build", "--every", 5, "--depth", 2, "--out", self.book("whole"))
        parts = [self.book(f"part.{i}") for i in range(3)]
        for i, part in enumerate(parts):
            self.run_book("build", "--every", 5, "--depth", 2, "--shard", f"{i}/3", "--out", part)
        merged = self.book("merged")
        self.run_book("merge", *parts, "--out", merged)
        self.run_book("build", "--every", 5, "--depth", 2, "--out", merged)
        self.assertEqual(merged.read_bytes(), self.book("whole").read_bytes())
        self.assertEqual(self.findings(merged)["positions"], 1 + 1 + 3 + 14 + 60 + 322)

    def test_shards_of_a_round_are_merged_into_the_book(self):
        base = self.grow("base", 30, "--main-line", 0)
        parts = [self.book(f"part.{i}") for i in range(2)]
        for i, part in enumerate(parts):
            self.run_book("build", "--book", base, "--positions", 10, "--depth", 3, "--shard", f"{i}/2", "--out", part)
        self.run_book("merge", base, *parts, "--out", self.book("next"))
        self.assertEqual(self.findings(self.book("next"))["wrong"], 0)
        self.assertGreater(self.findings(self.book("next"))["positions"], self.findings(base)["positions"])

    def test_lines_come_into_a_book(self):
        lines = self.book("lines.txt")
        lines.write_text("# the tiger\nf5d6c3d3c4\n", encoding="utf-8")
        self.run_book("build", "--lines", lines, "--depth", 2, "--out", self.book("a.book"))
        self.assertEqual(self.findings(self.book("a.book"))["positions"], 6)
        lines.write_text("f5f5\n", encoding="utf-8")
        self.assertIn("line 1", self.run_book("build", "--lines", lines, "--out", self.book("b"), code=1).stderr)

    def test_damaged_books_are_refused_and_left_as_they_are(self):
        whole = self.grow("a.book", 20, "--main-line", 0).read_bytes()
        for damaged in (whole[:-1], whole[:40] + bytes([whole[40] ^ 1]) + whole[41:], b"EDAXBOOK", b""):
            self.book("bad").write_bytes(damaged)
            for arguments in (("check", "--book"), ("build", "--out"), ("merge", "--out", self.book("x"))):
                self.assertIn("bad", self.run_book(*arguments, self.book("bad"), code=1).stderr)
            self.assertEqual(self.book("bad").read_bytes(), damaged)

    def test_exported_lines_and_positions_are_what_the_book_holds(self):
        book = self.grow("a.book", 40)
        lines = self.run_book("export", "--book", book, "--bound", 64).stdout.split()
        self.assertTrue(all(len(line) % 2 == 0 for line in lines))
        numbers = self.run_book("export", "--book", book, "--to", "list").stdout
        self.book("list.csv").write_text(numbers, encoding="utf-8")
        run = outflank("play", "--black", "classic-killer:depth=1", "--white", "random", "--openings-list", self.book("list.csv"))
        self.assertEqual(run.returncode, 0, run.stderr)
        positions = [json.loads(line) for line in self.run_book("export", "--book", book, "--to", "json").stdout.splitlines()]
        self.assertEqual(len(positions), self.findings(book)["positions"])
        self.assertIn("--every 8", self.run_book("export", "--book", book, "--to", "xot", code=1).stderr)

    def test_the_trainer_asks_until_the_answer_is_right(self):
        run = self.run_book("train", "Perpendicular", "--seed", 1, typed="a1\nnonsense\nquit\n")
        self.assertIn("Perpendicular", run.stdout)
        self.assertIn("not a legal move", run.stdout)
        self.assertIn("No question was answered", run.stdout)
        self.assertIn("Zebra", self.run_book("train", "Zebra", code=1).stderr)

    def test_bad_words_are_answered(self):
        for arguments in (("nothing",), ("build",), ("merge",), ("show", "f5f5"), ("check", "x"), ("export", "--to", "x"),
                          ("build", "--every", "9", "--out", "x"), ("build", "--book", "x", "--out", "y"), ("train", "--color", "red")):
            run = self.run_book(*arguments, code=1)
            self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)


class Openings(unittest.TestCase):
    def test_xot_games_begin_with_eight_moves(self):
        run = outflank("match", "random", "greedy", "--xot", "--games", 6, "--json", "--quiet")
        openings = [json.loads(line)["opening"].split() for line in run.stdout.splitlines()[:-1]]
        self.assertEqual([len(opening) for opening in openings], [8] * 6)
        self.assertGreater(len({tuple(opening) for opening in openings}), 1)
        self.assertEqual(outflank("match", "random", "greedy", "--xot", "--size", 6).returncode, 1)

    def test_the_book_is_shown_and_can_be_switched_off(self):
        self.assertIn("Opening: Perpendicular", outflank("play", "--position", "f5d6", "--black", "random", "--white", "random").stdout)
        self.assertIn("opening: Tiger", outflank("hint", "f5d6c3d3c4", "--level", 1).stdout)
        hint = outflank("hint", "f5d6c3d3c4", "--level", 1, "--json").stdout.splitlines()[0]
        self.assertEqual(json.loads(hint)["opening"], "Tiger")
        for book in ("off", "on"):
            run = outflank("match", "outflank:depth=1", "random", "--book", book, "--games", 2, "--json", "--quiet")
            self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("cannot read", outflank("match", "outflank", "random", "--book", "/no/such").stderr)


if __name__ == "__main__":
    unittest.main()
