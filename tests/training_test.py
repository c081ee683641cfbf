"""The training cycle as a stranger types it: from nothing to a weights file, interrupted, in shards, and with bad input."""

import os
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")


class Training(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_program(self, *arguments):
        return subprocess.run([os.path.abspath(PROGRAM), *arguments], cwd=self.folder, capture_output=True, text=True, timeout=300,
                              check=False)

    def done(self, *arguments):
        run = self.run_program(*arguments)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run

    def refused(self, *arguments):
        run = self.run_program(*arguments)
        self.assertEqual(run.returncode, 1, (arguments, run.stderr))
        self.assertEqual(run.stderr.count("\n"), 1, run.stderr)
        return run.stderr

    def test_a_cycle_from_nothing(self):
        self.done("selfplay", "--games", "200", "--prefix", "60", "--weights", "none", "--out", "random")
        self.done("label", "random", "--empties", "4-7", "--exact", "--weights", "none", "--out", "labelled")
        self.done("train", "labelled", "--lambda", "1", "--epochs", "2", "--batch", "64", "--holdout", "10%", "--out", "model")
        manifest = self.done("export", "model", "--out", "raw").stdout
        self.assertRegex(manifest, r"weights: [0-9a-f]{16}")
        self.done("selfplay", "--games", "120", "--depth", "1", "--exact", "6", "--weights", "raw", "--noise", "1", "--out", "games")
        self.done("probcut", "games", "--weights", "raw", "--positions", "100", "--out", "weights")
        self.assertIn("correlation", self.done("evaluate", "games", "--weights", "weights", "--exact").stdout)
        self.assertNotEqual((self.folder / "raw").read_bytes(), (self.folder / "weights").read_bytes())

    def test_an_interrupted_run_goes_on_to_the_same_bytes(self):
        command = ["selfplay", "--games", "300", "--depth", "4", "--exact", "10", "--threads", "2", "--weights", "none"]
        run = subprocess.Popen([os.path.abspath(PROGRAM), *command, "--out", "parts"], cwd=self.folder, stderr=subprocess.DEVNULL)
        parts = self.folder / "parts"
        while run.poll() is None and not (parts.exists() and parts.stat().st_size > 1000):
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        self.assertIn(run.wait(timeout=300), (0, 130))
        self.done(*command, "--out", "parts")
        self.done(*command, "--out", "whole")
        self.assertEqual(parts.read_bytes(), (self.folder / "whole").read_bytes())
        self.assertIn("finished", self.done(*command, "--out", "parts").stderr)

    def test_another_run_is_not_written_over(self):
        self.done("selfplay", "--games", "5", "--prefix", "60", "--out", "games")
        before = (self.folder / "games").read_bytes()
        self.assertIn("another run", self.refused("selfplay", "--games", "6", "--prefix", "60", "--out", "games"))
        self.assertEqual((self.folder / "games").read_bytes(), before)

    def test_bad_input(self):
        (self.folder / "text").write_text("not a file of games", encoding="utf-8")
        for arguments in (
            ["selfplay", "--out", "x"],
            ["selfplay", "--games", "0", "--out", "x"],
            ["selfplay", "--games", "5", "--shard", "2/2", "--out", "x"],
            ["selfplay", "--games", "5", "--prefix", "9-8", "--out", "x"],
            ["selfplay", "--games", "5", "--weights", "text", "--out", "x"],
            ["label", "text", "--empties", "4-7", "--exact", "--out", "x"],
            ["label", "missing", "--empties", "4-7", "--exact", "--out", "x"],
            ["train", "text", "--out", "x"],
            ["train", "missing", "--out", "x"],
            ["export", "text", "--out", "x"],
            ["probcut", "text", "--weights", "text", "--out", "x"],
            ["evaluate"],
            ["evaluate", "text"],
        ):
            self.refused(*arguments)
            self.assertFalse((self.folder / "x").exists(), arguments)


if __name__ == "__main__":
    unittest.main()
