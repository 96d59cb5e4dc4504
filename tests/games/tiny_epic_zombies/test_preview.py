"""Previews against the truth: the chances they tell are the shares of copies in which it happens."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import would_be_noise
from graveshift.games.tiny_epic_zombies.telling.endings import LOSSES
from graveshift.games.tiny_epic_zombies.telling.foresight import REACTIONS
from graveshift.games.tiny_epic_zombies.telling.preview import concerned
from graveshift.kernel import registry
from graveshift.kernel.chance import WINNER, WON, Position, stream
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask

from .conftest import Board, Given

GAME: Final = registry.game_type("tiny-epic-zombies")
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "solo": {"mode": "solo", "seats": 1},
    "coop": {"mode": "coop", "seats": 3},
    "coop-vs-zombie": {"mode": "coop-vs-zombie", "seats": 4},
    "competitive": {"mode": "competitive", "seats": 2},
    "competitive-vs-zombie": {"mode": "competitive-vs-zombie", "seats": 4},
}
OBJECTIVES: Final = (
    ["save-the-stranded", "quarantine-the-infected", "assemble-an-arsenal"],
    ["investigate-the-source", "escort-the-army", "call-the-cdc"],
)
SWITCHES: Final = {
    "crossbow-face": "blank",
    "bat-face": "wound-1",
    "axe-wound": "taken",
    "police-car-arrival": "placed",
}
LATER: Final = {
    "revealed",
    "vehicle-returned",
    "noise",
    "no-noise",
    "turn-begins",
    "final-turn",
    "dealt",
    "last-card",
    "horde-marker",
}
"""Events that belong to what comes after the effect of an answer."""
NEXT: Final = LATER | {"zombie-added", "zombie-moved", "overrun", "bleeding-out", "barricade-damaged", "rolled"}
"""The same for answers in the middle of a Zombie Turn, a Search or a Grenade."""
MORNING: Final = {"dealt", "turn-begins", "last-card"}
"""Events after which a Zombie Turn is over."""
IN_BETWEEN: Final = (c.ASK_GAIN, c.ASK_BLEEDING, c.ASK_EXPLOSION, c.ASK_FRY_COOK, c.ASK_TOLL)
COPIES: Final = 40


class Shaken:
    """Random games in which everybody is close to death and well equipped."""

    def __init__(self, setup: dict[str, Any], seed: int) -> None:
        self.chance = Position(stream(seed))
        objectives = OBJECTIVES[seed % len(OBJECTIVES)]
        switches = SWITCHES if seed % 3 == 2 else {}
        self.rules, position, _ = GAME.set_up(setup | {"objectives": objectives, "switches": switches}, stream(seed))
        self.game = Game(self.rules, position, None, False)

    @property
    def s(self) -> State:
        assert isinstance(self.game.position, State)
        return self.game.position

    def step(self) -> None:
        """One random answer; at the beginning of a Turn everybody is hurt and armed anew."""
        codes = self.game.codes
        self.game.answer(codes[self.chance.below(len(codes))])
        if not self.game.over and self.game.at_boundary() and self.s.phase == c.MOVING and not self.s.moved:
            self.game = Game(self.rules, self.shaken(), None, False)

    def shaken(self) -> State:
        s = self.s.copy()
        for human in range(s.table.humans):
            s.ammo[human] = 2 + self.chance.below(8)
            s.wounds[human] = max(0, s.ammo[human] - 1 - self.chance.below(4))
        s.survivors = [self.chance.below(2) for _ in s.survivors]
        if s.table.competitive and not any(s.survivors):
            s.survivors[0] = 1
        human = s.active
        for kind in (c.MELEE, c.RANGED, c.BACKPACK):
            cards = [card for card in s.search if c.KIND[card] == kind]
            if not cards:
                continue
            card = cards[self.chance.below(len(cards))]
            if kind == c.BACKPACK:
                s.search.remove(card)
                s.pack[human] = (*s.pack[human], card)
                continue
            slot = s.melee if kind == c.MELEE else s.ranged
            if slot[human] == c.NO_CARD:
                s.search.remove(card)
                slot[human] = card
        return s


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", list(SETUPS))
def test_chances_are_shares(mode: str, seed: int) -> None:
    """TEZ-EAT-01 TEZ-AMB-67 TEZ-WA-06: whoever plays it out finds the chance of a death or of the end as foretold."""
    table = Shaken(SETUPS[mode], seed)
    looked = 0
    while not table.game.over and looked < 60:
        if table.s.phase != c.SETTING_UP:
            looked += 1
            check(table.game, looked)
        table.step()


def check(game: Game, number: int) -> None:
    ask, decision = game.pending, game.decision
    assert ask is not None
    assert decision is not None
    s = game.position
    assert isinstance(s, State)
    picked = {verb: option for option in decision.options for verb in [option.code >> c.VERB, fights(s, option.code)]}
    for option in picked.values():
        told = option.preview()
        other = game.determinized(ask.seat, number).decision
        assert other is not None
        twin = other.option(option.key)
        assert twin is not None
        assert twin.preview() == told, "A preview knows what its seat does not."
        if not foretold(ask, option.code):
            assert "eaten_alive" not in told
            continue
        chances = {"eaten": told.get("eaten_alive", 0.0), "lost": told.get("fatal", {"chance": 0.0})["chance"]}
        copies = COPIES if any(0 < chance < 1 for chance in chances.values()) or "ammo_saved" in told else 3
        found = [play_out(game, ask, option.code, rng) for rng in range(copies)]
        for what, chance in chances.items():
            share = sum(getattr(one, what) for one in found) / copies
            if what == "lost" and any(one.asked for one in found):
                continue  # told is what the best answers of all make of it, here nobody looks that far
            assert abs(share - chance) <= 4.5 * sqrt(chance * (1 - chance) / copies), (option.key, told, share)
        if "ammo" in told:
            spent = sum(one.paid for one in found) / copies
            assert told["ammo"] - 3 * told.get("ammo_saved", 0.0) <= spent <= told["ammo"], (option.key, told)
        if "fatal" in told:
            assert told["fatal"]["reason"] == LOSSES[told["fatal"]["rule"]].reason
            assert told["fatal"]["rule"] in {one.rule for one in found} or told["fatal"]["chance"] < 1


def fights(s: State, code: int) -> str:
    """Moves among Zombies are looked at apart from others."""
    return "fight" if code >> c.VERB << c.VERB == c.MOVE and zombie_at(s, code & 255) else "plain"


def foretold(ask: Ask, code: int) -> bool:
    """Does the preview speak of this answer's dangers?"""
    return code != c.END if ask.kind in (c.ASK_TURN, c.ASK_OVERKILL, c.ASK_ANY_TIME) else ask.kind in REACTIONS


