"""`outflank match` and `outflank tournament` as a script meets them.

OUTFLANK in the environment names the program. Wording is left free; what other programs rely on is not.
"""

import json
import os
import pty
import select
import signal
import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
PATIENCE = 300  # seconds until a program counts as stuck; generous, because sanitizers are slow
GAME_KEYS = ["game", "first", "second", "first_side", "opening", "moves", "result", "score", "reason", "first_stats",
             "second_stats"]


def outflank(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE, check=False)


def lines_of(text):
    *games, summary = [json.loads(line) for line in text.splitlines()]
    return games, summary


def without_times(game):
    return {key: value for key, value in game.items() if not key.endswith("_stats")} | {
        key: (game[key]["moves"], game[key]["nodes"]) for key in ("first_stats", "second_stats")}


class Arena(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def played(self, *arguments, code=0):
        """The JSON lines of the games, and the summary."""
        run = outflank(*arguments, "--json")
        self.assertEqual((run.returncode, run.stderr), (code, ""), run.stdout)
        return lines_of(run.stdout)

    def refused(self, *arguments, naming):
        run = outflank(*arguments)
        self.assertEqual((run.returncode, run.stdout), (1, ""), arguments)
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        self.assertIn(naming, run.stderr, arguments)


class Match(Arena):
    def test_a_line_a_game_and_a_summary(self):
        games, summary = self.played("match", "greedy", "random", "--games", 6)
        self.assertEqual([game["game"] for game in games], [1, 2, 3, 4, 5, 6])
        for game in games:
            self.assertEqual(list(game), GAME_KEYS)
            self.assertEqual((game["first"], game["second"]), ("greedy", "random"))
            self.assertEqual(game["first_side"], "black" if game["game"] % 2 else "white")
            self.assertTrue(game["moves"].startswith(game["opening"] + " "))
            self.assertIn(game["reason"], ("discs", "wipeout"))
            self.assertEqual(game["result"], "draw" if not game["score"] else "win" if game["score"] > 0 else "loss")
            self.assertEqual(list(game["first_stats"]), ["moves", "nodes", "seconds", "worst_move_seconds"])
        for one, other in zip(games[::2], games[1::2]):
            self.assertEqual(one["opening"], other["opening"])
        self.assertEqual(len({game["opening"] for game in games}), 3)
        for result, count in (("win", "wins"), ("draw", "draws"), ("loss", "losses")):
            self.assertEqual(summary[count], sum(game["result"] == result for game in games))
        self.assertAlmostEqual(summary["score_mean"], sum(game["score"] for game in games) / 6, places=2)
        self.assertEqual(summary["sprt"], "open")
        self.assertLessEqual({"elo", "elo_error"}, summary.keys())

    def test_tafl_counts_the_sides_apart(self):
        games, summary = self.played("match", "greedy", "random", "--rules", "brandubh", "--games", 8)
        for side, key in (("attackers", "as_attackers"), ("defenders", "as_defenders")):
            of_side = [game["result"] for game in games if game["first_side"] == side]
            self.assertEqual(len(of_side), 4)
            self.assertEqual(summary[key], {"wins": of_side.count("win"), "draws": of_side.count("draw"),
                                            "losses": of_side.count("loss")})
        self.assertTrue(all(game["score"] in (-1, 0, 1) for game in games))

    def test_every_board(self):
        for board in (["--size", 4], ["--size", 6], ["--size", 12], ["--rules", "ashton"]):
            with self.subTest(board):
                games, _ = self.played("match", "greedy", "random", "--games", 4, *board)
                self.assertEqual(len(games), 4)

    def test_the_same_match_whatever_the_concurrency(self):
        match = ["match", "outflank:depth=2,hash=1", "random", "--games", 10, "--seed", 5]
        alone, summary = self.played(*match, "--concurrency", 1)
        together, same = self.played(*match, "--concurrency", 4)
        self.assertEqual([without_times(game) for game in together], [without_times(game) for game in alone])
        self.assertEqual(same, summary)
        other, _ = self.played(*match[:-1], 6, "--concurrency", 4)
        self.assertNotEqual([game["moves"] for game in other], [game["moves"] for game in alone])

    def test_openings_from_a_file(self):
        openings = self.folder / "openings.txt"
        openings.write_text("# two\nf5d6c3\n\nf5 f6 e6 f4\n", encoding="utf-8")
        games, _ = self.played("match", "greedy", "random", "--games", 6, "--openings", openings)
        self.assertEqual([game["opening"] for game in games],
                         ["f5 d6 c3", "f5 d6 c3", "f5 f6 e6 f4", "f5 f6 e6 f4", "f5 d6 c3", "f5 d6 c3"])

    def test_an_sprt_ends_a_match_early(self):
        games, summary = self.played("match", "outflank:depth=4,hash=1", "random", "--games", 400, "--sprt", "0,100")
        self.assertEqual(summary["sprt"], "accepted")
        self.assertLess(len(games), 400)
        self.assertEqual(summary["wins"] + summary["draws"] + summary["losses"], len(games))
        _, summary = self.played("match", "random", "outflank:depth=4,hash=1", "--games", 400, "--sprt", "0,100")
        self.assertEqual(summary["sprt"], "rejected")

    def test_a_law_is_kept_and_told(self):
        games, _ = self.played("match", "outflank:hash=16", "random", "--games", 2, "--clock", "1s+10ms", "--grace", "2s")
        self.assertNotIn("time", [game["reason"] for game in games])
        run = outflank("match", "random", "greedy", "--games", 2, "--move-time", "5s")
        self.assertIn("5000ms a move", run.stdout)

    def test_a_report_for_people(self):
        run = outflank("match", "outflank:depth=1,hash=1", "random", "--games", 4)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        for word in ("othello 8x8", "Elo", "±", "explored", "worst move", "forfeits"):
            self.assertIn(word, run.stdout)


class Tournament(Arena):
    def test_a_round_robin(self):
        games, summary = self.played("tournament", "outflank:depth=3,hash=1", "greedy", "random", "--games", 4)
        self.assertEqual([game["game"] for game in games], list(range(1, 13)))
        self.assertEqual(len(summary["pairings"]), 3)
        self.assertEqual({player["wins"] + player["draws"] + player["losses"] for player in summary["players"]}, {8})
        best = max(summary["players"], key=lambda player: player["elo"])
        self.assertEqual(best["name"], "outflank:depth=3,hash=1")
        self.assertAlmostEqual(sum(player["elo"] for player in summary["players"]), 0, delta=0.5)

    def test_a_gauntlet(self):
        games, summary = self.played("tournament", "greedy", "random", "random:seed=4", "--games", 2, "--format",
                                     "gauntlet")
        self.assertEqual(len(games), 4)
        self.assertEqual({pairing["first"] for pairing in summary["pairings"]}, {"greedy"})

    def test_a_cross_table(self):
        run = outflank("tournament", "outflank:depth=1,hash=1", "greedy", "random", "--games", 2, "--game", "tablut")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("as attackers", run.stdout)


class Folder(Arena):
    MATCH = ("match", "outflank:depth=2,hash=1", "greedy", "--games", 12)

    def test_what_is_written(self):
        games, summary = self.played(*self.MATCH, "--out", self.folder / "deep" / "out")
        out = self.folder / "deep" / "out"
        kept, last = lines_of((out / "games.jsonl").read_text(encoding="utf-8"))
        self.assertEqual((kept, last), (games, summary))
        self.assertIn("Elo", (out / "report.txt").read_text(encoding="utf-8"))
        self.assertIn("</html>", (out / "report.html").read_text(encoding="utf-8"))
        with sqlite3.connect(out / "results.sqlite") as results:
            self.assertEqual(results.execute("SELECT count(*) FROM game").fetchone(), (12,))

    def test_a_killed_match_is_gone_on_with(self):
        whole, _ = self.played(*self.MATCH, "--concurrency", 1)
        slow = ("match", "outflank:depth=2,hash=1", "greedy", "--games", 100_000)
        out = self.folder / "out"
        with subprocess.Popen([PROGRAM, *map(str, slow), "--out", out, "--json"], stdout=subprocess.PIPE) as run:
            for _ in range(5):
                run.stdout.readline()
            run.kill()
        run.wait(PATIENCE)
        games, _ = self.played(*self.MATCH, "--out", out, "--resume", "--quiet")
        self.assertEqual([without_times(game) for game in games[:12]], [without_times(game) for game in whole])

    def test_two_runs_do_not_share_a_folder(self):
        out = self.folder / "out"
        slow = ("match", "outflank:depth=2,hash=1", "greedy", "--games", 100_000, "--out", out)
        with subprocess.Popen([PROGRAM, *map(str, slow), "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            first = [run.stdout.readline() for _ in range(3)]
            self.refused(*slow, naming="another run is at it")
            self.refused(*slow, "--resume", naming="another run is at it")
            first += [run.stdout.readline() for _ in range(3)]
            run.send_signal(signal.SIGINT)
            rest, said = run.stdout.read(), run.stderr.read()
        self.assertEqual(run.returncode, 130, said)
        games, _ = lines_of("".join(first) + rest)
        self.assertGreaterEqual(len(games), 6)

    def test_ctrl_c_keeps_what_is_finished(self):
        out = self.folder / "out"
        slow = ("match", "outflank:depth=2,hash=1", "greedy", "--games", 100_000, "--out", out, "--json")
        with subprocess.Popen([PROGRAM, *map(str, slow)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True) as run:
            first = [run.stdout.readline() for _ in range(3)]
            run.send_signal(signal.SIGINT)
            rest, said = run.stdout.read(), run.stderr.read()
        self.assertEqual(run.returncode, 130)
        self.assertIn("--resume", said)
        games, summary = lines_of("".join(first) + rest)
        self.assertGreaterEqual(len(games), 3)
        self.assertEqual(summary["wins"] + summary["draws"] + summary["losses"], len(games))
        kept, _ = lines_of((out / "games.jsonl").read_text(encoding="utf-8"))
        self.assertEqual(kept, games)

    def test_no_engine_is_left_behind(self):
        """Whoever holds the writing end of the pipe is alive: the program, or the engine it waits for."""
        silent = "exec:protocol=gtp,cmd=sh -c 'echo started >&{}; exec sleep 3600'"
        for ending, code in ((signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGHUP, 130), (signal.SIGKILL, -9)):
            with self.subTest(ending):
                alive, held = os.pipe()
                with subprocess.Popen([PROGRAM, "match", silent.format(held), "random"],
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE, pass_fds=[held]) as run:
                    os.close(held)
                    self.assertEqual(os.read(alive, 8), b"started\n")
                    run.send_signal(ending)
                    said = run.communicate(timeout=PATIENCE)
                self.assertEqual((run.returncode, said[0]), (code, b""), said)
                self.assertTrue(select.select([alive], [], [], PATIENCE)[0])
                self.assertEqual(os.read(alive, 1), b"")
                os.close(alive)

    def test_an_engine_is_called_what_its_name_says(self):
        engine = f"exec:protocol=gtp,cmd=\"'{PROGRAM}' gtp --level 1 --threads 1 --hash 1\",name=Twin"
        games, _ = self.played("match", engine, "random", "--games", 2, "--size", 4)
        self.assertEqual([(game["first"], game["second"]) for game in games], [("Twin", "random")] * 2)
        report = outflank("match", "random", engine, "--games", 2, "--size", 4, "--quiet").stdout
        self.assertIn("random v Twin - othello 4x4", report)
        self.assertNotIn("exec:", report)

    def test_who_is_called_like_another_keeps_the_whole_of_it(self):
        twins = [f"exec:protocol=gtp,cmd=\"'{PROGRAM}' gtp --level {level} --threads 1 --hash 1\",name=Twin" for level in (0, 1)]
        games, summary = self.played("tournament", *twins, "random", "--games", 2, "--size", 4)
        self.assertEqual([player["name"] for player in summary["players"]], [*twins, "random"])
        self.assertEqual({name for game in games for name in (game["first"], game["second"])}, {*twins, "random"})
        games, _ = self.played("match", twins[0].replace("Twin", "random"), "random", "--games", 2, "--size", 4)
        self.assertEqual(games[0]["first"], twins[0].replace("Twin", "random"))

    def test_a_player_that_meets_itself_is_numbered(self):
        out = self.folder / "out"
        games, _ = self.played("match", "greedy", "greedy", "--games", 2, "--size", 4, "--out", out)
        self.assertEqual([(game["first"], game["second"]) for game in games], [("greedy", "greedy (2)")] * 2)
        self.assertIn("greedy v greedy (2)", (out / "report.txt").read_text(encoding="utf-8"))

    def test_a_match_is_not_overwritten_nor_mixed_with_another(self):
        out = self.folder / "out"
        self.played(*self.MATCH, "--out", out)
        before = (out / "results.sqlite").read_bytes()
        self.refused(*self.MATCH, "--out", out, naming="--resume")
        self.refused("match", "random", "greedy", "--out", out, "--resume", naming="another")
        self.refused(*self.MATCH, "--seed", 2, "--out", out, "--resume", naming="another")
        self.assertEqual((out / "results.sqlite").read_bytes(), before)

    def test_a_match_can_be_made_longer(self):
        out = self.folder / "out"
        self.played(*self.MATCH, "--out", out)
        games, _ = self.played(*self.MATCH[:-1], 16, "--out", out, "--resume")
        self.assertEqual(len(games), 16)

    def test_fewer_games_than_were_kept_do_not_shorten_the_reports(self):
        out = self.folder / "out"
        games, summary = self.played(*self.MATCH, "--out", out)
        run = outflank(*self.MATCH[:-1], 4, "--out", out, "--resume", "--json")
        self.assertEqual(lines_of(run.stdout), (games, summary))
        self.assertIn("all its 12 games count", run.stderr)
        self.assertEqual(lines_of((out / "games.jsonl").read_text(encoding="utf-8")), (games, summary))

    def test_a_corrupt_file_is_refused_and_left_alone(self):
        out = self.folder / "out"
        out.mkdir()
        (out / "results.sqlite").write_bytes(b"this is no database\n" * 100)
        self.refused(*self.MATCH, "--out", out, "--resume", naming="results.sqlite")
        self.assertEqual((out / "results.sqlite").read_bytes(), b"this is no database\n" * 100)

    def test_a_folder_that_cannot_be_written(self):
        (self.folder / "file").write_text("", encoding="utf-8")
        self.refused(*self.MATCH, "--out", self.folder / "file", naming="file")
        self.refused(*self.MATCH, "--out", "/proc/no-such-place", naming="/proc/no-such-place")


class BadInput(Arena):
    def test_players(self):
        self.refused("match", "random", naming="PLAYERS")
        self.refused("match", "random", "greedy", "random", naming="PLAYERS")
        self.refused("match", "random", "nobody", naming="nobody")
        self.refused("match", "random:depth=3", "greedy", naming="depth")
        self.refused("match", "random", "outflank:level=99", naming="level")
        self.refused("match", "random", "human", naming="human")
        for option, value in (("--book", "missing"), ("--book-randomness", "x"), ("--openings-list", "missing")):
            self.refused("match", "random", "greedy", "--games", 2, option, value, naming=option.lstrip("-"))
        self.refused("match", "random", "greedy", "--games", 2, "--book", "missing", naming="--book: ")
        self.refused("match", "random:", "greedy", naming="random")
        self.refused("tournament", "random", naming="two players")
        self.refused("tournament", "random", "greedy", "random", naming="twice")

    def test_numbers(self):
        for option, bad in (("--games", "0"), ("--games", "x"), ("--concurrency", "0"), ("--seed", "-1"),
                            ("--move-time", "5"), ("--clock", "10"), ("--sprt", "10,0"), ("--sprt", "5")):
            with self.subTest((option, bad)):
                self.refused("match", "random", "greedy", option, bad, naming=option)
        self.refused("match", "random", "greedy", "--move-time", "1s", "--grace", "x", naming="--grace")
        for contest in ("match", "tournament"):
            self.refused(contest, "random", "greedy", "--games", 3, naming="even")
        self.refused("tournament", "random", "greedy", "--format", "swiss", naming="--format")

    def test_options_that_contradict_each_other(self):
        self.refused("match", "random", "greedy", "--resume", naming="--out")
        self.refused("match", "random", "greedy", "--move-time", "1s", "--clock", "1s", naming="--clock")
        self.refused("match", "random", "greedy", "--grace", "1s", naming="--grace")
        self.refused("match", "random", "greedy", "--size", "8", "--rules", "ashton", naming="--size")
        self.refused("match", "random", "greedy", "--nonsense", naming="--nonsense")
        self.refused("match", "random", "greedy", "--nonsense", "x", naming="--nonsense")

    def test_openings(self):
        openings = self.folder / "openings.txt"
        openings.write_text("f5d6c3\n# fine so far\nf5d6zz\n", encoding="utf-8")
        self.refused("match", "random", "greedy", "--openings", openings, naming="line 3")
        openings.write_text("# nothing\n", encoding="utf-8")
        self.refused("match", "random", "greedy", "--openings", openings, naming="openings")
        self.refused("match", "random", "greedy", "--openings", self.folder / "none", naming="none")


class Progress(Arena):
    def test_a_line_on_a_terminal_only(self):
        screen, terminal = pty.openpty()
        with subprocess.Popen([PROGRAM, "match", "greedy", "random", "--games", "4"], stdout=subprocess.PIPE,
                              stderr=terminal) as run:
            os.close(terminal)
            said = run.stdout.read()
        shown = self.read_all(screen)
        self.assertEqual(run.returncode, 0)
        self.assertIn("game 4 of 4", shown)
        self.assertIn("Elo", shown)
        self.assertNotIn(b"\x1b", said)

    def read_all(self, screen):
        shown = b""
        try:
            while fresh := os.read(screen, 65536):
                shown += fresh
        except OSError:  # how Linux tells that nobody holds the other end any more
            pass
        os.close(screen)
        return shown.decode()


if __name__ == "__main__":
    unittest.main()
