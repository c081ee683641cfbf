#!/usr/bin/env python3
"""The engine through the bindings: it finds what is true, says so in its reports, and minds its limits."""

import dataclasses
import random
import threading
import unittest

from outflank import Engine, Othello, Player, Record, Tablut, analyze

# FFO 40, whose best move and score everybody knows, and the end of a game of two.
FFO_40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X"
LAST_SQUARE = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X"


def positions(game, count, seed, shortest=4, longest=40):
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        record = Record(game)
        for _ in range(rng.randint(shortest, longest)):
            if not record.is_over:
                record.play(rng.choice(record.legal_moves))
        if not record.is_over:
            found.append(record)
    return found


def worth_by_trying(record):
    """The true score for the side to move, by looking at everything."""
    if record.is_over:
        return record.outcome.score if record.turn == 1 else -record.outcome.score
    return max(-worth_by_trying(record.after(move)) for move in record.legal_moves)


class Solve(unittest.TestCase):
    def test_a_known_endgame(self):
        report = Engine(hash_mb=32).solve(Record.parse(FFO_40))
        self.assertEqual((report.score, report.move, report.is_exact, report.selectivity), (38, "a2", True, 100))

    def test_the_last_square(self):
        report = Engine(hash_mb=1).solve(Record.parse(LAST_SQUARE))
        self.assertEqual((report.score, report.line), (64, ["h8"]))

    def test_4x4_from_its_start(self):
        self.assertEqual(Engine(hash_mb=16).solve(Record(Othello(4))).score, -10)  # 11 to 3, and two empty squares

    def test_trying_everything_gives_the_same(self):
        engine = Engine(hash_mb=4)
        for game, squares in [(Othello(8), 64), (Othello(6), 36)]:
            for record in positions(game, 8, 7, squares - 10, squares - 9):
                self.assertEqual(engine.solve(record).score, worth_by_trying(record), record)

    def test_a_finished_game_is_worth_its_result(self):
        wiped_out = Record.parse("e6f4e3f6g5d6e7f5c5")
        for report in (Engine().solve(wiped_out), Engine().search(wiped_out, depth=3)):
            self.assertEqual((report.score, report.line, report.move), (-64, [], None))
        self.assertEqual(Engine().evaluate(wiped_out), -64)


class Search(unittest.TestCase):
    def test_one_thread_is_deterministic(self):
        for record in (*positions(Othello(8), 3, 1), *positions(Othello(6), 2, 2, 2, 10), *positions(Tablut(), 2, 3, 2, 10)):
            depth = 10 if record.game == Othello(8) else 4
            first, second = (dataclasses.replace(Engine(hash_mb=4).search(record, depth=depth), seconds=0) for _ in range(2))
            self.assertEqual(first, second)
            engine = Engine(hash_mb=4)
            engine.search(record, depth=depth)
            engine.forget()
            self.assertEqual(dataclasses.replace(engine.search(record, depth=depth), seconds=0), first)

    def test_limits_bind(self):
        record = Record.parse("f5d6c3d3c4")
        engine = Engine(hash_mb=8)
        self.assertEqual(engine.search(record, depth=7).depth, 7)
        self.assertEqual(engine.search(record, level=3).depth, 3)
        self.assertLess(engine.search(record, nodes=20000).nodes, 200000)
        self.assertFalse(engine.search(record, time=0.05).is_exact)
        self.assertFalse(engine.search(record, exact=True, time=0.05).is_exact)
        self.assertEqual(Engine().search(Record(Tablut()), depth=3).depth, 3)

    def test_reports_come_on_the_way_and_false_ends_it(self):
        for record in (Record.parse("f5"), Record(Othello(6)), Record(Tablut("ashton"))):
            told = []
            report = Engine().search(record, depth=5, on_report=told.append)
            self.assertGreater(len(told), 2)
            self.assertEqual(told[-1].line, report.line)
            self.assertTrue(all(each.move in record.legal_moves for each in told))
        seen = []

        def enough(report):
            seen.append(report.depth)
            return len(seen) < 3

        self.assertIn(Engine().search(Record.parse("f5"), exact=True, on_report=enough).move, ["f4", "d6", "f6"])

    def test_what_a_callback_raises_is_raised(self):
        engine = Engine()
        with self.assertRaises(ZeroDivisionError):
            engine.search(Record.parse("f5"), exact=True, on_report=lambda report: 1 / 0)
        with self.assertRaisesRegex(RuntimeError, "thinking already"):
            engine.search(Record.parse("f5"), depth=8, on_report=lambda report: engine.solve(Record()))
        self.assertEqual(engine.search(Record.parse("f5"), depth=5).depth, 5)

    def test_hints_are_the_legal_moves_best_first(self):
        for record in (Record.parse(FFO_40), *positions(Othello(6), 1, 5, 8, 8), *positions(Tablut(), 1, 6, 4, 4)):
            hints = Engine(hash_mb=8).hints(record, n=200, depth=3)
            self.assertCountEqual([hint.move for hint in hints], record.legal_moves)
            self.assertEqual([hint.score for hint in hints], sorted((hint.score for hint in hints), reverse=True))
        self.assertEqual(len(Engine().hints(Record.parse("f5"), n=2, level=4)), 2)

    def test_evaluation_is_the_same_in_every_mirror(self):
        engine = Engine()
        for record in (*positions(Othello(8), 30, 8, 4, 55), *positions(Othello(10), 5, 9)):  # Tablut's is no mirror
            scores = {engine.evaluate(record.transformed(symmetry)) for symmetry in range(8)}
            self.assertEqual(len(scores), 1, record)

    def test_the_evaluation_knows_who_is_ahead(self):
        """At first sight and after a search: seldom far apart in quiet positions, never of no relation."""
        engine = Engine(hash_mb=8)
        records = positions(Othello(8), 40, 11, 30, 40)
        gaps = [abs(engine.evaluate(record) - engine.search(record, depth=6).score) for record in records]
        self.assertLess(sum(gaps) / len(gaps), 8)


