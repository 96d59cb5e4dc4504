"""A toy game that proves the kernel knows no game: two seats push their luck with a die for the highest score.

Each seat holds a card that only it can see. A roll is added to the pot, and a six may be rolled again (a question
in the middle of a segment; a bold seat does so unasked, by a habit in the position); a one loses the pot, unless the
other seat has mercy (a question to somebody else in the middle of a segment). Banking adds the pot to the score; a
score that reaches the goal with the hidden card wins. After each round the team agrees on the stakes, and both cards
are dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from graveshift.kernel.chance import WINNER, Position, Source, end_game
from graveshift.kernel.errors import Refused, SetupError
from graveshift.kernel.rules import TEAM, Ask, GameType, Play, Rules

DEAL, TURN = 0, 1
ASK_TURN, ASK_AGAIN, ASK_MERCY, ASK_STAKES = 0, 1, 2, 3
ROLL, BANK, AGAIN, KEEP, MERCY, GLOAT, PEEK, STAKES = 1, 2, 3, 4, 5, 6, 7, 10
KEYS = {ROLL: "roll", BANK: "bank", AGAIN: "again", KEEP: "keep", MERCY: "mercy", GLOAT: "gloat", PEEK: "peek"}
KINDS = ("turn", "again", "mercy", "stakes")
FIELDS = (
    "rng",
    "result",
    "reason",
    "reason_rule",
    "chances",
    "phase",
    "seat",
    "coins",
    "stakes",
    "scores",
    "hands",
    "deck",
    "bold",
)


class Pot(Position):
    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.phase, self.seat, self.coins, self.stakes = DEAL, 0, 0, 1
        self.scores, self.hands, self.deck = [0, 0], [0, 0], [1, 2, 3, 4, 5, 6, 7, 8]
        self.bold = [0, 0]  # 1: rolls a six again without being asked

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> Pot:
        twin = Pot(self.rng)
        for name in FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin


class Luck(Rules):
    def __init__(self, goal: int) -> None:
        self.goal = goal

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, Pot)
        if position.phase == DEAL:
            return None
        return Ask(position.seat, ASK_TURN, [ROLL, PEEK, *([BANK] if position.coins else [])])

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, Pot)
        if answer == -1:
            yield from deal(position)
        elif answer == ROLL:
            yield from roll(position)
        elif answer == PEEK:
            position.emit("peeked", "TOY-PEEK-01", (position.seat,))
        else:
            position.scores[position.seat] += position.coins
            position.emit("banked", "TOY-BANK-01", (position.seat, position.coins))
            if position.scores[position.seat] + position.hands[position.seat] >= self.goal:
                end_game(position, WINNER + position.seat, "goal-reached", "TOY-WIN-01")
            next_seat(position)

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return KEYS.get(option) or f"stakes:{option - STAKES}"

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return f"{KINDS[ask.kind]}?"

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return self.key(position, ask, option)

    def kind_name(self, kind: int) -> str:
        return KINDS[kind]

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        return f"TOY-{KINDS[ask.kind].upper()}-01"

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return {"stakes": option - STAKES} if option >= STAKES else {}

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return (f"TOY-{KINDS[ask.kind].upper()}-01",)

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        if key == "bank" and ask.kind == ASK_TURN:
            polish = {"pl": "Pula jest pusta, więc nie ma czego odłożyć."}
            return Refused("The pot is empty, so there is nothing to bank.", "TOY-BANK-01", polish)
        return super().refusal(position, ask, key)

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        return {"sixes": ("ask", "again")}

    def settings(self) -> tuple[str, ...]:
        return ("sixes",)

    def setting(self, seat: int, habit: str, choice: str) -> int:
        return -2 - 2 * seat - (choice == "again")

    def settle(self, position: Position, code: int) -> None:
        assert isinstance(position, Pot)
        seat, position.bold[seat] = divmod(-2 - code, 2)

    def settled(self, position: Position, seat: int) -> dict[str, str]:
        assert isinstance(position, Pot)
        return {"sixes": "again"} if position.bold[seat] else {}

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return f"{name} {about}"

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return {"about": list(about)}

    def reason_text(self, position: Position, language: str) -> str:
        return "Cel osiągnięty." if language == "pl" else "The goal is reached."

    def reveals(self, name: str) -> bool:
        return name == "peeked"

    def event_visible(self, position: Position, name: str, about: tuple[int, ...], seat: int | None) -> bool:
        return name != "dealt" or about[0] == seat

    def seats(self, position: Position) -> int:
        return 2

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        assert isinstance(position, Pot)
        seen = {name: getattr(position, name) for name in ("phase", "seat", "coins", "stakes", "scores")}
        return {**seen, "hands": [card if owner == seat else None for owner, card in enumerate(position.hands)]}

    def redraw(self, base: Position, now: Position, seat: int | None, rng: int) -> Position:
        twin, chance = base.copy(), Position(rng)
        assert isinstance(twin, Pot)
        for owner in (0, 1):
            if owner != seat and twin.hands[owner]:
                twin.deck.append(twin.hands[owner])
        for owner in (0, 1):
            if owner != seat and twin.hands[owner]:
                twin.hands[owner] = chance.draw("cards", twin.deck)
        return twin

    def pieces(self, position: Position) -> dict[str, int]:
        assert isinstance(position, Pot)
        return {"cards": len(position.deck) + sum(card > 0 for card in position.hands)}

    def static_data(self) -> dict[str, Any]:
        return {"goal": self.goal}

    def restore(self, data: dict[str, Any]) -> Position:
        twin = Pot(0)
        for name in FIELDS:
            setattr(twin, name, data[name])
        return twin


def deal(pot: Pot) -> Play:
    """The team agrees on the stakes, and each seat gets another hidden card."""
    answer = yield Ask(TEAM, ASK_STAKES, [STAKES + 1, STAKES + 2, STAKES + 3])
    pot.stakes = answer - STAKES
    pot.deck += [card for card in pot.hands if card]
    for seat in (0, 1):
        pot.hands[seat] = pot.draw("cards", pot.deck)
        pot.emit("dealt", "TOY-DEAL-01", (seat, pot.hands[seat]))
    pot.phase = TURN


def roll(pot: Pot) -> Play:
    """One die into the pot; sixes may go on; a one loses the pot unless the other seat has mercy."""
    while True:
        face = pot.die()
        pot.emit("rolled", "TOY-TURN-01", (pot.seat, face))
        if face == 1:
            break
        pot.coins += face * pot.stakes
        if face < 6:
            return
        if not pot.bold[pot.seat] and (yield Ask(pot.seat, ASK_AGAIN, [KEEP, AGAIN])) == KEEP:
            return
    if pot.coins and (yield Ask(1 - pot.seat, ASK_MERCY, [MERCY, GLOAT])) == MERCY:
        pot.scores[pot.seat] += pot.coins // 2
    next_seat(pot)


def next_seat(pot: Pot) -> None:
    pot.coins = 0
    pot.seat = 1 - pot.seat
    pot.phase = TURN if pot.seat else DEAL


class LuckType(GameType):
    name = "toy"
    version = "toy-1"

    def set_up(
        self, options: dict[str, Any], seed: int, source: Source | None = None
    ) -> tuple[Rules, Position, dict[str, Any]]:
        goal = options.get("goal", 40)
        if not isinstance(goal, int) or goal < 1 or set(options) - {"goal"}:
            raise SetupError(f"The goal is a whole number above 0, not {options}.")
        pot = Pot(seed)
        pot.source = source
        return Luck(goal), pot, {"goal": goal}

    def setups(self) -> Iterator[dict[str, Any]]:
        yield {"goal": 20}
        yield {"goal": 100}


GAME = LuckType()
