"""What a seat may see (TEZ-TURN-10): everything open, one's own secrets, and of the rest only how much there is."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from graveshift.games.tiny_epic_zombies.missions.escort import squad_owner
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARRIVED,
    ARSENAL,
    CARRIED,
    CLUE_1,
    CURE,
    MOTORCYCLE,
    NO_CARD,
    OFF,
    ROOMS,
    SETTING_UP,
    SLOT_NAMES,
    SLOTS,
    SQUADS,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.objectives import real_exit
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import (
    EXIT_IDS,
    LETTERS,
    REWARD_IDS,
    SQUAD_IDS,
    TOKEN_IDS,
    card_ids,
    face_ids,
    human_id,
    identify,
    objective_ids,
    player_ids,
    source_ids,
    symbol_ids,
)
from graveshift.games.tiny_epic_zombies.telling.seen import (
    HordeCard,
    HumanView,
    MallView,
    ObjectiveView,
    RoomView,
    SquadView,
    StoreView,
    TokenView,
    TurnState,
    VehicleView,
    ZombieSide,
)


def view(s: State, mode: str, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or a spectator (None), sees it."""
    table = s.table
    cards = card_ids()
    zombie_player = seat is not None and seat == table.zombie_seat
    seen = MallView(
        game="tiny-epic-zombies",
        mode=mode,
        seats=table.seats,
        competitive=table.competitive,
        seat=seat,
        phase=identify(s, "phase", s.phase),
        turn=s.turns,
        active=s.active,
        first=s.first,
        humans=[human_view(s, human, seat) for human in range(table.humans)],
        stores=[store_view(s, slot) for slot in range(SLOTS)],
        rooms=rooms_view(s),
        barricade=s.barricade,
        survivors=list(s.survivors),
        survivors_collected=s.collected,
        zombies_left=s.figures,
        zombie_side=ZombieSide(
            seat=table.zombie_seat if table.zombie_seat >= 0 else None,
            cards=[
                HordeCard(player_ids()[person], marker if table.zombie_seat >= 0 else None)
                for person, marker in zip(s.horde, s.markers, strict=True)
            ],
            hand_size=len(s.hand),
            hand=[cards[card] for card in s.hand] if zombie_player else None,
        ),
        vehicle=vehicle_view(s),
        traps_left=2 - s.traps.bit_count(),
        search_left=len(s.search),
        revealed=s.reveals,
        last_revealed=cards[s.revealed] if s.revealed != NO_CARD else None,
        looking_at=cards[s.looking] if s.looking != NO_CARD and sees_card(s, seat) else None,
        supply_left=len(s.supply) + len(s.under),
        under_supply=[cards[card] for card in s.under],
        discards=[cards[card] for card in s.discards],
        removed=[cards[card] for card in s.removed],
        offers=offers_view(s, seat),
        turn_state=turn_view(s),
        objectives=[objective_view(s, objective) for objective in s.objectives],
        tokens={TOKEN_IDS[token]: token_view(s, token, seat) for token in range(TOKENS) if placed(s, token)},
        squads=squads_view(s),
        rewards_used=[REWARD_IDS[space] for space in range(4) if s.rewards >> space & 1],
        sources_found=[word for at, word in enumerate(source_ids()) if s.sources >> at & 1],
        exits_found=[EXIT_IDS[face] for face in s.exits],
        real_exit=identify(s, "room", real_exit(s)),
        result=s.result,
    )
    plain: dict[str, Any] = msgspec.to_builtins(seen)
    return plain


def human_view(s: State, human: int, seat: int | None) -> HumanView:
    """One Human; the face-down card is shown to the Zombie Player who dealt it and to whoever has looked."""
    cards = card_ids()
    facedown = s.facedown[human]
    return HumanView(
        id=human_id(s, human),
        seat=s.table.owner[human],
        colour=s.table.colours[human],
        wounds=s.wounds[human],
        ammo=s.ammo[human],
        room=s.table.mall.names[s.room[human]],
        melee=cards[s.melee[human]] if s.melee[human] != NO_CARD else None,
        ranged=cards[s.ranged[human]] if s.ranged[human] != NO_CARD else None,
        backpack=[cards[card] for card in s.pack[human]],
        carries=[TOKEN_IDS[token] for token in range(TOKENS) if s.token_at[token] == CARRIED + human],
        facedown=facedown != NO_CARD,
        facedown_card=cards[facedown] if facedown != NO_CARD and knows_facedown(s, human, seat) else None,
        overrun=bool(s.overrun >> human & 1),
    )


