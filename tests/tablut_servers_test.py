"""Tablut over the network as the world meets it: whole games from the command line, and peers that misbehave.

OUTFLANK in the environment names the program. No test relies on how long something takes, only on its ending at all.
"""

import json
import os
import re
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

PROGRAM = os.environ.get("OUTFLANK", "build/release/outflank")
RUN_MY_PLAYER = Path(__file__).resolve().parent.parent / "scripts" / "runmyplayer.sh"
PATIENCE = 60  # seconds until something silent counts as stuck; generous, because sanitizers are slow


def start(*arguments, **more):
    return subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def frame(text):
    payload = text.encode()
    return struct.pack(">I", len(payload)) + payload


def tablut_state(turn="WHITE"):
    rows = "...BBB... ....B.... ....W.... B...W...B BBWWKWWBB B...W...B ....W.... ....B.... ...BBB...".split()
    names = {".": "EMPTY", "B": "BLACK", "W": "WHITE", "K": "KING"}
    return json.dumps({"board": [[names[cell] for cell in row] for row in rows], "turn": turn})


class FakeServer:
    """Accepts one client, sends what it is told, then closes or stays silent."""

    def __init__(self, *answers, closes=True):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = str(self.listener.getsockname()[1])
        self.answers, self.closes, self.heard = answers, closes, b""
        self.greeted, self.done = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=self.serve)

    def serve(self):
        client, _ = self.listener.accept()
        with client:
            self.heard = client.recv(4096)
            self.greeted.set()
            for answer in self.answers:
                client.sendall(answer)
            if not self.closes:
                self.done.wait(PATIENCE)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.done.set()
        self.thread.join()
        self.listener.close()


