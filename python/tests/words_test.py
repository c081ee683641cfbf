#!/usr/bin/env python3
"""What docstrings and docs/python.md show is what happens, and the examples run."""

import doctest
import os
import subprocess
import sys
import unittest
from pathlib import Path

import outflank

ROOT = Path(__file__).resolve().parents[2]


class Words(unittest.TestCase):
    def test_docstrings(self):
        for module in (outflank, outflank._outflank):
            self.assertEqual(doctest.testmod(module, extraglobs=vars(outflank) | {"outflank": outflank}).failed, 0)

    def test_every_public_thing_has_words(self):
        for name in outflank.__all__:
            if name not in ("__version__", "Seat"):
                self.assertTrue(getattr(outflank, name).__doc__, name)
        for held in (outflank.Engine, outflank.Player, outflank.Record):
            for name, member in vars(held).items():
                if not name.startswith("_") and name not in ("copy", "game", "is_over", "spec"):
                    words = member.__doc__ or ""
                    self.assertGreater(len(words.split("\n", 1)[-1].strip()), 10, name)

    def test_the_page(self):
        done = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False, encoding="utf-8")
        self.assertGreater(done.attempted, 10)
        self.assertEqual(done.failed, 0)

    def test_examples(self):
        examples = sorted((ROOT / "python" / "examples").glob("*.py"))
        self.assertGreaterEqual(len(examples), 2)
        for example in examples:
            done = subprocess.run([sys.executable, "-B", example, "--quick"], capture_output=True, text=True, env=os.environ)
            self.assertEqual((done.returncode, done.stderr), (0, ""), example.name)
            self.assertTrue(done.stdout, example.name)


if __name__ == "__main__":
    unittest.main()
