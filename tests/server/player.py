"""A player for the tests: a WebSocket client that says what the protocol says, and remembers what it hears."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import http
from tests.server.http import PATIENCE


def open_table(url: str, **wish: Any) -> dict[str, Any]:
    """A new table and its tokens."""
    wish.setdefault("game", "toy-cards")
    response = http.post(f"{url}/api/tables", json=wish)
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


class Player:
    """One connection."""

    def __init__(self, url: str, table: str, *tokens: str, last: int = -1) -> None:
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.seats: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._count = 0
        self._exit = ExitStack()
        address = f"ws{url.removeprefix('http')}/ws/tables/{table}"
        self.socket: ClientConnection = self._exit.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        )
        with suppress(ConnectionClosed):  # the server may have closed already, which is heard later
            if tokens:
                self.say(type="hello", tokens=list(tokens), last=last)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._exit.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            self.log[message["events_from"] :] = message["events"]
        if message["type"] == "seats":
            self.seats = message
        return message

    def until_closed(self) -> tuple[int, str]:
        """The code and the sentence with which the server closes the connection."""
        sentence = ""
        try:
            while True:
                message = self.hear()
                sentence = message["sentence"] if message["type"] == "error" else sentence
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0, sentence

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Hear until a message of this kind, with these fields, comes."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until_asked(self) -> dict[str, Any]:
        """Hear until a state asks this player, or the game is over."""
        while not self.state or (self.state["deciding"] is not None and not self.state["deciding"]["yours"]):
            self.until("state")
        return self.state

    def until_version(self, version: int) -> dict[str, Any]:
        while not self.state or self.state["version"] < version:
            self.until("state")
        return self.state

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in self.state["decision"]["options"]]

    def send_answer(self, key: str, seat: int | None = None, version: int | None = None) -> str:
        self._count += 1
        name = f"a{self._count}"
        deciding = self.state["deciding"] or {}
        if seat is None:
            seat = deciding.get("seat")
        if seat is None:
            seat = self.state["seat"] or 0
        self.say(
            type="answer", id=name, version=self.state["version"] if version is None else version, seat=seat, key=key
        )
        return name

    def reply(self, name: str) -> dict[str, Any]:
        """The ack or refusal of what was said under this id, or that the server failed at it."""
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def answer(self, key: str, seat: int | None = None) -> dict[str, Any]:
        """Answer and wait for the new state."""
        reply = self.reply(self.send_answer(key, seat))
        if reply["type"] == "ack":
            self.until_version(reply["version"])
        return reply
