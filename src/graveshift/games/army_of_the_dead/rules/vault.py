"""The Vault: its card, the Challenge with dice and bonuses, and the door (chapter The Vault)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.city import city_of, in_city
from graveshift.games.army_of_the_dead.rules.codes import (
    ANY_FACE,
    ASK_VAULT,
    ASK_VAULT_DIE,
    ASK_VAULT_HELP,
    CHALLENGE,
    DISARMED,
    EXTRA_DIE,
    EXTRA_ROLL,
    OPEN_VAULT,
    RESERVE,
    REVEALED,
    ROLL_ON,
    SET_FACE,
    SHIFT_DOWN,
    SHIFT_ONE,
    SHIFT_PAIR,
    SHIFT_UP,
    TRAPPED,
    VAULT_EXPERT,
    VAULT_OPEN,
)
from graveshift.games.army_of_the_dead.rules.events import happen, open_ways
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, Action, Price, one_action
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import DONE, NO, REROLL, REROLL_LUCKY, VERB, YES
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.skills import LUCKY
from graveshift.zombicide.rules.state import mods_of


def reveal(s: State) -> None:
    """The first survivor in the Trap Zone turns the Vault card up; which one it is is drawn now (AOTD-VAULT-02)."""
    if s.vault != TRAPPED:
        return
    s.vault_card = s.draw("vault", s.vault_bag)
    s.vault = REVEALED
    s.emit("vault-card", "AOTD-VAULT-02", (s.vault_card,))


class Challenge(Action):
    """Try to get rid of the traps, for two Actions, in the Trap Zone (AOTD-VAULT-03, AOTD-VAULT-07, AOTD-AMB-13)."""

    def __init__(self) -> None:
        super().__init__([(CHALLENGE, "challenge", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return in_city(scene).trap_zone >= 0

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        city = city_of(position)
        if position.zone[who] == city.trap_zone and left >= city.box.challenge_cost:
            if own(position).vault == REVEALED:
                options.append(CHALLENGE)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        pay(s, who, [], city_of(s).box.challenge_cost)
        note_action(s, who, CHAIN_BROKEN)
        solved = yield from attempt(s, who)
        if solved:
            s.vault = DISARMED
            s.touched = 1
            s.emit("vault-disarmed", "AOTD-VAULT-06", (who,))
        else:
            s.emit("vault-holds", "AOTD-VAULT-07", (who,))

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(city_of(s).box.challenge_cost, 0, 0)


class OpenVault(Action):
    """Once the traps are gone a Vault Expert opens the door from the Trap Zone (AOTD-VAULT-14, AOTD-AMB-16)."""

    def __init__(self) -> None:
        super().__init__([(OPEN_VAULT, "open-vault", ALONE)])
        self.classes = VAULT_EXPERT
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return in_city(scene).trap_zone >= 0

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.vault == DISARMED and s.zone[who] == city_of(s).trap_zone:
            options.append(OPEN_VAULT)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        s.vault = VAULT_OPEN
        open_ways(s, [city_of(s).vault_door])
        s.touched = 1
        s.emit("vault-opened", "AOTD-VAULT-14", (who,))
        happen(s, "vault-open")


# ---- one attempt


def attempt(s: State, who: int) -> Generator[Ask, int, bool]:
    """Up to three rolls for a Straight; dice may be set aside between them, and bonuses help. True if it lies there.

    (AOTD-VAULT-04, AOTD-VAULT-05, AOTD-VAULT-06, AOTD-AMB-14, AOTD-AMB-15, AOTD-AMB-56)
    """
    box = city_of(s).box
    bonuses = helpers(s)
    count = box.challenge_dice
    extra = bonus_of(bonuses, EXTRA_DIE)
    if extra >= 0:
        helped = yield from help_with(s, who, bonuses, extra, [], True)
        if helped:
            count += 1
    reserved: list[int] = []
    rolls = box.challenge_rolls
    lucky = mods_of(s, who)[LUCKY]
    loose = cast(s, who, count)
    just_rolled = True
    rolls -= 1
    while True:
        if is_straight(reserved + loose):
            return True
        options = choices(reserved, loose, rolls, lucky if just_rolled else 0, bonuses)
        if options == [DONE]:
            return False
        about = (who, rolls, len(reserved), *reserved, *loose)
        answer = yield Ask(s.owner[who], ASK_VAULT, options, about)
        verb = answer >> VERB << VERB
        if answer == DONE:
            return False
        if verb == RESERVE:
            loose.remove(answer & 255)
            reserved.append(answer & 255)
            just_rolled = False
        elif verb == REROLL:
            lucky -= 1
            loose = cast(s, who, len(loose))
        elif verb == ROLL_ON:
            if rolls == 0:
                helped = yield from help_with(s, who, bonuses, bonus_of(bonuses, EXTRA_ROLL), reserved + loose, False)
                if not helped:
                    continue
                rolls += 1
            rolls -= 1
            loose = cast(s, who, len(loose))
            just_rolled = True
        else:
            yield from turn_dice(s, who, bonuses, answer, reserved, loose)
            just_rolled = False


def cast(s: State, who: int, count: int) -> list[int]:
    """Roll the dice that are not set aside."""
    faces = [s.die() for _ in range(count)]
    s.emit("vault-roll", "AOTD-VAULT-04", (who, *faces))
    return sorted(faces)


def is_straight(faces: list[int]) -> bool:
    """1-2-3-4-5 or 2-3-4-5-6 among these dice (AOTD-VAULT-05, AOTD-VAULT-13)."""
    for face in (2, 3, 4, 5):
        if face not in faces:
            return False
    return 1 in faces or 6 in faces


def choices(
    reserved: list[int], loose: list[int], rolls: int, lucky: int, bonuses: list[tuple[int, int, int]]
) -> list[int]:
    """Set a die aside, roll the others again, use a bonus, or give up; Lucky repeats a roll as it was (AOTD-AMB-56)."""
    options = [DONE]
    if loose and (rolls or bonus_of(bonuses, EXTRA_ROLL) >= 0):
        options.append(ROLL_ON)
        options += [RESERVE + face for face in once(loose)]
    if loose and lucky:
        options.append(REROLL + REROLL_LUCKY)
    faces = once(reserved + loose)
    if bonus_of(bonuses, SHIFT_ONE) >= 0:
        options += [SHIFT_UP + face for face in faces if face < 6]
        options += [SHIFT_DOWN + face for face in faces if face > 1]
    if bonus_of(bonuses, SHIFT_PAIR) >= 0:
        options += pairs(reserved + loose)
    if bonus_of(bonuses, ANY_FACE) >= 0:
        for face in faces:
            options += [SET_FACE + (face << 8) + to for to in range(1, 7) if to != face]
    return options


def pairs(dice: list[int]) -> list[int]:
    """Two different dice, one that rises and one that falls (AOTD-VAULT-10)."""
    options: list[int] = []
    for up in once(dice):
        for down in once(dice):
            if up < 6 and down > 1 and (up != down or dice.count(up) > 1):
                options.append(SHIFT_UP + (down << 8) + up)
    return options


def once(dice: list[int]) -> list[int]:
    """Every face once, the lowest first."""
    return sorted(set(dice))


def turn_dice(
    s: State,
    who: int,
    bonuses: list[tuple[int, int, int]],
    answer: int,
    reserved: list[int],
    loose: list[int],
) -> Generator[Ask, int, None]:
    """A bonus turns one die, or two (AOTD-VAULT-09, AOTD-VAULT-10, AOTD-VAULT-11)."""
    verb = answer >> VERB << VERB
    first, second = answer & 255, answer >> 8 & 255
    dice = reserved + loose
    if verb == SET_FACE:
        helped = yield from help_with(s, who, bonuses, bonus_of(bonuses, ANY_FACE), dice, False)
        if helped:
            turn(s, who, reserved, loose, second, first)
    elif verb == SHIFT_UP and second:
        helped = yield from help_with(s, who, bonuses, bonus_of(bonuses, SHIFT_PAIR), dice, False)
        if helped:
            turn_two(s, who, reserved, loose, first, second)
    else:
        helped = yield from help_with(s, who, bonuses, bonus_of(bonuses, SHIFT_ONE), dice, False)
        if helped:
            turn(s, who, reserved, loose, first, first + 1 if verb == SHIFT_UP else first - 1)


def turn(s: State, who: int, reserved: list[int], loose: list[int], face: int, to: int) -> None:
    """One die shows another face; a loose one if there is one of that face."""
    dice = loose if face in loose else reserved
    dice[dice.index(face)] = to
    s.emit("vault-die", "AOTD-VAULT-08", (who, face, to))


def turn_two(s: State, who: int, reserved: list[int], loose: list[int], up: int, down: int) -> None:
    """One die rises and another falls; what the first shows now is not taken for the second (AOTD-VAULT-10)."""
    falling = loose if down in loose else reserved
    falling.remove(down)
    turn(s, who, reserved, loose, up, up + 1)
    falling.append(down)
    turn(s, who, falling, falling, down, down - 1)


# ---- bonuses


def helpers(s: State) -> list[tuple[int, int, int]]:
    """The bonuses of the Vault card that somebody at Range 0-1 of the Trap Zone can grant: specialty, bonus, seat.

    A seat is that of the first such survivor; a companion helps through its Leader's player, and without a Leader there
    is nobody who could grant it (AOTD-VAULT-08, AOTD-AMB-15, AOTD-GEN-03).
    """
    found: list[tuple[int, int, int]] = []
    for specialty, bonus in city_of(s).box.vault_bonuses[s.vault_card]:
        near = grantors(s, specialty)
        if near:
            found.append((specialty, bonus, near[0]))
    return found


def bonus_of(bonuses: list[tuple[int, int, int]], bonus: int) -> int:
    """The place of a bonus that is still unused; -1: there is none."""
    for number in range(len(bonuses)):
        if bonuses[number][1] == bonus:
            return number
    return -1


def help_with(
    s: State, who: int, bonuses: list[tuple[int, int, int]], number: int, dice: list[int], offered: bool
) -> Generator[Ask, int, bool]:
    """The bonus serves once in this attempt, if the player of whoever grants it agrees; nothing is spent for it.

    `dice`: those that lie there, which whoever is asked for help is told.
    `offered`: it is proposed by the rules, so the roller is asked, too (AOTD-VAULT-08, AOTD-VAULT-13).
    """
    specialty, bonus, mate = bonuses[number]
    seats = [seat_of(s, other) for other in grantors(s, specialty)]
    del bonuses[number]
    if offered:
        answer = yield Ask(s.owner[who], ASK_VAULT_DIE, [YES, NO], (who,))
        if answer == NO:
            return False
    if s.owner[who] not in seats:
        answer = yield Ask(seat_of(s, mate), ASK_VAULT_HELP, [YES, NO], (mate, who, bonus, *dice))
        if answer == NO:
            return False
    s.emit("vault-bonus", "AOTD-VAULT-08", (mate, bonus))
    return True


def grantors(s: State, specialty: int) -> list[int]:
    """Who has this Specialty, stands near enough, and has a player (AOTD-VAULT-08)."""
    row = s.board.sight[city_of(s).trap_zone]
    return [
        mate
        for mate in range(s.actors)
        if s.zone[mate] >= 0 and 0 <= row[s.zone[mate]] <= 1 and s.classes[mate] & specialty and seat_of(s, mate) >= 0
    ]


def seat_of(s: State, mate: int) -> int:
    """The player of a survivor, or of a companion's Leader; -1: nobody."""
    if mate < s.posse:
        return s.owner[mate]
    return s.owner[s.leader[mate]] if s.leader[mate] >= 0 else -1
