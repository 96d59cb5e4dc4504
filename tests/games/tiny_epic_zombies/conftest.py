"""A table for rule tests: given a position, when somebody does something, then the position is so.

Rooms are called by slot and number (`W2`, `cC`), as in the ledger; the default Mall is the layout R1 of the facts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.rules.codes import (
    CARRIED,
    MOVING,
    NO_CARD,
    OFF,
    SEARCHING,
    SLOT_NAMES,
)
from graveshift.games.tiny_epic_zombies.rules.phases import begin_turn
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.scenario.names import DIE, FRONT, ROOM_NAMES
from graveshift.games.tiny_epic_zombies.scenario.staging import QUIET
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, card_ids, face_ids, objective_ids, player_ids
from graveshift.kernel import registry
from graveshift.kernel.chance import Script, stream
from graveshift.kernel.errors import Refused
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Journal

R1 = tuple(FRONT)
PLACE = re.compile(r"(?<![\w-])(NW|NE|SE|SW|N|E|S|W|c)([123CNESW])?(?![\w-])")


def room(name: str) -> int:
    return ROOM_NAMES.index(name)


def mask(rooms: str) -> int:
    return sum(1 << room(name) for name in rooms.split())


def card(name: str) -> int:
    return card_ids().index(name)


class Board:
    """A game in a position of the test's making."""

    def __init__(self, options: dict[str, Any], dice: list[str], draws: dict[str, list[Any]]) -> None:
        kind = registry.game_type("tiny-epic-zombies")
        rules, position, self.options = kind.set_up(options, stream(1))
        assert isinstance(position, State)
        self.s = position
        self.rules = rules
        self.humans: list[str] = list(options["humans"])
        codes = {deck: [self._draw(deck, name) for name in names] for deck, names in draws.items()}
        self.s.script = Script([DIE[face] for face in dice], codes, False)
        self.game: Game | None = None

    def _draw(self, deck: str, name: Any) -> int:
        if isinstance(name, int):
            return name
        return player_ids().index(name) if deck == "players" else card(name)

    # ---- given

    def who(self, name: str) -> int:
        """A Human by the Player Card of the beginning."""
        return self.humans.index(name)

    def hold(self, name: str, *cards: str) -> None:
        """A Human carries these cards."""
        human = self.who(name)
        for held in cards:
            number = card(held)
            self._pull(number)
            if 12 <= number < 18:
                self.s.melee[human] = number
            elif 18 <= number < 24:
                self.s.ranged[human] = number
            else:
                self.s.pack[human] = (*self.s.pack[human], number)

    def deal(self, name: str, dealt: str) -> None:
        """A face-down card before a Human."""
        self._pull(card(dealt))
        human = self.who(name)
        if self.s.facedown[human] != NO_CARD:
            self.s.search.append(self.s.facedown[human])
        self.s.facedown[human] = card(dealt)

    def _pull(self, number: int) -> None:
        """Take a card out of wherever it is."""
        s = self.s
        for pile in (s.search, s.supply, s.hand):
            if number in pile:
                pile.remove(number)
                return
        assert number in s.facedown, f"{card_ids()[number]} is already in use"
        spare = next(c for c in s.search + s.supply if c < 8)
        s.search.remove(spare)
        s.facedown[s.facedown.index(number)] = spare

    def carry(self, name: str, *tokens: str) -> None:
        for token in tokens:
            self.s.token_at[TOKEN_IDS.index(token)] = CARRIED + self.who(name)

    def progress(self, objective: str, *steps: int) -> None:
        at = objective_ids().index(objective) * len(self.s.done)
        for side, count in enumerate(steps):
            self.s.marker[at + side] = count

    # ---- when

    def begin(self, name: str) -> Board:
        """It is this Human's Turn, before the first Move."""
        begin_turn(self.s, self.who(name))
        self.s.phase = MOVING
        return self.run()

    def run(self) -> Board:
        journal = Journal([])
        self.s.log = journal.log
        self.game = Game(self.rules, self.s, None, False)
        self.game.journal = journal
        return self

    def search(self, name: str) -> Board:
        """This Human has made the Moves and searches now."""
        begin_turn(self.s, self.who(name))
        self.s.moves = 0
        self.s.phase = SEARCHING
        return self.run()

    def do(self, *keys: str) -> Board:
        """Answer the questions that are put, one after the other."""
        assert self.game is not None
        for key in keys:
            self.game.decide(self.spell(key))
        return self

    def end(self) -> Board:
        """End the Turn now, whatever Moves are left, up to the next Human's first question."""
        assert self.game is not None
        self.s.moves = self.s.extra = 0
        self.s.ended = 1
        self.game.pending = self.game._decision = None
        self.game._proceed()
        return self

    def spell(self, key: str) -> str:
        """`move:W3` in the words of this Mall: `move:food-court.3`."""
        word, colon, argument = key.partition(":")
        return word + colon + PLACE.sub(self._place, argument)

    def _place(self, match: re.Match[str]) -> str:
        slot, number = match.group(1), match.group(2)
        if slot == "c":
            return self.s.table.mall.names[room(f"c{number}")]
        face = face_ids()[self.s.table.mall.faces[SLOT_NAMES.index(slot)]]
        return f"{face}.{number}" if number else face

    # ---- then

    @property
    def keys(self) -> tuple[str, ...]:
        assert self.game is not None
        decision = self.game.decision
        return decision.keys if decision is not None else ()

    @property
    def kind(self) -> str:
        """The name of the pending question; "over" when the game has ended."""
        assert self.game is not None
        decision = self.game.decision
        return decision.kind if decision is not None else "over"

    @property
    def asked(self) -> int | None:
        assert self.game is not None
        decision = self.game.decision
        return decision.seat if decision is not None else None

    def can(self, key: str) -> bool:
        return self.spell(key) in self.keys

    def of(self, word: str) -> set[str]:
        """The arguments on offer for one word, with Rooms and Stores called by slot."""
        found = {key.partition(":")[2] for key in self.keys if key.partition(":")[0] == word}
        return {self.unspell(argument) for argument in found}

    def unspell(self, argument: str) -> str:
        names = self.s.table.mall.names
        faces = [face_ids()[face] for face in self.s.table.mall.faces]
        if argument in names:
            return ROOM_NAMES[names.index(argument)]
        if argument in faces:
            return SLOT_NAMES[faces.index(argument)]
        return argument

    def refused(self, key: str) -> str:
        """The rule that forbids this."""
        assert self.game is not None
        with pytest.raises(Refused) as caught:
            self.game.decide(self.spell(key))
        return caught.value.rule

    def track(self, name: str) -> tuple[int, int]:
        """Wounds and Ammo."""
        human = self.who(name)
        return self.s.wounds[human], self.s.ammo[human]

    @property
    def zombies(self) -> str:
        return " ".join(name for at, name in enumerate(ROOM_NAMES) if self.s.zombies >> at & 1)

    def lies(self, token: str) -> str:
        """Where a token is: a Room, the carrier, or nowhere."""
        at = self.s.token_at[TOKEN_IDS.index(token)]
        if at >= CARRIED:
            return self.humans[at - CARRIED]
        return ROOM_NAMES[at] if at != OFF else ""

    def step(self, objective: str, side: int = 0) -> int:
        return self.s.marker[objective_ids().index(objective) * len(self.s.done) + side]

    def completed(self, objective: str, side: int = 0) -> bool:
        return bool(self.s.done[side] >> objective_ids().index(objective) & 1)

    @property
    def outcome(self) -> str:
        """The rule that ended the game, or nothing."""
        return self.s.reason_rule

    def left_over(self) -> list[str]:
        return self.s.script.left_over() if self.s.script is not None else []


