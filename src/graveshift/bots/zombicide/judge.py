"""The judges of the family: futures are played by rule of thumb, and notes say who is wounded and what is reached."""

from __future__ import annotations

from typing import Final

from graveshift.bots.judging import Judge, Note
from graveshift.bots.random_bot import RandomBot
from graveshift.bots.seat import Bot
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.planning import progress
from graveshift.bots.zombicide.steam import STEAM
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.weights import USUAL
from graveshift.kernel.chance import Position
from graveshift.kernel.decision import Option
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import survivor_name

ALIVE: Final = 0.15
"""What a game is worth that goes on with nothing done: more than one that is lost."""
HITS: Final = "hits"
"""The event that counts them."""
ELIMINATED: Final = "eliminated"
WOUNDED: Final = "wounded"
GOAL: Final = "goal"
OBJECTIVE: Final = "objective"
LEFT: Final = "left"
LEVEL: Final = "level"
CLAUSES: Final = {
    ELIMINATED: {"en": "{who} is eliminated", "pl": "{who} ginie"},
    WOUNDED: {"en": "{who} is wounded", "pl": "{who} odnosi rany"},
    GOAL: {"en": "the goal “{what}” is reached", "pl": "cel „{what}” zostaje osiągnięty"},
    OBJECTIVE: {"en": "an Objective is taken", "pl": "ktoś zabiera Cel"},
    LEFT: {"en": "{who} leaves the board", "pl": "{who} opuszcza planszę"},
    LEVEL: {"en": "{who} reaches a higher Danger Level", "pl": "{who} osiąga wyższy Poziom Zagrożenia"},
}


class FamilyJudge(Judge):
    """Of one game of the family."""

    def __init__(self, guide: Guide) -> None:
        super().__init__("greedy")
        self.guide = guide

    def player(self, seed: int) -> Bot:
        """Nobody: the rule of thumb needs no seat in a world where nothing is hidden from it."""
        return RandomBot(seed)

    def swift(self) -> bool:
        return True

    def answer(self, game: Game, player: Bot) -> int:
        ask = game.pending
        assert ask is not None
        return pick(self.guide, USUAL, state(game.position), ask)

    def ideas(self, game: Game) -> list[int]:
        """What it would answer with another temper."""
        ask = game.pending
        assert ask is not None
        return list(dict.fromkeys(pick(self.guide, weights, state(game.position), ask) for _, weights in TEMPERS))

    def standing(self, position: Position, seat: int) -> float:
        """What is done of the mission, for those who are alive: few games last that long, and most stall."""
        s = state(position)
        alive = sum([1 for who in range(s.posse) if s.zone[who] >= 0 or s.gone[who]]) / s.posse
        return (ALIVE + (1 - ALIVE) * progress(s)) * alive

    def notes(self, before: Position, after: Position) -> list[Note]:
        was, now = state(before), state(after)
        found: list[Note] = []
        for who in range(was.posse):
            if was.zone[who] < 0:
                continue
            if now.gone[who]:
                found.append((LEFT, who))
            elif now.zone[who] < 0:
                found.append((ELIMINATED, who))
            elif now.health[who] < was.health[who]:
                found.append((WOUNDED, who))
            if now.level[who] > was.level[who]:
                found.append((LEVEL, who))
        found += [(GOAL, goal) for goal in range(len(now.scene.goals)) if (now.goals & ~was.goals) >> goal & 1]
        if sum([1 for zone in now.objective_zone if zone >= 0]) < sum([1 for zone in was.objective_zone if zone >= 0]):
            found.append((OBJECTIVE, 0))
        return found

    def expected(self, option: Option) -> float:
        """Hits, before any die is rolled again."""
        return float(option.preview().get("expected_hits", 0.0))

    def given(self, entry: LogEntry) -> int:
        name, _, about, _ = entry
        return about[1] if name == HITS else 0

    def bad(self, note: Note) -> bool:
        return note[0] in (ELIMINATED, WOUNDED)

    def clause(self, game: Game, note: Note, language: str) -> str:
        name, about = note
        s = state(game.position)
        what = teller_of(s).goal_title(s, about, language) if name == GOAL else ""
        who = survivor_name(s, about, language) if name in (ELIMINATED, WOUNDED, LEFT, LEVEL) else ""
        return CLAUSES[name][language if language in CLAUSES[name] else "en"].format(who=who, what=what.rstrip("."))


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


TOWN_JUDGE: Final = FamilyJudge(TOWN)
STEAM_JUDGE: Final = FamilyJudge(STEAM)
CITY_JUDGE: Final = FamilyJudge(CITY)
