"""`outflank lab cs510` as a script meets it. OUTFLANK in the environment names the program."""

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")


def lab(*arguments):
    return subprocess.run([PROGRAM, "lab", *arguments], capture_output=True, text=True, timeout=300, check=False)


class Lab(unittest.TestCase):
    def test_an_experiment_once(self):
        run = lab("cs510", "--only", "b")
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        for part in ("(b) classic-gye:depth=4 v classic-gy:depth=4", "published +24", "explored states", "a b c d e f g h",
                     "of 1 games again"):
            self.assertIn(part, run.stdout)

    def test_json_tells_the_games_then_the_experiments(self):
        run = lab("cs510", "--only", "ab", "--json")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        games, experiments = [], []
        for line in map(json.loads, run.stdout.splitlines()):
            (experiments if "experiment" in line else games).append(line)
        self.assertEqual([game["first_side"] for game in games], ["black", "black"])
        self.assertEqual([e["experiment"] for e in experiments], ["a", "b"])
        for game, experiment in zip(games, experiments):
            self.assertEqual((game["first"], game["second"]), (experiment["first"], experiment["second"]))
            self.assertEqual(experiment["score_mean"], game["score"])
            self.assertEqual(experiment["first_explored"], game["first_stats"]["nodes"])
            self.assertEqual(experiment["wins"] + experiment["draws"] + experiment["losses"], 1)

    def test_the_games_of_one_do_not_depend_on_which_others_are_played(self):
        def games_of(second, *arguments):
            lines = map(json.loads, lab("cs510", *arguments, "--json").stdout.splitlines())
            return [line["moves"] for line in lines if "experiment" not in line and line["second"] == second]

        for games in ((), ("--games", "2")):
            alone = games_of("classic-mc:iterations=10000", "--only", "e", *games)
            self.assertEqual(len(alone), 4 if games else 1)
            self.assertEqual(games_of("classic-mc:iterations=10000", "--only", "abe", *games), alone)

    def test_openings_give_both_both_colours(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "lab"
            arguments = ("cs510", "--only", "a", "--games", "3", "--out", str(out))
            run = lab(*arguments)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            self.assertIn("+0 =0 -6", run.stdout)
            self.assertIn("published winner classic-gye:depth=4: holds up", run.stdout)
            self.assertIn("published winners hold up", run.stdout)
            games = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()[:-1]]
            self.assertEqual([game["first_side"] for game in games], ["black", "white"] * 3)
            self.assertEqual(games[0]["opening"], games[1]["opening"])
            self.assertIn("classic-gye:depth=4", (out / "report.html").read_text())

            again = lab(*arguments)
            self.assertEqual(again.returncode, 1)
            self.assertIn("--resume", again.stderr)
            resumed = lab(*arguments, "--resume")
            self.assertEqual((resumed.returncode, resumed.stdout), (0, run.stdout))
            other = lab("cs510", "--only", "b", "--games", "3", "--out", str(out), "--resume")
            self.assertEqual(other.returncode, 1)
            self.assertIn("another plan", other.stderr)

    def test_an_interrupt_keeps_what_is_finished(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments = [PROGRAM, "lab", "cs510", "--only", "af", "--games", "200", "--out", folder + "/lab"]
            with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
                while run.poll() is None and not Path(folder, "lab", "results.sqlite").exists():
                    time.sleep(0.05)
                run.send_signal(signal.SIGINT)
                told, _ = run.communicate(timeout=60)
            self.assertEqual(run.returncode, 130)
            self.assertIn("of 2 published winners", told)
            self.assertTrue(Path(folder, "lab", "report.html").exists())

    def test_bad_input(self):
        for arguments in ((), ("cs511",), ("cs510", "--only", "xyz"), ("cs510", "--games", "0"), ("cs510", "--games", "many"),
                          ("cs510", "--seed", "-1"), ("cs510", "--resume"), ("cs510", "--concurrency", "0"),
                          ("cs510", "--out", "/proc/nowhere/lab")):
            with self.subTest(arguments):
                run = lab(*arguments)
                self.assertEqual((run.returncode, run.stdout), (1, ""))
                self.assertEqual(run.stderr.count("\n"), 1, run.stderr)


if __name__ == "__main__":
    unittest.main()
