#!/usr/bin/env python3
"""Records through the bindings: the rules, as the program has them."""

import copy
import os
import pickle
import random
import subprocess
import tempfile
import unittest
from pathlib import Path

import outflank
from outflank import Othello, Record, Tablut

GAMES = [Othello(4), Othello(6), Othello(8), Othello(10), *map(Tablut, Tablut.RULES)]


def random_record(game, rng, length=1000):
    record = Record(game)
    while not record.is_over and len(record) < length:
        record.play(rng.choice(record.legal_moves))
    return record


def counted(record, depth):
    """Perft by nothing but Record's own methods."""
    if depth == 0:
        return 1
    moves = record.legal_moves
    if not moves:
        return 1 if isinstance(record.game, Othello) else 0
    return sum(counted(record.after(move), depth - 1) for move in moves)


class Perft(unittest.TestCase):
    def test_counts_that_everybody_knows(self):
        self.assertEqual([Record().perft(depth) for depth in range(9)], [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216])

    def test_counts_of_the_plain_methods(self):
        self.assertEqual(counted(Record(), 5), 1396)
        self.assertEqual(counted(Record(Tablut("ashton")), 2), Record(Tablut("ashton")).perft(2))

    def test_the_program_counts_the_same(self):
        for options, game, depth in [
            (["--size", "6"], Othello(6), 6),
            (["--size", "10"], Othello(10), 5),
            *((["--rules", rules], Tablut(rules), 3) for rules in Tablut.RULES),
        ]:
            command = [os.environ["OUTFLANK"], "perft", *options, "--depth", str(depth)]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            self.assertIn(f"perft({depth}) = {Record(game).perft(depth)}\n", told)


class Play(unittest.TestCase):
    def test_every_game_comes_to_its_end_and_back(self):
        rng = random.Random(1)
        for game in GAMES:
            record = random_record(game, rng, 300)
            self.assertEqual(record.is_over, record.outcome is not None)
            if record.is_over:
                self.assertEqual(record.legal_moves, [])
                self.assertRaisesRegex(ValueError, "the game is over", record.play, "a1" if game.name[0] == "o" else "a1-a2")
            self.assertEqual(Record.parse(record.text, game), record)
            moves = record.moves
            self.assertEqual([record.undo() for _ in moves], moves[::-1])
            self.assertEqual(record, Record(game))
            self.assertRaisesRegex(ValueError, "no move to take back", record.undo)

    def test_the_program_reaches_the_same_board(self):
        rng = random.Random(2)
        for game, options in [(Othello(8), []), (Othello(6), ["--size", "6"]), (Tablut("ashton"), ["--rules", "ashton"])]:
            record = random_record(game, rng, 20)
            command = [os.environ["OUTFLANK"], "perft", *options, "--depth", "1", "--position"]
            for position in (record.text, record.board):
                told = subprocess.run([*command, position], capture_output=True, text=True, check=True).stdout
                self.assertIn(f"perft(1) = {len(record.legal_moves)}\n", told)

    def test_illegal_moves_leave_the_record_as_it_was(self):
        record = Record.parse("f5")
        for move, sentence in [("a1", "a1 is not a legal move for white"), ("z9", ""), ("", ""), ("pass", "")]:
            with self.assertRaisesRegex(ValueError, sentence):
                record.play(move)
        self.assertEqual(record, Record.parse("f5"))

    def test_a_pass_is_a_move_that_a_transcript_may_leave_out(self):
        record = Record(Othello(4))
        rng = random.Random(5)
        while "pass" not in record.moves:
            record = random_record(Othello(4), rng)
        without = " ".join(move for move in record.moves if move != "pass")
        self.assertEqual(Record.parse(without, Othello(4)), record)

    def test_text_as_people_write_it(self):
        self.assertEqual(Record.parse("1. F5 d6 2. C3").moves, ["f5", "d6", "c3"])
        self.assertEqual(Record.parse("f5d6c3d3c4").opening, "Tiger")
        self.assertEqual(Record.parse(Record().board), Record())
        self.assertRaisesRegex(ValueError, "move 2", Record.parse, "f5f5")

    def test_outcome(self):
        wiped_out = Record.parse("e6f4e3f6g5d6e7f5c5")  # nine moves, and White has no disc
        self.assertEqual(wiped_out.outcome, outflank.Outcome("Black", 64, "wipeout"))
        self.assertIsNone(Record().outcome)


