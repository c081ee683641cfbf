"""The program as a script meets it: exit codes, what stands on stdout, and one sentence on stderr for bad input.

OUTFLANK in the environment names the program. Wording is left free; what other programs rely on is not.
"""

import os
import re
import subprocess
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "OUTFLANK_ISA"}

OTHELLO_START = "-" * 24 + "---OX---" + "---XO---" + "-" * 24
OTHELLO_AFTER_F5 = "-" * 24 + "---OX---" + "---XXX--" + "-" * 24
TABLUT_START = "...BBB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/....W..../....B..../...BBB..."
TABLUT_AFTER_D1_D2 = TABLUT_START.replace("...BBB.../....B....", "....BB.../...BB....", 1)
TABLUT_START_OPENTAFL = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/"


def outflank(*arguments, isa=None):
    environment = ENVIRONMENT if isa is None else ENVIRONMENT | {"OUTFLANK_ISA": isa}
    return subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=300, check=False, env=environment)


class Perft(unittest.TestCase):
    def counts(self, *arguments, depth, isa=None):
        """The counts of depth 1, 2, ... as `outflank perft` prints them."""
        run = outflank("perft", *arguments, "--depth", str(depth), isa=isa)
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        *lines, last = run.stdout.splitlines()
        rows = [re.fullmatch(r"\s*(\d+)\s+(\d+)\s+(\d+(?:\.\d+)?)", line) for line in lines]
        self.assertTrue(rows and all(rows), f"expected lines of `depth nodes seconds`:\n{run.stdout}")
        nodes = {int(row[1]): int(row[2]) for row in rows}
        self.assertLessEqual(set(range(1, depth + 1)), nodes.keys())
        self.assertEqual(last, f"perft({depth}) = {nodes[depth]}")
        return [nodes[d] for d in range(1, depth + 1)]

    def test_othello(self):
        self.assertEqual(self.counts(depth=6), [4, 12, 56, 244, 1396, 8200])
        self.assertEqual(self.counts("--game", "othello", "--size", "8", depth=4), [4, 12, 56, 244])

    def test_othello_on_other_boards(self):
        self.assertEqual(self.counts("--size", "6", depth=6), [4, 12, 56, 244, 1364, 7604])
        # Passes and finished games are part of this one.
        self.assertEqual(self.counts("--size", "4", depth=9), [4, 12, 44, 128, 424, 1256, 3624, 9116, 20044])

    def test_tablut(self):
        for rules, expected in [("comp424", [72, 3944, 285728]), ("ashton", [56, 4408, 248456]),
                                ("brandubh", [40, 960, 39512])]:
            with self.subTest(rules):
                self.assertEqual(self.counts("--game", "tablut", "--rules", rules, depth=3), expected)

    def test_an_othello_position_is_a_board_or_a_transcript(self):
        self.assertEqual(self.counts("--position", OTHELLO_START + " X", depth=4), [4, 12, 56, 244])
        board = self.counts("--position", OTHELLO_AFTER_F5 + " O", depth=5)
        self.assertEqual(board[-1] * 4, 8200, "the four first moves are mirror images of one another")
        self.assertEqual(self.counts("--position", "f5", depth=5), board)
        self.assertEqual(len(self.counts("--size", "6", "--position", "e4", depth=3)), 3)

    def test_a_tablut_position_is_a_board_a_transcript_or_opentafl(self):
        comp424 = ("--game", "tablut", "--rules", "comp424")
        start = [72, 3944]
        self.assertEqual(self.counts(*comp424, "--position", TABLUT_START + " attackers", depth=2), start)
        self.assertEqual(self.counts(*comp424, "--position", TABLUT_START_OPENTAFL + " attackers", depth=2), start)
        board = self.counts(*comp424, "--position", TABLUT_AFTER_D1_D2 + " defenders ply=1", depth=2)
        self.assertEqual(self.counts(*comp424, "--position", "d1-d2", depth=2), board)

    def test_a_tablut_game_ends_at_its_move_limit(self):
        last_ply = TABLUT_START + " defenders ply=99"
        counts = self.counts("--game", "tablut", "--rules", "comp424", "--position", last_ply, depth=3)
        self.assertGreater(counts[0], 0)
        self.assertEqual(counts[1:], [0, 0])

    @unittest.skipUnless(Path("/proc/cpuinfo").exists(), "nothing here tells what the CPU can do")
    def test_every_instruction_set_counts_the_same(self):
        flags = set(Path("/proc/cpuinfo").read_text(encoding="utf-8").split())
        needed = {"portable": set(), "x86-64-v3": {"avx2", "bmi2", "fma", "movbe"},
                  "x86-64-v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}}
        for isa in (isa for isa in needed if needed[isa] <= flags):
            with self.subTest(isa):
                self.assertEqual(self.counts(depth=7, isa=isa)[-1], 55092)
                self.assertIn(isa, outflank("--version", isa=isa).stdout)


class Help(unittest.TestCase):
    def test_version_tells_the_version(self):
        run = outflank("--version")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"outflank.*\d+\.\d+\.\d+")

    def test_help_lists_the_commands_and_shows_examples(self):
        run = outflank("--help")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        for expected in ("play", "perft", "--version", "xample"):
            self.assertIn(expected, run.stdout)

    def test_every_command_has_help_with_an_example(self):
        for command in ("play", "perft"):
            run = outflank(command, "--help")
            self.assertEqual((run.returncode, run.stderr), (0, ""), command)
            self.assertIn(f"outflank {command}", run.stdout)


