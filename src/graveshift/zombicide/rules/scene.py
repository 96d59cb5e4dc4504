"""What a game and its mission hook into the shared chapters. Each game overrides what its book says differently."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final

from graveshift.kernel.chance import LOST, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import BANG, FACES

if TYPE_CHECKING:
    from graveshift.zombicide.rules.actions import Action
    from graveshift.zombicide.rules.goals import Goal
    from graveshift.zombicide.rules.pool import Attack
    from graveshift.zombicide.rules.state import State

NO_QUESTIONS: Final[list[Ask]] = []
NO_ZONES: Final[list[int]] = []


class Scene:
    """The hooks, with the plainest answers."""

    def __init__(self) -> None:
        self.ultrared = False
        self.mission_id = ""
        self.mission: Any = None  # the file, for titles and ledger entries; no rule reads it
        self.spawn_ids: list[str] = []  # by Spawn token
        self.objective_ids: list[str] = []  # by Objective
        self.starts: list[int] = []
        self.exit_name = ""  # the cell of the Exit; the zone's number changes with the board
        self.noise_zone = -1  # where the mission puts the first Noise, if not in a Starting Zone
        self.noise_level = BANG
        self.ask_starting_slot = False
        self.has_beside = False  # may cards lie beside the Dashboards in this game?
        self.menus: dict[int, list[Action]] = {}  # what is offered to whom (`actions.menu`)
        self.goals: list[Goal] = []
        self.declares = False  # is one of them done only when the team says so?
        self.explosives_expert_on = 6  # the die that brings a thrown explosive back
        self.rally_lock = 0  # bits of goals that must be done before any Rally
        self.pay_cards: list[int] = []  # what a Rally costs: one of these cards
        self.pay_faces: list[int] = []  # or one of these tokens
        # what taking an Objective brings, by its face
        self.reward_ap = [0] * FACES
        self.reward_companion = [0] * FACES  # somebody of this class joins
        self.kept = [False] * FACES  # it stays with the survivor
        self.kept_slots = 0  # what it fills there
        self.gifts: list[int] = []  # cards for survivors of the first player
        self.random_class = 0  # companions of this class stand on random places
        self.random_places: list[int] = []
        self.one_per_place = True

    # ---- the round

    def prepare_game(self, s: State) -> Generator[Ask, int, None]:
        """What the players decide before Round 1."""
        yield from NO_QUESTIONS

    def fresh_turn(self, s: State, who: int) -> None:
        """Reset what the game itself counts per Turn of a survivor."""

    def turn_begins(self, s: State, who: int) -> None:
        """A survivor's Turn has begun."""

    def turn_ended(self, s: State, who: int) -> None:
        """A survivor's Turn is over."""

    def interlude(self, s: State) -> bool:
        """Does anything come between the last Turn and the Zombie Phase?"""
        return False

    def play_interlude(self, s: State) -> Generator[Ask, int, None]:
        """What comes there."""
        yield from NO_QUESTIONS

    def end_phase(self, s: State) -> None:
        """What the mission does in the End Phase."""

    def redrawn(self, s: State, where: list[int]) -> None:
        """The board has new zones; `where`: the new number of each old one, -1 for those that are no more."""

    # ---- Actions

    def after_action(self, s: State, who: int) -> Generator[Ask, int, None]:
        """An Action has been carried out: is the mission done?"""
        yield from self.check_goals(s)

    def can_find(self, s: State, who: int, drawable: bool) -> bool:
        """Is there anything that a Search here can find? `drawable`: the Equipment deck has a card."""
        return drawable

    def search(self, s: State, who: int) -> Generator[Ask, int, bool]:
        """What a Search sets off or finds here; True if that takes the place of a card from the deck."""
        yield from NO_QUESTIONS
        return False

    def revealed(self, s: State, who: int, card: int, origin: int) -> Generator[Ask, int, int]:
        """A card comes to light that a survivor may keep (BY_SEARCH ...); the answer is the card in its stead."""
        yield from NO_QUESTIONS
        return card

    def acting(self, s: State, who: int, code: int) -> None:
        """A survivor is about to carry out an option of its Turn; -1: a free Action that something has set off."""

    def acted(self, s: State, who: int, kind: int) -> None:
        """A survivor has taken an Action (`kind`: CHAIN_BROKEN, CHAIN_MELEE or CHAIN_RANGED)."""

    def may_walk(self, s: State, who: int) -> bool:
        """Can the survivor move on its own feet?"""
        return True

    def other_moves(self, s: State, who: int) -> list[int]:
        """Options beside a step that count as a Move Action."""
        return []

    def move_otherwise(self, s: State, who: int, code: int, rule: str) -> None:
        """Carry out one of these."""
        raise NotImplementedError

    def walked(self, s: State, who: int, origin: int) -> None:
        """A survivor has gone one zone of a Move; it stood in `origin` before."""

    def between_steps(self, s: State, who: int) -> Generator[Ask, int, None]:
        """Before a Move goes on for another zone."""
        yield from NO_QUESTIONS

    def after_move(self, s: State, who: int) -> Generator[Ask, int, None]:
        """A survivor has ended a Move."""
        yield from NO_QUESTIONS

    def entered(self, s: State, who: int, zone: int) -> None:
        """A survivor has set foot in a zone."""

    def other_effects(self, s: State, who: int) -> list[int]:
        """The modifiers of skills that a survivor is lent by what it has beside its slots, in a list of one's own."""
        return []

    def may_take(self, s: State, who: int, objective: int) -> bool:
        """Does the mission let a survivor take an Objective of its zone now?"""
        return True

    def fills_slot(self, s: State, objective: int) -> bool:
        """Does this Objective fill a slot of who takes it?"""
        return self.kept_slots > 0

    def take_otherwise(self, s: State, who: int, objective: int) -> bool:
        """A token that is no Objective to this mission is taken another way; False: it is one."""
        return False

    def objective_taken(self, s: State, who: int, face: int) -> Generator[Ask, int, None]:
        """What else an Objective with this face brings the survivor who has taken it."""
        yield from NO_QUESTIONS

    def holds_beside(self, s: State, who: int) -> bool:
        """Has a survivor cards beside its slots?"""
        return False

    def beside(self, s: State) -> list[int]:
        """All cards beside slots, as they lie now, to be put back if a trade is refused."""
        return []

    def put_back(self, s: State, cards: list[int]) -> None:
        """They lie as they did."""

    def more_exchanges(self, s: State, who: int, mate: int) -> list[int]:
        """Hand-overs of cards beside slots between two survivors, and how the partner makes room for a token."""
        return []

    def hand_more(self, s: State, answer: int, rule: str) -> None:
        """Carry out one of these."""

    def more_drops(self, s: State, seat: int) -> list[int]:
        """Cards beside slots that a seat may throw away."""
        return []

    def drop_more(self, s: State, answer: int, rule: str) -> None:
        """Throw one of these away."""

    def may_hand_over(self, s: State, objective: int) -> bool:
        """May a mission token change hands in a Trade?"""
        return True

    def can_receive(self, s: State, who: int, objective: int) -> bool:
        """May this survivor be given the token?"""
        return True

    def handed_over(self, s: State, objective: int, giver: int, taker: int) -> None:
        """A mission token has changed hands."""

    def can_follow(self, s: State, companion: int, who: int) -> bool:
        """May this survivor become the companion's Leader where it stands or sits now?"""
        return True

    def led(self, s: State, who: int, companion: int, former: int) -> None:
        """A companion has a (new) Leader; `former`: the one before, or LONE."""

    def exits(self, s: State, who: int) -> list[int]:
        """The answers to whether a survivor leaves the board at the end of its Turn: NO, and ways to leave."""
        return []

    def leaving(self, s: State, who: int, answer: int) -> None:
        """A survivor leaves that way."""

    def departed(self, s: State, who: int) -> None:
        """A survivor has left the board by the Exit."""

    # ---- combat

    def more_attacks(
        self, s: State, who: int, paid: int, singles: list[int], doubles: list[int], options: list[int]
    ) -> None:
        """The same attacks made in the game's own ways: the way stands in the option's bits from MANNER on.

        `paid`: as for `attacks.attack_options`; `singles`, `doubles`: the cards ready for use, alone and in pairs.
        """

    def attack_mods(self, s: State, who: int, manner: int, mods: list[int]) -> list[int]:
        """The modifiers of a survivor in an attack that it makes in this manner."""
        return mods

    def arm(self, s: State, attack: Attack) -> None:
        """The game's own figures of an attack that is put together: machines, powers of classes."""

    def rerolls(self, s: State, attack: Attack) -> list[int]:
        """The game's own sources that may re-roll an attack, once each."""
        return []

    def reroll_used(self, s: State, attack: Attack, source: int) -> None:
        """A source has re-rolled an attack."""

    def stray(self, s: State, attack: Attack, victim: int, earlier: int) -> int:
        """The wounds that a miss deals a survivor; `earlier` misses of this attack have hit it already."""
        return attack.damage

    def special_dice(self, s: State, attack: Attack) -> None:
        """An attack with special dice is about to be rolled; they lie behind the standard ones."""

    def symbols(self, s: State, attack: Attack) -> Generator[Ask, int, int]:
        """Special dice show their symbol `attack.spent` times; the answer is how many of them count."""
        yield from NO_QUESTIONS
        return attack.spent

    def hit_aside(self, s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
        """The hits of an attack go to something that is no zombie."""
        yield from NO_QUESTIONS

    def fired(self, s: State, attack: Attack) -> None:
        """An attack with special dice is carried out, whatever they showed."""

    def ran_dry(self, s: State, attack: Attack) -> Generator[Ask, int, None]:
        """Special dice showed their symbol `attack.spent` times: the attack is over, and its weapon may be empty."""
        yield from NO_QUESTIONS

    def exploded(self, s: State, who: int, zone: int) -> Generator[Ask, int, int]:
        """A survivor has blown up a zone; the answer is how many more zombies that eliminated."""
        yield from NO_QUESTIONS
        return 0

    def worth(self, s: State, who: int, kind: int) -> int:
        """The adrenaline that a survivor gains for eliminating a zombie."""
        return s.tables.reward[kind]

    def wounded(self, s: State, who: int, wounds: int, source: int) -> None:
        """A survivor is suffering wounds (`source`: a kind of zombie, -1: somebody's miss or blast)."""

    def killed(self, s: State, who: int, kind: int, zone: int, card_kind: int) -> None:
        """A survivor has eliminated a zombie (`card_kind` -1: not with a weapon of its own)."""

    def zone_emptied(self, s: State, zone: int) -> None:
        """The last zombie of a zone is gone."""

    def zone_cleared(self, s: State, zone: int) -> None:
        """The last zombie of a zone was eliminated; it did not leave on its feet or by a Shove."""

    def skill_gained(self, s: State, who: int, skill: int) -> None:
        """A survivor has gained a skill."""

    # ---- zombies

    def activation_begins(self, s: State, kinds: int) -> None:
        """Zombies of these kinds (bits) are about to act; what loses its activation goes into `s.frozen`."""

    def struck(
        self, s: State, zone: int, blows: list[tuple[int, int, int]]
    ) -> Generator[Ask, int, list[tuple[int, int, int]]]:
        """All attacks on a zone are allotted (victim, kind, wounds); the answer is what armour and the like leave."""
        yield from NO_QUESTIONS
        return blows

    def attacks_over(self, s: State) -> Generator[Ask, int, None]:
        """All attacks of one Action of the zombies have landed."""
        yield from NO_QUESTIONS

    def attacked_from(self, s: State) -> list[int]:
        """Zones without survivors whose zombies have attacked with this Action, and so do not move with it."""
        return NO_ZONES

    def held(self, s: State, zone: int) -> bool:
        """Will the zombies of a zone lose their next activation?"""
        return False

    def losing(self, s: State, zone: int) -> list[int]:
        """By kind, how many zombies of a zone lose the activation that runs, or else the next one."""
        if self.held(s, zone):
            return s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
        if s.frozen:
            return s.frozen[zone * s.kinds : zone * s.kinds + s.kinds]
        return [0] * s.kinds

    def release(self, s: State, zone: int) -> None:
        """They have lost it now."""

    def zombies_arrived(self, s: State, steps: list[tuple[int, int, int, int]]) -> Generator[Ask, int, None]:
        """Zombies have moved (zone, kind, target, count)."""
        yield from NO_QUESTIONS

    def out_of_miniatures(self, s: State, zone: int, kind: int, fresh: list[int]) -> Generator[Ask, int, None]:
        """There were too few zombies of a kind for a card; `fresh`: those that have just spawned, by kind."""
        yield from NO_QUESTIONS

    def abomination_came(self, s: State, kind: int) -> None:
        """An Abomination has come to the board."""

    def abomination_gone(self, s: State, kind: int, zone: int) -> None:
        """An Abomination has left the board; it stood in this zone."""

    # ---- the end

    def check_goals(self, s: State) -> Generator[Ask, int, None]:
        """Tick off goals; the game may be over now."""
        yield from NO_QUESTIONS

    def goal_done(self, s: State, number: int) -> None:
        """A goal is done: what of the mission waits for it happens now."""

    def declare(self, s: State) -> Generator[Ask, int, None]:
        """Ask the team about goals that are done when it says so."""
        yield from NO_QUESTIONS

    def survivor_down(self, s: State, who: int) -> None:
        """A survivor has been eliminated (UOA-WIN-03)."""
        end_game(s, LOST, "survivor-eliminated", s.tables.cites[cite.SURVIVOR_LOST])
