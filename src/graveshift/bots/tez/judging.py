"""The judge of Tiny Epic Zombies: futures are played from the seats' views, by Humans and the Zombie Player alike."""

from __future__ import annotations

from typing import Final

from graveshift.bots.judging import Judge, Note
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import name as named
from graveshift.kernel.chance import Position
from graveshift.kernel.game import Game

WOUNDED: Final = "wounded"
DONE: Final = "done"
BARRICADE: Final = "barricade"
CLAUSES: Final = {
    WOUNDED: {"en": "{who} is wounded", "pl": "{who} odnosi rany"},
    DONE: {"en": "the Objective “{what}” is completed", "pl": "Cel „{what}” zostaje ukończony"},
    BARRICADE: {"en": "the Barricade is damaged", "pl": "Barykada zostaje uszkodzona"},
}
DONE_WORTH: Final = 0.2
"""What an Objective is worth that is completed when the horizon is reached; nothing done is worth as much as one."""


class MallJudge(Judge):
    """A round is one Turn of every Human."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def swift(self) -> bool:
        """The bot looks at nothing but its view."""
        return True

    def chapter(self, game: Game) -> int:
        s = state(game.position)
        return s.turns // max(1, s.table.humans)

    def standing(self, position: Position, seat: int) -> float:
        s = state(position)
        if seat == s.table.zombie_seat:
            return 1.0 - max(self._humans(s, side) for side in range(len(s.done)))
        mine = next((human for human in range(s.table.humans) if s.table.owner[human] == seat), 0)
        return self._humans(s, mine if s.table.competitive else 0)

    def _humans(self, s: State, side: int) -> float:
        return DONE_WORTH * (1 + sum([1 for objective in s.objectives if s.done[side] >> objective & 1]))

    def notes(self, before: Position, after: Position) -> list[Note]:
        was, now = state(before), state(after)
        found: list[Note] = [
            (WOUNDED, human) for human in range(len(was.wounds)) if now.wounds[human] > was.wounds[human]
        ]
        for side in range(len(was.done)):
            found += [(DONE, each) for each in now.objectives if (now.done[side] & ~was.done[side]) >> each & 1]
        if now.barricade < was.barricade:
            found.append((BARRICADE, 0))
        return list(dict.fromkeys(found))

    def bad(self, note: Note) -> bool:
        return note[0] in (WOUNDED, BARRICADE)

    def clause(self, game: Game, note: Note, language: str) -> str:
        name, about = note
        s = state(game.position)
        who = named(s, "human", about, language) if name == WOUNDED else ""
        what = named(s, "objective", about, language) if name == DONE else ""
        return CLAUSES[name][language if language in CLAUSES[name] else "en"].format(who=who, what=what)


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


MALL_JUDGE: Final = MallJudge()