class End(NamedTuple):
    """Was the Human eaten, is the game lost, what was paid, which rule has ended it, was anybody asked on the way?"""

    eaten: bool
    lost: bool
    paid: int
    rule: str
    asked: bool


def play_out(game: Game, ask: Ask, code: int, rng: int) -> End:
    """One copy with other chance, played on by the best answers."""
    twin = game.determinized(ask.seat, rng)
    assert twin.pending is not None
    s = twin.position
    assert isinstance(s, State)
    human = concerned(s, twin.pending, code)
    s.log = []
    later = NEXT if ask.kind in IN_BETWEEN else LATER
    twin.answer(code)
    answered = 0
    while not twin.over and not twin.at_boundary() and not any(name in later for name, _, _, _ in s.log):
        decision = twin.decision
        assert decision is not None
        options = [option for option in decision.options if option.code != c.CAPTURE]
        agreed = twin.pending is not None and twin.pending.kind == c.ASK_CONSENT
        twin.answer(c.YES if agreed else min(reversed(options), key=danger).code)
        answered += 1
    happened = s.log
    moves = 1 if code >> c.VERB << c.VERB in (c.MOVE, c.SKATE) else 0
    for at, (name, rule, _, _) in enumerate(happened):
        moves -= name == "moved"
        if moves < 0 or name in later or rule in ("TEZ-ZOM-08", "TEZ-ZOM-05"):
            happened = happened[:at]
            break
    eaten = any(name == "eaten-alive" and about[0] == human for name, _, about, _ in happened)
    paid = [about[1] for name, _, about, _ in happened if name == "ammo-spent" and about[0] == human]
    if ask.kind in (c.ASK_TURN, c.ASK_OVERKILL):
        happened, later_on = until_morning(twin, s)
        answered += later_on
    over = any(name == "game-over" for name, _, _, _ in happened)
    lost = over and s.result not in (WON, WINNER + ask.seat)
    return End(eaten, lost, sum(paid), s.reason_rule, answered > 0 and ask.kind in (c.ASK_TURN, c.ASK_OVERKILL))


def until_morning(twin: Game, s: State) -> tuple[list[Any], int]:
    """What happens through the Zombie Turn, if the answer has ended the Turn; and how often somebody was asked."""
    asked = 0
    while not twin.over and s.phase in (c.SEARCHING, c.NOISE, c.ADDING):
        decision = twin.decision
        assert decision is not None
        twin.answer(decision.options[-1].code)
        asked += 1
    happened: list[Any] = s.log or []
    ends = [at for at, (name, _, _, _) in enumerate(happened) if name in MORNING]
    return (happened[: ends[0]] if ends else happened), asked


