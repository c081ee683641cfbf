"""The terminal game as a person meets it: typed through a pseudo-terminal, watched through tmux, and without a terminal.

OUTFLANK in the environment names the program. Wording is left free where no other program relies on it.
"""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = str(Path(os.environ.get("OUTFLANK", "build/release/outflank")).resolve())
PATIENCE = 60  # seconds until a silent program counts as stuck; generous, because sanitizers are slow

TWO_PEOPLE = ("--black", "human", "--white", "human")


def surroundings(state, **more):
    """An environment that does not depend on who runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "OUTFLANK_ISA") if name in os.environ}
    return kept | {"XDG_STATE_HOME": state, "TERM": "xterm-256color", "LANG": "C.UTF-8"} | more


class InAFolder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="outflank-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)


class Typist:
    """A person at a terminal without pictures: types a line, reads until what is awaited appears."""

    def __init__(self, state, *arguments, **environment):
        self.screen, terminal = pty.openpty()
        environment = {"TERM": "dumb"} | environment
        self.program = subprocess.Popen([PROGRAM, "play", *arguments], stdin=terminal, stdout=terminal, stderr=terminal,
                                        start_new_session=True, env=surroundings(state, **environment))
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


class PlainTerminal(InAFolder):
    def typist(self, *arguments, **environment):
        return Typist(self.folder, *arguments, **environment)

    def test_a_person_plays_a_few_moves_and_quits(self):
        with self.typist("--black", "human", "--white", "random:seed=1") as typist:
            typist.reads("Black> ")
            typist.type("f5\n")
            typist.reads(r"2\. White: ([dD]6|[fF][46])")  # the three answers to f5
            typist.type("quit\n")
            self.assertEqual(typist.exit_code(), 0)

    def test_a_wrong_move_is_explained_with_the_legal_ones(self):
        with self.typist() as typist:
            typist.reads("Black> ")
            for wrong in ("a1", "z9", "rubbish", "d4"):
                typist.type(wrong + "\n")
                typist.reads(r"\bd3\b", r"\bc4\b", r"\bf5\b", r"\be6\b")

    def test_no_escape_codes_where_they_are_not_wanted(self):
        for environment in ({"NO_COLOR": "1", "TERM": "xterm"}, {"LANG": "C", "TERM": "xterm"}, {"TERM": "dumb"}):
            with self.subTest(environment), self.typist(**environment) as typist:
                shown = typist.reads("Black> ")
                self.assertNotIn("\x1b", shown)
                self.assertTrue(shown.isascii(), shown)

    def test_the_end_of_input_ends_the_game(self):
        with self.typist() as typist:
            typist.reads("Black> ")
            typist.type("\x04")
            self.assertEqual(typist.exit_code(), 0)

    def test_interrupts(self):
        with self.typist("--white", "outflank:level=60,book=off") as typist:
            typist.reads("Black> ")
            typist.type("f5\n")
            time.sleep(0.5)
            typist.program.send_signal(signal.SIGINT)
            typist.reads(r"2\. White: ", "Black> ")
            typist.program.send_signal(signal.SIGINT)
            typist.reads("Nobody thinks")
            typist.program.send_signal(signal.SIGINT)
            self.assertEqual(typist.exit_code(), 130)

    def test_a_long_thought_is_told(self):
        with self.typist("--white", "outflank:level=60,book=off", NO_COLOR="1") as typist:
            typist.reads("Black> ")
            typist.type("f5\n")
            typist.reads(r"White is thinking \(Ctrl-C: move now\)", r"depth \d+")
            typist.program.send_signal(signal.SIGINT)
            typist.reads(r"2\. White: ", "Black> ")

    def test_a_game_that_was_killed_comes_back(self):
        with self.typist(*TWO_PEOPLE) as typist:
            typist.reads("Black> ")
            typist.type("f5\n")
            typist.reads("White> ")
            typist.type("d6\n")
            typist.reads("Black> ")
            typist.program.kill()
        with self.typist() as typist:
            typist.reads("cut off after 2 moves", "Black> ")
            typist.type("resume\n")
            typist.reads("Black: you, White: you", "Black 3, White 3")
            typist.type("quit\n")
            typist.reads("f5 d6")
        self.assertEqual(len(list(Path(self.folder).rglob("*.game"))), 1, "it is one game still")

    def test_a_game_that_cannot_be_kept_is_told(self):
        Path(self.path("file")).write_text("in the way", encoding="utf-8")
        with self.typist(*TWO_PEOPLE, XDG_STATE_HOME=self.path("file")) as typist:
            typist.reads("will not be kept: cannot write", "Black> ")
        with self.typist(*TWO_PEOPLE) as typist:
            self.assertNotIn("will not be kept", typist.reads("Black> "))

    def test_resume_in_the_middle_of_a_game_is_not_passed_over_in_silence(self):
        with self.typist(*TWO_PEOPLE) as typist:
            typist.reads("Black> ")
            typist.type("f5\n")
            typist.reads("White> ")
            typist.type("resume\n")
            typist.reads("This game goes on already")
            typist.type("new 6\n")
            typist.reads("othello 6x6", "Black> ")
            typist.type("c2\n")
            typist.reads("White> ")
            typist.type("resume\n")
            typist.reads("othello 8x8", "White> ")
            typist.type("resume\n")
            typist.reads("othello 6x6", "White> ")

    def test_every_rule_set_and_size_is_played_the_same_way(self):
        for arguments, move in ((["--game", "tablut"], "d1-d2"), (["--rules", "brandubh"], "d1-c1"),
                                (["--size", "4"], "b1"), (["--size", "16"], "h7")):
            with self.subTest(arguments), self.typist(*arguments, "--black", "human", "--white", "random") as typist:
                typist.reads("> ")
                typist.type(move + "\n")
                typist.reads(r"2\. (White|Defenders): ")


@unittest.skipUnless(shutil.which("tmux"), "needs tmux")
class FullScreen(InAFolder):
    """tmux is the terminal: what it shows is what a person sees."""

    def setUp(self):
        super().setUp()
        self.socket = self.path("tmux")
        self.addCleanup(lambda: self.tmux("kill-server", check=False))

    def tmux(self, *arguments, check=True):
        run = subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True, text=True, check=check,
                             env=surroundings(self.folder), timeout=PATIENCE)
        return run.stdout

    def start(self, *arguments, columns=80, rows=24, name="game"):
        command = " ".join([PROGRAM, "play", "--seed", "1", *arguments])
        self.tmux("new-session", "-d", "-s", name, "-x", str(columns), "-y", str(rows),
                  f"{command}; echo left with $?; exec cat")
        self.session = name
        self.sees("> ?")

    def screen(self):
        return self.tmux("capture-pane", "-p", "-t", self.session)

    def sees(self, *patterns):
        deadline = time.monotonic() + PATIENCE
        while True:
            shown = self.screen()
            if all(re.search(pattern, shown) for pattern in patterns):
                return shown
            if time.monotonic() > deadline:
                raise AssertionError(f"expected {patterns} on the screen, which shows:\n{shown}")
            time.sleep(0.02)

    def type(self, text):
        self.tmux("send-keys", "-t", self.session, "-l", text)

    def press(self, *keys):
        self.tmux("send-keys", "-t", self.session, *keys)

    def enter(self, line):
        self.type(line)
        self.press("Enter")

    def test_the_first_screen(self):
        self.start()
        shown = self.sees("Outflank", r"Black +you +2", r"White +outflank level 2 +2", "Black to move", "Black>",
                          r"u undo", r"\? help", "q quit")
        self.assertEqual((shown.count("▗▆▆▖"), shown.count(" ▄▄ ")), (2, 2), "discs and rings")
        self.assertEqual(len(re.findall("(?<!▗)▆▆(?!▖)", shown)), 4, "the four moves are dotted")

    def test_undo_redo_hint_and_the_end(self):
        self.start("--size", "4", *TWO_PEOPLE)
        for move in "b1 a1 a2 a3".split():
            self.enter(move)
        self.sees(r"1\.b1 2\.a1 3\.a2 4\.a3")
        self.enter("undo")
        self.sees(r"redo: a3")
        self.enter("redo")
        self.sees(r"4\.a3\s")
        self.enter("hint 1")
        self.sees("Best moves", r"\n.* [+-]\d")
        best = re.search(r"([a-d][1-4]) +[+-]\d+\.\d\d", self.screen())[1]
        self.press("Escape")
        self.enter(best)
        self.sees(rf"5\.{best}")
        self.enter("resign")
        self.sees("won \\(resign\\)", "analyze")
        self.enter("analyze")
        self.sees("lost", "in all")

    def test_a_whole_game_with_a_pass_is_typed_through(self):
        game = self.game_with_a_pass()
        self.start("--size", "4", *TWO_PEOPLE)
        for move in game:
            self.enter(move)
        self.sees("won by|A draw", r"\.pass")
        for _ in game:
            self.enter("undo")
        self.sees("Black to move", r"redo: b1|redo: a2|redo: d3|redo: c4")
        self.enter("undo")
        self.sees("no move to take back")
        for _ in game:
            self.enter("redo")
        self.sees("won by|A draw", r"\.pass")

    def game_with_a_pass(self):
        """The moves of a random 4x4 game in which somebody had to pass, without the passes."""
        for seed in range(1, 200):
            run = subprocess.run([PROGRAM, "play", "--size", "4", "--seed", str(seed), "--black", "random", "--white",
                                  "random"], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
            moves = re.search(r"The game: (.*)", run.stdout)[1].split()
            if "pass" in moves and moves[-1] != "pass":
                return [move for move in moves if move != "pass"]
        raise AssertionError("no random game with a pass")

    def test_bad_input_is_explained_and_the_game_goes_on(self):
        self.start()
        for line, expected in (("a1", "not a legal move"), ("rubbish", "'rubbish'"), ("load nowhere", "Cannot read"),
                               ("setboard XO", "64 cells"), ("level 99", "0 to 60"), ("white edax", "Unknown player"),
                               ("save", "Save expects"), ("time soon", "a duration like"), ("new 5", "even number")):
            self.enter(line)
            self.sees(re.escape(expected))
        broken = self.path("broken.txt")
        Path(broken).write_text("f5 a1", encoding="utf-8")
        self.enter(f"load {broken}")
        self.sees("move 2")
        self.enter("f5")
        self.sees(r"2\.[a-h][1-8]")

    def test_cursor_keys_and_mouse_choose_squares(self):
        self.start(*TWO_PEOPLE)
        self.press("Right")  # the cursor appears beside the middle, on f5
        self.sees("┌")
        self.press("Enter")
        self.sees(r"1\.f5")
        self.type("\x1b[<0;17;13M")  # d6: columns 16-19, rows 12-13 of the screen, counted from 1
        self.sees(r"2\.d6")

    def test_tablut_is_played_with_two_squares(self):
        self.start("--game", "tablut", *TWO_PEOPLE)
        self.press("Up")  # to e4, a defender; then to e2 and the attacker there
        self.press("Up", "Up")
        self.press("Enter", "Left", "Enter")
        self.sees(r"1\.e2-d2")

    def test_save_and_load(self):
        self.start(*TWO_PEOPLE)
        self.enter("f5")
        self.sees(r"1\.f5")
        file = self.path("my game.txt")
        board = self.path("now.board")
        self.enter(f"save {file}")
        self.sees("Saved in")
        self.enter(f"save {board}")
        self.sees("Saved in.*now.board")
        self.enter("new 6")
        self.sees("othello 6x6")
        self.enter(f"load {file}")
        self.sees("othello 8x8", r"1\.f5")
        self.enter(f"load {board}")
        self.sees("Black +you +4", "White to move")
        self.assertEqual(Path(board).read_text(encoding="utf-8").splitlines()[-2:], ["W", "0"])

    def test_interrupting_a_thought_makes_the_player_move(self):
        self.start("--white", "outflank:level=60,book=off")
        self.enter("f5")
        self.sees("White is thinking", r"depth \d+", r"nodes  .*/s")
        self.type("hello")
        self.sees("White> hello")  # keys are answered meanwhile
        self.press("C-u")
        self.press("C-c")
        self.sees(r"2\.[a-h][1-8]", "Black to move")

    def test_time_left_is_shown(self):
        self.start("--white", "outflank:book=off", "--time", "3s")
        self.enter("f5")
        self.sees(r"\d\.\ds left")
        self.sees(r"2\.[a-h][1-8]")

    def test_resizing_draws_anew(self):
        self.start()
        self.tmux("resize-window", "-t", self.session, "-x", "100", "-y", "40")
        self.sees(r"outflank level 2 {30,}2")
        self.tmux("resize-window", "-t", self.session, "-x", "50", "-y", "16")
        self.sees("●", "Black>")
        self.tmux("resize-window", "-t", self.session, "-x", "30", "-y", "8")
        self.sees("needs", "Black>")
        self.tmux("resize-window", "-t", self.session, "-x", "80", "-y", "24")
        self.sees("▗▆▆▖")

    def test_suspending_and_going_on(self):
        self.tmux("new-session", "-d", "-s", "shell", "-x", "80", "-y", "24", "bash --norc -i")
        self.session = "shell"
        self.enter(f"{PROGRAM} play --seed 1")
        self.sees("Black>")
        self.press("C-z")
        self.sees("Stopped")
        self.enter("fg")
        self.sees("Outflank", "Black>")
        self.enter("f5")
        self.sees(r"2\.[a-h][1-8]")
        self.enter("quit")
        self.sees("The game: f5 ")

    def test_a_killed_game_is_offered_and_taken_up(self):
        self.start(*TWO_PEOPLE)
        self.enter("f5")
        self.sees(r"1\.f5")
        time.sleep(0.1)
        pane = self.tmux("list-panes", "-t", self.session, "-F", "#{pane_pid}").strip()
        children = subprocess.run(["ps", "--no-headers", "-o", "pid", "--ppid", pane], capture_output=True, text=True,
                                  check=True).stdout.split()
        os.kill(int(children[0]), signal.SIGKILL)
        self.sees("left with 137")
        self.start(name="again")
        self.sees("cut off after 1 move:")
        self.enter("resume")
        self.sees(r"1\.f5", "White to move")

    def test_the_menu(self):
        self.start()
        self.press("Tab")
        self.sees("Menu", "▸ New game")
        self.press("Enter")
        self.press("Down", "Down")
        self.press("Enter")
        self.sees("othello 6x6")

    def test_leaving_gives_the_screen_back_and_prints_the_game(self):
        self.start(*TWO_PEOPLE)
        self.enter("f5")
        self.sees(r"1\.f5")
        self.enter("q")
        shown = self.sees("left with 0")
        self.assertIn("The game: f5", shown)
        self.assertNotIn("Outflank", shown)


class NoTerminal(InAFolder):
    def shown(self, *arguments, typed=""):
        run = subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True, timeout=300,
                             check=False, env=surroundings(self.folder))
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        self.assertNotIn("\x1b", run.stdout, "no colours where nobody looks")
        return run.stdout

    def refused(self, *arguments):
        run = subprocess.run([PROGRAM, "play", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                             timeout=300, check=False, env=surroundings(self.folder))
        self.assertEqual((run.returncode, run.stdout), (1, ""), arguments)
        return run.stderr

    def test_a_short_game_is_shown(self):
        for arguments in (["play"], []):
            game = self.shown(*arguments)
            self.assertIn("Black", game)
            self.assertIn("White", game)
            self.assertRegex(game, r"\b[a-h][1-8]\b")
            self.assertGreater(len(game.splitlines()), 8, "a board at least")

    def test_a_script_sits_where_nobody_was_named(self):
        game = self.shown("play", "--size", "6", typed="c2\nundo\nq\n")
        self.assertIn("Black: you, White: outflank", game)
        self.assertIn("2. White: ", game)
        self.assertNotIn("The game: ", self.shown("play", typed="q\n"))

    def test_the_engine_plays_every_game(self):
        for arguments in ([], ["--size", "6"], ["--game", "tablut"]):
            with self.subTest(arguments):
                game = self.shown("play", "--black", "outflank:level=1,hash=16", "--white", "random:seed=1", *arguments)
                self.assertIn("The game: ", game)

    def test_the_engine_keeps_to_the_time_of_a_move(self):
        # Level 60 alone would think for hours: it is the time that ends each thought.
        for arguments in ([], ["--size", "6"]):
            with self.subTest(arguments):
                game = self.shown("play", "--black", "outflank:level=60,hash=16", "--white", "random:seed=1", "--time",
                                  "5ms", *arguments)
                self.assertRegex(game, r"\n(\w+ won by \d+|A draw) \(\w+\)\.\nThe game: ")

    def test_every_game_and_size(self):
        for arguments, size in ((["--size", "4"], 4), (["--size", "10"], 10), (["--game", "tablut"], 9),
                                (["--game", "tablut", "--rules", "ashton"], 9),
                                (["--game", "tablut", "--rules", "brandubh"], 7)):
            with self.subTest(arguments):
                game = self.shown("play", "--seed", "1", *arguments)
                result, moves = re.search(r"\n(.*)\nThe game: (.*)\n$", game).groups()
                self.assertRegex(result, r"^(\w+ won|A draw).* \([\w-]+\)\.$")
                told = re.findall(r"^\d+\. \w+: (\S+)$", game, re.MULTILINE)
                self.assertEqual([move for move in moves.split() if move != "pass"], told)
                squares = [(ord(file) - ord("a") + 1, int(rank)) for file, rank in
                           re.findall(r"([a-p])(\d+)", " ".join(told))]
                self.assertTrue(all(1 <= line <= size for square in squares for line in square), squares)
                header = " ".join("abcdefghijklmnop"[:size])
                self.assertGreaterEqual(game.count(header), 2, "the board is shown at the beginning and at the end")

    def test_a_script_is_played_and_saved_and_gone_on_with(self):
        file = self.path("game.txt")
        two = ["play", *TWO_PEOPLE]
        self.shown(*two, "--save", file, typed="f5\nd6\n")
        self.assertTrue(Path(file).read_text(encoding="utf-8").endswith("f5 d6\n"))
        self.assertIn("The game so far: f5 d6 c3", self.shown(*two, "--load", file, typed="c3\n"))

    def test_words_after_a_game_between_two_computers_are_obeyed(self):
        file = self.path("game.txt")
        self.shown("play", "--size", "4", "--white", "random", "--seed", "1", typed=f"black greedy\nsave {file}\nq\n")
        self.assertIn("# black: greedy", Path(file).read_text(encoding="utf-8"))
        game = self.shown("play", "--size", "4", "--black", "greedy", "--white", "random", typed="new 6\nundo\n")
        self.assertEqual(game.count("The game: "), 2)

    def test_a_silent_pipe_has_no_words(self):
        program = subprocess.Popen([PROGRAM, "play", "--size", "4", "--black", "greedy", "--white", "random"], stdin=subprocess.PIPE,
                                   stdout=subprocess.DEVNULL, env=surroundings(self.folder))
        self.assertEqual(program.wait(PATIENCE), 0)
        program.stdin.close()

    def test_a_list_of_games_is_not_written_over(self):
        games = self.path("games.txt")
        Path(games).write_text("f5 d6 c3\nf5 f6 e6\n", encoding="utf-8")
        self.assertIn("more than one game", self.refused("--load", games, "--save", games))
        self.assertIn("more than one game", self.shown("play", *TWO_PEOPLE, typed=f"load {games}\nd3\nsave {games}\nq\n"))
        self.assertEqual(Path(games).read_text(encoding="utf-8"), "f5 d6 c3\nf5 f6 e6\n")

    def test_a_game_of_another_kind_than_was_promised_is_kept_all_the_same(self):
        run = subprocess.run([PROGRAM, "play", *TWO_PEOPLE, "--save", self.path("x.sgf")], input="new ashton\nd1-d2\nq\n", capture_output=True,
                             text=True, timeout=300, check=False, env=surroundings(self.folder))
        self.assertEqual(run.returncode, 2)
        self.assertIn("x.sgf.txt", run.stderr)
        self.assertIn("# game: tablut ashton", Path(self.path("x.sgf.txt")).read_text(encoding="utf-8"))
        self.assertFalse(Path(self.path("x.sgf")).exists())

    def test_a_book_that_is_off_is_off_for_whoever_sits_down(self):
        file = self.path("game.txt")
        self.shown("play", *TWO_PEOPLE, "--book", "off", typed=f"white outflank:level=5\nmode 3\nmode 0\nsave {file}\nq\n")
        white = next(line for line in Path(file).read_text(encoding="utf-8").splitlines() if line.startswith("# white"))
        self.assertIn("level=5", white)
        self.assertIn("book=off", white)

    def test_a_game_is_saved_as_the_name_of_its_file_ends(self):
        for name, begin in (("a.sgf", "(;"), ("a.ggf", "(;GM[Othello]"), ("a.pgn", "["), ("a.json", "{")):
            with self.subTest(name):
                file = self.path(name)
                game = self.shown("play", *TWO_PEOPLE, typed=f"setboard f5d6c3\nsave {file}\nnew\nload {file}\nq\n")
                self.assertIn("Saved in", game)
                self.assertIn("The game so far: f5 d6 c3", game)
                self.assertTrue(Path(file).read_text(encoding="utf-8").startswith(begin))
        self.assertIn("three files", self.shown("play", *TWO_PEOPLE, typed=f"save {self.path('a.wtb')}\nq\n"))
        self.assertIn("/dev/stdout", self.shown("play", *TWO_PEOPLE, typed="save -\nq\n"))

    def test_an_empty_file_is_no_game_and_the_running_one_goes_on(self):
        empty = self.path("empty.txt")
        Path(empty).write_text("", encoding="utf-8")
        game = self.shown("play", *TWO_PEOPLE, typed=f"f5\nload {empty}\nd6\nq\n")
        self.assertIn("there is no text", game)
        self.assertIn("The game so far: f5 d6", game)

    def test_of_a_list_of_games_the_first_is_loaded(self):
        two = self.path("two.txt")
        Path(two).write_text("f5 d6 c3\nf5 f6 e6\n", encoding="utf-8")
        self.assertIn("The game so far: f5 d6 c3", self.shown("play", *TWO_PEOPLE, typed=f"load {two}\nq\n"))
        self.assertIn("The game so far: f5 d6 c3 d3", self.shown("play", *TWO_PEOPLE, "--load", two, typed="d3\nq\n"))

    def test_a_pasted_game_may_be_of_another_board(self):
        game = self.shown("play", *TWO_PEOPLE, typed="f5\nsetboard (;FF[4]GM[2]SZ[6];B[e4];W[c5])\nq\n")
        self.assertIn("The game so far: e4 c5", game)

    def test_a_script_goes_on_in_the_next_game(self):
        self.assertIn("The game so far: e4 c5", self.shown("play", *TWO_PEOPLE, typed="f5\nnew 6\ne4\nc5\nq\n"))

    def test_the_same_seed_plays_the_same_game(self):
        one, other = (self.shown("play", "--seed", "5") for _ in range(2))
        self.assertEqual(one, other)

    def test_a_plain_board_ends_properly(self):
        board = self.path("end.board")
        rows = ["B B B B B B B B"] * 7 + ["B B B B B B W 0", "B", "5"]
        Path(board).write_text("\n".join(rows) + "\n", encoding="utf-8")
        game = self.shown("play", "--load", board, "--black", "greedy", "--white", "random")
        self.assertIn("Black won by 64", game)

    def test_nothing_is_kept_where_nobody_plays(self):
        self.shown("play")
        self.assertEqual(list(Path(self.folder).rglob("*.game")), [])

    def test_bad_command_lines(self):
        Path(self.path("broken")).write_text("f5 f5\n", encoding="utf-8")
        Path(self.path("empty")).write_text("\n", encoding="utf-8")
        Path(self.path("large")).write_text("# game: othello 8x8\nf5 d6\n", encoding="utf-8")
        for arguments, expected in ((["--load", self.path("none")], "cannot read"),
                                    (["--load", self.path("broken")], "move 2"),
                                    (["--load", self.path("empty")], "there is no text"),
                                    (["--load", "x", "--position", "f5"], "not from both"),
                                    (["--load", self.path("large"), "--rules", "ashton"], "not of tablut ashton"),
                                    (["--load", self.path("large"), "--size", "6"], "not of othello 6x6"),
                                    (["--book", "missing", *TWO_PEOPLE], "--book"), (["--book-randomness", "x", *TWO_PEOPLE], "discs"),
                                    (["--openings-list", "missing", *TWO_PEOPLE], "--openings-list"),
                                    (["--save", self.path("a.otg")], "not of othello"),
                                    (["--save", self.path("none/a.txt")], "cannot write"),
                                    (["--screen", "full"], "needs a terminal"),
                                    (["--screen", "big"], "auto, full or plain"),
                                    (["--black", "edax"], "unknown player"), (["--time", "1"], "a duration like"),
                                    (["--position", "zz"], "moves such as")):
            with self.subTest(arguments):
                self.assertIn(expected, self.refused(*arguments))


if __name__ == "__main__":
    unittest.main()