class Threads(unittest.TestCase):
    def test_many_engines_at_once_find_what_one_finds(self):
        records = positions(Othello(8), 4, 12, 20, 30) + positions(Tablut(), 2, 13, 2, 6)
        alone = [Engine(hash_mb=4).search(record, depth=4).score for record in records]
        together = [None] * len(records)

        def think(i):
            for _ in range(3):
                together[i] = Engine(hash_mb=4).search(records[i], depth=4).score

        threads = [threading.Thread(target=think, args=(i,)) for i in range(len(records))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(together, alone)

    def test_one_engine_answers_one_thread_after_the_other(self):
        engine = Engine(hash_mb=4)
        wrong = []

        def ask(record):
            for _ in range(5):
                report = engine.search(record, depth=5)
                if report.move not in record.legal_moves:
                    wrong.append(report)

        threads = [threading.Thread(target=ask, args=(record,)) for record in positions(Othello(8), 6, 14)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_an_engine_of_several_threads(self):
        report = Engine(hash_mb=16, threads=2).solve(Record.parse(FFO_40))
        self.assertEqual(report.score, 38)
        self.assertEqual(Engine(threads=2).search(Record(Tablut()), depth=4).depth, 4)

    def test_a_record_may_be_played_on_while_it_is_searched(self):
        record = Record.parse("f5")
        searching = threading.Thread(target=lambda: Engine().search(record, time=0.2))
        searching.start()
        while searching.is_alive():
            record.play("f6")
            record.undo()


class Analyze(unittest.TestCase):
    def test_a_game_of_beginners(self):
        record = positions(Othello(8), 1, 16, 40, 40)[0]
        analysis = analyze(record, level=6, engine=Engine(hash_mb=16))
        self.assertEqual([move.move for move in analysis.moves], [move for move in record.moves if move != "pass"])
        self.assertEqual(len(analysis.standings), len(record) + 1)
        self.assertTrue(any(move.label == "blunder" and move.reasons[0].sentence for move in analysis.moves))
        for move in analysis.moves:
            self.assertAlmostEqual(move.loss, max(0, move.best_score - move.played_score))
        self.assertGreater(analysis.mean_loss("Black") + analysis.mean_loss("White"), 0)
        self.assertEqual(dataclasses.asdict(analysis)["moves"][0]["move"], record.moves[0])

    def test_tablut(self):
        record = positions(Tablut("ashton"), 1, 15, 6, 6)[0]
        self.assertEqual(len(analyze(record, level=2).moves), 6)


class Fork(unittest.TestCase):
    def test_a_forked_process_has_engines_and_players_too(self):
        import multiprocessing

        engine, player = Engine(hash_mb=2), Player("alphabeta:depth=2")
        before = engine.search(Record(), depth=4).score, player.choose(Record())

        ask = _Asks(engine, player)
        with multiprocessing.get_context("fork").Pool(2) as pool:
            self.assertEqual(pool.map(ask, range(4)), [before] * 4)


class _Asks:
    """Inherited by the fork, since engines cannot be sent."""

    here = {}

    def __init__(self, engine, player):
        self.here["both"] = engine, player

    def __call__(self, _):
        engine, player = self.here["both"]
        engine.forget()
        return engine.search(Record(), depth=4).score, player.choose(Record())


if __name__ == "__main__":
    unittest.main()
