"""The judge of Tiny Epic Zombies: futures are played by rule of thumb, by Humans and the Zombie Player alike."""

from __future__ import annotations

from typing import Final

from graveshift.bots.judging import Judge, Note
from graveshift.bots.seat import Bot
from graveshift.bots.tez.judging import chance
from graveshift.bots.tez.thinking import pick, ranked
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


class MallJudge(Judge):
    """A round is one Turn of every Human."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def swift(self) -> bool:
        """The rule of thumb reads the position and asks for no worlds of its own."""
        return True

    def answer(self, game: Game, player: Bot) -> int:
        assert game.pending is not None
        return pick(state(game.position), game.pending)

    def ideas(self, game: Game) -> list[int]:
        assert game.pending is not None
        return ranked(state(game.position), game.pending)

    def chapter(self, game: Game) -> int:
        s = state(game.position)
        return s.turns // max(1, s.table.humans)

    def standing(self, position: Position, seat: int) -> float:
        return chance(state(position), seat)

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
