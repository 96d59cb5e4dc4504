"""What a seat may see, as plain data (design: one module decides).

The game is open but for chance to come, the front of the top Bounty Weapon, the Bounty Weapons set aside and the order
of everything face down. Those never enter the view: decks are counts, hidden faces are counts, the live Feat is known
by its own id (UOA-SETUP-12, UOA-COMP-13).
"""

from __future__ import annotations

from functools import lru_cache

from graveshift.games.undead_or_alive.content.loading import feat_of
from graveshift.games.undead_or_alive.rules.goals import ON_WAGON
from graveshift.games.undead_or_alive.rules.skills import CHARGE_MORE, VADE_MORE
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import NO_TRAIN, active_tokens, town_of
from graveshift.games.undead_or_alive.telling import seen
from graveshift.zombicide.rules.goals import LOST_TOKEN
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.telling.seen import Companion, Deck, Objective, Survivor, extended
from graveshift.zombicide.telling.view import REMEMBERED, table_view, words
from graveshift.zombicide.telling.words import zone_id


def seat_view(s: State, seat: int | None) -> seen.TownView:
    """Everything this seat, or a spectator (None), may see. Nothing is hidden from one seat and open to another."""
    table = table_view(s, seat)
    return extended(
        table,
        seen.TownView,
        survivors=[survivor_view(s, who, survivor) for who, survivor in enumerate(table.survivors)],
        companions=[
            town_companion(companion, s.aboard[who] == 1)
            for who, companion in enumerate(table.companions, start=s.posse)
        ],
        objectives=[objective_view(s, number, token) for number, token in enumerate(table.objectives)],
        active_tokens=seen.Tally(count=active_tokens(s), limit=s.tables.loss_tokens),
        vade_retro=[zone_id(s, zone) for zone in sorted(s.vade, reverse=True)],
        machines=machines_view(s),
        train=train_view(s),
        decks=table.decks | bounty_decks(s),
        feat=feat_view(s),
    )


# ---- people


def survivor_view(s: State, who: int, survivor: Survivor) -> seen.SurvivorView:
    """With what its class has done in this Turn, and whether it sits in the Wagon."""
    mods = mods_of(s, who)
    charges, vades = (s.charges[who], 1 + mods[CHARGE_MORE]), (s.vades[who], 1 + mods[VADE_MORE])
    return town_survivor(survivor, s.aboard[who] == 1, charges, vades, s.feat[who])


@lru_cache(REMEMBERED)
def town_survivor(
    survivor: Survivor, aboard: bool, charges: tuple[int, int], vades: tuple[int, int], feat: int
) -> seen.SurvivorView:
    """A survivor's picture with what the game adds, made of what is given alone."""
    turn = extended(
        survivor.turn,
        seen.TownTurn,
        charges=seen.Uses(used=charges[0], allowed=charges[1]),
        vade_retro=seen.Uses(used=vades[0], allowed=vades[1]),
        feat=feat,
    )
    return extended(survivor, seen.SurvivorView, aboard=aboard, turn=turn)


@lru_cache(REMEMBERED)
def town_companion(companion: Companion, aboard: bool) -> seen.CompanionView:
    return extended(companion, seen.CompanionView, aboard=aboard)


# ---- the board


def objective_view(s: State, number: int, token: Objective) -> seen.ObjectiveView:
    """It may be the Train's clock (UOA-M01-05), loaded, or run over, which is not taken."""
    holder = s.objective_holder[number]
    clock = number == town_of(s).clock_token
    return town_objective(token, clock, holder == ON_WAGON, token.taken and holder != LOST_TOKEN)


@lru_cache(REMEMBERED)
def town_objective(token: Objective, clock: bool, loaded: bool, taken: bool) -> seen.ObjectiveView:
    return extended(token, seen.ObjectiveView, clock=clock, loaded=loaded, taken=taken)


def machines_view(s: State) -> seen.Machines:
    passengers = [actor_name(s, actor) for actor in range(s.actors) if s.aboard[actor]]
    names = s.board.names
    return seen.Machines(
        wagon=seen.Wagon(zone=names[s.wagon], passengers=passengers) if s.wagon >= 0 else None,
        gatling=seen.Gatling(zone=names[s.gatling]) if s.gatling >= 0 else None,
    )


def train_view(s: State) -> seen.Train | None:
    """How far the Train is (UOA-TRAIN-06); None in a mission without one."""
    town = town_of(s)
    if town.train_mode == NO_TRAIN and not town.train_boards:
        return None
    clock = town.clock_route[s.clock] if 0 <= s.clock < len(town.clock_route) else None
    return seen.Train(
        moving=s.train_moving == 1,
        step=s.train_state,
        steps=len(town.train_boards),
        tiles=list(town.train_tiles[s.train_state]) if town.train_tiles else [],
        clock=clock,
    )


# ---- decks


def bounty_decks(s: State) -> dict[str, Deck]:
    """How many Bounty Weapons are left; never an order, never what is set aside (UOA-SETUP-11)."""
    top = 1 if s.bounty_top >= 0 else 0
    return {
        "bounties": Deck(cards=len(s.bounties) + top, gained=s.bounties_gained),
        "set_aside": Deck(cards=len(s.set_aside), gained=s.set_aside_gained),
    }


def feat_view(s: State) -> seen.FeatView | None:
    """The live Feat: its own id, never the weapon behind it (UOA-SETUP-12, UOA-BOUNTY-03)."""
    if s.bounty_top < 0:
        return None
    feat = feat_of(s, s.bounty_top)
    return seen.FeatView(
        id=feat.id,
        name=words(feat.name),
        text=words(feat.text),
        count=feat.predicate.count,
        within=feat.predicate.within,
    )
