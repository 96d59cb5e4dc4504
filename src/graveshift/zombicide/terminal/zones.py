"""Zones in words: what is there, how far away it is, who sees it; and the map."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.board.text import text
from graveshift.kernel.game import Game
from graveshift.parts.terminal.console import width
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.teller import Drawing
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.terminal.people import People, View
from graveshift.zombicide.terminal.tokens import Tokens

NARROW_MAP: Final = 60


class Zones:
    """Distances and sight come from the board, which lies open; all else from the view."""

    def __init__(self, words: Words, book: Book, people: People, tokens: Tokens) -> None:
        self.words = words
        self.people = people
        self.tokens = tokens
        self.content = load(book)

    def look(self, game: Game, seat: int | None, place: str) -> list[str]:
        board, words = state_of(game).board, self.words
        names = [self.tokens.zone(name) for name in board.names]
        spelled = {folded(self.tokens.zone(name)): zone for name, zone in board.index.items()}
        spelled |= {folded(name): zone for name, zone in board.index.items()}
        if folded(place) not in spelled:
            asked = words("no-zone", name=place, zones=", ".join(names))
            return [asked if place else words("look-what", zones=", ".join(names))]
        zone = spelled[folded(place)]
        name, view = board.names[zone], game.view(seat)
        kind = words(f"zone-{board.look[zone]}") + (words("rails") if board.rail[zone] else "")
        lines = [words("zone-line", zone=names[zone], kind=kind, seen=self.seen(game, name))]
        contents = self.contents(view, name)
        lines += contents or [words("here-nothing")]
        ways = [f"{names[near]} ({words(f'zone-{board.look[near]}')})" for near in board.neighbours[zone]]
        lines.append(words("ways-line", zones=", ".join(ways)))
        sees = [f"{names[far]} ({board.sight[zone][far]})" for far in board.sees[zone] if far != zone]
        lines.append(words("sees-line", zones=", ".join(sees)))
        return lines

    def contents(self, view: View, zone: str) -> list[str]:
        """Who and what is in a zone."""
        words = self.words
        people = [
            self.people.name(each["id"]) for each in (*view["survivors"], *view["companions"]) if each["zone"] == zone
        ]
        lines = [words("here-people", names=", ".join(people))] if people else []
        if zone in view["zombies"]:
            lines.append(words("here-zombies", zombies=self.tokens.horde(view["zombies"][zone])))
        tokens = self.tokens.in_zone(view, zone)
        if tokens:
            lines.append(words("here-tokens", tokens=", ".join(tokens)))
        return lines

    def map(self, game: Game, seat: int | None) -> Drawing:
        """The board with the pieces in it; on a narrow terminal there is no room for them beside the zones' names."""
        board, view = state_of(game).board, game.view(seat)
        marks: dict[int, list[str]] = {}
        for zone, name in enumerate(board.names):
            here = [self.people.name(each["id"]) for each in view["survivors"] if each["zone"] == name]
            here += [self.people.name(each["id"]) for each in view["companions"] if each["zone"] == name]
            here += [self.tokens.horde(view["zombies"][name])] if name in view["zombies"] else []
            here += self.tokens.in_zone(view, name)
            if here:
                marks[zone] = here
        names = [self.tokens.zone(name) for name in board.names]
        drawn = text(board, marks if width() >= NARROW_MAP else {}, width(), names)
        rows = [row for row in drawn.splitlines() if row.partition(":")[0] not in names]
        return Drawing("\n".join(rows), [f"{names[zone]}: {', '.join(here)}" for zone, here in marks.items()])

    # ---- distance and sight

    def steps(self, game: Game, zone: str) -> int:
        """How far a zone is from whoever looks: the active survivor, else the nearest."""
        found = self.looker(game, zone)
        s = state_of(game)
        return s.board.distance[s.zone[found]][s.board.index[zone]] if found is not None else 0

    def seen(self, game: Game, zone: str) -> str:
        """Distance and sight from whoever looks, as the end of a sentence."""
        who, s = self.looker(game, zone), state_of(game)
        if who is None:
            return ""
        target, board = s.board.index[zone], s.board
        name = self.people.name(actor_name(s, who))
        if target == s.zone[who]:
            return self.words("same-zone", name=name)
        far, away = board.distance[s.zone[who]][target], sight_row(s, who)[target]
        if far >= FAR:
            return self.words("no-way" if away == NO_SIGHT else "no-way-seen", name=name, range=away)
        zones = self.content.names.counted["zone"].amount(far, self.words.language)
        if who != s.active:
            return self.words("nearest", zones=zones, name=name)
        return self.words("far-unseen" if away == NO_SIGHT else "far-seen", zones=zones, name=name, range=away)

    def looker(self, game: Game, zone: str) -> int | None:
        """The active survivor; where nobody is, the one nearest to the zone."""
        s = state_of(game)
        if s.active >= 0 and s.zone[s.active] >= 0:
            return s.active
        here = [who for who in range(s.posse) if s.zone[who] >= 0]
        return min(here, key=lambda who: s.board.distance[s.zone[who]][s.board.index[zone]]) if here else None


def state_of(game: Game) -> State:
    """The position; only what lies open is read from it: the board, who is active, goals' titles."""
    position = game.position
    assert isinstance(position, State)
    return position
