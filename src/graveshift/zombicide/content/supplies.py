"""What a designer's mission takes from the box: people, miniatures, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from graveshift.content import Problem
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.mission_checks import beyond_box
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.setup import MOST
from graveshift.zombicide.content.tokens import CompanionToken, TokenMission, ZombieToken
from graveshift.zombicide.missions.companions_random import CompanionsRandom
from graveshift.zombicide.missions.objective_gives import ObjectiveGives


def supplies(mission: TokenMission, content: Content) -> Iterator[Problem]:
    """Cards, miniatures, faces and people are no more than the box holds."""
    yield from _people(mission, content)
    yield from _miniatures(mission, content)
    yield from beyond_box(mission, content)


def _miniatures(mission: TokenMission, content: Content) -> Iterator[Problem]:
    """Zombies on the board at setup are no more than the box has."""
    zombies: dict[str, int] = {}
    for token in mission.tokens:
        if isinstance(token, ZombieToken):
            zombies[token.type] = zombies.get(token.type, 0) + token.count
    for kind, count in zombies.items():
        if count > content.miniatures.of(kind):
            yield (
                "tokens",
                told("the-box-has-miniatures-of-kind", miniatures=content.miniatures.of(kind), kind=kind, count=count),
            )


def _people(mission: TokenMission, content: Content) -> Iterator[Problem]:
    """Companions are people nobody plays: their Class is barred, and enough others are left for a posse."""
    wanted: dict[str, int] = {}
    random = mission.plays("companions-random")
    for token in mission.tokens:
        if isinstance(token, CompanionToken) and not token.random:
            wanted[token.companion_class] = wanted.get(token.companion_class, 0) + token.count
        elif isinstance(token, CompanionToken) and not random:
            yield "tokens", told("places-marked-random-need-the-rule-companions-random")
    for rule in mission.rules:
        if isinstance(rule, CompanionsRandom):
            for name, number in rule.companions.items():
                wanted[name] = wanted.get(name, 0) + number
        if isinstance(rule, ObjectiveGives) and rule.companion is not None:
            wanted.setdefault(rule.companion, 1)
    roster = Counter(name for survivor in content.survivors.values() for name in survivor.classes)
    for survivor_class, size in roster.items():
        count = wanted.get(survivor_class, 0)
        if count > size:
            yield "legend.companions", told("the-box-has", size=size, survivor_class=survivor_class, count=count)
        elif count and survivor_class not in mission.barred_classes:
            words = told("this-class-must-be-barred", survivor_class=survivor_class)
            yield "barred_classes", words
    left = sum(size for name, size in roster.items() if name not in mission.barred_classes)
    if left < MOST:
        yield "barred_classes", told("too-few-survivors-are-left", left=left, MOST=MOST)