class BadInput(unittest.TestCase):
    def assert_refused(self, *arguments, naming, isa=None):
        run = outflank(*arguments, isa=isa)
        with self.subTest(arguments=[argument[:80] for argument in arguments]):
            self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
            self.assertEqual(run.stdout, "")
            self.assertTrue(run.stderr.strip(), "a sentence on stderr")
            self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
            self.assertLess(len(run.stderr), 400)
            self.assertNotIn("\x1b", run.stderr)
            for expected in naming:
                self.assertIn(expected, run.stderr)

    def test_the_command_line(self):
        self.assert_refused("perft", "--depth", "x", naming=["--depth", "number", "x"])
        self.assert_refused("perft", "--depth", "-1", naming=["--depth"])
        self.assert_refused("perft", "--depth", "99999999999999999999", naming=["--depth"])
        self.assert_refused("perft", "--depth", naming=["--depth"])
        self.assert_refused("perft", "--depth", "2", "--nonsense", naming=["nonsense"])
        self.assert_refused("nonsense", naming=["nonsense"])

    def test_games_sizes_and_rules(self):
        self.assert_refused("perft", "--game", "chess", "--depth", "1", naming=["othello", "tablut"])
        self.assert_refused("perft", "--game", "tablut", "--rules", "nonsense", "--depth", "1",
                            naming=["comp424", "ashton", "brandubh", "nonsense"])
        for size in ("5", "2", "18", "x"):
            self.assert_refused("perft", "--size", size, "--depth", "1", naming=["4", "16"])

    def test_othello_boards(self):
        def refused(position, *arguments, naming):
            self.assert_refused("perft", *arguments, "--depth", "1", "--position", position, naming=naming)

        refused(OTHELLO_START[1:] + " X", naming=["64", "63"])
        refused(OTHELLO_START + " X", "--size", "6", naming=["36"])
        refused(OTHELLO_START, naming=[])
        refused(OTHELLO_START.replace("O", "?", 1) + " X", naming=["?"])
        refused("f5 f5", naming=["f5"])
        refused("z9", naming=["z9"])

    def test_tablut_boards(self):
        def refused(position, naming):
            self.assert_refused("perft", "--game", "tablut", "--rules", "comp424", "--depth", "1", "--position", position,
                                naming=naming)

        refused(TABLUT_START.replace("K", ".") + " attackers", naming=["king"])
        refused(TABLUT_START.replace("W", "K", 1) + " attackers", naming=["king"])
        refused(TABLUT_START[:-1] + " attackers", naming=["9"])
        refused(TABLUT_START + " nobody", naming=["attackers", "defenders"])
        refused(TABLUT_START + " attackers ply=x", naming=["ply"])
        refused("e5-e6", naming=["e5-e6"])

    def test_hostile_text_comes_back_short_and_harmless(self):
        for hostile in ("\x1b[2J\x07", "X\nO\nX", "é" * 64 + " X", "X" * 100_000):
            self.assert_refused("perft", "--depth", "1", "--position", hostile, naming=[])
            self.assert_refused("perft", "--game", "tablut", "--depth", "1", "--position", hostile, naming=[])

    def test_an_unknown_player_or_instruction_set(self):
        self.assert_refused("play", "--black", "nobody", naming=["nobody", "random"])
        self.assert_refused("perft", "--depth", "1", isa="rubbish", naming=["OUTFLANK_ISA", "portable", "rubbish"])


if __name__ == "__main__":
    unittest.main()
