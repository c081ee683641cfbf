"""`outflank convert` as people and scripts meet it, and the places where games are pasted.

OUTFLANK in the environment names the program.
"""

import json
import os
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
SOURCE = Path(__file__).resolve().parent.parent
DATA = Path(os.environ.get("OUTFLANK_DATA", SOURCE.parent / "shared" / "data"))
WIPEOUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5"


def run(*arguments, text=""):
    return subprocess.run([PROGRAM, *map(str, arguments)], input=text, capture_output=True, text=True, timeout=300)


class InAFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, text=None):
        path = self.folder / name
        if text is not None:
            path.write_text(text)
        return path

    def converted(self, text, *options):
        done = run("convert", "-", "-", *options, text=text)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stderr)
        return done.stdout

    def refused(self, text, *options):
        done = run("convert", "-", "-", *options, text=text)
        self.assertEqual(done.returncode, 1, done.stdout)
        return done.stderr


class Pastes(InAFolder):
    def test_every_spelling_is_the_same_game(self):
        for text in ["f5d6c3", "F5 d6\nC3", "1. F5 d6 2. C3", "F5-D6-C3", "f5, d6, c3", " 1.f5 1...d6 2.c3 "]:
            with self.subTest(text=text):
                self.assertEqual(self.converted(text, "--from", "txt", "--to", "txt"), "f5 d6 c3\n")

    def test_hint_reads_moves_liberally_and_boards_strictly(self):
        for text in ["f5d6c3", "1. F5 d6 2. C3", "F5-D6-C3"]:
            hint = run("hint", text, "-n", "1", "--level", "1", "--json")
            self.assertEqual(json.loads(hint.stdout)["depth"], 1, text)
        board = "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 26
        self.assertEqual(len(board), 63)
        hint = run("hint", board + " X")
        self.assertEqual(hint.returncode, 1)
        self.assertIn("63", hint.stderr)

    def test_tablut_is_pasted_as_liberally(self):
        for text in ["d1-d2 e3-c3", "1. d1-d2 e3-c3", "D1D2 E3C3", "0313 2422"]:
            with self.subTest(text=text):
                game = self.converted(text, "--from", "txt", "--to", "txt", "--game", "tablut")
                self.assertEqual(game, "d1-d2 e3-c3\n")

    def test_what_windows_editors_write_is_read(self):
        self.file("game.txt", "f5 d6 c3\n")
        for kind in ["txt", "json", "ggf", "sgf", "pgn", "obf", "board"]:
            game = self.folder / f"game.{kind}"
            self.assertEqual(run("convert", self.folder / "game.txt", game).returncode, 0)
            game.write_bytes(b"\xef\xbb\xbf" + game.read_bytes().replace(b"\n", b"\r\n"))
            with self.subTest(kind=kind):
                again = run("convert", game, "-", "--to", "txt")
                self.assertEqual((again.returncode, again.stderr), (0, ""))
                self.assertEqual(run("analyze", game, "--level", "1").returncode, 0)
        problem = b"\xef\xbb\xbf" + b"X" * 62 + b"O- X\r\n"
        self.assertIn("h8", subprocess.run([PROGRAM, "solve", "-"], input=problem, capture_output=True).stdout.decode())

    def test_utf16_is_refused_by_its_name(self):
        game = self.folder / "game.txt"
        game.write_text("f5 d6\n", encoding="utf-16")
        for arguments in [("convert", game, "-", "--to", "sgf"), ("analyze", game), ("solve", game), ("play", "--load", game)]:
            self.assertIn("UTF-16", run(*arguments).stderr, arguments)

    def test_a_game_of_any_format_is_loaded(self):
        self.file("game.ggf", "(;GM[Othello]B[f5]W[d6];)\n")
        self.file("game.txt", "1. F5 d6\n")
        for name in ["game.ggf", "game.txt"]:
            out = self.file("saved")
            done = run("play", "--load", self.folder / name, "--black", "random", "--white", "random", "--save", out)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("f5 d6 ", out.read_text())


