"""What lies on the board, in words: noise, spawn tokens, objectives, decks."""

from __future__ import annotations

from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.terminal.people import View


class Tokens:
    """Reads the tokens and zombies of a view."""

    def __init__(self, words: Words, book: Book) -> None:
        self.words = words
        self.book = book
        self.content = load(book)

    def lines(self, view: View) -> list[str]:
        """Noise, spawn tokens, objectives, exit, what only this game has, decks."""
        words, names = self.words, self.content.names
        noise = view["noise"]
        lines = []
        if noise["zone"]:
            level = words.of(names.noise[noise["level"]])
            lines.append(words("noise-line", level=level, zone=self.zone(noise["zone"])))
        lines += self.limits(view)
        lines += self.spawn_tokens(view)
        lines += self.objectives(view)
        if view["exit"]:
            lines.append(words("exit-line", zone=self.zone(view["exit"])))
        lines += self.own_lines(view)
        decks = view["decks"]
        lines.append(words("decks-line", equipment=decks["equipment"]["cards"], zombies=decks["zombies"]["cards"]))
        return lines

    def limits(self, view: View) -> list[str]:
        """How near a loss is that the board shows."""
        return []

    def own_lines(self, view: View) -> list[str]:
        """What only this game has on the board."""
        return []

    def own_in_zone(self, view: View, zone: str) -> list[str]:
        """What only this game has in a zone."""
        return []

    def zone(self, name: str) -> str:
        """A zone as it is spoken."""
        spoken: str = self.book.teller.zone_spoken(name, self.words.language)
        return spoken

    def spawn_tokens(self, view: View) -> list[str]:
        """The active tokens in the order in which they draw, then the others by kind."""
        words, names = self.words, self.content.names.spawn_tokens
        active = sorted((token for token in view["spawn_tokens"] if token["active"]), key=lambda token: token["order"])
        lines = [
            words(
                "spawn-line", order=token["order"], kind=words.of(names[token["kind"]]), zone=self.zone(token["zone"])
            )
            for token in active
        ]
        for state, name in (("inactive", "spawn-asleep"), ("safe", "spawn-safe")):
            zones: dict[str, list[str]] = {}
            for token in view["spawn_tokens"]:
                if token["state"] == state and token["zone"]:
                    zones.setdefault(token["kind"], []).append(self.zone(token["zone"]))
            told = [words("tokens-in", kind=words.of(names[kind]), zones=", ".join(at)) for kind, at in zones.items()]
            if told:
                lines.append(words(name, tokens="; ".join(told)))
        return lines

    def objectives(self, view: View) -> list[str]:
        words = self.words
        open_ones = [token for token in view["objectives"] if token["zone"] and not token.get("clock")]
        lines = []
        if open_ones:
            tokens = [
                words("objective-in", zone=self.zone(t["zone"]), face=words(f"face-{t['face']}")) for t in open_ones
            ]
            lines.append(words("objectives-line", tokens=", ".join(tokens)))
        if view["hidden_faces"]:
            faces = [f"{words(f'face-{face}')} ({count})" for face, count in view["hidden_faces"].items()]
            lines.append(words("hidden-faces", faces=", ".join(faces)))
        return lines

    def in_zone(self, view: View, zone: str) -> list[str]:
        """The tokens of a zone by name."""
        words, names = self.words, self.content.names
        found = []
        if view["noise"]["zone"] == zone:
            found.append(words.of(names.noise[view["noise"]["level"]]))
        for token in view["spawn_tokens"]:
            if token["zone"] == zone and token["state"] != "removed":
                state = words.of(names.spawn_states[token["state"]])
                found.append(f"{words.of(names.spawn_tokens[token['kind']])} ({state})")
        for token in view["objectives"]:
            if token["zone"] == zone:
                face = words(f"face-{token['face']}")
                name = words("clock-token") if token.get("clock") else words.of(names.tokens["objective"])
                found.append(f"{name} ({face})")
        if view["exit"] == zone:
            found.append(words.of(names.tokens["exit"]))
        return found + self.own_in_zone(view, zone)

    def horde(self, zombies: dict[str, int]) -> str:
        """2 Walkers, 1 Brute."""
        names = self.content.names.zombies
        return ", ".join(names[kind].amount(count, self.words.language) for kind, count in zombies.items())
