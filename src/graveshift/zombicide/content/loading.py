"""Everything printed in the box of a game, read once from its data/ and checked as a whole.

`load(book)` gives cards, Zombies, Skills, Survivors and missions by id, in the order of their files.
"""

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from graveshift.board import load_tiles
from graveshift.content import ContentError, check_sources, read
from graveshift.zombicide.content.box import Box, Content, box_of, by_id, must_exist
from graveshift.zombicide.content.measured import MeasuredFile, MissionMeasure
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import ITEM


def data(book: Book) -> Traversable:
    """The folder with the YAML of a game."""
    return files(book.package) / "data"


@cache
def load(book: Book) -> Content:
    """Read and check all content files of a game; the result is shared, so nobody may change it."""
    box = box_of(book)
    content = (
        gathered(book, box) if book.parent is None else box.laid_over(data(book), load(book.parent), book.missions)
    )
    check(box, content)
    for mission in content.missions.values():
        box.check_mission(f"{mission.id}.yaml", mission, content)
    return content


def gathered(book: Book, box: Box) -> Content:
    """The files of a game that stands alone."""
    folder = data(book)
    equipment = read(folder / "equipment.yaml", box.equipment)
    zombies = read(folder / "zombies.yaml", box.zombies)
    skills = read(folder / "skills.yaml", box.skills)
    survivors = read(folder / "survivors.yaml", box.survivors)
    missions = {name: read(folder / "missions" / f"{name}.yaml", box.mission) for name in book.missions}
    for name, file in (
        ("equipment.yaml", equipment),
        ("zombies.yaml", zombies),
        ("skills.yaml", skills),
        ("survivors.yaml", survivors),
    ):
        check_sources(name, file)
    return assembled(
        box,
        equipment,
        zombies,
        skills,
        survivors,
        names=read(folder / "names.yaml", box.names),
        tiles=load_tiles(folder / "tiles.yaml"),
        missions=missions,
        **box.own_parts(folder, zombies),
    )


def assembled(box: Box, equipment: Any, zombies: Any, skills: Any, survivors: Any, **others: Any) -> Content:
    """The content of these files, by id."""
    return box.content(
        traits=by_id("equipment.yaml", "traits", equipment.traits),
        effects=by_id("equipment.yaml", "effects", equipment.effects),
        equipment=by_id("equipment.yaml", "equipment", equipment.equipment),
        miniatures=zombies.miniatures,
        zombies=by_id("zombies.yaml", "zombies", zombies.zombies),
        zombie_cards=by_id("zombies.yaml", "cards", zombies.cards),
        abominations=by_id("zombies.yaml", "abominations", zombies.abominations),
        improvised_weapons=by_id("zombies.yaml", "improvised_weapons", zombies.improvised_weapons),
        constants=zombies.constants,
        skills=by_id("skills.yaml", "skills", skills.skills),
        survivors=by_id("survivors.yaml", "survivors", survivors.survivors),
        quick=survivors.quick,
        drawn=box.drawn,
        **others,
    )


@cache
def measured_file(book: Book) -> MeasuredFile:
    """What was measured, with the commands that measure it again."""
    return read(data(book) / "measured.yaml", MeasuredFile)


def measured(book: Book) -> dict[str, list[MissionMeasure]]:
    """By mission of the box: how often bots win it, the weaker first."""
    if not (data(book) / "measured.yaml").is_file():
        return {}
    found: dict[str, list[MissionMeasure]] = {}
    for measure in measured_file(book).missions:
        must_exist("measured.yaml", "missions", "mission", measure.mission, book.missions)
        found.setdefault(measure.mission, []).append(measure)
    return found


# ---- checks


def check(box: Box, content: Content) -> None:
    """What the files say fits together; the first mistake is raised."""
    check_equipment(box, content)
    check_zombies(box, content)
    check_skills(box, content)
    check_survivors(box, content)
    check_names(box, content)
    box.check(content)


