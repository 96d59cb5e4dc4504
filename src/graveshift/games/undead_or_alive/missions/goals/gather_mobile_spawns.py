"""Goal `gather-mobile-spawns` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.content import choice, joined
from graveshift.games.undead_or_alive.missions.goals.dynamite_mobile_spawns import mobile_out_of_reach
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Content, Goal, Land, Mission, Problem, Tables, Text, Token
from graveshift.zombicide.content.terms import TokenId
from graveshift.zombicide.content.tokens import MobileSpawn


class GatherMobileSpawns(Goal, frozen=True):
    """All Mobile tokens, or the named ones aboard the Train, lie in the Starting Spawn Zone (UOA-M03-02)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("mobile-spawn",)

    which: Literal["all", "on-train"] = "all"
    tokens: tuple[TokenId, ...] = ()

    def made(self, after: int, rule: str, tables: Tables) -> hot.GatherMobileSpawns:
        return hot.GatherMobileSpawns(self.key, after, rule, list(self.tokens))

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        mobiles = [token.id for token in mission.tokens if isinstance(token, MobileSpawn)]
        for name in self.tokens:
            if name not in mobiles:
                about = told("there-is-no-mobile-spawn-token", name=name)
                yield "tokens", joined(about, choice(name, mobiles))
        if (self.which == "on-train") != bool(self.tokens):
            yield "which", told("on-train-names-its-tokens")

    def tokens_out_of_reach(self, token: Token, land: Land) -> Iterator[Text]:
        yield from mobile_out_of_reach(token, land)
