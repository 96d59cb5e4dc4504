"""A toy game with hidden cards, for what Undead or Alive cannot show: each seat sees its own hand only.

The team says when to begin. Then each seat in turn keeps its card or swaps it, and may use its luck. The highest
card wins. Cards are numbered from 1000, so that a leaked one is easy to find in a message.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from graveshift.kernel.chance import WINNER, Position, Source, end_game
from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import TEAM, Ask, GameType, Play, Rules

BEGIN: Final = 0
CHANGE: Final = 1
LUCK: Final = 2
KINDS: Final = ("begin", "change", "luck")
KEYS: Final = (("begin", "wait"), ("keep", "swap"), ("no", "yes"))
LUCK_RULE: Final = "TOY-LUCK-01"
FIELDS: Final = ("rng", "bag", "hands", "seat", "round", "rounds", "begun", "chances", "result", "reason")


class Table(Position):
    """The bag of cards, the hands, whose turn it is."""

    def __init__(self, rng: int, bag: list[int], hands: list[int], rounds: int) -> None:
        super().__init__(rng)
        self.bag = bag
        self.hands = hands
        self.seat = 0
        self.round = 0
        self.rounds = rounds
        self.begun = 0

    def copy(self) -> Table:
        twin = Table(self.rng, list(self.bag), list(self.hands), self.rounds)
        twin.seat, twin.round, twin.begun = self.seat, self.round, self.begun
        twin.chances, twin.result = self.chances, self.result
        twin.reason, twin.reason_rule = self.reason, self.reason_rule
        return twin

    def fields(self) -> tuple[str, ...]:
        return FIELDS


class ToyRules(Rules):
    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options

    def ask(self, position: Position) -> Ask | None:
        table = _table(position)
        if not table.begun:
            return Ask(TEAM, BEGIN, [0, 1])
        return Ask(table.seat, CHANGE, [0, 1])

    def play(self, position: Position, answer: int) -> Play:
        table = _table(position)
        if not table.begun:
            table.begun = 1 - answer
            return
        seat = table.seat
        if answer == 1:
            old = table.hands[seat]
            table.hands[seat] = table.draw("cards", table.bag)
            table.bag.append(old)
            table.emit("drew", "TOY-DRAW-01", (seat, table.hands[seat]))
        lucky = yield Ask(seat, LUCK, [0, 1], (seat,))
        if lucky:
            table.emit("luck", LUCK_RULE, (seat, table.die()))
        table.seat = (seat + 1) % len(table.hands)
        if table.seat == 0:
            table.round += 1
            if table.round == table.rounds:
                best = max(range(len(table.hands)), key=lambda who: table.hands[who])
                end_game(table, WINNER + best, "highest-card", "TOY-END-01")

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return KEYS[ask.kind][option]

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        if ask.kind == CHANGE:
            return f"{language}: you hold {_table(position).hands[ask.seat]}."
        return f"{language}: {KINDS[ask.kind]}?"

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return f"{language}: {self.key(position, ask, option)}"

    def kind_name(self, kind: int) -> str:
        return KINDS[kind]

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        return f"TOY-{KINDS[ask.kind].upper()}-01"

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return {"card": _table(position).hands[ask.seat]} if ask.kind == CHANGE else {}

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return (f"TOY-{KINDS[ask.kind].upper()}-01",)

    def habit(self, position: Position, ask: Ask, habits: dict[str, str]) -> int | None:
        return 0 if ask.kind == LUCK and habits.get("luck") == "never" else None

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        return {"luck": ("ask", "never")}

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return {"bag": len(_table(position).bag)}

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        return {"coming": _table(position).hands[seat] if seat is not None else None}

    def outlook_after(self, position: Position, ask: Ask, option: int, seat: int | None) -> dict[str, Any]:
        return {"after": self.key(position, ask, option)}

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return f"{language}: {name} {' '.join(map(str, about))}"

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return {"about": list(about)}

    def reveals(self, name: str) -> bool:
        return name in ("drew", "luck")

    def seats(self, position: Position) -> int:
        return len(_table(position).hands)

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        table = _table(position)
        open_hands = table.result != 0 or not self.options["secrets"]
        hands = [card if open_hands or number == seat else None for number, card in enumerate(table.hands)]
        return {"seat": seat, "turn": table.seat, "round": table.round, "hands": hands}

    def event_visible(self, position: Position, name: str, about: tuple[int, ...], seat: int | None) -> bool:
        return name != "drew" or about[0] == seat or not self.options["secrets"]

    def restore(self, data: dict[str, Any]) -> Position:
        table = Table(data["rng"], list(data["bag"]), list(data["hands"]), data["rounds"])
        for name in FIELDS:
            if name not in ("bag", "hands"):
                setattr(table, name, data[name])
        return table

    def has_secrets(self, position: Position) -> bool:
        """Hands are hidden where a test wants secrets, and open otherwise."""
        return bool(self.options["secrets"])

    def static_data(self) -> dict[str, Any]:
        return self.options


def stall(scenario: Any) -> None:
    """What a stranger's board might do to a server: take for ever, or take all memory."""
    while scenario == "endless":
        pass
    if scenario == "huge":
        bytearray(2**44)


class ToyType(GameType):
    name = "toy-cards"
    version = "1"

    def set_up(
        self, options: dict[str, Any], seed: int, source: Source | None = None
    ) -> tuple[Rules, Position, dict[str, Any]]:
        stall(options.get("scenario"))
        seats, rounds = options.get("seats", 2), options.get("rounds", 3)
        if not isinstance(seats, int) or not 1 <= seats <= 6 or not isinstance(rounds, int) or rounds < 1:
            raise SetupError("This toy has 1 to 6 seats and at least one round.")
        complete = {"seats": seats, "rounds": rounds, "secrets": options.get("secrets", False)}
        table = Table(seed, list(range(1000, 1100)), [], rounds)
        table.source = source
        table.hands = [table.draw("cards", table.bag) for _ in range(seats)]
        return ToyRules(complete), table, complete

    def setups(self) -> Iterator[dict[str, Any]]:
        yield {"seats": 2}


GAME = ToyType()


def _table(position: Position) -> Table:
    assert isinstance(position, Table)
    return position
