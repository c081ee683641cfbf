#!/usr/bin/env python3
"""Whatever is thrown at the package, an exception comes back: nothing hangs, nothing crashes the interpreter."""

import itertools
import pickle
import random
import unittest

import outflank
from outflank import Engine, Game, Othello, Player, Record, Tablut

HELD = [Game, Othello, Tablut, Record, Engine, Player]
CURIOUS = [
    None, True, 0, -1, 7, 10**30, -(10**30), 0.5, float("nan"), float("inf"), -1e300, "", "f5", "\0", "\ud800", "é" * 60, "x" * 200_000,
    b"", b"\xff\xfe", [], {}, (), object(), Record, len, lambda *arguments: arguments, ..., 1j, Othello(6), Tablut(), "pass", "-- --",
    "moves", "X" * 64 + " X", "-" * 64 + " X", "O" * 64 + " O moves", "1.", "a1a1", "p16", "f5" * 5000,
]  # fmt: skip
EXPECTED = (ValueError, TypeError, RuntimeError, OverflowError, MemoryError, AttributeError, ZeroDivisionError, OSError)

# What would think for ever if an argument happened to be sensible is bounded by these.
BOUNDS = {"search": {"time": 0.001}, "solve": {"time": 0.001}, "hints": {"time": 0.001}}
HEAVY = {"perft", "analyze", "__dir__", "__init_subclass__", "__subclasshook__"}


def methods(thing):
    return [name for name in dir(thing) if callable(getattr(thing, name, None)) and name not in HEAVY]


class Nonsense(unittest.TestCase):
    def throw(self, function, *arguments, **named):
        try:
            function(*arguments, **named)
        except EXPECTED:
            pass

    def test_objects_without_their_init(self):
        for held in HELD:
            for name in methods(held):
                half_made = held.__new__(held)
                self.throw(getattr(half_made, name))
                for argument in (Record(), "f5", 1):
                    self.throw(getattr(half_made, name), argument)
            for name, value in vars(held).items():
                if isinstance(value, property):
                    with self.assertRaises(TypeError):
                        getattr(held.__new__(held), name)
        for held in (Othello, Tablut):
            self.assertRaises(TypeError, Record, held.__new__(held))
        self.assertRaises(TypeError, Engine().search, Record.__new__(Record))

    def test_a_class_that_forgets_the_init_of_its_base(self):
        class Forgetful(Engine):
            def __init__(self):
                pass

        self.assertRaises(TypeError, Forgetful)

    def test_every_constructor_with_everything(self):
        for held in HELD:
            for argument in CURIOUS:
                self.throw(held, argument)
        for name, argument in itertools.product(("hash_mb", "threads"), CURIOUS):
            self.throw(Engine, **{name: argument})

    def test_every_method_with_everything(self):
        things = [Othello(4), Tablut("brandubh"), Record(Othello(4)), Record(Tablut("brandubh")), Engine(hash_mb=1), Player("random")]
        for thing in things:
            for name in methods(thing):
                named = BOUNDS.get(name, {})
                for one in CURIOUS:
                    self.throw(getattr(thing, name), one, **named)
                    self.throw(getattr(thing, name), Record(Othello(4)), one, **named)

    def test_every_keyword_with_everything(self):
        record, engine = Record.parse("f5"), Engine(hash_mb=1)
        for name, argument in itertools.product(("depth", "nodes", "level", "exact", "on_report"), CURIOUS):
            self.throw(engine.search, record, time=0.001, **{name: argument})
            self.throw(engine.hints, record, time=0.001, **{name: argument})
        for argument in CURIOUS:
            if not (isinstance(argument, (int, float)) and argument > 1):
                self.throw(engine.search, record, time=argument, nodes=100)
                self.throw(engine.analyze, Record(Othello(4)), level=argument)
                self.throw(record.perft, argument)
            self.throw(Player("random").choose, record, time=argument)
            self.throw(outflank.read_games, argument)
            self.throw(outflank.read_games, __file__, argument)
            self.throw(outflank.play, "random", argument, size=4)
            self.throw(outflank.play, "random", "random", size=argument)
            self.throw(outflank.play, "random", "random", rules=argument)
            self.throw(outflank.play, "random", "random", opening=argument, seed=argument)

    def test_every_position_that_is_read_can_be_thought_about(self):
        rng = random.Random(6)
        engine = Engine(hash_mb=1)
        for _ in range(300):
            board = "".join(rng.choices("XO-", weights=rng.choices((1, 5, 20), k=3), k=64)) + rng.choice((" X", " O"))
            try:
                record = Record.parse(board)
            except ValueError:
                continue
            self.assertEqual(record.board, board)
            report = engine.search(record, nodes=500)
            self.assertEqual(report.line == [], record.is_over)
            engine.evaluate(record)
            if not record.is_over:
                engine.hints(record, n=2, depth=2)

    def test_random_text_is_read_or_refused_with_a_sentence(self):
        rng = random.Random(7)
        for _ in range(3000):
            text = "".join(rng.choices("abcdefgh12345678XO-.* \n\t,;()pmoves@é", k=rng.randrange(100)))
            for game in (Othello(8), Othello(4), Tablut(), Tablut("brandubh")):
                try:
                    self.assertEqual(Record.parse(text, game).game, game)
                except ValueError as error:
                    self.assertTrue(str(error))

    def test_what_cannot_be_pickled_says_so_in_every_protocol(self):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with self.assertRaisesRegex(TypeError, "cannot be pickled"):
                pickle.dumps(Engine(hash_mb=1), protocol)
            for held in HELD:
                self.assertRaises(TypeError, pickle.dumps, held.__new__(held), protocol)

    def test_the_sentences_are_the_programs_own(self):
        for wrong, sentence in [
            (lambda: Othello(7), "a board .*even|even|size"),
            (lambda: Othello(100), "size expects a whole number from 4 to 16, not '100'"),
            (lambda: Tablut("hnefatafl"), "comp424"),
            (lambda: Engine(threads=0), "threads expects a whole number from 1 to 1024, not '0'"),
            (lambda: Engine().search(Record(), depth=0), "depth expects a whole number from 1 to 60, not '0'"),
            (lambda: Engine().search(Record(), depth=3, level=3), "one of level, depth and exact"),
            (lambda: Engine().search(Record(), time=-1), "time expects seconds from 0 to 86400, not -1"),
            (lambda: Record().transformed(8), "symmetry expects"),
        ]:
            with self.assertRaisesRegex(ValueError, sentence):
                wrong()


if __name__ == "__main__":
    unittest.main()