class Formats(InAFolder):
    def test_a_txt_file_holds_any_format(self):
        for text in ('[Black "Ann"]\n\n1. f5 d6 *\n', "(;GM[Othello]PB[Ann]B[F5]W[d6];)", '{"format": "outflank-game", "version": 1, "game": "othello 8x8", "moves": "f5 d6"}\n', "1. F5 d6\n"):
            file = self.file("game.txt", text)
            done = run("convert", file, "-", "--to", "txt")
            self.assertEqual((done.returncode, done.stdout), (0, "f5 d6\n"), done.stderr)

    def test_what_only_begins_like_another_format_is_a_transcript(self):
        for text, games in (("[1] f5 d6 c3\n[2] f5 f6\n", "f5 d6 c3\nf5 f6\n"), ("{1} f5 d6\n", "f5 d6\n")):
            done = run("convert", self.file("game.txt", text), "-", "--to", "txt")
            self.assertEqual((done.returncode, done.stdout), (0, games), done.stderr)

    def test_a_txt_file_of_another_format_may_have_a_byte_order_mark(self):
        for text in ('[Black "Ann"]\n\n1. f5 d6 *\n', "(;GM[Othello]PB[Ann]B[F5]W[d6];)"):
            done = run("convert", self.file("game.txt", "\ufeff" + text), "-", "--to", "txt")
            self.assertEqual((done.returncode, done.stdout), (0, "f5 d6\n"), done.stderr)

    def test_an_opentafl_record_may_be_called_txt(self):
        record = "[attackers:Ann]\n[defenders:Bob]\ndim:7 name:brandubh\n\n1. d2-c2\n"
        for text in (record, "dim:7 name:brandubh\n\n1. d2-c2\n"):
            file = self.file("game.txt", text)
            for options in ([], ["--rules", "brandubh"]):
                done = run("convert", file, "-", "--to", "txt", *options)
                self.assertEqual((done.returncode, done.stdout), (0, "d2-c2\n"), done.stderr)
            done = run("analyze", file, "--rules", "brandubh", "--level", "1")
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_way_through_every_format(self):
        first = self.file("a.pgn", '[Black "Ann"]\n[White "Bob"]\n[Event "Cup"]\n\n1. f5 d6 2. c3 {!} *\n')
        names = ["b.json", "c.sgf", "d.ggf", "e.json"]
        for before, after in zip([first, *names], names):
            done = run("convert", self.folder / before, self.folder / after)
            self.assertEqual((done.returncode, done.stderr), (0, "1 game\n"))
        game = json.loads((self.folder / "e.json").read_text())
        self.assertEqual(game["moves"], "f5 d6 c3")
        self.assertEqual({name: game["tags"][name] for name in ("black", "white", "event")},
                         {"black": "Ann", "white": "Bob", "event": "Cup"})

    def test_the_openings_name_goes_through_every_format_that_has_room(self):
        first = self.file("a.txt", "f5d6c3d3c4\n")
        names = ["b.json", "c.sgf", "d.ggf", "e.pgn", "f.json"]
        for before, after in zip([first, *names], names):
            more = ["--opening-names"] if before == first else []
            self.assertEqual(run("convert", self.folder / before, self.folder / after, *more).returncode, 0)
        self.assertEqual(json.loads((self.folder / "f.json").read_text())["tags"]["opening"], "Tiger")

    def test_json_says_itself_which_game_it_is_of(self):
        lines = [
            '{"format":"outflank-game","version":1,"game":"othello 6x6","moves":"e4 c5"}',
            '{"format":"outflank-game","version":1,"game":"tablut ashton","moves":"e4-f4"}',
        ]
        text = self.converted("\n".join(lines), "--from", "json", "--to", "json")
        self.assertEqual([json.loads(line)["game"] for line in text.splitlines()], ["othello 6x6", "tablut ashton"])
        self.assertIn("line 2", self.refused("\n".join(lines), "--from", "json", "--to", "json", "--size", "6"))

    def test_tablut_in_json_and_opentafl(self):
        for rules, moves in [("comp424", "d1-d2 e3-c3"), ("ashton", "e4-f4 d1-c1"), ("brandubh", "d2-e2 c4-c5")]:
            record = self.converted(moves, "--from", "txt", "--to", "otg", "--rules", rules)
            self.assertIn(f"name:{rules} ", record)
            game = json.loads(self.converted(record, "--from", "otg", "--to", "json"))
            self.assertEqual((rules in game["game"], game["moves"]), (True, moves))

    def test_the_sessions_of_both_tablut_servers(self):
        session = (SOURCE / "tests" / "data" / "comp424_session.txt").read_text()
        game = json.loads(self.converted(session, "--from", "comp424", "--to", "json"))
        self.assertEqual(game["tags"], {"attackers": "ann", "defenders": "bob"})
        self.assertTrue(game["moves"].startswith("b5-b3 c5-c6 "), game["moves"])
        self.assertIn("line 1", self.refused("< 4 1 2 1\n", "--from", "comp424", "--to", "json"))
        self.assertIn("move 1", self.refused("< 0 0 2 1 0\n", "--from", "comp424", "--to", "json"))

    @unittest.skipUnless((DATA / "tablut").exists(), "no reference games here")
    def test_the_reference_sessions(self):
        done = run("convert", DATA / "tablut" / "comp424-session.txt", "-", "--from", "comp424", "--to", "json")
        self.assertEqual(json.loads(done.stdout)["result"]["winner"], "defenders", done.stderr)
        done = run("convert", DATA / "tablut" / "unibo-game.jsonl", "-", "--from", "challenge", "--to", "otg")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("[defenders:random]", done.stdout)