def danger(option: Any) -> tuple[float, float]:
    told = option.preview()
    return told.get("fatal", {"chance": 0.0})["chance"], told.get("eaten_alive", 0.0)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("mode", list(SETUPS))
def test_noise_is_a_share_too(mode: str, seed: int) -> None:
    """TEZ-NOISE-01: so many of the cards that may lie before the active Human would be loud in the Room."""
    table = Shaken(SETUPS[mode], seed)
    looked = 0
    while not table.game.over and looked < 4:
        ask, decision = table.game.pending, table.game.decision
        assert ask is not None
        assert decision is not None
        moves = [option for option in decision.options if "noise" in option.preview()]
        if moves and ask.kind == c.ASK_TURN:
            looked += 1
            chance = moves[-1].preview()["noise"]
            loud = [is_loud(table.game, ask, moves[-1].code & 255, rng) for rng in range(200)]
            assert abs(sum(loud) / 200 - chance) <= 4.5 * sqrt(chance * (1 - chance) / 200)
        table.step()


def is_loud(game: Game, ask: Ask, room: int, rng: int) -> bool:
    s = game.determinized(ask.seat, rng).position
    assert isinstance(s, State)
    s.room[s.active] = room
    s.revealed = s.facedown[s.active]
    return would_be_noise(s)


def test_where_a_zombie_goes_and_whom_it_meets_is_told() -> None:
    """TEZ-ADD-02 TEZ-ADD-05 TEZ-ADD-07 TEZ-ADD-13 TEZ-ADD-17: the next free Room, whichever is pointed at."""
    told: dict[str, int] = dict.fromkeys(("room", "overrun", "barricade", "trap"), 0)
    for seed in range(6):
        table = Shaken(SETUPS["coop-vs-zombie"], seed)
        while not table.game.over:
            ask, decision = table.game.pending, table.game.decision
            assert ask is not None
            assert decision is not None
            for option in decision.options if ask.kind == c.ASK_ADD else ():
                check_arrival(table.game, option, told)
                laid = table.s.traps
                table.s.traps = (1 << c.STORE_ROOMS) - 1
                check_arrival(table.game, option, told)
                table.s.traps = laid
            table.step()
    assert min(told.values()) > 0, told


def check_arrival(game: Game, option: Any, told: dict[str, int]) -> None:
    preview = option.preview()
    twin = game.determinized(2, 1)
    s = twin.position
    assert isinstance(s, State)
    s.log = []
    supply = s.figures
    twin.answer(option.code)
    happened = [(name, about) for name, _, about, _ in s.log]
    came = [s.table.mall.names[about[0]] for name, about in happened if name == "zombie-added"][:1]
    if not supply and "barricade" not in preview:
        return
    assert came == ([preview["arrives"]["room"]] if "arrives" in preview else [])
    assert happened[0][0] == ("zombie-added" if "arrives" in preview else "barricade-damaged")
    met = sum(name == "overrun" for name, _ in happened)
    assert ("trap-sprung" in dict(happened[:2])) == ("trap" in preview)
    assert met >= len(preview.get("overrun", {}))
    told["room"] += bool(came)
    for word in ("overrun", "barricade", "trap"):
        told[word] += word in preview


# ---- cases that were told wrong


def look(table: Board, key: str) -> dict[str, Any]:
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    option = decision.option(table.spell(key))
    assert option is not None, decision.keys
    return option.preview()


def test_the_crossbow_kills_its_owner_two_times_in_three(given: Given) -> None:
    """TEZ-CARD-01 TEZ-WA-06: an Overkill saves the Ammo, and with it the life."""
    table = given("doctor", "hippie", zombies="N3", tracks={"doctor": (5, 6)})
    table.hold("doctor", "crossbow")
    table.begin("doctor").do("move:cN")
    told = look(table, "shoot:N3")
    assert told["eaten_alive"] == pytest.approx(2 / 3)
    assert (told["ammo"], told["ammo_saved"]) == (1, pytest.approx(1 / 3))


def test_a_free_bolt_saves_nothing(given: Given) -> None:
    """TEZ-HUM-06 TEZ-CARD-01: the Mallcop's third shot costs nothing, so that nothing can be saved."""
    table = given("mallcop", "hippie", zombies="N3")
    table.hold("mallcop", "crossbow")
    table.begin("mallcop").do("move:cN")
    table.s.ranged_kills = 2
    assert look(table, "shoot:N3") == {"ammo": 0, "kills": 1.0, "eaten_alive": 0.0}


def test_the_janitor_lives_by_the_last_zombie_of_a_store(given: Given) -> None:
    """TEZ-AMB-67 TEZ-HUM-07: the Ammo of the kill comes before the check."""
    table = given("janitor", "hippie", zombies="N3", tracks={"janitor": (5, 6)}, rooms={"janitor": "cC"})
    table.begin("janitor").do("move:cN")
    assert look(table, "shoot:N3")["eaten_alive"] == 0.0
    assert look(table, "move:N3")["eaten_alive"] == pytest.approx(1 / 6)


