"""A sibling core game is a difference: the family reads its cards, kinds, classes and packs without any other game."""

from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from graveshift.content import ContentError, read
from graveshift.zombicide.content import figures, loading
from graveshift.zombicide.content.box import Box, Content
from graveshift.zombicide.content.effects import EFFECTS
from graveshift.zombicide.content.equipment import Equipment, EquipmentFile
from graveshift.zombicide.content.survivors import Survivor, SurvivorFile
from graveshift.zombicide.content.zombies import AbominationCard, Miniatures, SpawnCard, ZombieFile
from graveshift.zombicide.rules import codes
from graveshift.zombicide.rules.tables import Tables

EQUIPMENT = """
set: vault
effects: [{id: reload-one, text: {en: Ready again., pl: Znów gotowa.}, source: book}]
equipment:
  - {id: crowbar, name: {en: Crowbar, pl: Łom}, count: 3, kind: melee, weapon: true, range: [0, 0], dice: 1,
     ammo_dice: 0, accuracy: 3, damage: 1, noise: silent, effects: [],
     description: {en: Steel., pl: Stal.}, source: book}
  - {id: rifle, name: {en: Rifle, pl: Karabin}, count: 2, kind: ranged, weapon: true, range: [1, 3], dice: 1,
     ammo_dice: 2, accuracy: 4, damage: 2, noise: noisy, effects: [],
     description: {en: Loud., pl: Głośny.}, source: book}
  - {id: clip, name: {en: Clip, pl: Magazynek}, count: 5, kind: ammo, weapon: false, range: null, dice: null,
     ammo_dice: 0, accuracy: null, damage: null, noise: none, effects: [reload-one],
     description: {en: Full., pl: Pełny.}, source: book}
"""

ZOMBIES = """
set: vault
miniatures: {shambler: 30, alpha: 16, queen: 1, source: book}
zombies:
  - {id: shambler, name: {en: Shambler, pl: Łazik}, actions: 1, wounds: 1, damage_to_kill: 1, adrenaline: 1,
     targeting_priority: 1, source: book}
  - {id: alpha, name: {en: Alpha, pl: Alfa}, actions: 2, wounds: 1, damage_to_kill: 2, adrenaline: 2,
     targeting_priority: 2, source: book}
  - {id: queen, name: {en: Queen, pl: Królowa}, actions: 3, wounds: 2, damage_to_kill: 5, adrenaline: 5,
     targeting_priority: 3, source: book}
cards:
  - {id: z-1, number: 1, kind: spawn, type: shambler, counts: {blue: 1, yellow: 2, orange: 3, red: 5}, source: book}
  - {id: z-2, number: 2, kind: spawn, type: alpha, counts: {blue: 0, yellow: 1, orange: 2, red: 3}, source: book}
  - {id: z-3, number: 3, kind: abomination, type: queen, source: book}
abominations: []
constants:
  danger_levels: {value: {blue: [0, 6], yellow: [7, 18], orange: [19, 42], red: [43, 43]}, source: book}
  actions_blue: {value: 3, source: book}
"""

SURVIVORS = """
set: vault
quick: [vanderohe]
survivors:
  - {id: vanderohe, name: {en: Vanderohe, pl: Vanderohe}, specialties: [bruiser, mechanic], health: 4,
     colour: '#7f5539', look: {en: Big., pl: Duży.}, skills: {blue: sprint, yellow: extra-action,
     orange: [shove, taunt], red: [jump, lucky, medic]}, loads: [[crowbar, clip], [rifle, clip]], source: book}
"""

SKILLS = ("sprint", "extra-action", "shove", "taunt", "jump", "lucky", "medic")


class Card(Equipment, frozen=True, kw_only=True):
    """A card with dice that can run out."""

    ammo_dice: int


class Specialist(Survivor, frozen=True, kw_only=True):
    """Somebody with Specialties and two packs to choose from."""

    specialties: tuple[str, ...]
    loads: tuple[tuple[str, ...], ...]

    @property
    def classes(self) -> tuple[str, ...]:
        return self.specialties

    @property
    def packs(self) -> tuple[tuple[str, ...], ...]:
        return self.loads


class Pools(Miniatures, frozen=True, kw_only=True):
    shambler: int
    alpha: int
    queen: int


class Horde(ZombieFile, frozen=True, kw_only=True):
    miniatures: Pools
    cards: tuple[SpawnCard | AbominationCard, ...]


class VaultBox(Box):
    """Three kinds, five Specialties, one deck, six kinds of cards."""

    equipment = EquipmentFile[Card]
    zombies = Horde
    survivors = SurvivorFile[Specialist]
    kinds = ("shambler", "alpha", "queen")
    classes: ClassVar[dict[str, int]] = {
        name: 1 << bit for bit, name in enumerate(("bruiser", "vault-expert", "stealthy", "pilot", "mechanic"))
    }
    card_kinds: ClassVar[dict[str, int]] = {"melee": codes.MELEE, "ranged": codes.RIFLE, "ammo": codes.ITEM}
    noises: ClassVar[dict[str, int]] = {"silent": 0, "noisy": 1, "none": 0}
    effects = EFFECTS


BOX = VaultBox()


@pytest.fixture
def box(tmp_path: Path) -> Content:
    def entries(name: str, text: str, form: Any) -> Any:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return read(tmp_path / name, form)

    words = "name: {en: A, pl: B}, text: {en: A, pl: B}, source: book"
    skills = "set: vault\nskills:\n" + "".join(
        f"  - {{id: {name}, rule: AOTD-SKILL-{number:02d}, {words}}}\n" for number, name in enumerate(SKILLS, start=1)
    )
    equipment = entries("equipment.yaml", EQUIPMENT, BOX.equipment)
    zombies = entries("zombies.yaml", ZOMBIES, BOX.zombies)
    survivors = entries("survivors.yaml", SURVIVORS, BOX.survivors)
    skill_file = entries("skills.yaml", skills, BOX.skills)
    others: dict[str, Any] = {"names": None, "tiles": None, "missions": {}}
    return loading.assembled(BOX, equipment, zombies, skill_file, survivors, **others)


def test_cards_kinds_classes_and_packs_are_data(box: Content) -> None:
    """What a sibling calls its own becomes tables without a line of shared code."""
    loading.check_equipment(BOX, box)
    loading.check_zombies(BOX, box)
    loading.check_survivors(BOX, box)
    t = Tables()
    figures.enter(t, BOX, box)
    assert (t.zombie_ids, t.miniatures, t.toughness) == (["shambler", "alpha", "queen"], [30, 16, 1], [1, 2, 5])
    assert t.again == [0b110, 0b100]
    assert t.zombie_card_count == [[1, 2, 3, 5], [0, 1, 2, 3], [1, 1, 1, 1]]
    assert t.survivor_class == [BOX.classes["bruiser"] | BOX.classes["mechanic"]]
    assert t.start_packs == [[[0, 2], [1, 2]]]
    assert t.favourite == [codes.NO_FAVOURITE]
    assert (len(t.classic_deck), t.card_kind[:3]) == (10, [codes.MELEE, codes.RIFLE, codes.ITEM])
    assert t.thresholds == [7, 19, 43]


def test_a_word_that_the_game_does_not_know_is_told(box: Content) -> None:
    strange = {name: replace(card, kind="bola") for name, card in box.equipment.items()}
    with pytest.raises(ContentError, match=r"equipment \(crowbar\)\.kind: There is no kind of card called `bola`"):
        loading.check_equipment(BOX, replace(box, equipment=strange))