class Wthor(InAFolder):
    def test_a_data_base_goes_out_and_comes_back_with_its_scores(self):
        games = [{"format": "outflank-game", "version": 1, "game": "othello 8x8", "moves": WIPEOUT,
                  "tags": {"black": name, "white": "Bob", "event": "Cup", "date": "1987",
                           "theoretical-score": "41", "theoretical-depth": "22"},
                  "result": {"winner": "black", "margin": 64}} for name in ("Ann", "Zoé")]
        text = "".join(json.dumps(game) + "\n" for game in games)
        done = run("convert", self.file("games.json", text), self.folder / "base.wtb")
        self.assertEqual((done.returncode, done.stderr), (0, "2 games\n"))
        bytes_ = (self.folder / "base.wtb").read_bytes()
        self.assertEqual(len(bytes_), 16 + 2 * 68)
        self.assertEqual(struct.unpack("<I", bytes_[4:8])[0], 2)
        self.assertEqual((bytes_[14], bytes_[22], bytes_[23]), (22, 64, 41))
        run("convert", self.folder / "base.wtb", self.folder / "back.json")
        back = [json.loads(line) for line in (self.folder / "back.json").read_text().splitlines()]
        self.assertEqual(back, games)
        found = run("analyze", self.folder / "base.wtb", "--level", "1", "--json").stdout.splitlines()
        self.assertEqual([json.loads(line)["players"] for line in found], [["Ann", "Bob"], ["Zoé", "Bob"]])

    @unittest.skipUnless((DATA / "wthor").exists(), "no WTHOR data base here")
    def test_a_year_of_the_public_data_base_comes_back_byte_for_byte(self):
        original = DATA / "wthor" / "WTH_1980.wtb"
        run("convert", original, self.folder / "year.json")
        run("convert", self.folder / "year.json", self.folder / "year.wtb")
        ours, theirs = (self.folder / "year.wtb").read_bytes(), original.read_bytes()
        self.assertEqual(ours[4:16], theirs[4:16])
        for begin in range(16, len(theirs), 68):
            self.assertEqual(ours[begin + 6:begin + 68], theirs[begin + 6:begin + 68], "names have other numbers")


