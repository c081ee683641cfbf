"""A WebSocket to `outflank serve`, for the tests and the load bench: as much of the protocol as they need."""

import asyncio
import json
import struct


class Socket:
    """Text frames go out under the mask 0, which leaves them as they are."""

    @classmethod
    async def open(cls, port):
        self = cls()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.writer.write(
            b"GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(head.decode())
        await self.hear()
        return self

    def say(self, message):
        text = json.dumps(message).encode()
        length = bytes([0x80 + len(text)]) if len(text) < 126 else bytes([0xFE]) + struct.pack(">H", len(text))
        self.writer.write(b"\x81" + length + bytes(4) + text)

    async def hear(self):
        while True:
            kind, length = await self.reader.readexactly(2)
            if length >= 126:
                size = 2 if length == 126 else 8
                length = int.from_bytes(await self.reader.readexactly(size), "big")
            text = await self.reader.readexactly(length)
            if kind & 15 == 1:
                return json.loads(text)
            if kind & 15 == 9:  # a ping wants its pong
                self.writer.write(bytes([0x8A, 0x80 + len(text)]) + bytes(4) + text)

    async def state(self):
        """The next state in which a person is to move, or the game is over."""
        while True:
            message = await self.hear()
            if message["type"] == "error":
                raise RuntimeError(message["sentence"])
            if message["type"] == "state" and not message["thinking"]:
                return message

    def close(self):
        self.writer.close()
