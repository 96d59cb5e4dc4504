"""What Undead or Alive hooks into the shared chapters: classes' powers, machines, Feats, the Train, missions."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.blast import blast_spawn, blow_up_wagon
from graveshift.games.undead_or_alive.rules.boarding import sit
from graveshift.games.undead_or_alive.rules.bounty import award_for
from graveshift.games.undead_or_alive.rules.coal import coal_blocked, idle_carriers, take_coal
from graveshift.games.undead_or_alive.rules.preparation import prepare_game
from graveshift.games.undead_or_alive.rules.skills import (
    CHARGE_DAMAGE,
    CHARGE_DIE,
    CHARGE_REROLL,
    CHARGE_ROLL,
    REROLL_CHARGE,
    REROLL_FANNING,
    REROLL_VADE,
    VADE_DAMAGE,
    VADE_DIE,
    VADE_REROLL,
    VADE_ROLL,
)
from graveshift.games.undead_or_alive.rules.state import CHARGING, INTO_VADE_RETRO, State, own
from graveshift.games.undead_or_alive.rules.town import (
    NO_TRAIN,
    Town,
    check_tokens,
    piles_found,
    wake_abomination_tokens,
)
from graveshift.games.undead_or_alive.rules.train import run_train, tick_clock
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.activation import activate
from graveshift.zombicide.rules.codes import (
    ABOMINATION,
    ABOMINATION_TOKEN,
    ALIGHT,
    ASK_BOARD,
    BOARD,
    COAL,
    FANNED,
    LEAVE,
    LEAVE_WAGON,
    LONE,
    MACHINE,
    NO,
    OFF,
    ON,
    YES,
)
from graveshift.zombicide.rules.declaring import declare_ready, remind
from graveshift.zombicide.rules.goals import check_goals, exit_open, exit_zone, on_board
from graveshift.zombicide.rules.movement import group_of
from graveshift.zombicide.rules.pool import CHAIN_RANGED, Attack
from graveshift.zombicide.rules.redrawing import moved
from graveshift.zombicide.rules.skills import FANNING_DAMAGE, FANNING_DIE, FANNING_REROLL, FANNING_ROLL
from graveshift.zombicide.rules.spawn import place_abomination


class LivingTown(Town):
    """The scene with its hooks."""

    # ---- the round

    def prepare_game(self, s: family.State) -> Generator[Ask, int, None]:
        """Starting places, companions, weapons, the first Noise, the first Feat."""
        yield from prepare_game(own(s))

    def turn_ended(self, s: family.State, who: int) -> None:
        """A Feat is done within a Turn (UOA-BOUNTY-03)."""
        assert isinstance(s, State)
        s.feat[who] = 0

    def interlude(self, s: family.State) -> bool:
        """In some missions a Train runs before the Zombie Phase (UOA-ROUND-06)."""
        return self.train_mode != NO_TRAIN

    def play_interlude(self, s: family.State) -> Generator[Ask, int, None]:
        """The Train goes on (UOA-TRAIN-06)."""
        yield from run_train(own(s))

    def end_phase(self, s: family.State) -> None:
        """The clock of a Train ticks (UOA-ROUND-11)."""
        tick_clock(own(s))

    def redrawn(self, position: family.State, where: list[int]) -> None:
        """Vade Retro tokens and machines keep their places, too (UOA-TRAIN-05, UOA-TRAIN-14)."""
        s = own(position)
        s.vade = [moved(where, zone) for zone in s.vade]
        s.wagon = moved(where, s.wagon)
        s.gatling = moved(where, s.gatling)
        s.train_state = s.shape

    # ---- Actions

    def after_action(self, s: family.State, who: int) -> Generator[Ask, int, None]:
        """The team is asked anew about its mine, then goals are ticked off (UOA-AMB-52, UOA-WIN-01)."""
        if self.declares:
            remind(s)
        if s.touched:
            yield from check_goals(s)

    def may_walk(self, s: family.State, who: int) -> bool:
        """Whoever sits in the Wagon must get out first (UOA-MACH-05)."""
        assert isinstance(s, State)
        return s.aboard[who] == 0

    def other_moves(self, position: family.State, who: int) -> list[int]:
        """Getting into the Wagon or out is a Move Action (UOA-MACH-05)."""
        s = own(position)
        if s.wagon != s.zone[who]:
            return []
        return [ALIGHT if s.aboard[who] else BOARD]

    def move_otherwise(self, s: family.State, who: int, code: int, rule: str) -> None:
        """Get in or out."""
        sit(own(s), who, 1 if code == BOARD else 0, rule)

    def after_move(self, s: family.State, who: int) -> Generator[Ask, int, None]:
        """A survivor that ends a Move in the Wagon's zone may get in for free (UOA-MACH-06, UOA-AMB-19)."""
        assert isinstance(s, State)
        if s.wagon >= 0 and s.zone[who] == s.wagon and not s.aboard[who]:
            answer = yield Ask(s.owner[who], ASK_BOARD, [NO, YES], (who,))
            if answer == YES:
                sit(s, who, 1, "UOA-MACH-06")

    def may_take(self, s: family.State, who: int, objective: int) -> bool:
        """Does the mission let this survivor take this token now? (UOA-M01-05, UOA-M09-06, UOA-M09-07)"""
        if s.objective_face[objective] == COAL:
            return not coal_blocked(own(s)) and len(idle_carriers(own(s), who)) > 0
        return objective != self.clock_token

    def fills_slot(self, s: family.State, objective: int) -> bool:
        """Coal is carried by Brawlers, who have no slots (UOA-M09-06)."""
        return self.kept_slots > 0 and s.objective_face[objective] != COAL

    def take_otherwise(self, s: family.State, who: int, objective: int) -> bool:
        """A Brawler shoulders a bag of coal (UOA-M09-06)."""
        if s.objective_face[objective] != COAL:
            return False
        take_coal(own(s), who, objective)
        return True

    def objective_taken(self, s: family.State, who: int, face: int) -> Generator[Ask, int, None]:
        """A Bounty Weapon may come with it (UOA-BOUNTY-02, UOA-M08-04)."""
        yield from award_for(own(s), who, self.reward_bounty[face])

    def may_hand_over(self, s: family.State, objective: int) -> bool:
        """Coal stays with its carrier, and tokens that fill slots go with them (UOA-M07-04, UOA-M09-06)."""
        return self.kept_slots == 0 and s.objective_face[objective] != COAL

    def led(self, position: family.State, who: int, companion: int, former: int) -> None:
        """It sits where its Leader sits; the first Rally may wake tokens (UOA-MACH-07, UOA-M06-08)."""
        s = own(position)
        s.aboard[companion] = s.aboard[who]
        if former == LONE and s.abomination >= 0:
            wake_abomination_tokens(s)

    def exits(self, s: family.State, who: int) -> list[int]:
        """Stay, leave, or leave with the Wagon; the last survivor cannot leave without it.

        (UOA-WIN-07, UOA-M07-06, UOA-AMB-48)
        """
        if s.zone[who] != exit_zone(s) or not exit_open(s):
            return []
        assert isinstance(s, State)
        options = [NO]
        if not self.exit_wagon or s.wagon < 0:
            options.append(LEAVE)
            return options
        if s.wagon == s.zone[who]:
            options.append(LEAVE_WAGON)
        if len(on_board(s)) > 1 or not self.last_needs_wagon:
            options.append(LEAVE)
        return options

    def leaving(self, position: family.State, who: int, answer: int) -> None:
        """The Wagon may go along; nobody who leaves sits in it any more (UOA-M07-06)."""
        s = own(position)
        if answer == LEAVE_WAGON:
            s.wagon = -1
            s.aboard = [0] * s.actors
            s.emit("wagon-left", "UOA-M07-06", (who,))
        for actor in group_of(s, who):
            s.aboard[actor] = 0

    # ---- combat and zombies

    def exploded(self, position: family.State, who: int, zone: int) -> Generator[Ask, int, int]:
        """Dynamite may destroy a Wagon or send Spawn tokens home (UOA-M06-06, UOA-M02-07)."""
        s = own(position)
        blow_up_wagon(s, zone)
        if not self.mobile_fixed:
            return 0
        return (yield from blast_spawn(s, who, zone))

    def release(self, position: family.State, zone: int) -> None:
        """A Vade Retro token is spent on the activation of a Taunt (UOA-AMB-58)."""
        s = own(position)
        s.vade = [-1 if at == zone else at for at in s.vade]
        s.emit("vade-retro-spent", "UOA-AMB-58", (zone,))

    def out_of_miniatures(self, s: family.State, zone: int, kind: int, fresh: list[int]) -> Generator[Ask, int, None]:
        """The Abomination comes in their place, or acts if it is there (UOA-SPAWN-14, UOA-AMB-26)."""
        if s.abomination >= 0:
            yield from activate(s, 1 << ABOMINATION)
        else:
            fresh[ABOMINATION] += place_abomination(s, zone, ABOMINATION)

    def abomination_came(self, s: family.State, kind: int) -> None:
        """The Abomination tokens wake (UOA-SZONE-08)."""
        wake_abomination_tokens(own(s))

    def check_goals(self, s: family.State) -> Generator[Ask, int, None]:
        """Tick off goals (UOA-WIN-01)."""
        yield from check_goals(s)

    def declare(self, s: family.State) -> Generator[Ask, int, None]:
        """The mine is blown up when the team says so (UOA-M06-03)."""
        yield from declare_ready(s)

    def activation_begins(self, position: family.State, kinds: int) -> None:
        """Vade Retro zones lose their tokens; their zombies of these kinds lose this whole activation.

        (UOA-CLASS-09, UOA-CLASS-10, UOA-CLASS-11, UOA-ZACT-14, UOA-AMB-11)
        """
        s = own(position)
        for token in range(len(s.vade)):
            zone = s.vade[token]
            if zone < 0:
                continue
            frozen_here = [s.zombies[zone * s.kinds + k] if kinds >> k & 1 else 0 for k in range(s.kinds)]
            if not any(frozen_here):
                continue
            if not s.frozen:
                s.frozen = [0] * len(s.zombies)
            for k in range(s.kinds):
                s.frozen[zone * s.kinds + k] = frozen_here[k]
            s.vade = [-1 if at == zone else at for at in s.vade]
            s.emit("vade-retro-spent", "UOA-CLASS-09", (zone,))

    def held(self, s: family.State, zone: int) -> bool:
        """A Vade Retro token waits for the zombies of its zone (UOA-CLASS-09, UOA-CLASS-10)."""
        return zone in own(s).vade

    def fresh_turn(self, s: family.State, who: int) -> None:
        """Charges, Vade Retros, shots of the Gatling Gun and deeds of a Feat are counted per Turn (UOA-AMB-01)."""
        assert isinstance(s, State)
        s.charges[who] = 0
        s.vades[who] = 0
        s.gatling_chain[who] = 0
        s.feat[who] = 0

    def acted(self, s: family.State, who: int, kind: int) -> None:
        """Only another shot keeps a row of Gatling shots going (UOA-MACH-12)."""
        assert isinstance(s, State)
        if kind != CHAIN_RANGED:
            s.gatling_chain[who] = 0

    def arm(self, position: family.State, attack: Attack) -> None:
        """The Gatling Gun has figures of its own; Fanning, a Charge and a Vade Retro zone change those of a weapon.

        (UOA-MACH-10, UOA-MACH-12, UOA-CLASS-15, UOA-SKILL-35)
        """
        s = own(position)
        if attack.mode == MACHINE:
            _, _, attack.dice, attack.accuracy, attack.damage = s.tables.gatling
            if s.active == attack.who:
                attack.dice += s.gatling_chain[attack.who]
            return
        mods = attack.mods
        if attack.mode == FANNED:
            attack.dice = 6 + mods[FANNING_DIE]
            attack.accuracy = s.tables.fanned_accuracy[attack.card]
            attack.damage += mods[FANNING_DAMAGE]
            attack.bonus += mods[FANNING_ROLL]
        if attack.manner & CHARGING:
            attack.dice += mods[CHARGE_DIE]
            attack.damage += mods[CHARGE_DAMAGE]
            attack.bonus += mods[CHARGE_ROLL]
        if attack.zone in s.vade:
            attack.manner |= INTO_VADE_RETRO
            attack.dice += mods[VADE_DIE]
            attack.damage += mods[VADE_DAMAGE]
            attack.bonus += mods[VADE_ROLL]

    def rerolls(self, s: family.State, attack: Attack) -> list[int]:
        """Skills that re-roll the attack of a Charge, of Fanning, or into a Vade Retro zone.

        (UOA-SKILL-26, UOA-SKILL-39, UOA-SKILL-70)
        """
        sources: list[int] = []
        if attack.manner & CHARGING:
            sources += [REROLL_CHARGE] * attack.mods[CHARGE_REROLL]
        if attack.mode == FANNED:
            sources += [REROLL_FANNING] * attack.mods[FANNING_REROLL]
        if attack.manner & INTO_VADE_RETRO:
            sources += [REROLL_VADE] * attack.mods[VADE_REROLL]
        return sources

    def entered(self, s: family.State, who: int, zone: int) -> None:
        """Whoever goes somewhere leaves the Wagon; the first survivor in a building with a printed Corpse Pile on that
        tile wakes it.

        (UOA-SZONE-13, UOA-SZONE-14, UOA-SZONE-17, UOA-ACT-04, UOA-MACH-05)
        """
        assert isinstance(s, State)
        s.aboard[who] = 0
        for companion in range(s.posse, s.actors):
            if s.leader[companion] == who:
                s.aboard[companion] = 0
        for token in piles_found(s, zone):
            s.token_state[token] = ON
            s.emit("pile-found", "UOA-SZONE-13", (who, token, s.token_zone[token]))
            check_tokens(s)

    def killed(self, position: family.State, who: int, kind: int, zone: int, card_kind: int) -> None:
        """Count towards the live Feat (UOA-BOUNTY-03, UOA-BOUNTY-07, UOA-AMB-28)."""
        s = own(position)
        top = s.bounty_top
        if top < 0 or s.tables.feat_cleanse[top]:
            return
        tables = s.tables
        if tables.feat_with[top] >= 0 and tables.feat_with[top] != card_kind:
            return
        if tables.feat_balcony[top] and not s.board.balcony[s.zone[who]]:
            return
        if tables.feat_target[top] >= 0 and tables.feat_target[top] != kind:
            return
        s.feat[who] += 1

    def zone_emptied(self, position: family.State, zone: int) -> None:
        """Vade Retro tokens leave a zone without zombies, without effect (UOA-CLASS-12)."""
        s = own(position)
        for token in range(len(s.vade)):
            if s.vade[token] == zone:
                s.vade[token] = -1
                s.emit("vade-retro-gone", "UOA-CLASS-12", (zone,))

    def abomination_gone(self, s: family.State, kind: int, zone: int) -> None:
        """The card goes back into its deck and the Abomination tokens fall asleep (UOA-ZTYPE-09, UOA-AMB-25)."""
        s.abominations.append(s.abomination)
        s.abomination = -1
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == ABOMINATION_TOKEN and s.token_state[token] == ON:
                s.token_state[token] = OFF
                s.emit("token-asleep", "UOA-ZTYPE-09", (token, s.token_zone[token]))
