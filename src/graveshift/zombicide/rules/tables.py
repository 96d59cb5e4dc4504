"""Static tables: cards, zombies, survivors, skills as lists of ints. Made once from the content, never copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from graveshift.zombicide.rules.book import Book

if TYPE_CHECKING:
    from graveshift.zombicide.rules.actions import Action
    from graveshift.zombicide.rules.interrupts import Interrupt


class Tables:
    """Everything a rule looks up about components; list index = number of the card, zombie kind, survivor or skill."""

    book: Book  # of the game at the table
    cites: list[str]  # its rules by the numbers of `citations`

    verbs: list[Action]  # by verb
    after_combat: list[Interrupt]
    after_spawn: list[Interrupt]
    card_drawn: list[Interrupt]
    before_extra_activation: list[Interrupt]

    # zombies by kind (UOA-ZTYPE-01); each named Abomination that has figures of its own is a kind of its own
    kinds: int
    abomination_kinds: int  # bits
    toughness: list[int]  # damage a hit needs
    reward: list[int]  # adrenaline for a kill
    rank: list[int]  # targeting priority of ranged hits, 1 first
    miniatures: list[int]
    zombie_ids: list[str]
    wounds: list[int]  # what an attack deals
    again: list[int]  # the kinds that act a second time, a third time ..., as bits

    # equipment by card
    cards: int  # how many there are; the lists below go on to 255 with what is no weapon
    card_ids: list[str]
    card_kind: list[int]
    weapon: list[bool]
    range_min: list[int]
    range_max: list[int]
    dice: list[int]
    accuracy: list[int]
    damage: list[int]
    dual: list[bool]
    noise: list[int]
    ammo: list[int]  # 0 none, 1 bullets, 2 shells
    reload: list[bool]
    fanned_accuracy: list[int]
    deck: list[int]  # 0 starting, 1 classic, 2 bounty
    copies: list[int]
    card_effects: list[list[int]]  # modifiers that a card in hand grants; [] in games where no card does
    classic_deck: list[int]  # one entry for each copy
    bounty_deck: list[int]
    holy_water: int
    water: int
    dynamite: int
    knife: int
    plenty: list[int]  # ammo -> the card that re-rolls it (-1: none)

    # feats on the backs of bounty weapons, by card
    feat_count: list[int]
    feat_cleanse: list[bool]
    feat_with: list[int]  # equipment kind or -1
    feat_balcony: list[bool]
    feat_target: list[int]  # zombie kind or -1
    feat_action: list[bool]  # within one action (else: one turn)

    # zombie cards
    zombie_card_ids: list[str]
    zombie_card_kind: list[int]  # 0 spawn, 1 extra activation, 2 abomination
    zombie_card_type: list[int]
    zombie_card_count: list[list[int]]  # by danger level
    zombie_deck: list[int]
    hunts_adrenaline: list[bool]  # by abomination: heads for the highest adrenaline
    abomination_ids: list[str]

    # survivors of the roster
    survivor_ids: list[str]
    survivor_class: list[int]
    favourite: list[int]  # equipment kind, ANY_WEAPON, or NO_FAVOURITE where there is no such slot
    start_packs: list[list[list[int]]]  # survivor -> packs of cards to choose from
    health: list[int]
    level_skills: list[list[list[int]]]  # survivor -> level -> skills to choose from

    # what classes may do, as bits of classes
    sees_home: int  # sees further inside buildings
    searches_often: int  # more than once in a Turn
    fans: int  # fans a Pistol
    hardy: int  # has one more Health
    becomes: list[tuple[int, int]]  # modifier of a skill that makes a survivor a member of a class, and the class

    # skills
    skill_ids: list[str]
    skill_effects: list[list[int]]
    brother_effects: list[list[int]]  # what a Brother in Arms skill shares ([] for others)
    skill_card: list[int]  # "Starts with a ...": the card, else -1

    # machines and improvised weapons: (range min, range max, dice, accuracy, damage)
    gatling: tuple[int, int, int, int, int]
    improvised_melee: tuple[int, int, int, int, int]
    improvised_ranged: tuple[int, int, int, int, int]

    # figures
    thresholds: list[int]  # adrenaline at which Yellow, Orange, Red begin
    actions: int
    loss_tokens: int
