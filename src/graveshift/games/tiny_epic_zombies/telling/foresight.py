"""What an option does at once: its effect is played on copies, once for every fall of the dice.

Where it ends the Turn, the Zombie Turn that nobody can stop any more counts, too, if the game can be lost by it. Where
somebody is asked on the way, the best answer counts: whoever can still get out of it is not dead yet. Nothing hidden
goes in: what the seat does not know is a chance.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, NamedTuple

from graveshift.games.tiny_epic_zombies.missions.investigate import CLUES, unplaced_sources
from graveshift.games.tiny_epic_zombies.missions.stranded import BOTH
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules import phases, turn
from graveshift.games.tiny_epic_zombies.rules.adding import add_zombie, move_zombie, withstand
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.horde import pay_toll
from graveshift.games.tiny_epic_zombies.rules.killing import convert, land_blow, push_friend
from graveshift.games.tiny_epic_zombies.rules.moving import fight, meet, throw_grenade
from graveshift.games.tiny_epic_zombies.rules.rooms import drive_to, use
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import fill_cache, gain_on_track
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import keep_silent
from graveshift.games.tiny_epic_zombies.telling.nightfall import Night, nights
from graveshift.games.tiny_epic_zombies.telling.view import knows_token
from graveshift.kernel.chance import WINNER, WON, GameOver, Script
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask, Play

FACES: Final = {1: Fraction(1, 3), 3: Fraction(1, 3), 5: Fraction(1, 6), 6: Fraction(1, 6)}
"""One side of the die for each of its results, with its chance (TEZ-REC-09)."""
NO_BLANK: Final = {1: Fraction(1, 2), 5: Fraction(1, 4), 6: Fraction(1, 4)}
"""A Quarantine Attempt rolls on after a blank: it may be left out (TEZ-MIS-QUA-03)."""

Effect = Callable[[State], Play]


class Foresight(NamedTuple):
    """Chances: to be Eaten Alive, and to lose the game, by the rule that ends it; and Wounds and kills on average."""

    eaten: Fraction
    wounds: Fraction
    kills: Fraction
    lost: dict[str, Fraction]

    @property
    def harm(self) -> tuple[Fraction, Fraction]:
        return sum(self.lost.values(), Fraction(0)), self.eaten


def foresee(s: State, ask: Ask, option: int, human: int) -> Foresight | None:
    """What this answer brings a Human; None where it sets nothing going that could harm anybody."""
    effect = effect_of(s, ask, option)
    if effect is None:
        return None
    known = as_known(s, ask.seat)
    faces = NO_BLANK if option == c.CAPTURE else FACES
    ways = draws_of(known, ask, option)
    after = nights(known, ask.seat) if ask.kind in (c.ASK_TURN, c.ASK_OVERKILL) else []
    found = [Trial(known, effect, human, ask.seat, faces, draws, after).play([], []) for draws in ways]
    return together([(Fraction(1, len(ways)), one) for one in found])


# ---- what an answer sets going


def effect_of(s: State, ask: Ask, option: int) -> Effect | None:
    """The rule that plays out this answer, as far as it goes by itself."""
    kind, verb = ask.kind, option >> c.VERB << c.VERB
    if kind in (c.ASK_TURN, c.ASK_OVERKILL):
        return lambda twin: act(twin, ask.about[0], option)
    if kind == c.ASK_ANY_TIME:
        return lambda twin: phases.any_time(twin, option)
    effect = REACTIONS.get(kind)
    return (lambda twin: effect(twin, ask, option)) if effect is not None and verb in HARMFUL[kind] else None


def act(s: State, human: int, option: int) -> Play:
    """An Action of the Turn."""
    effect = turn.perform(s, human, option)
    if effect is not None:
        yield from effect


def meet_grenade(s: State, ask: Ask, option: int) -> Play:
    human, store = ask.about
    if option == c.THROW:
        yield from throw_grenade(s, human, store)
    elif zombie_at(s, s.room[human]):
        yield from fight(s, human, s.room[human])


def meet_bat(s: State, ask: Ask, option: int) -> Play:
    human = ask.about[0]
    blow = c.WOUND_1 if s.table.bat_wound else c.BLANK
    yield from land_blow(s, human, s.room[human], convert(s, human) if option == c.CONVERT else blow)


def meet_gain(s: State, ask: Ask, option: int) -> Play:
    human, count = ask.about
    if option == c.TRACK:
        gain_on_track(s, human, count, "TEZ-WA-05")
    else:
        fill_cache(s, human, count, "TEZ-MIS-ARS-05")
    yield from check_eaten(s, human)


def meet_event(s: State, ask: Ask, option: int) -> Play:
    if ask.about[1] >= c.ZOMBIE_EVENT and c.KIND[ask.about[1]] == c.EVENT:
        yield from add_zombie(s, option & 255, "TEZ-CARD-22")


def walk(s: State, ask: Ask, option: int) -> Play:
    return move_zombie(s, option >> 8 & 255, option & 255, "TEZ-CARD-15")


REACTIONS: Final[dict[int, Callable[[State, Ask, int], Play]]] = {
    c.ASK_GRENADE: meet_grenade,
    c.ASK_FIGHT: lambda s, ask, option: meet(s, ask.about[0], ask.about[1], option),
    c.ASK_CONVERT: meet_bat,
    c.ASK_UZI: lambda s, ask, option: push_friend(s, ask.about[0], option >> 8 & 255, option & 255),
    c.ASK_GAIN: meet_gain,
    c.ASK_FIREWORKS: walk,
    c.ASK_CRASH: walk,
    c.ASK_DRIVE: lambda s, ask, option: drive_to(s, ask.about[0], option & 255),
    c.ASK_ESCAPE_ABILITY: lambda s, ask, option: use(s, ask.about[0], option & 255),
    c.ASK_SEARCH_STORE: meet_event,
    c.ASK_EXPLOSION: lambda s, ask, option: harmed(s, ask.about[0], "TEZ-CARD-21"),
    c.ASK_BLEEDING: lambda s, ask, option: harmed(s, option & 255, "TEZ-ADD-11"),
    c.ASK_FRY_COOK: lambda s, ask, option: keep_silent(s, ask.about[0]),
    c.ASK_OVERRUN: lambda s, ask, option: withstand(s, ask.about[0], ask.about[1], option),
    c.ASK_TOLL: lambda s, ask, option: pay_toll(s, ask.about[0], ask.about[1]),
}
"""What follows the answer to a question in the middle of something."""

HARMFUL: Final[dict[int, tuple[int, ...]]] = {
    c.ASK_GRENADE: (c.THROW, c.NO),
    c.ASK_FIGHT: (c.FIGHT, c.OWN_SHOT, c.CAPTURE),
    c.ASK_CONVERT: (c.CONVERT, c.NO),
    c.ASK_UZI: (c.PUSH_HUMAN,),
    c.ASK_GAIN: (c.TRACK, c.CACHE),
    c.ASK_FIREWORKS: (c.WALK,),
    c.ASK_CRASH: (c.WALK,),
    c.ASK_DRIVE: (c.DRIVE,),
    c.ASK_ESCAPE_ABILITY: (c.USE,),
    c.ASK_SEARCH_STORE: (c.STORE,),
    c.ASK_EXPLOSION: (c.WOUND,),
    c.ASK_BLEEDING: (c.HUMAN,),
    c.ASK_FRY_COOK: (c.YES,),
    c.ASK_OVERRUN: (c.COUNTER, c.NO),
    c.ASK_TOLL: (c.TRACK,),
}
"""The answers that do; all others leave everything as it is."""


def harmed(s: State, human: int, rule: str) -> Play:
    yield from wound_and_check(s, human, 1, rule)


# ---- chance


def as_known(s: State, seat: int) -> State:
    """The position without faces that this seat has not seen: they are drawn when they are turned."""
    known = s.copy()
    for token in CLUES:
        if not knows_token(s, token, seat):
            known.token_face[token] = c.UNKNOWN
    return known


def draws_of(s: State, ask: Ask, option: int) -> list[dict[str, list[int]]]:
    """The equally likely tokens that the option turns up first, if what happens depends on them."""
    verb, argument = option >> c.VERB << c.VERB, option & 255
    if ask.kind in (c.ASK_TURN, c.ASK_OVERKILL):
        if verb == c.GUESS:
            return [{"source": [source]} for source in unplaced_sources(s)]
        if verb == c.FLIP and argument in BOTH and all(s.token_at[token] != c.OFF for token in BOTH):
            return [{"stranded": [c.PERSON]}, {"stranded": [c.FALSE_ALARM]}]
    return [{}]


class Trial:
    """One effect, tried with dice and answers until it needs one more."""

    def __init__(
        self,
        s: State,
        effect: Effect,
        human: int,
        seat: int,
        faces: dict[int, Fraction],
        draws: dict[str, list[int]],
        after: list[Night],
    ) -> None:
        self.s = s
        self.effect = effect
        self.human = human
        self.seat = seat
        self.faces = faces
        self.draws = draws
        self.after = after

    def play(self, dice: list[int], answers: list[int]) -> Foresight:
        """What comes of it after these dice and answers."""
        twin = self.s.copy()
        twin.rng = 1
        twin.log = []
        twin.script = Script(dice, self.draws, False)
        effect = self.effect(twin)
        try:
            ask = next(effect)
            for answer in answers:
                ask = effect.send(answer)
        except (StopIteration, GameOver):
            return self.end(twin)
        except EngineError:  # the script has no more dice
            return together([(chance, self.play([*dice, face], answers)) for face, chance in self.faces.items()])
        return self.best(dice, answers, ask)

    def best(self, dice: list[int], answers: list[int], ask: Ask) -> Foresight:
        """The answer that harms least; the last one mostly lets it be."""
        options = [option for option in reversed(ask.options) if option != c.CAPTURE]
        found = self.play(dice, [*answers, options[0]])
        if ask.kind == c.ASK_ADD:  # the Zombie Player takes what harms most
            return max(found, *(self.play(dice, [*answers, one]) for one in options[1:]), key=lambda one: one.harm)
        if ask.kind in (c.ASK_HORDE, c.ASK_HORDE_CARD):  # there are too many; as in the look ahead nothing is done
            return found
        for option in options[1:]:
            if not any(found.harm) or ask.kind == c.ASK_DEATH_DROP:
                break
            found = min(found, self.play(dice, [*answers, option]), key=lambda one: one.harm)
        return found

    def end(self, s: State) -> Foresight:
        """Who was eaten, and whether the game is lost for the seat."""
        happened: list[Any] = s.log or []
        eaten = any(name == "eaten-alive" and about[0] == self.human for name, _, about, _ in happened)
        wounds = sum(about[1] for name, _, about, _ in happened if name == "wounded" and about[0] == self.human)
        kills = sum(about[0] == self.human for name, _, about, _ in happened if name == "killed")
        lost = {s.reason_rule: Fraction(1)} if s.result not in (0, WON, WINNER + self.seat) else {}
        if self.after and not s.result and turn_is_over(s) and len(s.supply) == len(self.s.supply):
            lost = self.night(s)
        return Foresight(Fraction(int(eaten)), Fraction(wounds), Fraction(kills), lost)

    def night(self, s: State) -> dict[str, Fraction]:
        """How the game is lost before anybody has a Turn again."""
        ways = [(chance, Trial(s, effect, self.human, self.seat, FACES, {}, [])) for chance, effect in self.after]
        return together([(chance, one.play([], [])) for chance, one in ways]).lost


def turn_is_over(s: State) -> bool:
    """Nobody is asked any more before the Search (TEZ-TURN-02)."""
    return s.phase == c.SEARCHING or (
        s.phase == c.MOVING and turn.question(s, s.active) is None and turn.only_option(s, s.active) == c.END
    )


def together(parts: list[tuple[Fraction, Foresight]]) -> Foresight:
    """Chances of several ways that it may come."""
    lost: dict[str, Fraction] = {}
    for chance, one in parts:
        for rule, share in one.lost.items():
            lost[rule] = lost.get(rule, Fraction(0)) + chance * share
    eaten = sum((chance * one.eaten for chance, one in parts), Fraction(0))
    wounds = sum((chance * one.wounds for chance, one in parts), Fraction(0))
    kills = sum((chance * one.kills for chance, one in parts), Fraction(0))
    return Foresight(eaten, wounds, kills, lost)
