"""Games in full swing for tests: random play, and positions shaken up so that every rule has something to say."""

from collections.abc import Iterator
from random import Random

import graveshift
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.adrenaline import gain_skill, update_classes
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.inventory import fits
from graveshift.zombicide.rules.turn import legal_actions

MISSIONS = tuple(f"m{number}" for number in range(11))


def begun(mission: str, seed: int, seats: int = 1) -> Game:
    """A game at its first Action."""
    game: Game = graveshift.new("undead-or-alive", mission=mission, seed=seed, seats=seats)
    dice = Random(seed)
    while game.decision is not None and game.decision.kind != "action":
        game.decide(dice.choice(game.decision.options))
    return game


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def played(mission: str, seed: int, decisions: int) -> Iterator[Game]:
    """Random play: the same game before each of its decisions."""
    game: Game = graveshift.new("undead-or-alive", mission=mission, seed=seed, seats=1 + seed % 3)
    dice = Random(seed)
    for _ in range(decisions):
        if game.decision is None:
            return
        yield game
        game.answer(dice.choice(game.codes))


def shaken(game: Game, dice: Random) -> tuple[State, Ask]:
    """The position with skills, cards, zombies and people thrown about, and the question about an Action in it."""
    s = state_of(game).copy()
    for who in range(s.posse):
        throw_person(s, dice, who)
    for companion in range(s.posse, s.actors):
        if dice.random() < 0.3:
            s.leader[companion] = dice.randrange(s.posse)
        elif s.leader[companion] == c.LONE and dice.random() < 0.5:
            s.zone[companion] = s.zone[dice.randrange(s.posse)]
        if s.leader[companion] >= 0:
            s.zone[companion] = s.zone[s.leader[companion]]
            s.aboard[companion] = s.aboard[s.leader[companion]]
    for who in range(s.posse):
        update_classes(s, who)
    for zone in [*(dice.randrange(s.board.zones) for _ in range(8)), *s.zone[:3]]:
        s.zombies[zone * s.kinds + dice.randrange(s.kinds)] += dice.randrange(3)
    throw_tokens(s, dice)
    s.noise = dice.choice((c.BANG, c.BOOM))
    s.goals = dice.choice((0, (1 << len(town_of(s).goals)) - 2))
    if dice.random() < 0.1:
        s.deck, s.discards = [], []
    s.active = dice.randrange(s.posse)
    kind = c.ASK_ACTION
    if dice.random() < 0.15:
        kind, s.granted = c.ASK_LEADER, s.active
    return s, Ask(s.owner[s.active], kind, legal_actions(s, s.active), (s.active, 0))


def throw_person(s: State, dice: Random, who: int) -> None:
    """New skills, new cards, another place, a Turn half spent."""
    t = s.tables
    for _ in range(dice.randrange(6)):
        gain_skill(s, who, dice.randrange(len(t.skill_ids)))
    for slot in range(c.SLOTS):
        card = dice.choice((-1, dice.randrange(t.cards), t.dynamite, t.holy_water, t.water, t.knife, t.plenty[1]))
        loaded = 0 if card < 0 or not t.weapon[card] or dice.random() < 0.8 else c.EMPTY
        s.slots[who * c.SLOTS + slot] = card | loaded if card >= 0 and fits(s, who, slot, card) else c.NO_CARD
    s.zone[who] = dice.choice((dice.randrange(s.board.zones), s.zone[0]))
    s.aboard[who] = 0
    if s.wagon >= 0 and dice.random() < 0.25:
        s.zone[who], s.aboard[who] = s.wagon, dice.randrange(2)
    if s.gatling >= 0 and dice.random() < 0.25:
        s.zone[who], s.aboard[who] = s.gatling, 0
    s.spent[who] = dice.randint(0, actions_left(s, who))
    s.searches[who], s.charges[who], s.vades[who] = dice.randrange(2), dice.randrange(2), dice.randrange(2)
    s.used[who] = dice.choice((0, 0, sum(dice.randrange(2) << 4 * place for place in range(8))))


def throw_tokens(s: State, dice: Random) -> None:
    """Spawn tokens and Objectives elsewhere, some of them beside a survivor."""
    for token in range(len(s.token_kind)):
        kind = s.token_kind[token]
        if kind in (c.ABOMINATION_TOKEN, c.PILE):
            s.token_state[token] = dice.choice((c.ON, c.OFF))
        if kind in (c.MOBILE, c.ABOMINATION_TOKEN) and dice.random() < 0.4:
            s.token_zone[token] = s.zone[dice.randrange(s.posse)]
    for objective in range(len(s.objective_zone)):
        if s.objective_zone[objective] >= 0 and dice.random() < 0.3:
            s.objective_zone[objective] = s.zone[dice.randrange(s.posse)]
