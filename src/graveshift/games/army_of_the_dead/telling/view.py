"""What a seat may see, as plain data (design: one module decides).

Hidden are only numbers and cards that nobody has drawn yet: Sleeper tokens are counts, fronts of Objectives and the
Vault card are unknown to the position itself until they are turned up (AOTD-SLEEP-13, AOTD-SETUP-16, AOTD-VAULT-01).
"""

from __future__ import annotations

from typing import Final

from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.box import HOLDS_CARD, HOLDS_TOKEN
from graveshift.games.army_of_the_dead.rules.city import city_of, is_open
from graveshift.games.army_of_the_dead.rules.companions import blue_skills
from graveshift.games.army_of_the_dead.rules.personal import (
    actor_of,
    card_in_slot,
    held_at_end,
    token_skills,
    waiting,
)
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.telling.seen import (
    CitySurvivor,
    CityView,
    ExitView,
    LaidView,
    PersonalView,
    TruckView,
    VaultView,
)
from graveshift.games.army_of_the_dead.telling.teller import SEATS
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.telling.seen import Deck, Goal, extended
from graveshift.zombicide.telling.view import table_view
from graveshift.zombicide.telling.words import face_id, zone_id

VAULT: Final = (None, "trapped", "revealed", "disarmed", "open")


def seat_view(s: State, seat: int | None) -> CityView:
    """Everything this seat, or a spectator (None), may see. Nothing is hidden from one seat and open to another."""
    table = table_view(s, seat)
    box = city_of(s).box
    names = s.board.names
    return extended(
        table,
        CityView,
        survivors=[
            extended(survivor, CitySurvivor, lent=lent_skills(s, who)) for who, survivor in enumerate(table.survivors)
        ],
        goals=goals_view(s),
        miniatures={s.tables.zombie_ids[kind]: s.pool[kind] for kind in range(s.kinds) if is_used(s, kind)},
        decks=table.decks
        | {"zeus_orders": Deck(cards=len(s.orders), discards=sorted(box.order_ids[n] for n in s.order_discards))},
        sleepers={names[zone]: count for zone, count in enumerate(s.sleepers) if count},
        woken={names[zone]: count for zone, count in enumerate(s.woken) if count},
        trapped=trapped_view(s),
        laid=[
            LaidView(zone=names[zone], card=s.tables.card_ids[card], trap=by >= 0)
            for zone, card, by in zip(s.laid_zone, s.laid_card, s.laid_by, strict=True)
        ],
        vault=vault_view(s),
        truck=truck_view(s),
        time=s.time if s.time >= 0 else None,
        time_spaces=city_of(s).time_spaces or None,
        exits=[
            ExitView(id=name, zone=names[zone], open=s.open_exits >> number & 1 == 1)
            for number, (name, zone) in enumerate(zip(city_of(s).exit_ids, city_of(s).exit_zones, strict=True))
        ],
        closed=[[names[a], names[b]] for number, (a, b) in enumerate(s.board.doors) if number in s.shut],
        personal=[personal_view(s, slot) for slot in range(len(s.personal))],
        eliminated=[actor_name(s, who) for who in range(s.actors) if s.gone[who] == c.ELIMINATED],
    )


def lent_skills(s: State, who: int) -> list[str]:
    """Skills of a survivor's companions and tokens, each once (AOTD-COMP-02, AOTD-PO-05)."""
    skills = dict.fromkeys([*blue_skills(s, who), *token_skills(s, who)])
    return [s.tables.skill_ids[skill] for skill in skills]


def trapped_view(s: State) -> dict[str, dict[str, int]]:
    """Zombies that lie trapped, by zone and kind (AOTD-BOLA-02)."""
    found: dict[str, dict[str, int]] = {}
    for marks in (s.trapped, s.late):
        for at, count in enumerate(marks):
            if count:
                there = found.setdefault(s.board.names[at // c.KINDS], {})
                kind = s.tables.zombie_ids[at % c.KINDS]
                there[kind] = there.get(kind, 0) + count
    return found


def vault_view(s: State) -> VaultView | None:
    """The Vault as far as it is known (AOTD-VAULT-01, AOTD-VAULT-02)."""
    if s.vault == c.NO_VAULT:
        return None
    city = city_of(s)
    return VaultView(
        state=VAULT[s.vault] or "",
        card=city.box.vault_ids[s.vault_card] if s.vault_card >= 0 else None,
        trap_zone=s.board.names[city.trap_zone],
        zone=s.board.names[city.vault_zone],
    )


def truck_view(s: State) -> TruckView | None:
    """Where the Truck is and who sits where (AOTD-TRUCK-05)."""
    if s.truck < 0:
        return None
    seats = {actor_name(s, actor): SEATS[seat] for actor, seat in enumerate(s.truck_seat) if seat != c.ON_FOOT}
    return TruckView(zone=zone_id(s, s.truck) or "", seats=seats)


def personal_view(s: State, slot: int) -> PersonalView:
    """A Personal Objective with its progress: open information; what is held is not counted (AOTD-SETUP-14)."""
    box = city_of(s).box
    card = card_in_slot(s, slot)
    who = actor_of(s, card.person)
    return PersonalView(
        id=box.personal_ids[s.personal[slot]],
        survivor=actor_name(s, who),
        colour=face_id(s, city_of(s).personal_faces[slot]),
        done=not waiting(s, slot) or held_at_end(s, slot),
        progress=[s.progress[slot * 2 + number] for number in range(len(card.parts))],
        wanted=[0 if part.kind in (HOLDS_TOKEN, HOLDS_CARD) else part.b for part in card.parts],
    )


def goals_view(s: State) -> list[Goal]:
    """The goals with what is done and what is still locked (AOTD-WIN-01)."""
    return [
        Goal(key=goal.key, done=s.goals >> number & 1 == 1, locked=not is_open(s, goal), rule=goal.rule)
        for number, goal in enumerate(city_of(s).aims)
    ]


def is_used(s: State, kind: int) -> bool:
    """Of the versions of Zeus only the one of the mission is used (AOTD-ZEUS-01)."""
    return not c.ANY_ZEUS >> kind & 1 or kind == city_of(s).zeus
