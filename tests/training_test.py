"""The training cycle as a stranger types it: from nothing to a weights file, interrupted, in shards, and with bad input."""

import json
import os
import pty
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

CYCLE = Path(__file__).resolve().parent.parent / "scripts" / "training_cycle"
TRAINING = Path(__file__).resolve().parent.parent / "training"
sys.path.insert(0, str(TRAINING))
import network_file  # noqa: E402

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")


def python_with_torch():
    """Debian's PyTorch belongs to Debian's Python, which need not be the one that runs this."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import torch, numpy"], capture_output=True, check=False).returncode == 0:
            return python
    return None


TORCH_PYTHON = python_with_torch()


def pieces_of(terminal):
    """What was written there, until nobody has it open any more."""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:  # EIO: so Linux says that a terminal has been left
            return
        if not piece:
            return
        yield piece.decode()


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

    def test_positions_for_other_trainers(self):
        self.done("positions", "--quick", "2000", "--seed", "5", "--threads", "1", "--out", "one")
        self.done("positions", "--quick", "2000", "--seed", "5", "--threads", "2", "--out", "two")
        records = (self.folder / "one").read_bytes()
        self.assertEqual(records, (self.folder / "two").read_bytes())
        self.assertEqual((records[:8], len(records) % 32), (b"OUTFPOS1", 0))
        for own, other, target, linear, moves, _, _, odd, empties, held_out in struct.iter_unpack("<QQff6B2x", records[32:]):
            self.assertEqual(own & other, 0)
            self.assertEqual(empties, 64 - (own | other).bit_count())
            self.assertEqual(target, linear)
            self.assertIn(held_out, (0, 1))
            self.assertTrue(0 <= moves <= 31 and 0 <= odd <= 4)
        self.done("selfplay", "--games", "10", "--depth", "1", "--exact", "6", "--out", "games")
        labelled = int(self.done("positions", "games", "--out", "positions").stderr.split()[-2])
        self.assertEqual((self.folder / "positions").stat().st_size, 32 * (labelled + 1))
        usual, searches, results = (self.targets("games", *lambda_) for lambda_ in ((), ("--lambda", "1"), ("--lambda", "0")))
        self.assertNotEqual(searches, results)
        for target, score, result in zip(usual, searches, results, strict=True):
            self.assertAlmostEqual(target, 0.7 * score + 0.3 * result, places=3)
        self.assertIn("expects one of", self.refused("positions", "--out", "x"))
        self.assertIn("--empties", self.refused("positions", "--quick", "10", "--exact", "--out", "x"))
        self.assertIn("--out", self.refused("positions", "games"))
        self.assertIn("quick", self.refused("positions", "games", "--exact", "--out", "x"))
        self.assertIn("learned weights", self.refused("positions", "games", "--weights", "features", "--out", "x"))
        self.assertIn("--leaves", self.refused("positions", "--quick", "10", "--of-each", "4", "--out", "x"))
        self.assertIn("1 to 1000", self.refused("positions", "--quick", "10", "--leaves", "3", "--of-each", "0", "--out", "x"))
        self.assertIn("at most 54", self.refused("positions", "--quick", "10", "--empties", "55-60", "--out", "x"))
        self.assertIn("at most 44", self.refused("positions", "--quick", "10", "--empties", "45", "--leaves", "10", "--out", "x"))
        self.assertFalse((self.folder / "x").exists())

    def targets(self, games, *options):
        self.done("positions", games, *options, "--out", "targets")
        return [target for _, _, target, *_ in struct.iter_unpack("<QQf12x", (self.folder / "targets").read_bytes()[32:])]

    def lessons(self, positions):
        """How many of them are not held out."""
        records = (self.folder / positions).read_bytes()[32:]
        return sum(1 - held_out for (held_out,) in struct.iter_unpack("<29xB2x", records))

    def test_quick_games_are_solved_where_asked(self):
        self.done("positions", "--quick", "60", "--empties", "5-6", "--exact", "--hottest", "5", "--out", "late")
        records = (self.folder / "late").read_bytes()[32:]
        problems = ""
        scores = []
        for own, other, target, *_, empties, _ in struct.iter_unpack("<QQff6B2x", records):
            self.assertIn(empties, (5, 6))
            problems += "".join("X" if own >> i & 1 else "O" if other >> i & 1 else "-" for i in range(64)) + " X\n"
            scores.append(target)
        (self.folder / "problems").write_text(problems, encoding="utf-8")
        solved = self.done("solve", "problems", "--json").stdout.splitlines()[:-1]
        self.assertEqual([json.loads(line)["score"] for line in solved], scores)

    def test_a_network_written_elsewhere(self):
        self.done("positions", "--layout", "layout")
        layout = json.loads((self.folder / "layout").read_text(encoding="utf-8"))["network"]
        rows = bytes(4 * 32 * layout["rowCount"])
        head = bytes(4 * network_file.HEAD_NUMBERS)
        linear = self.linear_weights()
        network = network_file.network_bytes(linear, [(rows, head)] * network_file.PHASES, "nothing learned", "nothing", "")
        (self.folder / "network").write_bytes(network)
        self.assertIn("nothing learned", self.done("export", "network", "--out", "with").stdout)
        self.done("selfplay", "--games", "20", "--depth", "1", "--exact", "8", "--out", "games")
        judged = [self.done("evaluate", "games", "--weights", weights).stdout.splitlines()[-1] for weights in ("linear", "with")]
        self.assertEqual(*judged)
        (self.folder / "network").write_bytes(network[:-1])
        self.assertIn("damaged", self.refused("export", "network", "--out", "x"))

    def linear_weights(self):
        self.done("selfplay", "--games", "300", "--depth", "1", "--exact", "6", "--out", "few")
        self.done("train", "few", "--epochs", "1", "--batch", "64", "--out", "model")
        self.done("export", "model", "--out", "linear")
        return (self.folder / "linear").read_bytes()

    @unittest.skipUnless(TORCH_PYTHON, "PyTorch is not installed")
    def test_a_teacher_and_its_student(self):
        self.linear_weights()
        self.done("positions", "few", "--weights", "linear", "--out", "games.pos")
        self.done("positions", "--quick", "1000", "--weights", "linear", "--out", "quick.pos")
        self.done("positions", "--quick", "2000", "--empties", "6-8", "--exact", "--weights", "linear", "--out", "late.pos")
        self.done("positions", "--layout", "layout")
        for line in ("teacher.py train games.pos late*.pos --test games.pos --linear linear --layout layout --seconds 2 --batch 64 --blocks 1 --channels 8 --out teacher",
                     "teacher.py score quick.pos --teacher teacher --linear linear --layout layout --out scored.pos",
                     "linear.py late.pos scored.pos --test games.pos late.pos --linear linear --layout layout --epochs 1 --out taught",
                     "student.py late.pos scored.pos --test games.pos --linear taught --layout layout --epochs 1 --out network"):
            told = self.run_python(line)
            if "train" in line:  # late.pos came by a pattern, and was written a moment ago
                self.assertEqual(int(told.split()[0]), self.lessons("games.pos") + self.lessons("late.pos"))
        self.done("export", "network", "--out", "weights")
        self.run_python("student.py late.pos --test late.pos --linear weights --from weights --layout layout --epochs 1 --rate 0 --out again")
        self.done("export", "again", "--out", "same")
        self.assertEqual((self.folder / "same").read_bytes(), (self.folder / "weights").read_bytes())
        self.run_python("student.py late.pos --test late.pos --linear weights --from weights --layout layout --epochs 1 --phases 1-5 --out again")
        self.done("export", "again", "--out", "same")  # its positions are of phase 0
        self.assertEqual((self.folder / "same").read_bytes(), (self.folder / "weights").read_bytes())
        self.run_python("student.py late.pos --test late.pos --linear weights --from weights --layout layout --epochs 1 --phases 0 --out again")
        self.done("export", "again", "--out", "other")
        self.assertNotEqual((self.folder / "other").read_bytes(), (self.folder / "weights").read_bytes())
        refused = self.python("student.py late.pos --test late.pos --linear linear --from weights --layout layout --phases 0 --out again")
        self.assertIn("which is not that of --linear", refused.stderr)
        self.run_python("student.py late.pos --test late.pos --linear weights --from weights --layout layout --epochs 1 --out more")
        told = self.done("export", "more", "--out", "taught-on").stdout
        self.assertNotIn("nan", told)  # where a file has no position of a phase
        self.assertNotEqual((self.folder / "taught-on").read_bytes(), (self.folder / "weights").read_bytes())

    @unittest.skipUnless(TORCH_PYTHON, "PyTorch is not installed")
    def test_a_trainer_elsewhere_refuses_bad_files_by_name(self):
        weights = bytearray(self.linear_weights())
        self.done("positions", "--layout", "layout")
        self.done("positions", "few", "--weights", "linear", "--out", "games.pos")
        (self.folder / "torn.pos").write_bytes((self.folder / "games.pos").read_bytes()[:-5])
        weights[5000] ^= 1
        (self.folder / "damaged").write_bytes(weights)
        (self.folder / "short").write_bytes(b"OUTFLANK")
        rest = "--test games.pos --layout layout --out x --linear"
        for line, said in ((f"linear.py torn.pos {rest} linear", "torn.pos: it ends in the middle"),
                           (f"linear.py few {rest} linear", "few: expected a file that 'outflank positions' wrote"),
                           (f"linear.py games.pos {rest} games.pos", "games.pos: expected a weights file"),
                           (f"linear.py games.pos {rest} damaged", "damaged: it is damaged"),
                           (f"student.py games.pos {rest} short", "short: expected a weights file"),
                           (f"teacher.py train games.pos {rest} linear --seconds 1 --teacher games.pos", "games.pos: expected a teacher"),
                           (f"student.py games.pos {rest} linear --from linear", "linear: expected a weights file with a network")):
            run = self.python(line)
            self.assertEqual((run.returncode, run.stderr.count("\n")), (1, 1), run.stderr)
            self.assertIn(said, run.stderr)
        for phases, said in (("4-1", "expected phases from 0 to 5"), ("1-4", "the others need a network to be taken --from")):
            run = self.python(f"student.py games.pos {rest} linear --phases {phases}")
            self.assertEqual(run.returncode, 2, run.stderr)
            self.assertIn(said, run.stderr)

    def python(self, line):
        program, *arguments = line.split()
        return subprocess.run([TORCH_PYTHON, TRAINING / program, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=600,
                              check=False)

    def run_python(self, line):
        run = self.python(line)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

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

    def test_an_interruption_does_not_wait_for_a_long_search(self):
        self.linear_weights()
        command = ["label", "few", "--empties", "50-60", "--depth", "60", "--threads", "1", "--out", "deep"]
        run = subprocess.Popen([os.path.abspath(PROGRAM), *command], cwd=self.folder, stderr=subprocess.PIPE, text=True)
        deep = self.folder / "deep"
        while run.poll() is None and not (deep.exists() and deep.stat().st_size > 0):
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        told = run.communicate(timeout=300)[1]  # the search alone would take days
        self.assertEqual((run.returncode, told.count("interrupted")), (130, 1), told)

    def test_labelling_the_games_of_another_shard_is_told(self):
        self.done("selfplay", "--games", "6", "--depth", "1", "--exact", "6", "--shard", "0/2", "--out", "even")
        label = ["label", "even", "--empties", "6-8", "--exact", "--shard"]
        self.assertIn("no game of 'even' is in shard 1/2", self.done(*label, "1/2", "--out", "odd").stderr)
        self.assertNotIn("no game", self.done(*label, "0/2", "--out", "labelled").stderr)

    def test_every_step_takes_a_seed(self):
        self.linear_weights()
        for arguments in (["label", "few", "--empties", "4", "--exact"], ["export", "model"], ["evaluate", "few"],
                          ["selfplay", "--games", "2", "--prefix", "60"], ["train", "few", "--epochs", "1"],
                          ["probcut", "few", "--weights", "linear", "--positions", "100"]):
            self.done(*arguments, "--seed", "7", "--out", arguments[0])
            self.assertIn("--seed expects", self.refused(*arguments, "--seed", "x", "--out", "x"))

    def test_neither_threads_nor_shards_nor_the_run_before_change_a_game(self):
        settings = ["selfplay", "--depth", "5", "--exact", "8", "--noise", "0.5"]
        self.done(*settings, "--games", "60", "--threads", "1", "--out", "whole")
        self.done(*settings, "--games", "60", "--threads", "3", "--out", "again")
        self.assertEqual((self.folder / "again").read_bytes(), (self.folder / "whole").read_bytes())
        for part in ("0", "1"):
            self.done(*settings, "--games", "60", "--shard", f"{part}/2", "--out", f"part{part}")
        boards = {}
        for name, files in (("whole", ["whole"]), ("parts", ["part0", "part1"])):
            self.done("positions", *files, "--out", f"{name}.pos")
            content = (self.folder / f"{name}.pos").read_bytes()
            boards[name] = sorted(content[i:i + 20] for i in range(32, len(content), 32))
        self.assertEqual(boards["parts"], boards["whole"])

    def test_another_run_is_not_written_over(self):
        self.done("selfplay", "--games", "5", "--prefix", "60", "--out", "games")
        before = (self.folder / "games").read_bytes()
        self.assertIn("another run", self.refused("selfplay", "--games", "6", "--prefix", "60", "--out", "games"))
        self.assertEqual((self.folder / "games").read_bytes(), before)

    def tablut_games(self, name="tablut"):
        self.done("selfplay", "--game", "tablut", "--rules", "brandubh", "--games", "12", "--depth", "1", "--out", name)
        return ["--game", "tablut", "--rules", "brandubh"]

    def test_what_is_read_is_not_written_over(self):
        self.linear_weights()
        tablut = self.tablut_games()
        self.done("probcut", "few", "--weights", "linear", "--positions", "100", "--shard", "0/1", "--out", "measures")
        for name, *arguments in (["few", "positions", "few"], ["model", "export", "model"],
                                 ["few", "probcut", "few", "--weights", "linear"], ["tablut", "train", *tablut, "tablut"],
                                 ["linear", "positions", "few", "--weights", "linear"], ["linear", "export", "model", "--errors", "linear"],
                                 ["linear", "probcut", "few", "--weights", "linear"],
                                 ["linear", "probcut", "measures", "--weights", "linear"],
                                 ["linear", "evaluate", "few", "--weights", "linear"]):
            before = (self.folder / name).read_bytes()
            self.assertIn("which is read", self.refused(*arguments, "--out", f"./{name}"))
            self.assertEqual((self.folder / name).read_bytes(), before)

    def test_nothing_is_called_a_dash(self):
        self.linear_weights()
        for arguments in (["positions", "--layout", "-"], ["positions", "--quick", "10", "--out", "-"],
                          ["selfplay", "--games", "1", "--depth", "1", "--out", "-"],
                          ["selfplay", "--game", "tablut", "--games", "1", "--depth", "1", "--out", "-"],
                          ["label", "few", "--empties", "4-7", "--exact", "--out", "-"], ["book", "export", "--out", "-"],
                          ["match", "random", "random", "--games", "2", "--size", "4", "--out", "-"]):
            self.assertIn("/dev/stdout", self.refused(*arguments), arguments)
            self.assertFalse((self.folder / "-").exists(), arguments)

    def test_that_a_file_cannot_be_written_is_told_before_the_work(self):
        self.linear_weights()
        tablut = self.tablut_games()
        for arguments in (["selfplay", "--games", "1M"], ["selfplay", *tablut, "--games", "1M"], ["train", "few"],
                          ["train", "few", "--network", "linear"], ["train", *tablut, "tablut"],
                          ["probcut", "few", "--weights", "linear"], ["positions", "--quick", "100M"]):
            for place in ("no/such/folder", ".", "a" * 300):
                run = self.run_program(*arguments, "--out", place)
                self.assertEqual((run.returncode, run.stdout), (1, ""), (arguments, run.stderr))
                self.assertRegex(run.stderr, "^outflank: cannot write '.*: .+\n$")

    def test_an_interrupted_command_that_writes_at_one_go_writes_nothing(self):
        run = subprocess.Popen([os.path.abspath(PROGRAM), "positions", "--quick", "1000M", "--out", "x"], cwd=self.folder,
                               stderr=subprocess.PIPE, text=True)
        while run.poll() is None and not (self.folder / "x.part").exists():
            time.sleep(0.01)
        time.sleep(0.5)  # it listens from just after that on
        self.interrupted_with_nothing_written(run)
        run = subprocess.Popen([os.path.abspath(PROGRAM), "train", *self.tablut_games(), "tablut", "--epochs", "10000", "--out", "x"],
                               cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.assertIn("epoch 1", run.stdout.readline())
        self.interrupted_with_nothing_written(run)

    def test_a_judgement_that_was_interrupted_says_so(self):
        problems = (CYCLE.parent.parent / "docs" / "examples" / "middle.obf").read_text(encoding="utf-8")
        (self.folder / "problems").write_text(1000 * problems, encoding="utf-8")
        outer, inner = pty.openpty()  # a terminal sees how far it is, and so that it listens
        run = subprocess.Popen([os.path.abspath(PROGRAM), "evaluate", "--obf", "problems", "--depth", "12", "--out", "x"], cwd=self.folder,
                               stdout=subprocess.DEVNULL, stderr=inner)
        os.close(inner)  # what the program wrote ends with the program
        told = ""
        for piece in pieces_of(outer):
            told += piece
            if "left" in told:
                break
        self.assertIn("left", told, "it ended early")
        run.send_signal(signal.SIGINT)
        told += "".join(pieces_of(outer))
        self.assertEqual(run.wait(timeout=300), 130)
        os.close(outer)
        self.assertRegex(told, r"interrupted after \d+ of \d+ problems; nothing was written")
        self.assertFalse((self.folder / "x").exists())

    def interrupted_with_nothing_written(self, run):
        run.send_signal(signal.SIGINT)
        self.assertEqual((run.communicate(timeout=300)[1], run.returncode), ("interrupted; nothing was written\n", 130))
        self.assertFalse((self.folder / "x").exists())
        self.assertFalse((self.folder / "x.part").exists())

    def test_probcut_goes_on_and_comes_in_parts(self):
        self.linear_weights()
        probcut = ["probcut", "few", "--weights", "linear", "--positions", "100"]
        self.done(*probcut, "--out", "whole")
        self.assertFalse((self.folder / "whole.measures").exists())
        run = subprocess.Popen([os.path.abspath(PROGRAM), *probcut, "--out", "again"], cwd=self.folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
        kept = self.folder / "again.measures"
        while run.poll() is None and not (kept.exists() and kept.stat().st_size > 1000):
            time.sleep(0.01)
        run.kill()
        run.wait()
        self.done(*probcut, "--out", "again")
        parts = [f"part{i}" for i in range(3)]
        for i, part in enumerate(parts):
            self.done(*probcut, "--shard", f"{i}/3", "--out", part)
        self.done("probcut", *reversed(parts), "--weights", "linear", "--out", "together")
        whole = (self.folder / "whole").read_bytes()
        self.assertEqual((self.folder / "again").read_bytes(), whole)
        self.assertEqual((self.folder / "together").read_bytes(), whole)
        self.assertIn("missing", self.refused("probcut", *parts[1:], "--weights", "linear", "--out", "x"))
        self.assertIn("not what was measured", self.refused("probcut", *parts, "--weights", "whole", "--out", "x"))
        self.assertIn("--seed", self.refused("probcut", *parts, "--weights", "linear", "--seed", "2", "--out", "x"))

    def test_the_linear_weights_are_blamed_for_their_own_faults_alone(self):
        self.linear_weights()
        self.done("selfplay", "--games", "5", "--prefix", "40", "--depth", "1", "--exact", "4", "--weights", "none", "--out", "late")
        train = ["train", "late", "--network", "linear", "--epochs", "1", "--out", "x"]
        self.assertRegex(self.refused(*train), "^outflank: .*these files have no labelled position")
        self.assertFalse((self.folder / "x").exists())
        bad = self.run_program("train", "few", "--network", "model", "--out", "x")
        self.assertEqual((bad.returncode, bad.stdout), (1, ""))
        self.assertIn("'model': this is no file of Outflank weights", bad.stderr)

    def test_the_errors_are_blamed_for_their_own_faults_alone(self):
        self.linear_weights()
        self.assertRegex(self.refused("export", "model", "--errors", "few", "--out", "x"), "^outflank: --errors: 'few': this is no file")

    def test_a_network_without_something_for_every_phase_is_not_begun(self):
        self.linear_weights()
        self.done("selfplay", "--games", "40", "--prefix", "60", "--weights", "none", "--out", "random")
        self.done("label", "random", "--empties", "4-20", "--depth", "1", "--weights", "none", "--out", "late")
        self.assertIn("with 21 to 33 empty squares", self.refused("train", "late", "--network", "linear", "--epochs", "1", "--out", "x"))
        self.assertFalse((self.folder / "x").exists())

    def test_an_empty_file_is_a_place_to_begin(self):
        self.linear_weights()
        tablut = self.tablut_games()
        for arguments in (["selfplay", "--games", "2", "--prefix", "60"], ["selfplay", *tablut, "--games", "2"],
                          ["train", "few", "--epochs", "1"], ["train", "few", "--network", "linear", "--epochs", "1"]):
            (self.folder / "made").write_bytes(b"")
            self.done(*arguments, "--out", "made")

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_is_told(self):
        self.linear_weights()
        tablut = self.tablut_games()
        for arguments in (["selfplay", "--games", "2"], ["selfplay", *tablut, "--games", "2"], ["train", "few", "--epochs", "1"],
                          ["export", "model"], ["positions", "few"], ["positions", "--quick", "1000M"]):
            run = self.run_program(*arguments, "--out", "/dev/full")
            self.assertIn("No space left", run.stderr)
            self.assertEqual(run.returncode, 2, arguments)

    def test_an_option_without_effect_is_refused(self):
        self.linear_weights()
        self.done("positions", "few", "--out", "few.pos")
        tablut = self.tablut_games()
        self.done("train", *tablut, "tablut", "--epochs", "1", "--out", "tablut.bin")
        for option, *arguments in (
            ["--selectivity", "label", "few", "--empties", "4-5", "--exact", "--selectivity", "73", "--out", "x"],
            ["--selectivity", "positions", "--quick", "10", "--selectivity", "73", "--out", "x"],
            ["--lambda", "positions", "--quick", "10", "--lambda", "1", "--out", "x"],
            ["--out", "positions", "--layout", "layout", "--out", "x"],
            ["--weights", "positions", "--layout", "x", "--weights", "linear"],
            ["--batch", "train", "few", "--network", "linear", "--batch", "64", "--out", "x"],
            ["--exact", "evaluate", "few.pos", "--exact"],
            ["--exact", "evaluate", "--obf", "problems", "--exact"],
            ["--depth", "evaluate", "few", "--depth", "3"],
            ["--exact", "selfplay", *tablut, "--games", "2", "--exact", "10", "--out", "x"],
            ["--positions", "selfplay", *tablut, "--positions", "2", "--out", "x"],
            ["--empties", "evaluate", *tablut, "tablut", "--weights", "tablut.bin", "--empties", "4"],
            ["--obf", "evaluate", *tablut, "tablut", "--weights", "tablut.bin", "--obf", "problems"],
        ):
            self.assertIn(f"{option} is for", self.refused(*arguments))
            self.assertFalse((self.folder / "x").exists(), arguments)
        said = self.done("train", *tablut, "tablut", "--epochs", "1", "--holdout", "40%", "--out", "x").stdout
        self.assertIn("holdout=0.4", said)

    def test_an_error_is_called_held_out_where_something_is(self):
        self.done("selfplay", "--games", "60", "--depth", "1", "--exact", "6", "--out", "games")
        for holdout, word in (("0", "learning"), ("20%", "held-out")):
            train = ["train", "games", "--epochs", "1", "--holdout", holdout, "--out", word]
            self.assertIn(f"with a {word} error of", self.done(*train).stderr)
            self.assertIn(f"with a {word} error of", self.done(*train).stderr)  # finished already
            self.assertIn(f"{word} MAE", self.done("export", word, "--out", "weights").stdout.splitlines()[3])
        tablut = self.tablut_games()
        for holdout, word in (("0", "learning"), ("40%", "held-out")):
            told = self.done("train", *tablut, "tablut", "--epochs", "1", "--holdout", holdout, "--out", "tablut.bin").stdout
            self.assertIn(f"{word} mean square", told.splitlines()[-1])
            self.assertEqual("held out nothing" in told, word == "learning")

    def test_nothing_to_judge_by_is_told(self):
        self.done("selfplay", "--games", "5", "--prefix", "60", "--out", "random")
        self.done("selfplay", "--games", "5", "--depth", "1", "--exact", "6", "--out", "games")
        self.done("positions", "random", "--out", "nothing.pos")
        for arguments in (["random"], ["nothing.pos"], ["games", "--empties", "60"], ["games", "--empties", "40-50", "--exact"]):
            self.assertIn("to judge by", self.refused("evaluate", *arguments, "--weights", "none"))
        tablut = self.tablut_games()
        self.done("train", *tablut, "tablut", "--epochs", "1", "--out", "tablut.bin")
        self.done("selfplay", *tablut, "--games", "2", "--prefix", "150", "--out", "by_lot")
        self.assertIn("to judge by", self.refused("evaluate", *tablut, "by_lot", "--weights", "tablut.bin"))

    def test_what_ships_is_judged_where_no_weights_are_named(self):
        tablut = self.tablut_games()
        shipped = CYCLE.parent.parent / "weights" / "tablut_brandubh.bin"
        named = self.done("evaluate", *tablut, "tablut", "--weights", str(shipped)).stdout
        self.assertEqual(self.done("evaluate", *tablut, "tablut").stdout, named)
        self.assertIn("expects files of games", self.refused("evaluate", *tablut))

    def test_a_run_that_begins_with_another_model_is_another_run(self):
        self.linear_weights()
        train = ["train", "few", "--epochs", "1", "--batch", "64"]
        onward = [*train, "--from", "model", "--out", "next"]
        self.done(*onward)
        before = (self.folder / "next").read_bytes()
        (self.folder / "model").rename(self.folder / "moved")
        self.assertIn("holds the model", self.done(*train, "--from", "moved", "--out", "next").stderr)
        self.done(*train, "--seed", "2", "--out", "model")
        self.assertIn("another run", self.refused(*onward))
        self.assertEqual((self.folder / "next").read_bytes(), before)

    def training_cycle(self, *arguments, **amounts):
        return subprocess.run([CYCLE, *arguments], cwd=self.folder, env={**os.environ, **amounts}, capture_output=True, text=True,
                              timeout=300, check=False)

    def test_the_whole_cycle_by_one_command(self):
        amounts = {"GAMES": "200", "GEN1": "1000", "GEN2": "1000", "GEN3": "4500", "EPOCHS": "1", "NETWORK_EPOCHS": "1", "ERRORS": "101"}
        program = os.path.abspath(PROGRAM)
        run = self.training_cycle(program, "cycle", "bootstrap", "gen1", **amounts)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("gen1 is fitted", run.stdout)
        self.assertFalse((self.folder / "cycle" / "gen2.dat").exists())
        run = self.training_cycle(program, "cycle", **amounts)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("'gen1.dat' is finished already", run.stderr)
        self.assertIn("gen3.weights is ready", run.stdout)
        self.done("evaluate", "cycle/gen3.dat", "--weights", "cycle/gen3.weights")
        self.assertIn("expects the program", self.training_cycle(program).stderr)
        self.assertIn("expects the program", self.training_cycle("missing", "cycle").stderr)
        wrong = self.training_cycle(program, "cycle", "gen2", "gen4")
        self.assertEqual((wrong.returncode, wrong.stdout), (1, ""))
        self.assertIn("not 'gen4'", wrong.stderr)

    def test_two_runs_do_not_write_one_file_at_once(self):
        for command in (["selfplay", "--games", "300", "--depth", "4", "--exact", "10", "--weights", "none", "--threads", "1"],
                        ["selfplay", "--game", "tablut", "--games", "100", "--depth", "2"]):
            for name in ("both", "whole"):
                (self.folder / name).unlink(missing_ok=True)
            run = subprocess.Popen([os.path.abspath(PROGRAM), *command, "--out", "both"], cwd=self.folder, stderr=subprocess.DEVNULL)
            while run.poll() is None and not ((self.folder / "both").exists() and (self.folder / "both").stat().st_size > 0):
                time.sleep(0.01)
            run.send_signal(signal.SIGSTOP)
            if run.poll() is None:
                self.assertIn("another run is at it", self.refused(*command, "--out", "both"))
            run.send_signal(signal.SIGCONT)
            self.assertEqual(run.wait(timeout=300), 0)
            self.done(*command, "--out", "whole")
            self.assertEqual((self.folder / "both").read_bytes(), (self.folder / "whole").read_bytes())

    def test_a_second_run_does_not_take_the_file_of_the_first(self):
        run = subprocess.Popen([os.path.abspath(PROGRAM), "positions", "--quick", "1000M", "--out", "x"], cwd=self.folder,
                               stderr=subprocess.PIPE, text=True)
        while run.poll() is None and not ((self.folder / "x.part").exists() and (self.folder / "x.part").stat().st_size > 0):
            time.sleep(0.01)
        self.assertIn("'x': another run is at it", self.refused("positions", "--quick", "10", "--out", "x"))
        self.assertTrue((self.folder / "x.part").exists())
        self.interrupted_with_nothing_written(run)

    def piped(self, name, *arguments):
        command = ' '.join(arguments).replace("PIPE", f"<(cat {name})")
        return subprocess.run(["bash", "-c", f"{os.path.abspath(PROGRAM)} {command}"], cwd=self.folder, capture_output=True, text=True,
                              timeout=300, check=False)

    def test_what_is_read_twice_is_no_pipe(self):
        self.linear_weights()
        for name, *arguments in (["few", "train", "PIPE", "--out", "x"], ["few", "train", "PIPE", "--network", "linear", "--out", "x"],
                                 ["few", "label", "PIPE", "--empties", "4-5", "--exact", "--out", "x"], ["few", "evaluate", "PIPE"],
                                 ["linear", "probcut", "few", "--weights", "PIPE", "--out", "x"]):
            run = self.piped(name, *arguments)
            self.assertEqual((run.returncode, run.stdout), (1, ""), run.stderr)
            self.assertIn("is a pipe", run.stderr)
        play = ["selfplay", "--games", "2", "--depth", "1", "--exact", "6", "--weights"]
        self.done(*play, "linear", "--out", "from_file")
        self.assertEqual(self.piped("linear", *play, "PIPE", "--out", "from_pipe").returncode, 0)
        self.assertEqual((self.folder / "from_pipe").read_bytes(), (self.folder / "from_file").read_bytes())
        tablut = [*self.tablut_games(), "--games", "2", "--depth", "1", "--weights"]
        self.done("train", *tablut[:4], "tablut", "--epochs", "1", "--out", "tablut.bin")
        self.done("selfplay", *tablut, "tablut.bin", "--out", "file.tablut")
        self.assertEqual(self.piped("tablut.bin", "selfplay", *tablut, "PIPE", "--out", "pipe.tablut").returncode, 0)
        self.assertEqual((self.folder / "pipe.tablut").read_bytes(), (self.folder / "file.tablut").read_bytes())

    def test_games_that_say_what_perfect_play_makes_of_them(self):
        pgn = '[Black "a"]\n[White "b"]\n[TheoreticalScore "{}"]\n[TheoreticalDepth "{}"]\n\n1. f5 d6 2. c3 d3 3. c4 *\n\n'
        (self.folder / "people.pgn").write_text(pgn.format(40, 58) + pgn.format(32, 57), encoding="utf-8")
        table = self.done("evaluate", "people.pgn", "--weights", "none").stdout.splitlines()
        # Nothing is worth 0 without weights, so the errors are the scores themselves: 16 and 0.
        self.assertEqual(table[-1].split()[:3], ["all", "2", "8.000"])
        one = self.done("evaluate", "people.pgn", "--weights", "none", "--empties", "58").stdout.splitlines()
        self.assertEqual(one[-1].split()[:3], ["all", "1", "16.000"])

    def test_positions_judge_too(self):
        self.done("positions", "--quick", "300", "--empties", "8-10", "--exact", "--out", "solved.pos")
        shipped, nothing = (self.done("evaluate", "solved.pos", *weights).stdout.splitlines()[-1].split() for weights in ((), ("--weights", "none")))
        self.assertEqual(shipped[1], nothing[1])
        self.assertLess(float(shipped[2]), float(nothing[2]) / 2)
        torn = (self.folder / "solved.pos").read_bytes()[:-5]
        (self.folder / "torn.pos").write_bytes(torn)
        self.assertIn("'torn.pos', position", self.refused("evaluate", "torn.pos"))

    def test_parts_that_were_judged_make_the_whole(self):
        self.done("positions", "--quick", "300", "--empties", "8-10", "--exact", "--out", "solved.pos")
        judge = ["evaluate", "solved.pos", "--obf", str(CYCLE.parent.parent / "docs" / "examples" / "middle.obf"), "--depth", "4"]
        for part in ("0", "1", "2"):
            self.done(*judge, "--shard", f"{part}/3", "--out", f"part{part}")
        whole = self.done(*judge).stdout
        self.assertIn("problems at depth 4@73%", whole)
        self.assertEqual(self.done("evaluate", "part2", "part0", "part1").stdout, whole)
        self.assertIn("1 of 3 parts", self.refused("evaluate", "part0", "part1"))
        solved = (self.folder / "solved.pos").read_bytes()
        (self.folder / "solved.pos").write_bytes(solved[:32] + solved[64:] + solved[32:64])
        self.done(*judge, "--shard", "2/3", "--out", "part2_of_others")
        self.assertIn("another run", self.refused("evaluate", "part0", "part1", "part2_of_others"))
        self.assertIn("not both", self.refused("evaluate", "part0", "solved.pos"))
        self.assertIn("--weights", self.refused("evaluate", "part0", "part1", "part2", "--weights", "none"))
        self.assertIn("0/1", self.refused("train", "solved.pos", "--shard", "0/2", "--out", "x"))
        self.assertIn("0/1", self.refused("export", "solved.pos", "--shard", "0/2", "--out", "x"))
        (self.folder / "part1").write_text((self.folder / "part1").read_text(encoding="utf-8").replace(".", ",", 1), encoding="utf-8")
        self.assertIn("damaged", self.refused("evaluate", "part0", "part1", "part2"))

    def test_bad_input(self):
        (self.folder / "text").write_text("not a file of games", encoding="utf-8")
        (self.folder / "silent.txt").write_text("f5d6c3d3\n", encoding="utf-8")
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
            ["train", "--game", "tablut", "text", "--from", "missing", "--out", "x"],
            ["train", "--game", "tablut", "text", "--network", "missing", "--out", "x"],
            ["export", "text", "--out", "x"],
            ["probcut", "text", "--weights", "text", "--out", "x"],
            ["evaluate"],
            ["evaluate", "text"],
            ["evaluate", "missing.wtb"],
            ["evaluate", "silent.txt"],
            ["selfplay", "--game", "tablut", "--games", "1", "--threads", "0", "--out", "x"],
            ["train", "--game", "tablut", "text", "--threads", "0", "--out", "x"],
            ["train", "text", "--network", "text", "--threads", "0", "--out", "x"],
            ["evaluate", "--game", "tablut", "text", "--seed", "x"],
            ["positions", "--layout", "x", "--threads", "0"],
        ):
            self.refused(*arguments)
            self.assertFalse((self.folder / "x").exists(), arguments)


if __name__ == "__main__":
    unittest.main()
