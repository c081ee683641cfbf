#!/usr/bin/env python3
"""`outflank serve` as an operator meets it: started, killed, started again, and told wrong things."""

import asyncio
import os
import re
import signal
import subprocess
import tempfile
import unittest
import urllib.request
from pathlib import Path

from web_socket import Socket

OUTFLANK = os.environ["OUTFLANK"]


def refused(*arguments):
    done = subprocess.run([OUTFLANK, "serve", *arguments], capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


class Serving:
    """A server of its own, on a free port."""

    def __init__(self, data, *arguments):
        command = [OUTFLANK, "serve", "--port", "0", "--data", str(data), *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline())[1])

    def end(self, how):
        self.process.send_signal(how)
        output = self.process.communicate(timeout=60)
        return self.process.returncode, output[1]


class ServeTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = Path(folder.name) / "games"

    def test_a_kill_loses_nothing_that_was_told(self):
        async def play(port):
            socket = await Socket.open(port)
            socket.say({"type": "create", "seats": ["human", "outflank:level=1"]})
            state = await socket.state()
            for _ in range(5):
                socket.say({"type": "play", "move": state["board"]["legal"][0]})
                state = await socket.state()
            socket.close()
            return state

        async def come_back(port, game):
            socket = await Socket.open(port)
            socket.say({"type": "attach", "id": game})
            state = await socket.state()
            socket.close()
            return state

        server = Serving(self.data)
        before = asyncio.run(play(server.port))
        server.end(signal.SIGKILL)
        again = Serving(self.data)
        after = asyncio.run(come_back(again.port, before["id"]))
        again.end(signal.SIGTERM)
        self.assertEqual((after["record"], after["seats"]), (before["record"], before["seats"]))

    def test_it_ends_when_asked_and_says_nothing_of_games(self):
        async def paste(port):
            socket = await Socket.open(port)
            socket.say({"type": "create", "record": "f5 d6 c3"})
            await socket.state()
            socket.close()

        server = Serving(self.data)
        asyncio.run(paste(server.port))
        code, log = server.end(signal.SIGTERM)
        self.assertEqual(code, 0)
        self.assertNotIn("f5", log)

    def test_a_line_a_request_at_debug(self):
        server = Serving(self.data, "--log", "debug")
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/v1/health") as answer:
            self.assertEqual(answer.status, 200)
        _, log = server.end(signal.SIGTERM)
        self.assertRegex(log, r"debug GET '/api/v1/health' 200")

    def test_bad_command_lines_get_a_sentence(self):
        for arguments, sentence in [
            (["--port", "x"], "--port expects"),
            (["--host", "example", "--token", "0123456789abcdef"], "--host expects an IP address"),
            (["--host", "0.0.0.0"], "--token has to say"),
            (["--token", "short"], "--token expects at least 16"),
            (["--max-level", "61"], "--max-level expects"),
            (["--max-time", "0s"], "--max-time expects"),
            (["--log", "loud"], "--log expects"),
                    ]:
            code, told = refused("--data", str(self.data), *arguments)
            self.assertEqual(code, 1, arguments)
            self.assertIn(sentence, told)

    def test_a_folder_that_cannot_be_made_is_named(self):
        code, told = refused("--data", "/dev/null/x")
        self.assertEqual(code, 1)
        self.assertIn("/dev/null/x", told)

    def test_a_foreign_file_is_left_alone(self):
        self.data.mkdir()
        file = self.data / "games.sqlite"
        file.write_bytes(b"not a data base, but somebody's file" * 100)
        before = file.read_bytes()
        code, told = refused("--data", str(self.data), "--port", "0")
        self.assertEqual(code, 1)
        self.assertIn("games.sqlite", told)
        self.assertEqual(file.read_bytes(), before)

    def test_a_port_that_is_taken_is_named(self):
        server = Serving(self.data)
        code, told = refused("--data", str(self.data), "--port", str(server.port))
        server.end(signal.SIGTERM)
        self.assertEqual(code, 1)
        self.assertIn(f"port {server.port}", told)


if __name__ == "__main__":
    unittest.main()