def check_equipment(box: Box, content: Content) -> None:
    """Every card is whole, its words are the game's, and its traits and effects exist (UOA-EQUIP-01)."""
    for card in content.equipment.values():
        where = f"equipment ({card.id})"
        for name in card.effects:
            must_exist("equipment.yaml", f"{where}.effects", "effect", name, content.effects)
        for trait in card.traits:
            must_exist("equipment.yaml", f"{where}.traits", "trait", trait, content.traits)
        must_exist("equipment.yaml", f"{where}.kind", "kind of card", card.kind, box.card_kinds)
        must_exist("equipment.yaml", f"{where}.deck", "deck", card.deck, box.decks)
        must_exist("equipment.yaml", f"{where}.noise", "noise", card.noise, box.noises)
        must_exist("equipment.yaml", f"{where}.ammo", "ammunition", card.ammo, box.ammo)
        if card.range is not None and not 0 <= card.range[0] <= card.range[1]:
            raise ContentError("equipment.yaml", f"{where}.range", "The first number must not exceed the second.")
        if card.weapon == (box.card_kinds[card.kind] == ITEM):
            raise ContentError("equipment.yaml", f"{where}.weapon", f"A card of kind {card.kind} cannot say this.")
    for deck, size in box.deck_sizes(content).items():
        found = sum(card.count for card in content.equipment.values() if card.deck == deck)
        if found != size:
            raise ContentError("equipment.yaml", "equipment", f"The {deck} deck has {found} cards instead of {size}.")


def check_zombies(box: Box, content: Content) -> None:
    """All kinds are there, and the Zombie cards are numbered and name one of them."""
    if set(content.zombies) != set(box.kinds):
        raise ContentError("zombies.yaml", "zombies", f"Exactly these must be described: {', '.join(box.kinds)}.")
    cards = len(content.zombie_cards)
    if sorted(card.number for card in content.zombie_cards.values()) != list(range(1, cards + 1)):
        raise ContentError("zombies.yaml", "cards", f"The numbers must be 1 to {cards}, each once.")
    for card in content.zombie_cards.values():
        must_exist("zombies.yaml", f"cards ({card.id}).type", "kind of Zombie", card.type, box.kinds)
    for weapon in content.improvised_weapons.values():
        where = f"improvised_weapons ({weapon.id}).skill"
        must_exist("zombies.yaml", where, "skill", weapon.skill, content.skills)


def check_skills(box: Box, content: Content) -> None:
    """What a Skill names exists: the card it starts with, the Skill it shares, the kind it guards against."""
    known: dict[str, Collection[str]] = {
        "equipment": content.equipment,
        "skill": content.skills,
        "zombie": content.zombies,
    }
    for skill in content.skills.values():
        kind = box.skill_param(skill)
        if kind:
            must_exist("skills.yaml", f"skills ({skill.id}).param", kind, skill.param or "", known[kind])


def check_survivors(box: Box, content: Content) -> None:
    """Skills and starting cards exist, and the classes are the game's."""
    for survivor in content.survivors.values():
        where = f"survivors ({survivor.id})"
        for level in survivor.skills.levels:
            for skill in level:
                must_exist("survivors.yaml", f"{where}.skills", "skill", skill, content.skills)
        for pack in survivor.packs:
            for card in pack:
                must_exist("survivors.yaml", f"{where}.start", "equipment", card, content.equipment)
        for name in survivor.classes:
            must_exist("survivors.yaml", where, "class", name, box.classes)
    for name in content.quick:
        must_exist("survivors.yaml", "quick", "survivor", name, content.survivors)


def check_names(box: Box, content: Content) -> None:
    """Every word of a closed list has its names, and no other word has: Classes, Zombies, levels, tokens."""
    kinds = {token.kind for mission in content.missions.values() for token in mission.tokens}
    for path, words in (*box.named(), ("tokens", kinds)):
        found, wanted = getattr(content.names, path), [str(word) for word in words]
        missing = sorted(set(wanted) - set(found))
        if missing:
            raise ContentError("names.yaml", path, f"Names are missing for {', '.join(missing)}.")
        if path != "tokens" and len(found) > len(wanted):
            strangers = sorted(set(found) - set(wanted))
            raise ContentError("names.yaml", path, f"This game does not know {', '.join(strangers)}.")