class SavedGames(InAFolder):
    """What `save` of the terminal game writes."""

    def test_they_say_which_game_they_are_of(self):
        for game, moves, kind in [("tablut ashton", "e4-f4", "otg"), ("othello 6x6", "e4 c5", "sgf")]:
            with self.subTest(game=game):
                saved = f"# game: {game}\n# black: Ann\n# white: outflank:level=3\n{moves}\n"
                record = json.loads(self.converted(saved, "--from", "txt", "--to", "json"))
                self.assertEqual((record["game"], record["moves"]), (game, moves))
                self.assertIn("Ann", self.converted(saved, "--from", "txt", "--to", kind))

    def test_they_keep_the_names(self):
        saved = "# game: othello 8x8\n# black: Ann\n# white: Bob\nf5 d6\n"
        self.assertIn("PB[Ann]PW[Bob]", self.converted(saved, "--from", "txt", "--to", "sgf"))
        self.assertIn("PB[Ann]", self.converted("# black: Ann\nf5 d6\nc3\n", "--from", "txt", "--to", "sgf"))

    def test_a_list_may_have_a_heading(self):
        self.assertEqual(self.converted("# game: othello 6x6\ne4 c5\ne4 e3\n", "--from", "txt", "--to", "txt"),
                         "e4 c5\ne4 e3\n")

    def test_a_game_of_other_rules_is_refused(self):
        saved = "# game: tablut ashton\ne4-f4\n"
        self.assertIn("a game of tablut ashton, not of tablut comp424",
                      self.refused(saved, "--from", "txt", "--to", "json", "--game", "tablut"))
        self.assertIn("unknown game 'chess'", self.refused("# game: chess\ne4\n", "--from", "txt", "--to", "json"))


class BadInput(InAFolder):
    def test_a_bad_game_is_named_and_the_output_is_left_alone(self):
        out = self.file("out.sgf", "what was there")
        for name, text, expected in [
            ("a.ggf", "(;GM[Othello]B[f5];)(;GM[Othello]B[f5]W[a1];)", "game 2: move 2: a1"),
            ("b.txt", "f5 d6\nf5 d6\nf5 h8\n", "line 3: move 2: h8"),
            ("c.pgn", "", "expected a game in PGN"),
            ("d.json", "{", "line 1"),
            ("e.wtb", "\x14", "16 bytes"),
            ("f.otg", "[rules:dim:7 name:brandubh]\n1. d2-d9", "game 1: move 1"),
            ("g.board", "0 0 0", "ten lines, not 1"),
            ("h.json", "\n", "no game in it"),
        ]:
            with self.subTest(name=name):
                done = run("convert", self.file(name, text), out)
                self.assertEqual(done.returncode, 1)
                self.assertIn(expected, done.stderr)
                self.assertEqual(out.read_text(), "what was there")
        self.assertEqual([path.name for path in self.folder.iterdir() if ".part" in path.name], [])

    def test_command_lines_that_make_no_sense(self):
        for arguments, expected in [
            (["-", "-"], "--to has to say"),
            (["-", "-", "--to", "txt"], "--from"),
            (["none.ggf", "-", "--to", "txt"], "cannot read 'none.ggf'"),
            (["x.doc", "-", "--to", "txt"], "expected txt, json"),
            (["-", "-", "--from", "txt", "--to", "challenge"], "read and not written"),
            (["-", "-", "--from", "txt", "--to", "wtb"], "three files"),
            (["-", "/no/such/folder/x.sgf", "--from", "txt"], "cannot write '/no/such/folder/x.sgf'"),
            (["-", "-", "--from", "txt", "--to", "sgf", "--game", "tablut"], "txt, json and otg"),
        ]:
            with self.subTest(arguments=arguments):
                done = run("convert", *arguments, text="d1-d2")
                self.assertEqual(done.returncode, 1)
                self.assertIn(expected, done.stderr)
                self.assertEqual(done.stderr.count("\n"), 1, done.stderr)


if __name__ == "__main__":
    unittest.main()
