"""What a bot of the mall is about to do and why, in a sentence: from the Turn as it goes on in its mind.

The Turn is played out as the bot itself would play it, in several worlds of the seat with dice and cards drawn anew,
and only what comes of all of them is told: an intention that hangs on few dice, and still no promise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from graveshift.bots.seat import Seat
from graveshift.bots.tez.errands import AMMO, ANYWHERE, CARDS, Errand, carried, gathering
from graveshift.bots.tez.humans import HumanMind
from graveshift.bots.tez.plan import OURS, Plan
from graveshift.bots.tez.scene import Scene
from graveshift.bots.tez.thinking import deciding_human
from graveshift.content import LANGUAGES, Text, read, said
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_TURN,
    CAPTURE,
    COLLECT,
    FIGHT,
    FLIP,
    GAIN_1,
    GUESS,
    HEAL_2,
    MOVE,
    STORE_OF,
    TAKE,
    USE,
    VERB,
)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, name
from graveshift.kernel.game import Game

MOVES: Final = 3
"""The compulsory Moves of a Turn that has only begun."""
LONGEST: Final = 60
"""Answers of a Turn; more is going round in circles."""
RANKS: Final = ("gather", "token", "deliver", "capture", "cards", "heal", "ammo", "fight")
"""What is worth telling most, if several things are done in a Turn."""
WORLDS: Final = 3
"""Worlds in which the Turn is played out."""
Sentence = dict[str, str]
"""By language."""
Mind = Callable[[Game], int]
"""How a bot answers the question of a game."""


class Reason(NamedTuple):
    """Which sentence is true of a Turn, and the Room and Store it names."""

    key: str
    room: int
    store: int


class Course:
    """What a Human does in a Turn, each thing with the Room where it happens, and the last Room."""

    def __init__(self, deeds: list[tuple[str, str, int]], end: int) -> None:
        self.deeds = deeds
        self.end = end


def explained(seat: Seat, key: str, mind: Mind) -> Sentence | None:
    """What the first Move of a Turn is for, told to a team that has no listening rivals; None for all else."""
    world = seat.determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    if ask is None or ask.kind != ASK_TURN or s.moves != MOVES or s.table.competitive or s.table.zombie_seat >= 0:
        return None
    code = next(code for code in ask.options if world.rules.key(s, ask, code) == key)
    if code >> VERB << VERB != MOVE:
        return None
    me = deciding_human(s, ask.seat)
    why = agreed(
        HumanMind(Scene(s, ask.seat), me).plan, [course_of(seat.determinized(n), me, code, mind) for n in range(WORLDS)]
    )
    return told(s, me, why) if why is not None else None


def agreed(plan: Plan, courses: list[Course]) -> Reason | None:
    """The worthiest thing that comes of every course of a Turn; else what all of them lead nearer to."""
    kept = [deed for deed in courses[0].deeds if all(deed in course.deeds for course in courses)]
    if kept:
        return reason(plan, Course(kept, courses[0].end))
    leads = {lead(plan, course.end) for course in courses}
    return leads.pop() if len(leads) == 1 else None


def course_of(world: Game, me: int, code: int, mind: Mind) -> Course:
    """Play the Turn on from its first Move, in a copy of this world.

    Tokens and cards that only come to lie there on the way are left out: elsewhere chance would have it otherwise.
    """
    game = world.copy()
    s, ask = game.position, game.pending
    assert isinstance(s, State)
    assert ask is not None
    turn, seat = s.turns, ask.seat
    scene = Scene(s, seat)
    exit_room = gathering(scene, HumanMind(scene, me).plan.goals)
    deeds: list[tuple[str, str, int]] = []
    lying, beside = list(s.token_at), [len(cards) > 0 for cards in s.beside]
    answer = code
    for number in range(LONGEST):
        ask = game.pending
        if ask is None or s.turns != turn or s.active != me:
            break
        if number:
            answer = mind(game)
        verb, what = answer >> VERB << VERB, answer & 255
        room = s.room[me]
        rank, deed = done_by(verb, what)
        foreseen = lying[what] == room if verb in (TAKE, FLIP) else beside[STORE_OF[room]] if verb == COLLECT else True
        if rank and foreseen:
            deeds.append((rank, deed, room))
        load, fights = carried(Scene(s, seat), me), verb == MOVE and Scene(s, seat).zombies >> what & 1 == 1
        game.answer(answer)
        if verb == MOVE and s.room[me] == what:
            if what == exit_room:
                deeds.append(("gather", "gather", what))
            if fights:
                deeds.append(("fight", "fight", what))
            if load and not carried(Scene(s, seat), me):
                deeds.append(("deliver", "deliver", what))
    return Course(deeds, s.room[me])


def done_by(verb: int, what: int) -> tuple[str, str]:
    """What an answer is, by its rank and by its sentence; empty for what is not worth telling."""
    if verb in (TAKE, FLIP, GUESS):
        return "token", "clue" if verb == GUESS else TOKEN_IDS[what].partition("-")[0]
    if verb == COLLECT:
        return "cards", "cards"
    if verb == USE and what in (HEAL_2, GAIN_1):
        return ("heal", "heal") if what == HEAL_2 else ("ammo", "ammo")
    if verb == CAPTURE:
        return "capture", "capture"
    return ("fight", "fight") if verb == FIGHT else ("", "")


def reason(plan: Plan, course: Course) -> Reason | None:
    """The worthiest thing that is done in the Turn, the first of equals; else what it leads nearer to."""
    if course.deeds:
        _, deed, room = min(course.deeds, key=lambda each: RANKS.index(each[0]))
        return Reason(f"now-{deed}", room, 0)
    return lead(plan, course.end)


def lead(plan: Plan, room: int) -> Reason | None:
    """What is worth most at the distance at which it is after the Turn, if the Turn leads nearer to it."""
    if not plan.errands or plan.exit >= 0:
        return None
    here = plan.scene.places[plan.me]
    worth = [
        errand.worth * (1.0 if plan.distance(room, at) <= plan.near[at] else OURS) / (1 + plan.distance(room, at))
        for at, errand in enumerate(plan.errands)
    ]
    at = worth.index(max(worth))
    if plan.distance(room, at) >= plan.distance(here, at):
        return None
    errand = plan.errands[at]
    return Reason(f"later-{kind(errand)}", errand.room if errand.room != ANYWHERE else room, errand.store)


def kind(errand: Errand) -> str:
    """What an errand is for, in a word."""
    if errand.what == CARDS:
        return "cards"
    if errand.what == AMMO:
        return "ammo"
    return TOKEN_IDS[errand.what].partition("-")[0]


def told(s: State, me: int, why: Reason) -> Sentence:
    """A sentence in every language."""
    return {
        language: said(sentences()[why.key], language).format(
            name=name(s, "human", me, language),
            room=name(s, "room", why.room, language),
            store=name(s, "store", why.store, language),
        )
        for language in LANGUAGES
    }


@cache
def sentences() -> dict[str, Text]:
    return read(files("graveshift.bots.tez") / "explaining.yaml", dict[str, Text])
