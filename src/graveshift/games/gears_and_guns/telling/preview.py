"""What steam options would bring: shots at a Bottle, Jets, the Gauge, a Search at a Switch."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.gears_and_guns.rules.gauge import scalds
from graveshift.games.gears_and_guns.rules.inventions import finds_inventions
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_zones, switch_zones
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import ZOMBIE_LINK
from graveshift.zombicide.rules.state import mods_of, survivors_in, zombies_in
from graveshift.zombicide.telling.fatal import eliminated
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.telling.preview import noise_at, preview_end, preview_search, zombies_of
from graveshift.zombicide.telling.teller import Loss, Preview


def at_bottle(s: State, attack: Attack, found: dict[str, Any]) -> dict[str, Any]:
    """One hit eliminates everybody in the zone, and is heard there (GG-BOTTLE-07, GG-BOTTLE-09)."""
    hit = 1 - found["hits"][0]
    there = zombies_of(s, attack.zone)
    return found | {
        "kills": {kind: count * hit for kind, count in there.items()},
        "expected_kills": zombies_in(s, attack.zone) * hit,
        "kill_all": hit if there else 0.0,
        "explodes": hit,
        "eliminated": [actor_name(s, actor) for actor in survivors_in(s, attack.zone)],
        "explosion": noise_at(s, attack.zone, c.BOOM),
    }


def steam_fatal(s: State, attack: Attack, misfire: float) -> float:
    """Who attacks in a Steam Jet with the last of its Health falls before it strikes; a Bottle spares nobody.

    (GG-JET-05, GG-BOTTLE-07)
    """
    if falls_in_steam(s, attack):
        return 1.0
    if attack.aside and survivors_in(s, attack.zone):
        return 1.0 - misses_all(attack) + misfire
    return misfire


def steam_victims(s: State, attack: Attack) -> list[int] | None:
    """Who falls then; None where only misses endanger anybody."""
    if falls_in_steam(s, attack):
        return [attack.who]
    return survivors_in(s, attack.zone) if attack.aside else None


def falls_in_steam(s: State, attack: Attack) -> bool:
    """Does the Wound of an Action in a Steam Jet come before the attack, and is it the last? (GG-JET-05, GG-AMB-15)"""
    return s.zone[attack.who] in s.board.unseen and scalds(s) and s.health[attack.who] <= 1


def scalding_step(s: State, ask: Ask, code: int) -> Loss | None:
    """A free step out of a Steam Jet is an Action, too (GG-JET-05, GG-AMB-15)."""
    if ask.kind != c.ASK_HIT_AND_RUN or code == c.NO:
        return None
    who = ask.about[0]
    fatal = s.zone[who] in s.board.unseen and scalds(s) and s.health[who] <= 1
    return eliminated(s, [who]) if fatal else None


def misses_all(attack: Attack) -> float:
    """The chance that no die hits."""
    from graveshift.zombicide.telling.odds import rolls

    return sum(chance for roll, chance in rolls(attack).items() if roll.hits == 0)


def full_gauge(s: State, ask: Ask, code: int) -> Loss | None:
    """The last Turn of the Round ends with a Gauge that is full after it, and nothing can lower it any more.

    A Train that runs may win before, and so may the extra Turn of a Zombie Link (GG-GAUGE-05, GG-GAUGE-07).
    """
    if ask.kind != c.ASK_ACTION or code != c.END or s.gauge < 0:
        return None
    works = works_of(s)
    if s.gauge + works.gauge_step < works.gauge_full or works.declares or s.active < 0:
        return None
    waiting = [who for who in range(s.posse) if s.zone[who] >= 0 and who != s.active and not s.taken >> who & 1]
    linked = any(mods_of(s, who)[ZOMBIE_LINK] for who in range(s.posse) if s.zone[who] >= 0)
    if waiting or linked or works.interlude(s) or works.exits(s, s.active):
        return None
    return Loss("gauge-full", "GG-GAUGE-05")


def preview_steam_end(s: family.State, ask: Ask, code: int) -> dict[str, Any]:
    """Who can be bitten, and what the Gauge will show after this Round (GG-GAUGE-03)."""
    found = preview_end(s, ask, code)
    steamed = own(s)
    if steamed.gauge < 0:
        return found
    works = works_of(s)
    rising = {"now": steamed.gauge, "next": steamed.gauge + works.gauge_step, "limit": works.gauge_full}
    return found | {"gauge": rising}


def preview_steam_search(s: family.State, ask: Ask, code: int) -> dict[str, Any]:
    """A Switch gives Inventions (GG-INV-02)."""
    steamed = own(s)
    if not finds_inventions(steamed, ask.about[0]):
        return preview_search(s, ask, code)
    bag = steamed.invention_deck or steamed.invention_discards
    return {
        "cards": len(bag),
        "odds": {s.tables.card_ids[card]: bag.count(card) / len(bag) for card in sorted(set(bag))},
    }


def preview_switch(s: family.State, ask: Ask, code: int) -> dict[str, Any]:
    """Which Nozzle it turns on or off, and whether that is a Steam Jet (GG-SWITCH-02, GG-SWITCH-03)."""
    steamed = own(s)
    number = switch_zones(steamed).index(code & 255)
    return {
        "nozzle": s.board.names[nozzle_zones(steamed)[number]],
        "active": not steamed.switches[number],
        "jet": steamed.broken[number] == 1,
    }


PREVIEWS: Final[dict[str, Preview]] = {
    "end": preview_steam_end,
    "search": preview_steam_search,
    "flip-switch": preview_switch,
}
"""By the name of the Action."""