Given = Callable[..., Board]


@pytest.fixture
def given() -> Iterator[Given]:
    """Make boards; at the end no scripted die or card may be left over."""
    made: list[Board] = []

    def make(
        *humans: str,
        mode: str = "coop",
        zombie: str = "athlete",
        zombies: str = "",
        objectives: list[str] | None = None,
        mall: tuple[str, ...] = R1,
        dice: str = "",
        draws: dict[str, list[Any]] | None = None,
        rooms: dict[str, str] | None = None,
        tracks: dict[str, tuple[int, int]] | None = None,
        traps: str = "",
        **more: Any,
    ) -> Board:
        people = list(humans) or ["survivalist", "greaser"]
        seats = 1 if mode == "solo" else len(people) + (1 if "vs-zombie" in mode else 0)
        options: dict[str, Any] = {
            "mode": mode,
            "seats": seats,
            "humans": people,
            "zombie": zombie,
            "mall": list(mall),
            "objectives": QUIET if objectives is None else objectives,
            "first": 0,
        }
        options |= {key: more.pop(key) for key in ("switches", "difficulty", "zombie_seat") if key in more}
        board = Board(options, dice.split(), draws or {})
        s = board.s
        if zombie in ("athlete",) and "keep_zombie" not in more:
            s.passives = 0  # a Zombie Card that does nothing, unless the test is about it
        more.pop("keep_zombie", None)
        s.zombies = mask(zombies)
        s.figures = 18 - s.zombies.bit_count()
        s.traps = mask(traps)
        for human in range(len(people)):
            s.facedown[human] = s.search.pop(0)
        if s.table.zombie_seat >= 0:
            s.hand = [s.search.pop() for _ in range(4)]
        for name, place in (rooms or {}).items():
            s.room[board.who(name)] = room(place)
        for name, (wounds, ammo) in (tracks or {}).items():
            s.wounds[board.who(name)], s.ammo[board.who(name)] = wounds, ammo
        for field, value in more.items():
            assert hasattr(s, field), field
            setattr(s, field, value)
        made.append(board)
        return board

    yield make
    for board in made:
        assert board.left_over() == []