FATAL: Final = {
    "reason": "no-survivor-left",
    "rule": "TEZ-EAT-04",
    "text": {
        "en": "a Human is Eaten Alive and no Survivor is left",
        "pl": "Człowiek zostaje pożarty żywcem, a nie ma już Ocalałych",
    },
}


def test_the_last_survivor_makes_it_fatal(given: Given) -> None:
    """TEZ-EAT-04: the preview says that the game would be lost, by which rule and how likely."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, tracks={"hippie": (7, 9)}, survivors=[0])
    table.begin("hippie")
    assert look(table, "move:N2")["fatal"] == {**FATAL, "chance": pytest.approx(1 / 6)}
    assert "fatal" not in look(table, "move:N3")
    table.s.survivors = [1]
    assert "fatal" not in look(table, "move:N2")


def test_a_friends_death_is_fatal_too(given: Given) -> None:
    """TEZ-EAT-04 TEZ-CARD-15: one's own Fireworks lead a Zombie into a friend's Room."""
    table = given("hippie", "doctor", zombies="N2", tracks={"doctor": (8, 9)}, rooms={"doctor": "W3"}, survivors=[0])
    table.hold("hippie", "fireworks-a")
    table.begin("hippie")
    assert "fatal" not in look(table, "light:fireworks-a")
    table.do("light:fireworks-a", "room:N2")
    assert look(table, "walk:N2>W3") == {"fatal": {**FATAL, "chance": 1.0}}
    assert look(table, "walk:N2>W2") == {}


def test_a_guess_and_a_false_alarm_may_be_fatal(given: Given) -> None:
    """TEZ-MIS-INV-07 TEZ-MIS-STR-02: what is turned up is a chance, and it may cost a life."""
    table = given(
        *("hippie", "doctor"),
        objectives=["investigate-the-source", "save-the-stranded", "discover-a-cure"],
        rooms={"hippie": "N2"},
        tracks={"hippie": (8, 9)},
        survivors=[0],
    )
    table.begin("hippie").do("move:N1")
    assert look(table, "flip:stranded-2") == {"eaten_alive": 0.5, "wounds": 0.5, "fatal": {**FATAL, "chance": 0.5}}
    table.s.token_face[c.CLUE_1 + 1] = 0
    table.s.token_seen[c.CLUE_1 + 1] = -1
    table.run()
    told = look(table, "guess:fungus")
    assert (told["eaten_alive"], told["fatal"]["rule"]) == (0.75, "TEZ-EAT-04")
    assert told["fatal"]["chance"] > 0.75, "the Turn ends with the guess, and the card of its Search may kill, too"


def test_the_end_of_time_is_fatal(given: Given) -> None:
    """TEZ-END-03: the last one to end the final Turn loses the game."""
    table = given("hippie", "doctor", finals=1)
    table.s.facedown = [c.NO_CARD, c.NO_CARD]
    table.hold("hippie", "axe")
    table.begin("hippie").do("move:cN", "move:cC", "move:cN")
    assert look(table, "end")["fatal"]["rule"] == "TEZ-END-03"
    assert look(table, "end")["fatal"]["chance"] == 1.0


def test_the_search_that_follows_may_be_fatal(given: Given) -> None:
    """TEZ-TURN-02 TEZ-CARD-21 TEZ-EAT-04: the last Move ends the Turn by itself, and the card may explode."""
    table = given("hippie", "doctor", rooms={"hippie": "cE"}, tracks={"hippie": (8, 9)}, survivors=[0])
    table.begin("hippie").do("move:cC", "move:cN")
    assert look(table, "move:cE")["fatal"] == {**FATAL, "chance": pytest.approx(1 / 12)}
    table.s.survivors = [1]
    assert "fatal" not in look(table, "move:cE")


def test_the_zombie_turn_that_follows_may_be_fatal(given: Given) -> None:
    """TEZ-ADD-13 TEZ-EAT-04: an Overrun in the Room that fills up next kills as often as its cards come."""
    table = given("doctor", "hippie", zombies="N1", rooms={"doctor": "cE"}, tracks={"doctor": (8, 9)}, survivors=[0])
    table.begin("doctor").do("move:cC", "move:cN", "move:N2")
    told = look(table, "end")
    assert told["fatal"]["rule"] == "TEZ-EAT-04"
    assert told["fatal"]["chance"] == pytest.approx(sum(told["overrun"].values()) + 3 / 4 * 1 / 12, abs=0.03)
    table.s.wounds[table.who("doctor")] = 5
    assert "fatal" not in look(table, "end")
