"""What a seat may see: the table of Undead or Alive with everything that steam adds, all of it open."""

from __future__ import annotations

from functools import lru_cache

from graveshift.games.gears_and_guns.rules.codes import ENGINEER
from graveshift.games.gears_and_guns.rules.depletion import is_depleted
from graveshift.games.gears_and_guns.rules.gauge import scalds
from graveshift.games.gears_and_guns.rules.inventions import armor_of, inventions_of
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_zones, switch_zones
from graveshift.games.gears_and_guns.rules.skills import (
    DESTINY,
    EMERGENCY_REFILL,
    FREE_REFILL,
    STEAM_REROLL,
    USED_DESTINY,
    USED_EMERGENCY,
    USED_FREE_REFILL,
    USED_REROLL,
)
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.games.gears_and_guns.telling.seen import (
    Gauge,
    Kept,
    SteamSurvivorView,
    SteamTileView,
    SteamTurn,
    SteamView,
)
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.telling.seen import SurvivorView, TownTurn, Uses
from graveshift.games.undead_or_alive.telling.view import seat_view
from graveshift.zombicide.rules.codes import CARD, PACK_1, SLOTS, TURNED
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.telling.keys import SLOT_NAMES, actor_name, card_name
from graveshift.zombicide.telling.seen import Deck, extended
from graveshift.zombicide.telling.view import REMEMBERED
from graveshift.zombicide.telling.words import FACES


def steam_view(s: State, seat: int | None) -> SteamView:
    """Everything this seat, or a spectator (None), may see."""
    table = seat_view(s, seat)
    names = s.board.names
    return extended(
        table,
        SteamView,
        survivors=[survivor_view(s, who, survivor) for who, survivor in enumerate(table.survivors)],
        bottles=[names[zone] for zone in s.bottles],
        advanced_decks=works_of(s).advanced_decks,
        gauge=gauge_view(s),
        steam_tiles=tiles_view(s),
        jets=[names[zone] for zone in s.board.unseen],
        sight=sight_view(s) if s.board.unseen else None,
        decks=table.decks | invention_deck(s),
        keeps=works_of(s).keeps,
        kept=[Kept(survivor=actor_name(s, one >> 8), card=card_name(s, one & CARD)) for one in s.kept],
    )


# ---- people


def survivor_view(s: State, who: int, survivor: SurvivorView) -> SteamSurvivorView:
    return steam_survivor(
        survivor,
        turn_uses(s, who),
        tuple([SLOT_NAMES[slot] for slot in range(SLOTS) if is_depleted(s, who, slot)]),
        tuple([card_name(s, card) for card in inventions_of(s, who)]),
        tuple(lent_skills(s, who)),
        armor_of(s, who) or None,
    )


@lru_cache(REMEMBERED)
def steam_survivor(
    survivor: SurvivorView,
    counted: tuple[int, ...],
    depleted: tuple[str, ...],
    inventions: tuple[str, ...],
    lent: tuple[str, ...],
    armor: int | None,
) -> SteamSurvivorView:
    """A survivor's picture with what steam adds, made of what is given alone."""
    return extended(
        survivor,
        SteamSurvivorView,
        turn=turn_view(survivor.turn, counted),
        depleted=list(depleted),
        inventions=list(inventions),
        lent=list(lent),
        armor=armor,
    )


def turn_uses(s: State, who: int) -> tuple[int, ...]:
    """What is counted per Turn, as used and allowed; an Engineer has one Emergency Refill (GG-ENG-03)."""
    mods, used = mods_of(s, who), s.steam_used[who]
    return (
        uses(used, USED_EMERGENCY),
        1 if s.classes[who] & ENGINEER or mods[EMERGENCY_REFILL] else 0,
        uses(used, USED_FREE_REFILL),
        mods[FREE_REFILL],
        uses(used, USED_REROLL),
        mods[STEAM_REROLL],
        uses(used, USED_DESTINY),
        mods[DESTINY],
    )


def turn_view(turn: TownTurn, counted: tuple[int, ...]) -> SteamTurn:
    emergency, free, rerolls, destinies = (
        Uses(used=used, allowed=allowed) for used, allowed in zip(counted[::2], counted[1::2], strict=True)
    )
    return extended(
        turn, SteamTurn, emergency_refills=emergency, free_refills=free, steam_rerolls=rerolls, destinies=destinies
    )


def lent_skills(s: State, who: int) -> list[str]:
    """Skills of Inventions and of filled cards in hand (GG-EQSK-01, GG-DEP-03)."""
    cards = load(s.tables.book).equipment
    at = who * SLOTS
    working = [value & CARD for value in s.slots[at : at + PACK_1] if value >= 0 and not value & TURNED]
    working = [card for card in working if card < s.tables.cards]
    names = [s.tables.card_ids[card] for card in working + inventions_of(s, who)]
    return [skill for name in names for skill in getattr(cards[name], "grants", ())]


# ---- the board


def gauge_view(s: State) -> Gauge | None:
    """The Gauge, with the Rounds that are left (GG-GAUGE-05, GG-MIS-GEN-03, GG-MIS-GEN-04)."""
    if s.gauge < 0:
        return None
    works = works_of(s)
    left = works.gauge_full - s.gauge
    return Gauge(
        value=s.gauge,
        step=works.gauge_step,
        scalds_from=works.scalds_from,
        limit=works.gauge_full,
        scalds=scalds(s),
        rounds_left=max(0, -(-left // works.gauge_step)),
        relief={face: points for face, points in zip(FACES, works.relief, strict=False) if points},
    )


def tiles_view(s: State) -> list[SteamTileView]:
    """Switches and Nozzles, each pair by its tile (GG-TILE-01)."""
    names = s.board.names
    return [
        SteamTileView(
            tile=s.board.tile_names[tile],
            switch=names[switch],
            nozzle=names[nozzle],
            active=s.switches[number] == 1,
            broken=s.broken[number] == 1,
        )
        for number, (tile, switch, nozzle) in enumerate(
            zip(works_of(s).steam_tiles, switch_zones(s), nozzle_zones(s), strict=True)
        )
    ]


def sight_view(s: State) -> dict[str, dict[str, int]]:
    """Sight as the Jets leave it (GG-JET-02)."""
    board = s.board
    return {
        board.names[zone]: {board.names[other]: board.sight[zone][other] for other in board.sees[zone]}
        for zone in range(board.zones)
    }


def invention_deck(s: State) -> dict[str, Deck]:
    """How many Inventions are left; its discard pile lies open (GG-INV-01, GG-INV-05)."""
    if not s.switches:
        return {}
    ids = s.tables.card_ids
    return {
        "inventions": Deck(cards=len(s.invention_deck), discards=sorted(ids[card] for card in s.invention_discards))
    }
