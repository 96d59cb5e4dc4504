"""What Army of the Dead hooks into the shared chapters: Sleepers, losses, Truck, Vault, tokens, missions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.aftermath import settle
from graveshift.games.army_of_the_dead.rules.carrying import (
    can_receive,
    drop_all,
    hand_over,
    lay_trophy,
    make_room,
    may_hand_over,
)
from graveshift.games.army_of_the_dead.rules.city import City, has_happened
from graveshift.games.army_of_the_dead.rules.codes import (
    ABOMINATIONS,
    ANY_ZEUS,
    ELIMINATED,
    KINDS,
    LAUNCHER,
    LEAVE_TRUCK,
    ON_FOOT,
    PASSENGER,
    QUEEN,
    RAM,
    SHAMBLER,
)
from graveshift.games.army_of_the_dead.rules.companions import blue_skills
from graveshift.games.army_of_the_dead.rules.escape import drive_off, exits
from graveshift.games.army_of_the_dead.rules.events import happen
from graveshift.games.army_of_the_dead.rules.explosives import spring
from graveshift.games.army_of_the_dead.rules.goals import check_departed, check_goals, check_losses, mission_done
from graveshift.games.army_of_the_dead.rules.personal import (
    check_owner_down,
    count_wounds_beside,
    held_cards,
    note_kill,
    token_skills,
)
from graveshift.games.army_of_the_dead.rules.skills import EXPLOSIVE_MASTER
from graveshift.games.army_of_the_dead.rules.sleepers import arrive, leave_quietly
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.games.army_of_the_dead.rules.truck import alight, can_sit_beside
from graveshift.games.army_of_the_dead.rules.vault import reveal
from graveshift.games.army_of_the_dead.rules.zeus import zeus_comes
from graveshift.kernel.chance import LOST, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import (
    ATTACKS,
    CARD,
    LONE,
    NO_CARD,
    RUNNER_MOVES,
    SLOTS,
    SPAWN,
    TOKEN_CARD,
)
from graveshift.zombicide.rules.inventory import discard_card, refresh
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.skills import with_effects

NAMES: Final = ("shambler", "alpha", "valentine", "queen", "zeus", "zeus", "zeus")


class LivingCity(City):
    """The scene with its hooks."""

    # ---- Actions

    def after_action(self, s: family.State, who: int) -> Generator[Ask, int, None]:
        """Traps and extra Activations come at once, then goals are ticked off (AOTD-SLEEP-04, AOTD-WIN-01)."""
        assert isinstance(s, State)
        if s.owed or s.sprung:
            yield from settle(s)
        if s.touched or mission_done(s):
            yield from check_goals(s)

    def may_walk(self, s: family.State, who: int) -> bool:
        """Whoever sits in the Truck must get out first (AOTD-TRUCK-13)."""
        assert isinstance(s, State)
        return s.truck_seat[who] == ON_FOOT

    def walked(self, s: family.State, who: int, origin: int) -> None:
        """Leaving Sleepers behind may wake them (AOTD-SLEEP-09)."""
        leave_quietly(own(s), who, origin)

    def between_steps(self, s: family.State, who: int) -> Generator[Ask, int, None]:
        """Before a Move goes on, what it has stirred comes first (AOTD-SLEEP-04)."""
        yield from settle(own(s))

    def entered(self, position: family.State, who: int, zone: int) -> None:
        """On foot now; the Trap Zone turns the Vault card up; a floor may be reached for the first time.

        (AOTD-VAULT-02, AOTD-CSP-01)
        """
        s = own(position)
        if s.truck_seat[who] != ON_FOOT:
            alight(s, who)
        if zone == self.trap_zone:
            reveal(s)
        if self.elevators:
            happen(s, f"floor-reached:{s.board.floor_names[s.board.floor[zone]]}")

    def may_hand_over(self, s: family.State, objective: int) -> bool:
        """All but Red tokens change hands (AOTD-ACT-10, AOTD-AMB-44)."""
        return may_hand_over(own(s), objective)

    def can_receive(self, s: family.State, who: int, objective: int) -> bool:
        """Some tokens need a Specialty or an empty Backpack (AOTD-AMB-44)."""
        return can_receive(own(s), who, objective)

    def more_exchanges(self, s: family.State, who: int, mate: int) -> list[int]:
        """The partner makes room for a token that fills the Backpack (AOTD-ACT-10)."""
        return make_room(own(s), who, mate)

    def handed_over(self, s: family.State, objective: int, giver: int, taker: int) -> None:
        """Backpack and skills follow the token (AOTD-PO-05)."""
        hand_over(own(s), objective, giver, taker)

    def can_follow(self, s: family.State, companion: int, who: int) -> bool:
        """In the Truck a companion needs a Passenger seat (AOTD-COMP-09)."""
        return can_sit_beside(own(s), companion, who)

    def led(self, position: family.State, who: int, companion: int, former: int) -> None:
        """The Leader has the companion's Blue Skill; it walks with the Leader or sits as a Passenger.

        (AOTD-COMP-02, AOTD-COMP-03, AOTD-COMP-09)
        """
        s = own(position)
        s.truck_seat[companion] = ON_FOOT if s.truck_seat[who] == ON_FOOT else PASSENGER
        refresh(s, who)
        if former >= 0:
            refresh(s, former)

    def other_effects(self, position: family.State, who: int) -> list[int]:
        """Skills from companions and from tokens of Personal Objectives (AOTD-COMP-02, AOTD-PO-05)."""
        s = own(position)
        effects: list[int] = []
        for skill in token_skills(s, who):
            effects += s.tables.skill_effects[skill]
        if s.actors > s.posse:
            for skill in blue_skills(s, who):
                effects += s.tables.skill_effects[skill]
        return effects

    def exits(self, s: family.State, who: int) -> list[int]:
        """Stay, leave, or drive off (AOTD-M2-09)."""
        return exits(own(s), who)

    def leaving(self, position: family.State, who: int, answer: int) -> None:
        """Those in the Truck leave together (AOTD-TRUCK-08)."""
        if answer == LEAVE_TRUCK:
            drive_off(own(position), who)

    def departed(self, position: family.State, who: int) -> None:
        """Somebody has left the board: is everything still possible without? (AOTD-WIN-03, AOTD-M2-09)"""
        check_departed(own(position))

    # ---- combat

    def arm(self, position: family.State, attack: Attack) -> None:
        """The Truck's own figures; skills printed on the weapon, and one more die for an Explosive Master.

        (AOTD-TRUCK-02, AOTD-EQSK-01, AOTD-AMB-35, AOTD-SKILL-12)
        """
        box = self.box
        if attack.card == RAM:
            attack.dice, attack.accuracy, attack.damage = box.ram
        elif attack.card < 0:
            _, _, attack.dice, attack.accuracy, attack.damage = box.gun
        else:
            if box.weapon_effects[attack.card]:
                attack.mods = with_effects(attack.mods, box.weapon_effects[attack.card])
            if position.tables.card_kind[attack.card] == LAUNCHER:
                attack.dice += attack.mods[EXPLOSIVE_MASTER]

    def worth(self, position: family.State, who: int, kind: int) -> int:
        """The AP for a kill; a token may double those for Shamblers; the dead gain nothing (AOTD-AP-01, AOTD-PO-03)."""
        s = own(position)
        points = s.tables.reward[kind]
        if kind == SHAMBLER:
            for card in held_cards(s, who):
                points = max(points, card.shambler_reward)
        return 0 if s.gone[who] == ELIMINATED and not ABOMINATIONS >> kind & 1 else points

    def killed(self, position: family.State, who: int, kind: int, zone: int, card_kind: int) -> None:
        """Personal Objectives count it; a killed Abomination is out of the game, and the Queen calls Zeus.

        (AOTD-KILL-01, AOTD-ABOM-02, AOTD-ABOM-05)
        """
        s = own(position)
        trim(s, zone, kind)
        note_kill(s, who, kind)
        if not ABOMINATIONS >> kind & 1:
            return
        s.slain |= 1 << kind
        s.touched = 1
        lay_trophy(s, kind, zone)
        happen(s, f"killed:{NAMES[kind]}")
        if kind == QUEEN and not s.came & ANY_ZEUS:
            zeus_comes(s, "AOTD-ABOM-05")

    # ---- zombies

    def activation_begins(self, position: family.State, kinds: int) -> None:
        """Shamblers that have just woken, trapped zombies and dormant ones lose this Activation.

        (AOTD-SLEEP-03, AOTD-BOLA-02, AOTD-GEN-02)
        """
        s = own(position)
        if not s.woken and not s.trapped and not s.late and not self.dormant:
            return
        s.frozen = [0] * len(s.zombies)
        for at in range(len(s.zombies)):
            if s.zombies[at]:
                still = s.trapped[at] if s.trapped else 0
                still += s.late[at] if s.late else 0
                if s.woken and at % KINDS == SHAMBLER:
                    still += s.woken[at // KINDS]
                s.frozen[at] = min(still, s.zombies[at])
        for zone in range(s.board.zones):
            self.let_lie(s, zone, s.frozen, zone * KINDS)

    def let_lie(self, s: State, zone: int, still: list[int], at: int) -> None:
        """What has not been called yet does not act; counts by kind begin at a place (AOTD-GEN-02)."""
        for dormant in self.dormant:
            if dormant.zone == zone and not has_happened(s, dormant.event):
                for kind in range(KINDS):
                    if dormant.kinds >> kind & 1:
                        still[at + kind] = s.zombies[zone * KINDS + kind]

    def losing(self, position: family.State, zone: int) -> list[int]:
        """Before an Activation: who lies trapped in it, or is dormant; those that have woken act again by then.

        (AOTD-BOLA-02, AOTD-AMB-34, AOTD-GEN-02, AOTD-SLEEP-03)
        """
        s = own(position)
        if ATTACKS <= s.phase <= RUNNER_MOVES:
            return super().losing(s, zone)
        lying = s.late if s.phase == SPAWN else s.trapped
        still = lying[zone * KINDS : zone * KINDS + KINDS] if lying else [0] * KINDS
        self.let_lie(s, zone, still, 0)
        return still

    def zombies_arrived(
        self, position: family.State, steps: list[tuple[int, int, int, int]]
    ) -> Generator[Ask, int, None]:
        """Zombies that move into a zone wake its Sleepers and spring its traps (AOTD-SLEEP-08)."""
        s = own(position)
        for _, _, target, _ in steps:
            arrive(s, target)
        if s.sprung:
            yield from spring(s)
            yield from check_goals(s)

    def struck(
        self, s: family.State, zone: int, blows: list[tuple[int, int, int]]
    ) -> Generator[Ask, int, list[tuple[int, int, int]]]:
        """All have attacked, even if fewer would have been enough: none moves with this Action (AOTD-ZPH-04)."""
        own(s).fought.append(zone)
        yield from NO_QUESTIONS
        return blows

    def attacks_over(self, s: family.State) -> Generator[Ask, int, None]:
        """The last goal may be a Wound that somebody waited for: won at once, in any phase (AOTD-WIN-01)."""
        yield from check_goals(own(s))

    def attacked_from(self, s: family.State) -> list[int]:
        """The zones of this Action's attacks; the next Action begins anew (AOTD-ZPH-04)."""
        assert isinstance(s, State)
        zones = s.fought
        s.fought = []
        return zones

    def wounded(self, position: family.State, who: int, wounds: int, source: int) -> None:
        """Somebody suffers a Wound this Round; a Personal Objective may have waited for it (AOTD-SKILL-28)."""
        s = own(position)
        s.wounded = 1
        if source >= 0:
            count_wounds_beside(s, who, s.zone[who], wounds)

    # ---- the end

    def check_goals(self, s: family.State) -> Generator[Ask, int, None]:
        """Tick off goals (AOTD-WIN-01)."""
        yield from check_goals(own(s))

    def survivor_down(self, position: family.State, who: int) -> None:
        """Out of the game: that is lost with a drawn card, with a companion, or when the mission needs who it was.

        Cards are discarded, tokens drop, companions stand alone (AOTD-WIN-02, AOTD-WIN-05, AOTD-WIN-06, AOTD-COMP-08).
        """
        s = own(position)
        zone = s.zone[who]
        s.zone[who] = -1
        s.gone[who] = ELIMINATED
        s.truck_seat[who] = ON_FOOT
        s.touched = 1
        if who >= s.posse:
            end_game(s, LOST, "companion-lost", "AOTD-COMP-08")
        s.level[who] = 0
        drop_all(s, who, zone)
        for at in range(who * SLOTS, who * SLOTS + SLOTS):
            value = s.slots[at]
            if value >= 0 and value & CARD < TOKEN_CARD:
                discard_card(s, value & CARD)
            s.slots[at] = NO_CARD
        for companion in range(s.posse, s.actors):
            if s.leader[companion] == who:
                s.leader[companion] = LONE
                s.truck_seat[companion] = ON_FOOT
        refresh(s, who)
        check_owner_down(s, who)
        check_losses(s)


def trim(s: State, zone: int, kind: int) -> None:
    """Of zombies that woke or lie trapped there are never more than there are zombies."""
    at = zone * KINDS + kind
    if s.woken and kind == SHAMBLER:
        s.woken[zone] = min(s.woken[zone], s.zombies[at])
    if s.trapped:
        s.trapped[at] = min(s.trapped[at], s.zombies[at])
    if s.late:
        s.late[at] = min(s.late[at], s.zombies[at])
    if s.frozen:
        s.frozen[at] = min(s.frozen[at], s.zombies[at])