def knows_facedown(s: State, human: int, seat: int | None) -> bool:
    """The Zombie Player knows what was dealt; a Human who has looked knows too (TEZ-TURN-10, TEZ-HUM-04)."""
    if seat is None:
        return False
    if seat == s.table.zombie_seat:
        return True
    return any(s.table.owner[other] == seat and s.seen[human] >> other & 1 for other in range(s.table.humans))


def knows_token(s: State, token: int, seat: int | None) -> bool:
    """May this seat see the face of a token? (TEZ-CMPO-09, TEZ-AMB-66)"""
    if s.token_seen[token] == -1:
        return True
    if seat is None or s.token_face[token] == UNKNOWN:
        return False
    return any(s.table.owner[human] == seat and s.token_seen[token] >> human & 1 for human in range(s.table.humans))


def sees_card(s: State, seat: int | None) -> bool:
    """A card in the air: a drawn Supply card is the drawer's alone in the competitive game (TEZ-SUP-05)."""
    return not s.table.competitive or s.looking == s.revealed or seat == s.table.owner[s.looker]


def store_view(s: State, slot: int) -> StoreView:
    mall = s.table.mall
    return StoreView(
        slot=SLOT_NAMES[slot],
        id=face_ids()[mall.faces[slot]],
        symbol=symbol_ids()[mall.symbol[slot]],
        number=mall.number[slot],
        beside=[card_ids()[card] for card in s.beside[slot]],
    )


def rooms_view(s: State) -> dict[str, RoomView]:
    """What stands in each Room."""
    found = [RoomView(zombie_at(s, room), bool(s.traps >> room & 1), [], []) for room in range(ROOMS)]
    for human in range(s.table.humans):
        found[s.room[human]].humans.append(human)
    for token, room in enumerate(s.token_at):
        if 0 <= room < ROOMS:
            found[room].tokens.append(TOKEN_IDS[token])
    return dict(zip(s.table.mall.names, found, strict=True))


def vehicle_view(s: State) -> VehicleView:
    return VehicleView(
        id="motorcycle" if s.table.mall.vehicle == MOTORCYCLE else "police-car",
        room=s.table.mall.names[s.vehicle] if s.vehicle < CARRIED else None,
        rider=s.vehicle - CARRIED if s.vehicle >= CARRIED else None,
    )


def offers_view(s: State, seat: int | None) -> list[str] | None:
    """The Player Cards somebody chooses from are theirs to see."""
    if s.phase != SETTING_UP or not s.offers or seat != chooser(s):
        return None
    return [player_ids()[person] for person in s.offers]


def chooser(s: State) -> int:
    return s.table.zombie_seat if s.asking == 0 else s.table.owner[s.asking - 1]


def turn_view(s: State) -> TurnState:
    """Where the Human Turn stands."""
    return TurnState(
        moves=s.moves,
        extra=s.extra,
        free=s.free,
        kills=s.kills,
        riding=bool(s.riding),
        zombies_to_add=s.to_add + s.owed,
        noise=bool(s.loud),
    )


def objective_view(s: State, objective: int) -> ObjectiveView:
    """Progress of the team, or of each Human."""
    sides = len(s.done)
    return ObjectiveView(
        id=objective_ids()[objective],
        goal=s.table.goal[objective],
        progress=s.marker[objective * sides : objective * sides + sides],
        completed=[bool(done >> objective & 1) for done in s.done],
        ammo=list(s.ammo_cache) if objective == ARSENAL else UNSET,
        ammo_goal=s.table.ammo_goal if objective == ARSENAL else UNSET,
        order=[LETTERS[letter] for letter in s.table.cure_order] if objective == CURE else UNSET,
    )


def placed(s: State, token: int) -> bool:
    return s.token_at[token] != OFF


def token_view(s: State, token: int, seat: int | None) -> TokenView:
    """Where a token is, and its face for those who have seen it."""
    at = s.token_at[token]
    face: str | UnsetType = UNSET
    if s.token_face[token] != UNKNOWN and knows_token(s, token, seat):
        face = source_ids()[s.token_face[token]] if token >= CLUE_1 else LETTERS[s.token_face[token]]
    return TokenView(
        room=s.table.mall.names[at] if at < CARRIED else None,
        carrier=at - CARRIED if at >= CARRIED else None,
        face=face,
    )


def squads_view(s: State) -> list[SquadView]:
    found = []
    for squad in range(SQUADS):
        at = s.squads[squad]
        found.append(
            SquadView(
                id=SQUAD_IDS[squad],
                room=identify(s, "room", at if at != ARRIVED else OFF),
                arrived=at == ARRIVED,
                owner=squad_owner(s, squad) if s.table.competitive else None,
            )
        )
    return found
