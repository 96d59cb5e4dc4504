"""The Skills and Survivors of Undead or Alive, as data."""

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.box import Content
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.survivors import Favourite
from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.rulebook.book import rule as ledger_rule


@pytest.fixture(scope="module")
def box() -> Content:
    return load(BOOK)


# Skills


def test_every_skill_of_the_ledger_has_an_entry(box: Content) -> None:
    """All 71 rules; the three family rules (Charge, Fanning, Vade Retro) through their members."""
    covered = {skill.rule for skill in box.skills.values()} | {skill.family for skill in box.skills.values()}
    assert covered - {None} == {f"UOA-SKILL-{number:02d}" for number in range(1, 72)}


def test_skill_names_are_those_of_the_ledger(box: Content) -> None:
    """A Skill without a parameter is named like its rule."""
    named = {skill.rule: skill.name.en for skill in box.skills.values() if skill.param is None}
    wrong = {rule: (name, ledger_rule(rule).title) for rule, name in named.items() if ledger_rule(rule).title != name}
    assert wrong == {}


TYPED = ("combat", "melee", "ranged")


@pytest.mark.parametrize(
    ("rule", "params"),
    [
        ("UOA-SKILL-03", TYPED),
        ("UOA-SKILL-04", ("melee-weapon", "pistol", "rifle")),
        ("UOA-SKILL-05", TYPED),
        ("UOA-SKILL-06", TYPED),
        ("UOA-SKILL-07", ("melee-weapon", "pistol", "rifle")),
        ("UOA-SKILL-08", ("melee-weapon", "pistol", "rifle")),
        ("UOA-SKILL-09", (*TYPED, "move", "search")),
        ("UOA-SKILL-29", TYPED),
        ("UOA-SKILL-45", ("walker", "brute", "runner", "abomination")),
        ("UOA-SKILL-54", TYPED),
        ("UOA-SKILL-55", TYPED),
        ("UOA-SKILL-56", TYPED),
    ],
)
def test_families_are_complete(box: Content, rule: str, params: tuple[str, ...]) -> None:
    """One entry for each member of a family."""
    assert sorted(skill.param or "" for skill in box.skills.values() if skill.rule == rule) == sorted(params)


def test_a_survivor_may_start_with_any_classic_card(box: Content) -> None:
    """UOA-SKILL-61: one Skill for each card of the classic deck."""
    classic = {card.id for card in box.equipment.values() if card.deck == "classic"}
    assert {skill.param for skill in box.skills.values() if skill.rule == "UOA-SKILL-61"} == classic


# Survivors


def skills_in_words(box: Content, survivor: str) -> list[str]:
    return [box.skills[skill].name.en for level in box.survivors[survivor].skills.levels for skill in level]


def test_carl(box: Content) -> None:
    """UOA-ADR-04 UOA-ADR-05: Carl as printed."""
    assert skills_in_words(box, "carl") == [
        *("+1 Damage: Melee", "+1 Action", "+1 free Melee Action", "Reaper: Combat"),
        *("+1 Charge per Turn", "+1 to dice roll: Combat", "Shove"),
    ]


def test_may(box: Content) -> None:
    """UOA-ADR-04 UOA-ULTRA-05: May as printed, with the same Skill at Orange and at Red."""
    assert skills_in_words(box, "may") == [
        *("Hit & Run", "+1 Action", "+1 die: Combat", "+1 free Melee Action"),
        *("+1 die: Combat", "+1 free Combat Action", "Jump"),
    ]


def test_everyone_gains_an_action_at_yellow(box: Content) -> None:
    """UOA-ADR-04: Yellow gives the fourth Action; no two Blue Skills are the same."""
    assert {survivor.skills.yellow for survivor in box.survivors.values()} == {"extra-action"}
    assert len({survivor.skills.blue for survivor in box.survivors.values()}) == 14


def test_health_of_the_classes(box: Content) -> None:
    """UOA-SETUP-19 UOA-CLASS-05: Brawlers 3, everyone else 2."""
    for survivor in box.survivors.values():
        assert survivor.health == (3 if survivor.survivor_class is SurvivorClass.BRAWLER else 2), survivor.id


def test_starting_weapon_follows_the_favourite(box: Content) -> None:
    """UOA-SETUP-14: Pistol gives an Old Timer, Melee a Pan, Rifle a Springfield, Any one of the three."""
    start = {
        Favourite.PISTOL: {"old-timer"},
        Favourite.MELEE: {"pan"},
        Favourite.RIFLE: {"springfield"},
        Favourite.ANY: {"old-timer", "pan", "springfield"},
    }
    for survivor in box.survivors.values():
        assert set(survivor.start) == start[survivor.favourite], survivor.id
    assert {name for name, survivor in box.survivors.items() if survivor.favourite is Favourite.ANY} == {
        "concepcion",
        "thomas",
    }
