"""Names of the scenario files for the small ints of the engine: those that all games of the family share."""

from __future__ import annotations

from typing import Final

from graveshift.content import Misfit, number
from graveshift.zombicide.content.zombies import ABOMINATION_CARD, SPAWN_CARD
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.tables import Tables
from graveshift.zombicide.telling.teller import teller_of

LEVELS: Final = ("blue", "yellow", "orange", "red")
TOKEN_STATES: Final = ("inactive", "active", "safe", "removed")
PHASES: Final = {
    c.SETTING_UP: "setup",
    c.PLAYERS: "players",
    c.ATTACKS: "zombies",
    c.MOVES: "zombies",
    c.RUNNER_ATTACKS: "zombies",
    c.RUNNER_MOVES: "zombies",
    c.SPAWN: "spawn",
    c.ENDING: "end",
}
MOMENTS: Final = {
    "setup": "the set-up",
    "players": "the Player Phase",
    "zombies": "the Zombie Phase",
    "spawn": "the Spawn Step",
    "end": "the End Phase",
}
STARTS: Final = {"players": c.PLAYERS, "zombies": c.ATTACKS, "spawn": c.SPAWN, "end": c.ENDING}
"""Where the phases begin that a scenario can play on to."""

COMMANDS: Final = {
    "end-turn": (0, c.PLAYERS),
    "end-player-phase": (0, c.BETWEEN),
    "run-activation": (0, c.SPAWN),
    "run-spawn-step": (0, c.ENDING),
    "run-zombie-phase": (0, c.ENDING),
    "run-end-phase": (1, c.PLAYERS),
    "end-round": (1, c.PLAYERS),
    "finish-setup": (1, c.PLAYERS),
    "until": (0, c.PLAYERS),
}
"""The moment each command plays on to: rounds from now, and phase."""

DECKS: Final = ("equipment", "zombies", "abominations", "objectives", "companions", "places")


def zones_by_name(s: State) -> dict[str, int]:
    """All zones by their names: ids, cells merged into them, and both as a map shows them (`12R.car-E`)."""
    index = s.board.index
    shown = {teller_of(s).zone_spoken(name, "en"): zone for name, zone in index.items()}
    return index | {name: zone for name, zone in shown.items() if name not in index}


def card(t: Tables, name: str, at: tuple[str, ...]) -> int:
    """The number of an equipment card."""
    return number(name, t.card_ids, "card", at)


def zombie_cards(t: Tables, names: list[str], at: tuple[str, ...]) -> list[int]:
    """Zombie cards by id, by their lines (`walker 1/2/4/6`) or by kind (`extra-activation walker`, `abomination`).

    A readable form takes the first such card that the list has not named yet.
    """
    readable = [zombie_card_words(t, card) for card in range(len(t.zombie_card_ids))]
    chosen: list[int] = []
    for place, name in enumerate(names):
        if name in t.zombie_card_ids:
            chosen.append(t.zombie_card_ids.index(name))
            continue
        fitting = [card for card, words in enumerate(readable) if words == name]
        if not fitting:
            kinds = sorted(set(readable))
            raise Misfit(
                (*at, str(place)), f"There is no Zombie card `{name}`. Possible: {', '.join(kinds)}; or an id."
            )
        free = [card for card in fitting if card not in chosen]
        if not free:
            raise Misfit((*at, str(place)), f"The deck has only {len(fitting)} cards `{name}`.")
        chosen.append(free[0])
    return chosen


def zombie_card_words(t: Tables, number: int) -> str:
    """A Zombie card in readable form."""
    kind = t.zombie_ids[t.zombie_card_type[number]]
    if t.zombie_card_kind[number] == SPAWN_CARD:
        return f"{kind} {'/'.join(map(str, t.zombie_card_count[number]))}"
    return "abomination" if t.zombie_card_kind[number] == ABOMINATION_CARD else f"extra-activation {kind}"
