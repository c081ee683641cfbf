"""The program as other programs meet it: NBoard, GTP and the file exchange, and itself behind exec: players.

OUTFLANK in the environment names the program. The answers themselves are held by golden transcripts beside the code;
here it is about time: what breaks off a search, and what is left behind.
"""

import os
import re
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
SMALL = ["--threads", "1", "--hash", "16"]
START_STATE = "1\n" + "00000000\n" * 3 + "00021000\n00012000\n" + "00000000\n" * 3 + "4\n2 3\n3 2\n4 5\n5 4\n"
START_SPOTS = {"2 3", "3 2", "4 5", "5 4"}


class Conversation:
    """A running program, spoken to line by line."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def lines_until(self, wanted):
        """Everything up to the first line that begins so; fails at the end of the output."""
        lines = []
        while not (lines and lines[-1].startswith(wanted)):
            line = self.process.stdout.readline()
            assert line, f"no line begins with {wanted}: {lines}"
            lines.append(line.rstrip("\n"))
        return lines

    def end(self):
        """Closes the input; gives the rest of the output and the exit code."""
        rest, _ = self.process.communicate(timeout=60)
        return rest.splitlines(), self.process.returncode


class Nboard(unittest.TestCase):
    def test_ping_breaks_off_a_search_that_would_take_for_ever(self):
        with Conversation("nboard", "--book", "off", *SMALL) as engine:
            engine.say("nboard 2", "set depth 60", "set game (;GM[Othello];)", "go")
            time.sleep(0.2)
            engine.say("ping 1")
            self.assertEqual(engine.lines_until("pong")[-2:], ["set myname Outflank60", "pong 1"])
            engine.say("set depth 4", "go")
            self.assertRegex(engine.lines_until("===")[-1], r"^=== [A-H][1-8]/")

    def test_hints_stream_until_somebody_pings(self):
        with Conversation("nboard", *SMALL) as engine:
            engine.say("set depth 60", "hint 2")
            engine.lines_until("search")
            engine.lines_until("nodestats")
            engine.lines_until("nodestats")
            engine.say("ping 2")
            self.assertEqual(engine.lines_until("pong")[-1], "pong 2")
            self.assertEqual(engine.end(), ([], 0))

    def test_the_end_of_the_input_hurries_a_search(self):
        with Conversation("nboard", *SMALL) as engine:
            engine.say("set depth 60", "go")
            time.sleep(0.2)
            rest, code = engine.end()
            self.assertEqual(code, 0)
            self.assertRegex(rest[-1], r"^=== [A-H][1-8]/")

    def test_quit_ends_a_search_without_an_answer(self):
        with Conversation("nboard", *SMALL) as engine:
            engine.say("set depth 60", "go", "quit")
            self.assertEqual(engine.end(), (["set myname Outflank60"], 0))

    def test_a_line_without_end_and_bytes_do_not_matter(self):
        typed = b"x" * 3_000_000 + b"\n\x00\xff\xfe\nping 3\n"
        run = subprocess.run([PROGRAM, "nboard", *SMALL], input=typed, capture_output=True, timeout=60, check=False)
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (0, b"pong 3"))


class Gtp(unittest.TestCase):
    def test_requests_are_answered_in_order_up_to_quit(self):
        typed = "1 boardsize 4\n2 genmove b\n3 quit\n4 name\n"
        run = subprocess.run([PROGRAM, "gtp", "--level", "4", *SMALL], input=typed, capture_output=True, text=True,
                             timeout=60, check=False)
        self.assertRegex(run.stdout, r"^=1\n\n=2 [a-d][1-4]\n\n=3\n\n$")
        self.assertEqual(run.returncode, 0)

    def test_the_end_of_the_input_is_the_end(self):
        run = subprocess.run([PROGRAM, "gtp", *SMALL], input="name", capture_output=True, text=True, timeout=60,
                             check=False)
        self.assertEqual((run.returncode, run.stdout), (0, "= Outflank\n\n"))

    def test_a_bad_level_is_refused(self):
        for command in ["gtp", "nboard"]:
            run = subprocess.run([PROGRAM, command, "--level", "61"], capture_output=True, text=True, timeout=60,
                                 check=False)
            self.assertEqual(run.returncode, 1)
            self.assertIn("--level expects a whole number from 0 to 60", run.stderr)


class FileExchange(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.state, self.action = self.folder / "state.txt", self.folder / "action.txt"
        self.state.write_text(START_STATE, encoding="utf-8")

    def move(self, *more, action=None):
        return subprocess.run([PROGRAM, "move", self.state, action or self.action, *SMALL, *more], capture_output=True,
                              text=True, timeout=60, check=False)

    def test_every_line_is_a_move_and_there_are_several(self):
        run = self.move("--time", "300ms", "--book", "off")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        lines = self.action.read_text(encoding="utf-8").splitlines()
        self.assertGreater(len(lines), 2)
        self.assertLessEqual(set(lines), START_SPOTS)

    def test_a_killed_program_leaves_a_move(self):
        program = subprocess.Popen([PROGRAM, "move", self.state, self.action, *SMALL, "--time", "60s", "--book", "off"])
        while not self.action.exists() or not self.action.read_text(encoding="utf-8"):
            time.sleep(0.001)
        program.send_signal(signal.SIGKILL)
        program.wait()
        text = self.action.read_text(encoding="utf-8")
        self.assertTrue(text.endswith("\n"))
        self.assertIn(text.splitlines()[-1], START_SPOTS)

    def test_a_move_by_the_book_takes_no_time(self):
        self.assertEqual(self.move("--time", "10m", "--book-randomness", "0").returncode, 0)
        self.assertIn(self.action.read_text(encoding="utf-8").splitlines()[-1], START_SPOTS)
        self.assertIn("discs from 0 to 64", self.move("--book-randomness", "x").stderr)

    def test_what_stood_in_the_action_file_is_gone(self):
        self.action.write_text("7 7\n", encoding="utf-8")
        self.assertEqual(self.move("--time", "1ms").returncode, 0)
        self.assertNotIn("7 7", self.action.read_text(encoding="utf-8"))

    def test_bad_input_leaves_the_action_file_alone(self):
        for text, why in [("", "the player to move"), (START_STATE.replace("4\n2 3", "4\n0 0"), "not those of the rules"),
                          (START_STATE[:40], "a row has eight cells"), ("1\n" + "11111111\n" * 8 + "0\n", "no valid spot")]:
            self.state.write_text(text, encoding="utf-8")
            run = self.move("--time", "1ms")
            self.assertEqual(run.returncode, 1, text)
            self.assertIn(why, run.stderr)
            self.assertFalse(self.action.exists())
        self.state.unlink()
        self.assertIn("cannot read", self.move().stderr)

    def test_the_state_is_not_written_over(self):
        run = self.move("--time", "1ms", action=self.state)
        self.assertEqual(run.returncode, 1)
        self.assertIn("ACTION would write over", run.stderr)
        self.assertEqual(self.state.read_text(encoding="utf-8"), START_STATE)
        run = self.move("--time", "1ms", action="-")
        self.assertEqual(run.returncode, 1)
        self.assertIn("/dev/stdout is standard output", run.stderr)
        self.assertFalse(Path("-").exists())

    def test_a_file_that_cannot_be_written_is_told(self):
        run = self.move("--time", "1ms", action=self.folder / "no" / "such.txt")
        self.assertEqual(run.returncode, 1)
        self.assertIn("cannot write", run.stderr)
        run = self.move("--time", "1ms", action="/dev/full")
        self.assertEqual(run.returncode, 2)
        self.assertIn("could not be written", run.stderr)


class Ourselves(unittest.TestCase):
    """The engine drives itself over both protocols; every move is checked by the game it plays in."""

    def test_a_game_over_both_protocols(self):
        for size, black, white in [("8", "nboard", "gtp"), ("8", "gtp", "nboard"), ("6", "gtp", "gtp")]:
            def player(protocol):
                strength = ",depth=2" if protocol == "nboard" else ""
                level = " --level 2" if protocol == "gtp" else ""
                return f"exec:protocol={protocol},cmd=\"'{PROGRAM}' {protocol}{level} {' '.join(SMALL)}\"{strength}"

            run = subprocess.run([PROGRAM, "play", "--size", size, "--black", player(black), "--white", player(white),
                                  "--time", "200ms"], capture_output=True, text=True, timeout=120, check=False)
            self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
            self.assertGreater(len(re.findall(r"^\d+\. ", run.stdout, re.MULTILINE)), 20)

    def test_an_engine_that_cannot_be_started_is_bad_input(self):
        run = subprocess.run([PROGRAM, "play", "--black", "exec:protocol=gtp,cmd=no-such-engine", "--white", "random"],
                             capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn("cannot start 'no-such-engine'", run.stderr)


if __name__ == "__main__":
    unittest.main()
