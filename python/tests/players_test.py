#!/usr/bin/env python3
"""Players and games between them, through the bindings."""

import pickle
import random
import sys
import threading
import unittest
from pathlib import Path

import outflank
from outflank import Othello, Player, Record, Tablut

ENGINES = Path(__file__).resolve().parents[2] / "tests" / "engines"
EXTERNAL = f'exec:protocol=gtp,cmd="{sys.executable} {ENGINES / "gtp_engine.py"}"'

QUICK = ["outflank:level=2", "alphabeta:depth=2", "minimax:depth=1", "mcts:iterations=50", "greedy", "random"]


class Choose(unittest.TestCase):
    def test_every_player_has_a_move_in_every_game(self):
        for name in QUICK:
            player = Player(name)
            self.assertEqual(player.spec, name)
            for game in (Othello(8), Othello(6), Tablut("ashton"), Othello(8)):
                record = Record(game)
                self.assertIn(player.choose(record, time=0.05), record.legal_moves)

    def test_every_name_is_known(self):
        self.assertIn("mcts", outflank.players())
        for name in outflank.players():
            if name != "exec":
                self.assertEqual(Player(name).spec, name)

    def test_a_seed_plays_the_same_game(self):
        games = [outflank.play("random", "mcts:iterations=30", size=6, seed=9).record for _ in range(2)]
        self.assertEqual(*games)
        self.assertNotEqual(outflank.play("random", "random", size=6, seed=10).record, games[0])

    def test_a_pickle_is_the_same_player(self):
        player = Player("random", seed=5)
        again = pickle.loads(pickle.dumps(player))
        self.assertEqual([again.choose(Record()) for _ in range(20)], [player.choose(Record()) for _ in range(20)])

    def test_a_sampling_player_tells_its_visits(self):
        told = []
        Player("mcts:iterations=200").choose(Record(), on_report=told.append)
        self.assertEqual(sum(each.visits for each in told[-1].moves), 199)  # the first one is the root's
        self.assertCountEqual([each.move for each in told[-1].moves], Record().legal_moves)

    def test_false_means_move_now(self):
        self.assertIn(Player("mcts:time=1m").choose(Record(), on_report=lambda report: False), Record().legal_moves)

    def test_unknown_players_and_options_are_refused_at_once(self):
        for name, sentence in [
            ("deep-blue", "unknown player 'deep-blue'"),
            ("mcts:depth=3", "depth"),
            ("human", "human"),
            ("", ""),
        ]:
            with self.assertRaisesRegex(ValueError, sentence):
                Player(name)
        with self.assertRaisesRegex(ValueError, "whole number"):
            Player("alphabeta:depth=x").choose(Record())
        with self.assertRaisesRegex(ValueError, "game is over"):
            Player("random").choose(Record.parse("e6f4e3f6g5d6e7f5c5"))

    def test_an_external_engine_outlives_the_thread_that_asked_first(self):
        player = Player(EXTERNAL)
        first = []
        thread = threading.Thread(target=lambda: first.append(player.choose(Record())))
        thread.start()
        thread.join()
        self.assertIn(first[0], Record().legal_moves)
        self.assertIn(player.choose(Record.parse("f5")), Record.parse("f5").legal_moves)

    def test_an_external_engine_that_is_not_there(self):
        with self.assertRaisesRegex(ValueError, "cannot start"):
            Player('exec:protocol=gtp,cmd="/no/such/engine"').choose(Record())


class Play(unittest.TestCase):
    def test_every_game_comes_to_its_end(self):
        for board in ({"size": 4}, {"size": 6}, {}, {"rules": "ashton"}):
            game = outflank.play("greedy", "random", **board)
            self.assertTrue(game.record.is_over or game.reason == "endless")
            if game.record.is_over:
                outcome = game.record.outcome
                self.assertEqual((game.winner, game.score, game.reason), (outcome.winner, outcome.score, outcome.reason))
            self.assertGreater(game.stats[0].moves + game.stats[1].moves, 0)

    def test_a_function_is_a_player(self):
        rng = random.Random(1)
        seen = []

        def anybody(record):
            seen.append(record.text)
            return rng.choice(record.legal_moves)

        game = outflank.play(anybody, Player("alphabeta:depth=2"), size=6)
        self.assertEqual(len(seen), game.stats[0].moves)
        self.assertTrue(game.record.is_over)

    def test_an_opening(self):
        opening = Record.parse("f5d6c3")
        game = outflank.play("random", "random", opening=opening)
        self.assertEqual(game.record.moves[:3], opening.moves)
        self.assertEqual(len(opening), 3)

    def test_illegal_moves_and_resignations_lose(self):
        illegal = outflank.play(lambda record: "a1", "random")
        self.assertEqual((illegal.winner, illegal.score, illegal.reason), ("White", -64, "illegal"))
        self.assertEqual(illegal.remark, "Black: a1 is not a legal move for black")
        self.assertEqual(outflank.play("random", lambda record: None).reason, "resign")

    def test_what_a_function_raises_is_raised(self):
        with self.assertRaises(ZeroDivisionError):
            outflank.play(lambda record: 1 / 0, "random")
        with self.assertRaises(ValueError):
            outflank.play(lambda record: "no move", "random")
        with self.assertRaises(TypeError):
            outflank.play(lambda record: 42, "random")
        with self.assertRaises(TypeError):
            outflank.play(42, "random")

    def test_one_board_at_a_time(self):
        with self.assertRaisesRegex(ValueError, "not several"):
            outflank.play("random", "random", size=6, rules="ashton")


if __name__ == "__main__":
    unittest.main()
