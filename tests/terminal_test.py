"""The terminal game as a person meets it, typed through a pseudo-terminal, and what it shows where there is no terminal.

OUTFLANK in the environment names the program.
"""

import os
import pty
import re
import select
import subprocess
import time
import unittest

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
PATIENCE = 60  # seconds until a silent program counts as stuck; generous, because sanitizers are slow


class Typist:
    """A person at a terminal: types a line, reads until the screen shows what is awaited."""

    def __init__(self, *arguments):
        self.screen, terminal = pty.openpty()
        self.program = subprocess.Popen([PROGRAM, "play", *arguments], stdin=terminal, stdout=terminal, stderr=terminal,
                                        start_new_session=True, env=os.environ | {"TERM": "xterm"})
        os.close(terminal)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.kill()
        self.program.wait()
        os.close(self.screen)

    def type(self, line):
        os.write(self.screen, line.encode())

    def reads(self, *patterns):
        """What appeared by the time that every pattern had; fails when one does not come."""
        shown, deadline = "", time.monotonic() + PATIENCE
        while not all(re.search(pattern, shown) for pattern in patterns):
            fresh = self._fresh(deadline)
            if not fresh:
                raise AssertionError(f"expected {patterns} on the screen, which shows:\n{shown}")
            shown += fresh
        return shown

    def exit_code(self):
        deadline = time.monotonic() + PATIENCE
        while self._fresh(deadline):
            pass
        return self.program.wait(PATIENCE)

    def _fresh(self, deadline):
        """New text; empty at the end of the program or of patience."""
        if not select.select([self.screen], [], [], max(0, deadline - time.monotonic()))[0]:
            return ""
        try:
            return os.read(self.screen, 65536).decode(errors="replace")
        except OSError:  # how Linux tells that nobody holds the other end any more
            return ""


class Terminal(unittest.TestCase):
    def test_a_person_plays_a_few_moves_and_quits(self):
        with Typist("--black", "human", "--white", "random:seed=1") as typist:
            typist.reads("Black")
            typist.type("f5\n")
            typist.reads(r"\b[dD]6\b|\b[fF][46]\b")  # the three answers to f5
            typist.type("quit\n")
            self.assertEqual(typist.exit_code(), 0)

    def test_a_wrong_move_is_explained_with_the_legal_ones(self):
        with Typist("--black", "human", "--white", "random:seed=1") as typist:
            typist.reads("Black")
            for wrong in ("a1", "z9", "rubbish", "d4"):
                typist.type(wrong + "\n")
                typist.reads(r"\bd3\b", r"\bc4\b", r"\bf5\b", r"\be6\b")
            typist.type("quit\n")
            self.assertEqual(typist.exit_code(), 0)

    def test_without_arguments_a_person_is_asked_for_a_move(self):
        with Typist() as typist:
            typist.reads("Black")
            typist.type("f5\n")
            typist.reads(r"2\. White: [a-h][1-8]", r"Black> ")
            typist.type("quit\n")
            self.assertEqual(typist.exit_code(), 0)

    def test_the_end_of_input_ends_the_game(self):
        with Typist("--black", "human", "--white", "random:seed=1") as typist:
            typist.reads("Black")
            typist.type("\x04")
            self.assertEqual(typist.exit_code(), 0)

    def test_tablut_is_played_the_same_way(self):
        with Typist("--game", "tablut", "--attackers", "human", "--defenders", "random:seed=1") as typist:
            typist.reads("Attackers")
            typist.type("a1-a2\n")
            typist.reads(r"\bd1-d2\b")
            typist.type("d1-d2\n")
            typist.reads(r"Defenders")
            typist.type("quit\n")
            self.assertEqual(typist.exit_code(), 0)


class NoTerminal(unittest.TestCase):
    def shown(self, *arguments):
        run = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
                             check=False)
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        self.assertNotIn("\x1b", run.stdout, "no colours where nobody looks")
        return run.stdout

    def test_a_short_game_is_shown(self):
        for arguments in (["play"], []):
            game = self.shown(*arguments)
            self.assertIn("Black", game)
            self.assertIn("White", game)
            self.assertRegex(game, r"\b[a-h][1-8]\b")
            self.assertGreater(len(game.splitlines()), 8, "a board at least")

    def test_the_engine_plays_every_game(self):
        for arguments in ([], ["--size", "6"], ["--game", "tablut"]):
            with self.subTest(arguments):
                game = self.shown("play", "--black", "outflank:level=1,hash=16", "--white", "random:seed=1", *arguments)
                self.assertIn("The game: ", game)

    def test_the_engine_keeps_to_the_time_of_a_move(self):
        game = self.shown("play", "--black", "outflank:hash=16", "--white", "outflank:level=1,hash=16", "--time", "5ms")
        self.assertIn("The game: ", game)

    def test_every_game_and_size(self):
        for arguments in (["--size", "4"], ["--size", "10"], ["--game", "tablut"],
                          ["--game", "tablut", "--rules", "ashton"], ["--game", "tablut", "--rules", "brandubh"]):
            with self.subTest(arguments):
                self.assertGreater(len(self.shown("play", *arguments).splitlines()), 4)


if __name__ == "__main__":
    unittest.main()