class Files(unittest.TestCase):
    def test_what_the_program_writes_is_read(self):
        rng = random.Random(8)
        with tempfile.TemporaryDirectory() as folder:
            for game, kinds in [(Othello(8), ("txt", "json", "ggf", "sgf", "pgn", "wtb")), (Othello(6), ("json", "ggf")),
                                (Tablut("ashton"), ("json", "otg"))]:
                records = [random_record(game, rng, 1000 if game == Othello(8) else 30) for _ in range(3)]
                options = ["--size", "6"] if game == Othello(6) else [] if game == Othello(8) else ["--rules", "ashton"]
                typed = "".join(record.text + "\n" for record in records)
                for kind in kinds:
                    file = f"{folder}/games.{kind}"
                    command = [os.environ["OUTFLANK"], "convert", "-", file, "--from", "txt", *options]
                    subprocess.run(command, input=typed, text=True, check=True, capture_output=True)
                    sheets = outflank.read_games(Path(file), game)
                    self.assertEqual([sheet.record for sheet in sheets], records, kind)
            self.assertIsInstance(sheets[0].tags, dict)

    def test_files_that_are_not_there_or_hold_no_games(self):
        self.assertRaises(FileNotFoundError, outflank.read_games, "/no/such/file.sgf")
        self.assertRaises(OSError, outflank.read_games, "/")
        with tempfile.NamedTemporaryFile(suffix=".ggf") as file:
            file.write(b"(;GM[Othello]\xff\0")
            file.flush()
            self.assertRaises(ValueError, outflank.read_games, file.name)
        self.assertRaises(ValueError, outflank.read_games, __file__)


class Looks(unittest.TestCase):
    def test_numbers(self):
        record = Record.parse("f5")
        self.assertEqual(len(record.grid), 8)
        self.assertEqual(record.grid[3], [0, 0, 0, 2, 1, 0, 0, 0])
        self.assertEqual(record.grid[4], [0, 0, 0, 1, 1, 1, 0, 0])
        self.assertEqual(record.cells, bytes(sum(record.grid, [])))
        self.assertEqual((record.turn, record.to_move), (2, "White"))
        tablut = Record(Tablut())
        self.assertEqual(tablut.grid[4][4], 3)
        self.assertEqual(sorted(tablut.cells), [0] * 56 + [1] * 16 + [2] * 8 + [3])

    def test_every_symmetry_has_the_same_number_of_moves_everywhere(self):
        rng = random.Random(3)
        for game in GAMES:
            record = random_record(game, rng, 12)
            for symmetry in range(8):
                image = record.transformed(symmetry)
                self.assertEqual(len(image.legal_moves), len(record.legal_moves))
                self.assertEqual(image.outcome, record.outcome)
            mirrored = [row[::-1] for row in record.grid]
            self.assertEqual(record.transformed(1).grid, mirrored)
            self.assertEqual(record.transformed(2).grid, record.grid[::-1])
            self.assertEqual(record.transformed(4).grid, [list(row) for row in zip(*record.grid)])

    def test_at_gives_every_position_on_the_way(self):
        record = Record.parse("f5d6c3d3c4")
        self.assertEqual([record.at(n).moves for n in range(6)], [record.moves[:n] for n in range(6)])
        self.assertRaisesRegex(ValueError, "from 0 to 5, not '6'", record.at, 6)

    def test_copies_and_pickles_are_equal_and_apart(self):
        rng = random.Random(4)
        for game in GAMES:
            for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
                self.assertEqual(pickle.loads(pickle.dumps(game, protocol)), game)
            self.assertEqual(eval(repr(game), vars(outflank)), game)
            record = random_record(game, rng, 10)
            for twin in (record.copy(), copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record)),
                         eval(repr(record), vars(outflank))):
                self.assertEqual(twin, record)
                twin.undo()
                self.assertNotEqual(twin, record)

    def test_games_are_values(self):
        self.assertEqual(len({Othello(8), Othello(), Othello(6), Tablut(), Tablut("comp424")}), 3)
        self.assertNotEqual(Record(Othello(6)), Record(Othello(8)))
        self.assertNotEqual(Record(), None)
        self.assertEqual(Tablut("ashton").sides, ("Attackers", "Defenders"))
        self.assertEqual((Othello(6).name, Othello(6).size), ("othello 6x6", 6))


if __name__ == "__main__":
    unittest.main()