class Clients(unittest.TestCase):
    def run_client(self, *arguments):
        client = start(*arguments)
        out, err = client.communicate(timeout=PATIENCE)
        return client.returncode, out, err

    def gives_up(self, command, server, expected):
        """The client leaves with exit code 2 and one sentence that matches."""
        with server:
            code, _, err = self.run_client(*command, "--port", server.port, "--wait", "300ms", "--player", "random")
        self.assertEqual(code, 2, err)
        self.assertRegex(err, expected)
        self.assertEqual(err.count("\n"), 1, err)

    def comp424_gives_up(self, server, expected):
        self.gives_up(["comp424"], server, expected)
        self.assertEqual(server.heard, b"START outflank\n")

    def challenge_gives_up(self, server, expected):
        self.gives_up(["tablut-challenge", "white"], server, expected)
        self.assertEqual(server.heard, frame('"outflank"'))

    def test_comp424_servers_that_misbehave(self):
        self.comp424_gives_up(FakeServer(), "left before the game began")
        self.comp424_gives_up(FakeServer(closes=False), "says nothing")
        self.comp424_gives_up(FakeServer(b"START Play", closes=False), "half a message")
        self.comp424_gives_up(FakeServer(b"START Play"), "middle of a message")
        self.comp424_gives_up(FakeServer(b"START Player-0 outflank\n"), "before the game was over")
        self.comp424_gives_up(FakeServer(b"HTTP/1.1 400 Bad Request\r\n"), "no COMP 424 server")
        self.comp424_gives_up(FakeServer(frame(tablut_state())), "no COMP 424 server|middle of a message")
        self.comp424_gives_up(FakeServer(b"START Player-0 x\nPLAY Player-1\n", closes=False), "our opponent")
        self.comp424_gives_up(FakeServer(b"START Player-1 x\nPLAY Player-1\n", closes=False), "not our turn")
        self.comp424_gives_up(FakeServer(b"START Player-1 x\n0 0 8 8 0\n", closes=False), "other rules")
        self.comp424_gives_up(FakeServer(b"x" * 1000000, closes=False), "does not end")

    def test_challenge_servers_that_misbehave(self):
        self.challenge_gives_up(FakeServer(), "left before the game began")
        self.challenge_gives_up(FakeServer(closes=False), "says nothing")
        self.challenge_gives_up(FakeServer(frame(tablut_state())[:300]), "middle of a message")
        self.challenge_gives_up(FakeServer(frame(tablut_state())[:300], closes=False), "half a message")
        self.challenge_gives_up(FakeServer(b"\xff\xff\xff\xff{}", closes=False), "claims 4294967295")
        self.challenge_gives_up(FakeServer(frame('{"fen":"8/8","turn":"w"}'), closes=False), "no Tablut Challenge server")
        self.challenge_gives_up(FakeServer(frame("not json"), closes=False), "no Tablut Challenge server")
        self.challenge_gives_up(FakeServer(frame(tablut_state("BLACK")), closes=False), "says nothing")
        self.challenge_gives_up(FakeServer(frame(tablut_state())), "in our turn")

    def test_nobody_listens(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = str(listener.getsockname()[1])
        for command in (["comp424"], ["tablut-challenge", "black"]):
            code, _, err = self.run_client(*command, "--port", port)
            self.assertEqual(code, 2)
            self.assertRegex(err, f"cannot reach '127.0.0.1' port {port}")

    def test_bad_command_lines(self):
        for arguments, expected in [
            (["comp424", "--name", "two words"], "--name expects"), (["comp424", "--name", ""], "--name expects"),
            (["comp424", "--name", "x" * 33], "--name expects"), (["comp424", "--name", "bell\a"], "--name expects"),
            (["comp424", "--port", "65536"], "--port expects"), (["comp424", "--port", "x"], "--port expects"),
            (["comp424", "--time", "soon"], "--time expects"), (["comp424", "--first", "0s"], "--first expects"),
            (["comp424", "--wait", "x"], "--wait expects"), (["comp424", "--player", "nobody"], "unknown player"),
            (["comp424", "--serve", "--games", "-1"], "--games expects"),
            (["comp424", "--player", "human"], "'outflank play' is for the player human"),
            (["comp424", "--games", "3"], "--games is for --serve"), (["comp424", "--logs", "x"], "--logs is for --serve"),
            (["comp424", "--serve", "--player", "greedy"], "--player is for whoever plays"),
            (["comp424", "--serve", "--name", "x"], "--name is for whoever plays"),
            (["tablut-challenge", "white", "--serve"], "'white' is for whoever plays"),
            (["tablut-challenge", "--serve", "--threads", "1"], "--threads is for whoever plays"),
            (["tablut-challenge", "white", "--player", "greedy", "--threads", "1"], "not for --player"),
            (["tablut-challenge"], "white or black"), (["tablut-challenge", "green"], "white or black"),
            (["tablut-challenge", "white", "--name", "a b"], "--name expects"),
            (["tablut-challenge", "white", "--threads", "0"], "--threads expects"),
            (["tablut-challenge", "--serve", "--port", "65535"], "--port expects"),
        ]:
            with self.subTest(arguments):
                code, out, err = self.run_client(*arguments)
                self.assertEqual((code, out), (1, ""), err)
                self.assertRegex(err, f"^outflank: .*{expected}")

    def test_ctrl_c_while_waiting_and_while_thinking(self):
        for answers in ([], [b"START Player-0 x\nPLAY Player-0\n"]):
            with FakeServer(*answers, closes=False) as server:
                client = start("comp424", "--port", server.port, "--first", "1m", "--wait", "1m")
                self.assertTrue(server.greeted.wait(PATIENCE))
                if answers:
                    self.assertIn("attackers", client.stdout.readline())
                client.send_signal(signal.SIGINT)
                _, err = client.communicate(timeout=PATIENCE)
            self.assertEqual((client.returncode, err), (130, "outflank: interrupted\n"))


class Server:
    """A server of ours on free ports, with its logs in a folder of its own."""

    def __init__(self, *arguments):
        self.folder, self.peers = tempfile.TemporaryDirectory(), []
        self.process = start(*arguments, "--serve", "--port", "0", "--logs", self.folder.name)
        self.ports = [int(number) for number in re.findall(r"\d+", self.process.stdout.readline().split(" port", 1)[1])]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for peer in self.peers:
            peer.close()
        self.process.kill()
        self.process.communicate()
        self.folder.cleanup()

    def connect(self, which=0):
        self.peers.append(Peer(self.ports[which]))
        return self.peers[-1]

    def ends(self):
        """The exit code, what was printed, and the lines of outcomes.txt."""
        out, err = self.process.communicate(timeout=PATIENCE)
        outcomes = Path(self.folder.name) / "outcomes.txt"
        rows = outcomes.read_text(encoding="utf-8").splitlines()[1:] if outcomes.exists() else []
        return self.process.returncode, out + err, [row.split("\t") for row in rows]


class Peer:
    """A client of the test's own."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.file = self.socket.makefile("rb")

    def send(self, data):
        self.socket.sendall(data)
        return self

    def line(self):
        return self.file.readline().decode().rstrip("\n")

    def state(self):
        """The turn of the next state, or None at the end of the connection."""
        prefix = self.file.read(4)
        return json.loads(self.file.read(struct.unpack(">I", prefix)[0]))["turn"] if prefix else None

    def close(self):
        self.file.close()
        self.socket.close()


class Comp424Server(unittest.TestCase):
    def game(self, *options):
        server = Server("comp424", *options)
        attackers = server.connect().send(b"START ann\n")
        # Until a name has come, nobody can tell who of two was first.
        self.assertIn("ann", server.process.stdout.readline())
        defenders = server.connect().send(b"START bob\r\n")
        self.assertEqual(attackers.line(), "START Player-0 ann")
        self.assertEqual(attackers.line(), "PLAY Player-0")
        self.assertEqual(defenders.line(), "START Player-1 bob")
        return server, attackers, defenders

    def assert_outcome(self, server, winner, reason):
        code, _, rows = server.ends()
        self.assertEqual(code, 0)
        self.assertEqual([row[:5] for row in rows], [["1", "ann", "bob", winner, reason]])

    def test_moves_are_told_to_both(self):
        server, attackers, defenders = self.game()
        with server:
            attackers.send(b"0 3 3")
            attackers.send(b" 3 0\n")
            self.assertEqual([attackers.line(), defenders.line(), defenders.line()],
                             ["0 3 3 3 0", "0 3 3 3 0", "PLAY Player-1"])
            defenders.send(b"what?\n\n4 2 3 2 1\n")
            self.assertEqual([attackers.line(), attackers.line()], ["4 2 3 2 1", "PLAY Player-0"])
            attackers.close()
            self.assertEqual(defenders.line(), "4 2 3 2 1")
            self.assertEqual(defenders.line(), "GAMEOVER DISCONNECTION Player-0 WINNER 1")
            self.assert_outcome(server, "defenders", "crash")

    def test_illegal_moves(self):
        for move in (b"0 3 3 4 0\n", b"0 9 0 10 0\n", b"0 3 3 3 1\n", b"4 4 4 5 0\n"):
            server, attackers, defenders = self.game()
            with server:
                attackers.send(move)
                for peer in (attackers, defenders):
                    self.assertRegex(peer.line(), "^GAMEOVER ILLEGAL MOVE: .* WINNER 1$")
                    peer.close()  # who stays is waited for
                self.assert_outcome(server, "defenders", "illegal")

    def test_silence_loses(self):
        server, attackers, defenders = self.game("--first", "10ms", "--time", "10ms")
        with server:
            for peer in (attackers, defenders):
                self.assertEqual(peer.line(), "GAMEOVER TIMEOUT WINNER 1")
            self.assert_outcome(server, "defenders", "time")

    def test_a_flood_is_survived(self):
        server, attackers, defenders = self.game()
        with server:
            try:
                attackers.send(b"x" * 10000000)
            except OSError:
                pass
            self.assertRegex(defenders.line(), "^GAMEOVER DISCONNECTION Player-0 WINNER 1$")
            self.assert_outcome(server, "defenders", "crash")

    def test_chatter_does_not_drown_the_others_move(self):
        server, attackers, defenders = self.game()
        is_over = threading.Event()

        def chatter():
            while not is_over.is_set():
                attackers.socket.sendall(b"la\n" * 1000)

        with server:
            attackers.send(b"0 3 3 3 0\n")
            self.assertEqual([defenders.line(), defenders.line()], ["0 3 3 3 0", "PLAY Player-1"])
            chatterer = threading.Thread(target=chatter)
            chatterer.start()
            try:
                defenders.send(b"4 2 3 2 1\n")
                self.assertEqual(defenders.line(), "4 2 3 2 1")
            finally:
                is_over.set()
                chatterer.join()

    def test_whoever_leaves_before_the_game_makes_room(self):
        with Server("comp424", "--first", "10ms") as server:
            server.connect().send(b"START gone\n").close()
            self.assertIn("gone", server.process.stdout.readline())
            server.connect().send(b"GET / HTTP/1.1\n")
            attackers = server.connect().send(b"START ann\n")
            server.connect().send(b"START \x1b[2J bob\n")
            self.assertRegex(attackers.line(), "^START Player-[01] ann$")
            code, out, rows = server.ends()
            self.assertEqual(code, 0)
            self.assertEqual(sorted(rows[0][1:3]), ["_[2J_bob", "ann"])
            self.assertNotIn("\x1b", out)

    def test_ctrl_c(self):
        server, attackers, defenders = self.game()
        with server:
            server.process.send_signal(signal.SIGINT)
            self.assertEqual([attackers.line(), defenders.line()], ["GAMEOVER UNDECIDED"] * 2)
            code, _, rows = server.ends()
            self.assertEqual((code, rows[0][3:5]), (130, ["nobody", "interrupted"]))

    def test_a_folder_that_cannot_be_written(self):
        with tempfile.NamedTemporaryFile() as file:
            for folder in (file.name, file.name + "/below"):
                server = start("comp424", "--serve", "--port", "0", "--wait", "10ms", "--logs", folder)
                out, err = server.communicate(timeout=PATIENCE)
                self.assertEqual((server.returncode, out), (1, ""))
                self.assertRegex(err, "--logs: cannot write")


class ChallengeServer(unittest.TestCase):
    def game(self, *options):
        server = Server("tablut-challenge", *options)
        white = server.connect(0).send(frame('"ann"'))
        black = server.connect(1).send(frame('"bob"'))
        self.assertEqual([white.state(), black.state()], ["WHITE", "WHITE"])
        return server, white, black

    def assert_outcome(self, server, winner, reason):
        code, _, rows = server.ends()
        self.assertEqual(code, 0)
        self.assertEqual([row[:5] for row in rows], [["1", "bob", "ann", winner, reason]])

    def test_a_frame_in_pieces(self):
        server, white, black = self.game()
        with server:
            for byte in frame('{"from":"e4","to":"d4","turn":"WHITE"}'):
                white.send(bytes([byte]))
            self.assertEqual([white.state(), black.state()], ["BLACK", "BLACK"])
            black.close()
            self.assertIsNone(white.state())
            self.assert_outcome(server, "defenders", "crash")

    def test_what_is_no_legal_move_loses(self):
        for action in ('{"from":"e4","to":"e3","turn":"WHITE"}', '{"from":"e4","to":"z9","turn":"WHITE"}', "not json",
                       '{"move":"e2e4"}', '{"from":"e4","to":"d4","turn":"BLACK"}', "\u0000"):
            server, white, black = self.game()
            with server:
                white.send(frame(action))
                self.assertEqual([white.state(), black.state()], ["BLACKWIN", "BLACKWIN"], action)
                white.close()  # who stays is waited for
                black.close()
                self.assert_outcome(server, "attackers", "illegal")

    def test_a_frame_of_four_gigabytes(self):
        server, white, black = self.game()
        with server:
            white.send(b"\xff\xff\xff\xff{}")
            self.assertIsNone(black.state())
            self.assert_outcome(server, "attackers", "crash")

    def test_silence_ends_without_a_last_state(self):
        server, white, black = self.game("--time", "10ms")
        with server:
            self.assertEqual([white.state(), black.state()], [None, None])
            self.assert_outcome(server, "attackers", "time")


class WholeGames(unittest.TestCase):
    def assert_one_winner(self, clients):
        endings = []
        for client in clients:
            out, err = client.communicate(timeout=PATIENCE)
            self.assertEqual((client.returncode, err), (0, ""))
            endings.append(out.splitlines()[-1].split(" (")[0])
        self.assertIn(sorted(endings), [["we lost", "we won"], ["drawn", "drawn"]])

    def test_comp424(self):
        with Server("comp424", "--games", "2") as server:
            port = ["--port", str(server.ports[0])]
            for players in (("outflank:depth=2", "random"), ("random", "outflank:depth=2")):
                self.assert_one_winner([start("comp424", *port, "--player", player) for player in players])
            code, out, rows = server.ends()
            self.assertEqual((code, len(rows)), (0, 2))
            self.assertRegex(out, "game 2: outflank - outflank: ")

    def test_challenge_as_the_competition_starts_it(self):
        with Server("tablut-challenge") as server:
            white = start("tablut-challenge", "White", "--port", str(server.ports[0]), "--time", "200ms")
            black = start("tablut-challenge", "BLACK", "--port", str(server.ports[1]), "--player", "random")
            self.assert_one_winner([white, black])
            self.assertEqual(server.ends()[0], 0)

    def test_the_script_of_the_competition(self):
        for arguments in ([], ["white", "60"], ["white", "60", "127.0.0.1", "more"]):
            run = subprocess.run([RUN_MY_PLAYER, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual(run.returncode, 1)
            self.assertRegex(run.stderr, "runmyplayer.sh expects")
        run = subprocess.run([RUN_MY_PLAYER, "green", "60", "127.0.0.1"], capture_output=True, text=True, timeout=PATIENCE,
                             check=False, env=os.environ | {"OUTFLANK": PROGRAM})
        self.assertEqual(run.returncode, 1)
        self.assertRegex(run.stderr, "white or black")


if __name__ == "__main__":
    unittest.main()
