"""The program as a script meets it: exit codes, what stands on stdout, and one sentence on stderr for bad input.

OUTFLANK in the environment names the program. Wording is left free; what other programs rely on is not.
"""

import json
import os
import re
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "OUTFLANK_ISA"}

OTHELLO_START = "-" * 24 + "---OX---" + "---XO---" + "-" * 24
OTHELLO_AFTER_F5 = "-" * 24 + "---OX---" + "---XXX--" + "-" * 24
TABLUT_START = "...BBB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/....W..../....B..../...BBB..."
TABLUT_AFTER_D1_D2 = TABLUT_START.replace("...BBB.../....B....", "....BB.../...BB....", 1)
TABLUT_START_OPENTAFL = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/"


def outflank(*arguments, isa=None, typed=""):
    environment = ENVIRONMENT if isa is None else ENVIRONMENT | {"OUTFLANK_ISA": isa}
    return subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True, timeout=300, check=False,
                          env=environment)


def instruction_sets():
    """Those that this machine has; the portable one alone where nothing tells."""
    cpu = Path("/proc/cpuinfo")
    flags = set(cpu.read_text(encoding="utf-8").split()) if cpu.exists() else set()
    needed = {"portable": set(), "x86-64-v3": {"avx2", "bmi2", "fma", "movbe"},
              "x86-64-v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}}
    return [isa for isa in needed if needed[isa] <= flags]


class Output(unittest.TestCase):
    @unittest.skipUnless(Path("/dev/full").is_char_device(), "no disk that is always full")
    def test_a_full_disk_is_noticed(self):
        board = "XOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXXXXXX-- X"
        for arguments in (["perft", "--depth", "3"], ["hint", "f5", "--level", "1"], ["solve", "-"], ["solve", "-", "--json"],
                          ["analyze", "f5d6", "--level", "1", "--json"], ["match", "random", "greedy", "--games", "2", "--json", "--quiet"],
                          ["players"], ["bench", "--help"]):
            with open("/dev/full", "w", encoding="utf-8") as full:
                run = subprocess.run([PROGRAM, *arguments], input=board, stdout=full, stderr=subprocess.PIPE, text=True, timeout=300, check=False)
            self.assertEqual(run.returncode, 2, arguments)
            self.assertRegex(run.stderr, "cannot write|No space left")

    def test_a_reader_that_has_seen_enough_is_no_failure(self):
        with subprocess.Popen([PROGRAM, "players"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
            program.stdout.readline()
            program.stdout.close()
            self.assertEqual(program.stderr.read(), "")


class Players(unittest.TestCase):
    def entries(self):
        run = outflank("players", "--json")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return [json.loads(line) for line in run.stdout.splitlines()]

    def test_everything_is_listed_with_what_it_is(self):
        for entry in self.entries():
            self.assertIn(entry["kind"], {"player", "preset", "evaluation", "level"})
            self.assertTrue(entry["strength" if entry["kind"] == "level" else "purpose"])
        names = {entry["name"] for entry in self.entries() if entry["kind"] != "level"}
        self.assertLessEqual({"human", "outflank", "random", "greedy", "minimax", "alphabeta", "classic-tablut", "features"}, names)
        text = outflank("players").stdout
        self.assertTrue(all(name in text for name in names))
        for entry in self.entries():
            for option in entry.get("options", []):
                self.assertRegex(text, f"(?m)^      {option}= +[^ ]")
        listed = text.partition("Levels,")[0]
        self.assertLess(max(map(len, listed.splitlines())), 80)

    def test_an_unknown_player_is_answered_with_every_name(self):
        run = outflank("play", "--black", "nobody")
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        for entry in self.entries():
            if entry["kind"] in {"player", "preset"}:
                self.assertIn(entry["name"], run.stderr)

    def test_an_evaluation_of_another_game_is_answered_with_the_right_ones(self):
        run = outflank("play", "--game", "tablut", "--attackers", "alphabeta:eval=squares")
        self.assertEqual(run.returncode, 1)
        self.assertIn("discs and king-distance", run.stderr)

    def test_a_preset_plays_a_game(self):
        run = outflank("play", "--black", "classic-gye:depth=2", "--white", "classic-squares:depth=2")
        self.assertEqual(run.returncode, 0)
        self.assertIn("classic-gye:depth=2", run.stdout)


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

    def test_every_instruction_set_counts_the_same(self):
        for isa in instruction_sets():
            with self.subTest(isa):
                self.assertEqual(self.counts(depth=7, isa=isa)[-1], 55092)
                self.assertIn(isa, outflank("--version", isa=isa).stdout)


class Solve(unittest.TestCase):
    # One move is left, and it takes everything.
    ENDGAME = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X"

    def solved(self, *arguments, typed="", code=0):
        """The JSON lines of the problems, and the totals."""
        run = outflank("solve", *arguments, "--json", "--hash", "16", typed=typed)
        self.assertEqual((run.returncode, run.stderr), (code, ""), run.stdout)
        *problems, last = [json.loads(line) for line in run.stdout.splitlines()]
        return problems, last["total"]

    def test_a_problem(self):
        [problem], total = self.solved("-", typed=self.ENDGAME + "\n")
        cells, side = self.ENDGAME.split()
        self.assertGreaterEqual(problem.pop("seconds"), 0)
        self.assertGreater(problem.pop("nodes"), 0)
        self.assertEqual(problem, {"id": 1, "position": cells, "side": side, "score": 64, "move": "h8", "pv": "h8",
                                   "exact": True})
        self.assertEqual((total["problems"], total["solved"], total["wrong"]), (1, 1, 0))

    def test_answers_are_compared(self):
        typed = f"{self.ENDGAME}; H8:+64;\n% a comment\n\n{self.ENDGAME}; +64;\n{self.ENDGAME}; --:-127;\n"
        problems, total = self.solved("-", typed=typed)
        self.assertEqual([problem.get("ok") for problem in problems], [True, True, None])
        self.assertEqual([problem.get("expected") for problem in problems], [64, 64, None])
        self.assertEqual(total["wrong"], 0)

    def test_a_wrong_answer_is_exit_code_2(self):
        [problem], total = self.solved("-", typed=f"{self.ENDGAME}; H8:+62;", code=2)
        self.assertEqual((problem["expected"], problem["ok"], total["wrong"]), (62, False, 1))
        run = outflank("solve", "-", typed=f"{self.ENDGAME}; H8:+62;")
        self.assertEqual(run.returncode, 2)
        self.assertIn("expected +62 by h8", run.stdout)

    def test_a_finished_game_has_no_move(self):
        full, blocked = "X" * 40 + "O" * 24 + " O", "X" + "-" * 63 + " O"
        problems, _ = self.solved("-", typed=f"{full}\n{blocked}\n")
        self.assertEqual([(p["score"], p["move"], p["pv"], p["exact"]) for p in problems],
                         [(-16, None, "", True), (-64, None, "", True)])

    def test_the_smallest_board(self):
        # White wins 11-3 and takes the two empty squares; by discs alone it is 8.
        for arguments, score in (([], -10), (["--raw"], -8), (["--wld"], -1), (["--threads", "1"], -10)):
            [problem], _ = self.solved("--size", "4", *arguments)
            self.assertEqual((problem["score"], len(problem["position"])), (score, 16), arguments)

    def test_every_instruction_set_gives_the_same_answer(self):
        typed = "--XXXXX---XXOX--XXXXOOO-OXOXXOO-OOOOOXO-OOOXOXXO--OOXX----OOOO-- X\n"
        answers = set()
        for isa in instruction_sets():
            run = outflank("solve", "-", "--json", "--threads", "1", "--hash", "16", isa=isa, typed=typed)
            problem = json.loads(run.stdout.splitlines()[0])
            answers.add((problem["score"], problem["move"], problem["pv"], problem["nodes"]))
        self.assertEqual(len(answers), 1, answers)

    def test_a_problem_that_takes_too_long_is_left_unfinished(self):
        start = OTHELLO_START + " X\n"
        [problem], total = self.solved("-", "--time", "200ms", typed=start)
        self.assertFalse(problem["exact"])
        self.assertGreaterEqual(problem["depth"], 0)
        self.assertIn(problem["selectivity"], (73, 88, 95, 98, 99, 100))
        self.assertRegex(problem["move"], "^[a-h][1-8]$")
        self.assertEqual(total["solved"], 0)

    def test_a_problem_out_of_reach_is_announced_and_its_estimate_is_not_taken_for_an_answer(self):
        with subprocess.Popen([PROGRAM, "solve", "-", "--hash", "16"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as program:
            program.stdin.write(f"{self.ENDGAME}\n{OTHELLO_START} X\n")
            program.stdin.close()
            announced = program.stderr.readline()
            program.send_signal(signal.SIGINT)
            program.stdout.read()
        self.assertRegex(announced, "problem 2 has 60 empty squares.*Ctrl-C.*--time")
        self.assertEqual(program.returncode, 130)
        limited = outflank("solve", "-", "--time", "50ms", typed=OTHELLO_START + " X\n")
        self.assertEqual((limited.returncode, limited.stderr), (0, ""))
        self.assertIn("problem 1 is not solved; its score is an estimate", limited.stdout)

    def test_an_interrupt_stops_cleanly(self):
        program = subprocess.Popen([PROGRAM, "solve", "-", "--json", "--hash", "16"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
        # When the line of the first problem comes, the second one is about to be thought about, or is already.
        program.stdin.write(f"{self.ENDGAME}\n{OTHELLO_START} X\n{self.ENDGAME}\n")
        program.stdin.close()
        first = program.stdout.readline()
        program.send_signal(signal.SIGINT)
        rest, complaint = program.stdout.read(), program.stderr.read()
        program.stdout.close()
        program.stderr.close()
        self.assertEqual(program.wait(60), 130, complaint)
        self.assertTrue(json.loads(first)["exact"])
        *unfinished, total = [json.loads(line) for line in rest.splitlines()]
        self.assertLessEqual(len(unfinished), 1)
        self.assertFalse(any(problem["exact"] for problem in unfinished))
        self.assertEqual((total["total"]["problems"], total["total"]["solved"]), (1 + len(unfinished), 1))
        self.assertIn(f"{1 + len(unfinished)} of 3", complaint)


class Hint(unittest.TestCase):
    def hints(self, *arguments):
        run = outflank("hint", *arguments, "--json")
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        return [json.loads(line) for line in run.stdout.splitlines()]

    def test_the_best_moves_of_a_position_or_a_transcript(self):
        for position in ("f5", OTHELLO_AFTER_F5 + " O"):
            hints = self.hints(position, "-n", "5", "--level", "4", "--hash", "16")
            self.assertEqual({hint["move"] for hint in hints}, {"d6", "f6", "f4"})
            self.assertEqual([hint["score"] for hint in hints], sorted((hint["score"] for hint in hints), reverse=True))
            for hint in hints:
                self.assertEqual(hint.keys(), {"move", "score", "depth", "selectivity", "pv", "nodes", "seconds"})
                self.assertEqual((hint["depth"], hint["pv"].split()[0]), (4, hint["move"]))

    def test_no_more_than_asked_for(self):
        self.assertEqual(len(self.hints("f5", "-n", "1", "--time", "100ms", "--hash", "16")), 1)

    def test_other_games(self):
        self.assertEqual(len(self.hints("d1-d2", "--game", "tablut", "--level", "2", "-n", "3")), 3)
        self.assertEqual(len(self.hints("c2", "--size", "6", "--level", "4", "-n", "2")), 2)

    def test_for_people(self):
        run = outflank("hint", "f5", "--level", "2", "--hash", "16")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        *hints, opening = run.stdout.splitlines()
        self.assertEqual(len(hints), 3)
        self.assertTrue(opening.startswith("opening: "))


class Analyze(unittest.TestCase):
    WHOLE_4X4 = "c4 d2 c1 b4 a4 a3 a2 a1 d3 d4 b1 d1"

    def analyses(self, *arguments, typed=""):
        run = outflank("analyze", *arguments, "--json", "--hash", "16", typed=typed)
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        return [json.loads(line) for line in run.stdout.splitlines()]

    def test_every_move_is_judged_and_losses_explain_the_result(self):
        (game,) = self.analyses(self.WHOLE_4X4, "--size", "4")
        self.assertEqual((game["complete"], game["exact_from"], game["unit"]), (True, 0, "discs"))
        self.assertEqual([move["move"] for move in game["moves"]], self.WHOLE_4X4.split())
        for move in game["moves"]:
            self.assertAlmostEqual(move["loss"], move["best_score"] - move["score"])
            self.assertEqual(bool(move["label"]), bool(move["reasons"]))
        lost = game["totals"]["black"]["loss"] - game["totals"]["white"]["loss"]
        self.assertAlmostEqual(game["scores"][0] - lost, game["scores"][-1])

    def test_any_source_and_any_game(self):
        self.assertEqual(len(self.analyses("-", "--level", "2", typed="f5 d6\nf5 f6\nf5 f4\n")), 3)
        (second,) = self.analyses("-", "--level", "2", "--game-number", "2", typed="f5 d6\nf5 f6\nf5 f4\n")
        self.assertEqual((second["number"], second["transcript"]), (2, "f5 f6"))
        (tablut,) = self.analyses("d1-d2", "--game", "tablut", "--level", "1")
        self.assertEqual((tablut["game"], tablut["unit"], len(tablut["moves"])), ("tablut comp424", "games", 1))

    def test_a_txt_file_holds_any_format(self):
        with tempfile.TemporaryDirectory() as folder:
            for text in ['[Site "PlayOK"]\n[Result "38-26"]\n\n1. f5 d6\n', "(;GM[Othello]B[F5]W[d6];)", "1. F5 d6\n"]:
                file = Path(folder, "game.txt")
                file.write_text(text, encoding="utf-8")
                (game,) = self.analyses(str(file), "--level", "1")
                self.assertEqual(game["transcript"], "f5 d6")

    def test_a_file_of_tablut_says_so_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, "game.otg")
            made_of = outflank("convert", "-", str(made), "--from", "txt", "--rules", "ashton", typed="e4-f4 d1-c1\n")
            self.assertEqual(made_of.returncode, 0, made_of.stderr)
            text = made.read_text(encoding="utf-8")
            for source, typed in ((str(made), ""), ("-", text)):
                (game,) = self.analyses(source, "--level", "1", typed=typed)
                self.assertEqual((game["game"], len(game["moves"])), ("tablut ashton", 2))
            run = outflank("analyze", str(made), "--game", "othello")
            self.assertEqual((run.returncode, len(run.stderr.splitlines())), (1, 1))
        log = Path(__file__).parent / "data" / "comp424_session.txt"
        with tempfile.TemporaryDirectory() as folder:
            session = Path(folder, "session.comp424")
            session.write_bytes(log.read_bytes())
            (game,) = self.analyses(str(session), "--level", "1")
            self.assertEqual((game["game"], game["players"]), ("tablut comp424", ["ann", "bob"]))

    def test_for_people_and_as_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder, "game.html")
            run = outflank("analyze", self.WHOLE_4X4, "--size", "4", "--html", str(page))
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn("game.html", run.stderr)
            self.assertIn("Black lost", run.stdout)
            self.assertIn("<svg", page.read_text(encoding="utf-8"))

    def test_ctrl_c_keeps_what_is_done(self):
        games = "X" * 64 + " X\nf5d6c3d3c4f4f6f3e6e7\n"  # one that is over, and one that nobody solves
        with subprocess.Popen([PROGRAM, "analyze", "-", "--level", "60", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as run:
            run.stdin.write(games)
            run.stdin.close()
            run.stdin = None
            self.assertTrue(json.loads(run.stdout.readline())["complete"])
            run.send_signal(signal.SIGINT)
            rest, complaint = run.communicate(timeout=60)
        self.assertEqual(run.returncode, 130)
        self.assertFalse(json.loads(rest)["complete"])
        self.assertIn("interrupted", complaint)


class Bench(unittest.TestCase):
    def test_every_instruction_set_has_the_same_signature(self):
        signatures = set()
        for isa in instruction_sets():
            run = outflank("bench", isa=isa)
            self.assertEqual((run.returncode, run.stderr), (0, ""), isa)
            last = run.stdout.splitlines()[-1]
            self.assertRegex(last, r"^Bench: [1-9]\d*$")
            signatures.add(last)
        self.assertEqual(len(signatures), 1, signatures)

    def test_tablut_has_a_signature_for_each_rule_set(self):
        signatures = [outflank("bench", "--game", "tablut", "--rules", rules).stdout.splitlines()[-1]
                      for rules in ("comp424", "comp424", "ashton")]
        self.assertRegex(signatures[0], r"^Bench: [1-9]\d*$")
        self.assertEqual(signatures[0], signatures[1])
        self.assertNotEqual(signatures[0], signatures[2])

    def test_other_boards_have_none(self):
        run = outflank("bench", "--size", "6")
        self.assertEqual(run.returncode, 1)
        self.assertIn("8x8", run.stderr)


class Tree(unittest.TestCase):
    def tree(self, *arguments):
        run = outflank("tree", *arguments, "--json")
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        self.assertEqual(len(run.stdout.splitlines()), 1)
        return json.loads(run.stdout)

    def test_every_game_and_size_has_a_tree(self):
        for arguments in (("--size", "4"), ("--size", "6"), ("--size", "16"), ("--rules", "comp424"), ("--rules", "ashton"),
                          ("--game", "tablut", "--rules", "brandubh")):
            with self.subTest(arguments):
                tree = self.tree(*arguments, "--player", "alphabeta:depth=2")
                self.assertEqual((tree["depth"], len(tree["nodes"])), (2, tree["entered"]))
                self.assertLess(tree["entered"], tree["minimax"]["entered"])

    def test_minimax_enters_what_perft_counts(self):
        tree = self.tree("--player", "minimax:depth=3")
        self.assertEqual((tree["entered"], tree["cuts"]), (1 + 4 + 12 + 56, 0))
        pruned = self.tree("--player", "alphabeta:depth=3")
        self.assertEqual(pruned["minimax"], {"entered": tree["entered"], "counted": True})
        self.assertEqual((pruned["value"], pruned["line"]), (tree["value"], tree["line"]))

    def test_a_parent_is_worth_the_best_of_its_children(self):
        tree = self.tree("f5d6c3", "--player", "minimax:depth=3,eval=squares")
        children = {}
        for node in tree["nodes"][1:]:
            children.setdefault(node["parent"], []).append(node["value"])
        for parent, values in children.items():
            best = max if tree["nodes"][parent]["side"] == tree["view"] else min
            self.assertEqual(tree["nodes"][parent]["value"], best(values))

    def test_a_cut_says_what_was_not_looked_at_and_why(self):
        tree = self.tree("f5d6c3", "--player", "alphabeta:depth=4,eval=squares")
        cut = [node for node in tree["nodes"] if node["unseen"]]
        self.assertEqual(len(cut), tree["cuts"])
        for node in cut:
            self.assertIn(node["best"], node["why"])
            own = node["side"] == tree["view"]
            self.assertEqual(node["claim"], "at least" if own else "at most")
            self.assertTrue(node["value"] >= node["beta"] if own else node["value"] <= node["alpha"])

    def test_simulations_add_up(self):
        tree = self.tree("f5", "--player", "mcts:iterations=150")
        moves = [node["visits"] for node in tree["nodes"] if node["parent"] == 0]
        self.assertEqual((tree["simulations"], sum(moves)), (150, 149))
        self.assertEqual(tree, self.tree("f5", "--player", "mcts:iterations=150", "--seed", "1"))
        self.assertNotEqual(tree, self.tree("f5", "--player", "mcts:iterations=150", "--seed", "2"))

    def test_every_instruction_set_shows_the_same(self):
        for player in ("alphabeta:depth=3", "mcts:iterations=60"):
            shown = {outflank("tree", "f5", "--player", player, isa=isa).stdout for isa in instruction_sets()}
            self.assertEqual(len(shown), 1)

    def test_the_text_is_plain_where_nothing_else_can_be_shown(self):
        for locale in ("C", "C.UTF-8"):
            run = subprocess.run([PROGRAM, "tree", "--player", "alphabeta:depth=3"], capture_output=True, timeout=60, check=False,
                                 env=ENVIRONMENT | {"LC_ALL": locale})
            self.assertEqual((run.returncode, run.stderr), (0, b""))
            self.assertNotIn(b"\x1b", run.stdout)
            self.assertEqual(run.stdout.isascii(), locale == "C")
            self.assertIn(b"minimax would enter 73 positions here; alpha-beta entered 37 (5 cuts)", run.stdout)

    def test_a_reader_that_leaves_early_is_no_error(self):
        shell = subprocess.run(f"'{PROGRAM}' tree --player minimax:depth=5 --show-depth 5 | head -1", shell=True, capture_output=True,
                               text=True, timeout=60, check=False)
        self.assertEqual((len(shell.stdout.splitlines()), shell.stderr), (1, ""))

    def test_a_large_tree_is_cut_to_whole_plies_and_says_so(self):
        tree = self.tree("--player", "minimax:depth=4", "--nodes", "100")
        self.assertEqual((tree["entered"], len(tree["nodes"]), tree["deepest"]), (1 + 4 + 12 + 56 + 244, 1 + 4 + 12 + 56, 3))
        run = outflank("tree", "--player", "minimax:depth=4", "--nodes", "100")
        self.assertIn("317", run.stdout)
        self.assertEqual(len(outflank("tree", "--player", "minimax:depth=4", "--show-depth", "1").stdout.split("#")), 2 + 1 + 4)

    def test_a_page_needs_no_network(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "tree.html"
            run = outflank("tree", "--size", "4", "--player", "alphabeta:depth=3", "--html", str(page))
            self.assertEqual((run.returncode, run.stdout), (0, ""))
            text = page.read_text(encoding="utf-8")
            self.assertIn("alphabeta:depth=3", text)
            self.assertNotRegex(text, r"https?:|src=|href=")


class Help(unittest.TestCase):
    def test_version_tells_the_version(self):
        run = outflank("--version")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"outflank.*\d+\.\d+\.\d+")

    def test_help_lists_the_commands_and_shows_examples(self):
        run = outflank("--help")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        for expected in ("play", "solve", "hint", "tree", "bench", "perft", "--version", "xample"):
            self.assertIn(expected, run.stdout)

    def test_every_command_has_help_with_an_example(self):
        for command in ("play", "solve", "hint", "tree", "bench", "perft"):
            run = outflank(command, "--help")
            self.assertEqual((run.returncode, run.stderr), (0, ""), command)
            self.assertIn(f"outflank {command}", run.stdout)

    def test_what_is_not_a_command_to_copy_fits_80_columns(self):
        pages = {"": outflank("--help").stdout}
        commands = pages[""].partition("Subcommands:\n")[2].partition("\n\n")[0].splitlines()
        pages |= {line.split()[0]: outflank(line.split()[0], "--help").stdout for line in commands}
        pages["players"] = outflank("players").stdout
        pages["book show"] = outflank("book", "show").stdout
        self.assertGreater(len(pages), 20)
        for command, page in pages.items():
            for line in page.splitlines():
                self.assertTrue(len(line) < 80 or (line.startswith("  ") and "outflank " in line), (command, line))

    def test_an_analysis_fits_80_columns(self):
        for arguments in (["f5d6", "--level", "1"], ["d1-d2", "--game", "tablut", "--level", "1"]):
            for line in outflank("analyze", *arguments).stdout.splitlines():
                self.assertLess(len(line), 80)
                self.assertEqual(line, line.rstrip())

    def test_a_name_in_a_file_does_nothing_to_the_terminal(self):
        game = {"format": "outflank-game", "version": 1, "game": "othello 8x8", "moves": "f5",
                "tags": {"black": "\x1b[31mRed\0", "white": "L\u00e9a " + "of a long name " * 8}}
        run = outflank("analyze", "-", "--level", "1", typed=json.dumps(game))
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("?[31mRed? v L\u00e9a", run.stdout)
        for line in run.stdout.splitlines():
            self.assertLess(len(line), 80)


class BadInput(unittest.TestCase):
    def assert_refused(self, *arguments, naming, isa=None, typed=""):
        run = outflank(*arguments, isa=isa, typed=typed)
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
        self.assert_refused("nonsense", naming=["unknown command 'nonsense'", "'outflank --help'"])

    def test_options_alone_are_those_of_play(self):
        run = outflank("--size", "4", "--black", "random", "--white", "random")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("othello 4x4", run.stdout)
        self.assert_refused("--nonsense", naming=["nonsense", "'outflank play --help'"])

    def test_help_is_named_where_it_is(self):
        self.assert_refused("hint", "f5", "--nonsense", naming=["'outflank hint --help'"])
        self.assert_refused("hint", "f5", "d6", naming=["'d6'", "quotes", "'outflank hint --help'"])

    def test_an_empty_value_is_not_the_usual_one(self):
        for arguments in (("hint", "f5", "--level", ""), ("perft", "--depth="), ("match", "random", "greedy", "--games", "")):
            self.assert_refused(*arguments, naming=["expects a value"])

    def test_an_option_that_is_given_twice_has_a_value(self):
        self.assert_refused("hint", "f5", "--level", "3", "--level", "4", naming=["--level expects one value, not several"])
        self.assert_refused("hint", "f5", "--level", naming=["--level expects a value"])

    def test_the_name_of_a_file_is_not_counted_as_cells(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.sgf"
            file.write_text("(;GM[2])", encoding="utf-8")
            for command in (("hint",), ("tree",), ("perft", "--position"), ("book", "show"), ("play", "--position")):
                self.assert_refused(*command, str(file), naming=["moves such as", "name of a file"])
                self.assert_refused(*command, "missing", naming=["moves such as", "'missing'"])

    def test_a_board_that_begins_with_empty_squares_is_no_option(self):
        for empties in (1, 2, 3):
            board = "-" * empties + "X" * (62 - empties) + "O- X"
            for command in (("hint", board, "--level", "1"), ("tree", board, "--player", "minimax:depth=1"),
                            ("book", "show", board), ("analyze", board, "--level", "1"), ("perft", "--depth", "1", "--position", board)):
                run = outflank(*command)
                self.assertEqual((run.returncode, run.stderr), (0, ""), command)
        self.assert_refused("hint", "-XO", naming=["unknown option '-XO'"])
        self.assert_refused("solve", "--" + "X" * 60 + "O- X", naming=["a file of problems", "outflank solve -"])

    def test_games_and_rules_in_capitals_are_the_same(self):
        for capitals in (["--game", "Tablut"], ["--rules", "Ashton"]):
            run = outflank("perft", *capitals, "--depth", "1")
            self.assertEqual((run.returncode, run.stderr), (0, ""), capitals)

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

    def test_problems(self):
        def refused(*arguments, typed="", naming):
            self.assert_refused("solve", *arguments, typed=typed, naming=naming)

        refused(naming=["file", "--size"])
        refused("no-such-file.obf", naming=["no-such-file.obf"])
        for nothing in (" ", "%x"):
            refused(nothing, naming=["cannot read", nothing])
        refused("/", naming=["directory"])
        refused("-", typed="", naming=["standard input"])
        refused("-", typed="% only a comment\n", naming=["standard input"])
        refused("-", typed="\n" + OTHELLO_START[1:] + " X;\n", naming=["line 2", "64", "63"])
        refused("-", typed=OTHELLO_START + " X; A1:+2;\n", naming=["line 1", "a1"])
        refused("-", typed=OTHELLO_START + " X; F5:two;\n", naming=["line 1", "score"])
        refused("--size", "8", naming=["4", "6"])
        refused("--size", "4", "--hash", "0", naming=["--hash"])
        refused("--size", "4", "--hash", "9999999", naming=["MB"])
        refused("--size", "4", "--threads", "0", naming=["--threads"])
        refused("--size", "4", "--time", "soon", naming=["--time", "500ms"])

    def test_hints(self):
        self.assert_refused("hint", naming=["POSITION"])
        self.assert_refused("hint", "f5", "--level", "61", naming=["--level", "60"])
        self.assert_refused("hint", "f5", "--level", "3", "--time", "2s", naming=["--level", "--time"])
        self.assert_refused("hint", "f5", "-n", "0", naming=["-n"])
        self.assert_refused("hint", "f5 f5", naming=["f5"])
        self.assert_refused("hint", "X" * 64 + " O", naming=["over"])

    def test_trees(self):
        def refused(*arguments, naming):
            self.assert_refused("tree", *arguments, naming=naming)

        refused("f5 f5", naming=["f5"])
        refused("X" * 64 + " O", naming=["over"])
        refused("--player", "outflank", naming=["minimax", "alphabeta", "mcts"])
        refused("--player", "nobody", naming=["nobody"])
        refused("--player", "alphabeta:time=1s", naming=["depth=", "time="])
        refused("--player", "alphabeta:depth=0", naming=["depth", "60"])
        refused("--player", "alphabeta:eval=king-distance", naming=["discs", "squares"])
        refused("--player", "mcts:iterations=9999999", naming=["simulations", "iterations="])
        refused("--nodes", "0", naming=["--nodes"])
        refused("--show-depth", "x", naming=["--show-depth"])
        refused("--steps", "201", naming=["--steps", "200"])
        refused("--html", "/none/there.html", naming=["--html"])
        refused("--html", "/", naming=["--html"])
        refused("--game", "chess", naming=["othello", "tablut"])

    def test_a_game_too_long_for_the_name_of_a_file_is_a_game_all_the_same(self):
        moves = "f5 " + "a1 " * 200
        self.assert_refused("analyze", moves, naming=["no file", "move 2"])
        game = "1. f5" + " " * 300 + "2. d6"
        run = outflank("analyze", game, "--level", "1", "--json")
        self.assertEqual((run.returncode, json.loads(run.stdout)["transcript"]), (0, "f5 d6"), run.stderr)

    def test_analyses(self):
        self.assert_refused("analyze", naming=["FILE"])
        self.assert_refused("analyze", "/none.sgf", naming=["none.sgf"])
        self.assert_refused("analyze", "f5 f5", naming=["f5"])
        self.assert_refused("analyze", "-", typed="", naming=["standard input"])
        self.assert_refused("analyze", "f5", "--level", "61", naming=["--level", "60"])
        self.assert_refused("analyze", "f5", "--game-number", "0", naming=["--game-number"])
        self.assert_refused("analyze", "f5", "--game-number", "2", naming=["no game 2"])
        self.assert_refused("analyze", "f5", "--html", "/none/there.html", naming=["--html"])
        self.assert_refused("analyze", "f5", "--html", "/", naming=["--html"])
        with tempfile.TemporaryDirectory() as folder:
            games = Path(folder, "games.txt")
            games.write_text("f5d6", encoding="utf-8")
            self.assert_refused("analyze", str(games), "--html", f"{folder}/./games.txt", naming=["--html would write over", "games.txt"])
            self.assertEqual(games.read_text(encoding="utf-8"), "f5d6")

    def test_players_of_the_engine(self):
        for options, naming in (("level=61", ["level", "60"]), ("time=2", ["time", "2s"]), ("level=3,depth=4", ["one of"]),
                                ("strength=9", ["level", "nodes", "strength"]), ("hash=0", ["hash"])):
            self.assert_refused("play", "--black", "outflank:" + options, "--white", "random", naming=naming)
        self.assert_refused("play", "--time", "x", naming=["--time"])

    def test_an_unknown_player_or_instruction_set(self):
        self.assert_refused("play", "--black", "nobody", naming=["nobody", "random"])
        self.assert_refused("perft", "--depth", "1", isa="rubbish", naming=["OUTFLANK_ISA", "portable", "rubbish"])


if __name__ == "__main__":
    unittest.main()
