"""Why not: every refusal has a sentence, a rule that exists, and is true."""

from collections.abc import Iterator
from random import Random

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.rulebook import rule
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.adrenaline import gain_skill
from graveshift.zombicide.rules.codes import TOKEN_CARD
from graveshift.zombicide.rules.inventory import rearrange
from graveshift.zombicide.rules.trade import trade
from graveshift.zombicide.rules.turn import legal_actions
from graveshift.zombicide.telling.keys import SLOT_NAMES, option_key
from graveshift.zombicide.telling.refusals import CHECKS, check, explain
from graveshift.zombicide.telling.refusals.request import Request
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken, state_of

CARL, MEG, PABLITO, CONCEPCION, JIMMY = range(5)


def actions(s: State, dice: Random) -> Iterator[str]:
    """Every verb of an Action with everything it might be meant for."""
    t = s.tables
    cards = sorted({t.card_ids[v & c.CARD] for v in s.slots if v >= 0 and v & c.CARD < t.cards})
    cards += [dice.choice(t.card_ids) for _ in range(2)]
    zones = s.board.names
    people = [t.survivor_ids[person] for person in s.person]
    verbs = BOOK.teller.verbs
    for verb in {**CHECKS, **BOOK.teller.checks}:
        if verb in verbs.with_zone.values():
            yield from (f"{verb}:{zone}" for zone in zones)
        elif verb in verbs.with_actor.values():
            yield from (f"{verb}:{name}" for name in people)
        elif verb in verbs.with_card.values():
            yield from (f"{verb}:{card}" for card in cards)
        elif verb in verbs.with_card_and_zone.values():
            yield from (f"{verb}:{card}@{zone}" for card in cards for zone in dice.sample(zones, 4))
        elif verb == "take":
            yield from (f"take:{name}" for name in town_of(s).objective_ids)
        elif verb == "invent":
            yield from (f"invent:{card}:{slot}" for card in cards for slot in SLOT_NAMES)
        else:
            yield next(name for name in verbs.plain.values() if name.partition(":")[0] == verb)


def reason(s: State, ask: Ask, key: str) -> Refused | None:
    try:
        check(Request(s, ask, key))
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_reason_is_found_exactly_against_what_is_not_offered(mission: str) -> None:
    """The reasons and the rules agree: what is legal has none against it, all else has one."""
    game = begun(mission, 2)
    for seed in range(5):
        dice = Random(seed)
        s, ask = shaken(game, dice)
        offered = {option_key(s, ask, code) for code in ask.options}
        for key in {*actions(s, dice), *offered}:
            refused = reason(s, ask, key)
            assert (refused is None) == (key in offered), (key, refused)
            if refused is not None:
                assert refused.sentence.endswith("."), refused
                assert rule(refused.rule).id == refused.rule


def puts(s: State, who: int, mate: int) -> Iterator[str]:
    """Every card of two survivors from its slot to every slot of theirs."""
    t = s.tables
    name = t.survivor_ids[s.person[mate]]
    slots = [*SLOT_NAMES, *(f"{name}.{slot}" for slot in SLOT_NAMES)]
    values = [s.slots[actor * c.SLOTS + slot] for actor in (who, mate) for slot in range(c.SLOTS)]
    for origin, value in zip(slots, values, strict=True):
        if 0 <= value & c.CARD < t.cards and value >= 0:
            yield from (f"put:{t.card_ids[value & c.CARD]}:{origin}>{target}" for target in slots if target != origin)


@pytest.mark.parametrize("mission", ["m0", "m4"])
def test_a_card_goes_wherever_nothing_speaks_against_it(mission: str) -> None:
    """Rearranging and trading offer every hand-over that has no reason against it, and no other."""
    game = begun(mission, 2)
    for seed in range(20):
        s, _ = shaken(game, Random(seed))
        for ask in (next(rearrange(s, CARL, "UOA-ACT-13"), None), next(trade(s, CARL, MEG))):
            if ask is None:
                continue
            offered = {key for key in (option_key(s, ask, code) for code in ask.options) if key.startswith("put:")}
            for key in {*puts(s, CARL, MEG), *offered}:
                refused = reason(s, ask, key)
                assert (refused is None) == (key in offered), (key, refused)


@pytest.mark.parametrize("mission", MISSIONS)
def test_why_not_answers_at_every_question_of_a_game(mission: str) -> None:
    dice = Random(3)
    for game in played(mission, 31, 90):
        decision = game.decision
        assert decision is not None
        s = state_of(game)
        tries = dice.sample(sorted(set(actions(s, dice))), 12)
        tries += [f"zone:{dice.choice(s.board.names)}", "who:meg", "who:nobody", "kill:brute", "yes", "no", "done"]
        tries += ["put:pan:hand1>favourite", "discard:pan:carl.hand1", "skill:lucky", "reroll:lucky", "pay:water", ""]
        tries += ["lead:may>meg", "hand:objective-1>meg", "card:pan", "leave", "activate:meg", "meg:search", "dance"]
        for key in {*tries, *decision.keys}:
            why = game.why_not(key)
            assert (why is None) == (key in decision.keys), key
            if why is not None:
                assert why.sentence.endswith("."), key
                assert rule(why.rule).id == why.rule, key


# ---- single rules


@pytest.fixture
def s() -> State:
    """M0 at its first Action: everybody in 2R.NW, a street Zone without zombies."""
    return state_of(begun("m0", 3)).copy()


def why(s: State, who: int, key: str) -> str:
    """The rule against an Action of a survivor."""
    s.active = who
    ask = Ask(s.owner[who], c.ASK_ACTION, legal_actions(s, who), (who,))
    assert key not in [option_key(s, ask, code) for code in ask.options]
    return explain(s, ask, key).rule


def give(s: State, who: int, *cards: str) -> None:
    """Cards into the slots of a survivor, in order; what was there is gone."""
    s.slots[who * c.SLOTS : who * c.SLOTS + c.SLOTS] = [c.NO_CARD] * c.SLOTS
    for slot, card in enumerate(cards):
        if card:
            s.slots[who * c.SLOTS + slot] = s.tables.card_ids.index(card)


def at(s: State, who: int, zone: str) -> None:
    s.zone[who] = s.board.index[zone]


def walkers(s: State, zone: int, count: int) -> None:
    s.zombies[zone * s.kinds] = count


def test_moves(s: State) -> None:
    assert why(s, CARL, "move:2R.NE") == "UOA-MOVE-01"
    assert why(s, CARL, "move:2R.NW") == "UOA-ACT-01"
    assert why(s, CARL, "move:2R.A") == "UOA-MOVE-03"
    at(s, MEG, "2R.NE")
    assert why(s, MEG, "move:2R.balcony") == "UOA-MOVE-04"
    assert why(s, MEG, "move:2R.B") == "UOA-ZONE-07"
    walkers(s, s.zone[CARL], 3)
    assert why(s, CARL, "move:2R.N") == "UOA-ACT-02"
    s.spent[CARL] = 3
    assert why(s, CARL, "move:2R.N") == "UOA-ROUND-04"
    gain_skill(s, CARL, s.tables.skill_ids.index("free-move-action"))
    walkers(s, s.zone[CARL], 1)
    assert why(s, CARL, "move:2R.N") == "UOA-ACT-28"


def test_a_passenger_gets_out_first() -> None:
    """UOA-AMB-19."""
    s = state_of(begun("m1", 3)).copy()
    s.zone[CARL], s.aboard[CARL] = s.wagon, 1
    near = s.board.names[s.board.neighbours[s.wagon][0]]
    assert why(s, CARL, f"move:{near}") == "UOA-AMB-19"
    assert why(s, CARL, f"push-wagon:{near}") == "UOA-MACH-03"
    s.aboard[CARL] = 0
    assert why(s, CARL, f"fire-gatling:{near}") == "UOA-MACH-13"
    assert why(s, CARL, f"push-gatling:{near}") == "UOA-MACH-13"
    s.spent[CARL] = 1
    assert why(s, CARL, f"push-wagon:{near}") in ("UOA-MACH-02", "UOA-AMB-17")


def test_the_blocked_zone_of_m6() -> None:
    s = state_of(begun("m6", 3)).copy()
    s.zone[CARL] = next(zone for zone in range(s.board.zones) if s.wagon in s.board.ground.ways([])[zone])
    assert why(s, CARL, f"move:{s.board.names[s.wagon]}") == "UOA-M06-06"


def test_the_fixed_gatling_of_m2() -> None:
    s = state_of(begun("m2", 3)).copy()
    s.zone[CARL] = s.gatling
    near = s.board.names[s.board.neighbours[s.gatling][0]]
    assert why(s, CARL, f"push-gatling:{near}") == "UOA-M02-06"


def test_searches(s: State) -> None:
    assert why(s, CARL, "search") == "UOA-ACT-07"
    at(s, CARL, "2R.balcony")
    assert why(s, CARL, "search") == "UOA-ZONE-04"
    at(s, CARL, "2R.A")
    walkers(s, s.zone[CARL], 1)
    assert why(s, CARL, "search") == "UOA-ACT-07"
    walkers(s, s.zone[CARL], 0)
    s.searches[CARL] = 1
    assert why(s, CARL, "search") == "UOA-ACT-10"
    s.searches[CARL] = 0
    s.deck, s.discards = [], []
    assert why(s, CARL, "search") == "UOA-AMB-61"


def test_melee(s: State) -> None:
    give(s, CARL, "machete", "plenty-of-shells", "", "pan")
    assert why(s, CARL, "melee:machete") == "UOA-AMB-36"
    walkers(s, s.zone[CARL], 1)
    assert why(s, CARL, "melee:pan") == "UOA-INV-08"
    assert why(s, CARL, "melee:plenty-of-shells") == "UOA-EQUIP-01"
    assert why(s, CARL, "melee-dual:machete") == "UOA-EQUIP-06"
    assert why(s, CARL, "melee:knife") == "UOA-ACT-17"


def test_shots(s: State) -> None:
    give(s, MEG, "shotgun", "schofield", "", "winchester")
    assert why(s, MEG, "shoot:shotgun@2R.NW") == "UOA-EQUIP-07"
    assert why(s, MEG, "shoot:winchester@2R.N") == "UOA-INV-03"
    assert why(s, MEG, "shoot:shotgun@2R.E") == "UOA-LOS-04"
    assert why(s, MEG, "shoot-dual:schofield@2R.N") == "UOA-EQUIP-06"
    assert why(s, MEG, "fan:shotgun@2R.N") == "UOA-CLASS-15"
    give(s, JIMMY, "colt-saa")
    assert why(s, JIMMY, "fan:colt-saa@2R.N") == "UOA-PREC-03"
    s.slots[MEG * c.SLOTS + 1] |= c.EMPTY
    assert why(s, MEG, "fan:schofield@2R.N") == "UOA-CLASS-17"
    give(s, CONCEPCION, "springfield")
    s.slots[CONCEPCION * c.SLOTS] |= c.EMPTY
    rules = {True: "UOA-TRAIT-21", False: "UOA-CLASS-17"}
    reload = s.tables.reload[s.tables.card_ids.index("springfield")]
    assert why(s, CONCEPCION, "shoot:springfield@2R.N") == rules[reload]


def test_class_abilities(s: State) -> None:
    assert why(s, MEG, "charge:2R.N") == "UOA-PREC-03"
    assert why(s, CARL, "charge:2R.N") == "UOA-CLASS-04"
    walkers(s, s.board.index["2R.N"], 1)
    s.charges[CARL] = 1
    assert why(s, CARL, "charge:2R.N") == "UOA-ACT-25"
    assert why(s, MEG, "vade-retro:2R.N") == "UOA-PREC-03"
    assert why(s, CONCEPCION, "vade-retro:2R.NW") == "UOA-CLASS-08"
    s.vades[CONCEPCION] = 1
    assert why(s, CONCEPCION, "vade-retro:2R.N") == "UOA-ACT-25"


def test_holy_water(s: State) -> None:
    give(s, CARL, "holy-water")
    starting = s.token_kind.index(c.STARTING)
    start = s.token_zone[starting]
    s.token_zone = [start if token == starting else -1 for token in range(len(s.token_kind))]
    s.zone[CARL] = start
    assert why(s, CARL, f"holy-water:{s.board.names[start]}") == "UOA-SZONE-03"
    near = s.board.names[s.board.neighbours[start][0]]
    assert why(s, CARL, f"holy-water:{near}") == "UOA-AMB-05"
    assert why(s, MEG, f"holy-water:{near}") == "UOA-TRAIT-07"
    give(s, MEG, "water")
    assert why(s, MEG, f"bless-water:{near}") == "UOA-PREC-03"


def test_holy_water_out_of_reach() -> None:
    """UOA-SZONE-07: at Range 2 or without sight."""
    s = state_of(begun("m3", 3)).copy()
    give(s, CARL, "holy-water")
    token = s.token_kind.index(c.MOBILE)
    mobile = s.token_zone[token]
    s.zone[CARL] = next(zone for zone in range(s.board.zones) if s.board.sight[zone][mobile] == 2)
    assert why(s, CARL, f"holy-water:{s.board.names[mobile]}") == "UOA-SZONE-07"


def test_rallies() -> None:
    s = state_of(begun("m4", 3)).copy()
    companion = next(a for a in range(s.posse, s.actors) if s.leader[a] == c.LONE)
    name = s.tables.survivor_ids[s.person[companion]]
    assert why(s, CARL, f"rally:{name}") == "UOA-CMP-06"
    s.zone[CARL] = s.zone[companion]
    assert why(s, CARL, f"rally:{name}") == "UOA-M04-04"
    assert why(s, CARL, f"trade:{name}") == "UOA-CMP-12"
    assert why(s, CARL, f"born-leader:{name}") == "UOA-CMP-12"
    s = state_of(begun("m10", 3)).copy()
    companion = next(a for a in range(s.posse, s.actors) if s.leader[a] == c.LONE)
    s.zone[CARL] = s.zone[companion]
    assert why(s, CARL, f"rally:{s.tables.survivor_ids[s.person[companion]]}") == "UOA-M10-04"


def test_the_clock_of_m1_cannot_be_taken() -> None:
    s = state_of(begun("m1", 3)).copy()
    s.zone[CARL] = s.objective_zone[town_of(s).clock_token]
    assert why(s, CARL, f"take:{town_of(s).objective_ids[town_of(s).clock_token]}") == "UOA-M01-05"


def test_noise_reloads_and_turns(s: State) -> None:
    s.noise = c.BOOM
    assert why(s, CARL, "make-noise") == "UOA-ACT-21"
    assert why(s, CARL, "reload:pan") == "UOA-ACT-23"
    assert why(s, CARL, "activate:meg") == "UOA-ROUND-03"
    assert why(s, CARL, "meg:search") == "UOA-ROUND-03"
    assert why(s, CARL, "leave") == "UOA-AMB-76"
    assert why(s, CARL, "put:pan:favourite>hand1") == "UOA-INV-10"


def rearranging(s: State, who: int) -> Ask:
    return next(rearrange(s, who, "UOA-ACT-13"))


def test_the_favourite_slot(s: State) -> None:
    give(s, MEG, "winchester", "schofield", "", "water", "plenty-of-bullets")
    ask = rearranging(s, MEG)
    assert explain(s, ask, "put:winchester:hand1>favourite").rule == "UOA-INV-04"
    assert explain(s, ask, "put:water:pack1>favourite").rule == "UOA-INV-05"
    assert explain(s, ask, "put:plenty-of-bullets:pack2>favourite").rule == "UOA-TRAIT-18"
    assert explain(s, ask, "put:water:hand1>pack3").rule == "UOA-ACT-13"


def test_the_same_swap_from_the_other_side(s: State) -> None:
    """A swap has one key; asking for it the other way round says which."""
    give(s, MEG, "winchester", "", "", "knife")
    ask = rearranging(s, MEG)
    assert explain(s, ask, "put:knife:pack1>hand1").sentence == "That swap is written 'put:winchester:hand1>pack1'."


# ---- reading


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("mvoe:2R.N", "There is no action 'mvoe'. Nearest: move."),
        ("distance", "There is no action 'distance'."),
        ("move:2R.X", "There is no Zone called '2R.X' here."),
        ("melee:pann", "There is no card called 'pann' here. Nearest: pan"),
        ("trade:megg", "There is no Survivor called 'megg' here. Nearest: meg"),
        ("move", "Say which Zone, for example"),
        ("Move 2r.n", "That is written 'move:2R.N'."),
        ("go 2R.N", "That is written 'move:2R.N'."),
        ("Trade with", "There is no Survivor called 'with' here."),
        ("trade Meg", "That is written 'trade:meg'."),
        ("end turn", "That is written 'end'."),
        ("make noise", "That is written 'make-noise'."),
        ("carl", "Carl is the one to act; say what to do."),
        ("carl:move:2R.N", "Carl is the one to act; leave the name out and write 'move:2R.N'."),
    ],
)
def test_keys_are_read_with_a_kind_eye(s: State, key: str, sentence: str) -> None:
    s.active = CARL
    ask = Ask(0, c.ASK_ACTION, legal_actions(s, CARL), (CARL,))
    assert explain(s, ask, key).sentence.startswith(sentence)


def test_another_question_comes_first() -> None:
    """What is asked now is said, with its answers."""
    for game in played("m0", 1, 5):
        decision = game.decision
        assert decision is not None
        if decision.kind == "starting-weapon":
            refused = game.why_not("search")
            assert refused is not None
            assert refused.sentence.startswith("The question now is: Concepción: choose a starting weapon.")
            assert refused.rule == "UOA-SETUP-14"


def told(s: State, who: int, key: str) -> str:
    """The sentence against an Action of a survivor."""
    s.active = who
    ask = Ask(s.owner[who], c.ASK_ACTION, legal_actions(s, who), (who,))
    return str(explain(s, ask, key))


def test_a_free_ranged_action_does_not_fire_the_gatling() -> None:
    """UOA-MACH-11."""
    s = state_of(begun("m2", 3)).copy()
    s.zone[CARL] = s.gatling
    s.spent[CARL] = 3
    seen = s.board.names[next(zone for zone in s.board.sees[s.gatling] if s.board.sight[s.gatling][zone] == 1)]
    assert why(s, CARL, f"fire-gatling:{seen}") == "UOA-ROUND-04"
    gain_skill(s, CARL, s.tables.skill_ids.index("free-ranged-action"))
    assert why(s, CARL, f"fire-gatling:{seen}") == "UOA-MACH-11"


def test_two_blows_need_two_weapons_loaded_or_not(s: State) -> None:
    """UOA-EQUIP-06."""
    walkers(s, s.zone[CARL], 1)
    gain_skill(s, CARL, s.tables.skill_ids.index("ambidextrous"))
    give(s, CARL, "pan")
    assert told(s, CARL, "melee-dual:pan") == "Carl does not hold two weapons called Pan. (UOA-EQUIP-06)"
    give(s, CARL, "colt-saa", "colt-saa")
    s.slots[CARL * c.SLOTS] |= c.EMPTY
    assert told(s, CARL, "shoot-dual:colt-saa@2R.N").startswith("Carl does not hold two loaded weapons")


def test_a_rifle_is_not_fanned_wherever_it_is_carried(s: State) -> None:
    """UOA-CLASS-15."""
    give(s, MEG, "", "", "", "winchester")
    assert told(s, MEG, "fan:winchester@2R.N") == "Only a Pistol can be fanned; Winchester is none. (UOA-CLASS-15)"


def test_holy_water_is_not_drunk(s: State) -> None:
    """UOA-TRAIT-12."""
    give(s, CARL, "holy-water", "water")
    assert told(s, CARL, "drink:holy-water") == "Only Water is drunk, and Holy Water is none. (UOA-TRAIT-12)"
    assert told(s, CARL, "drink") == "That is written 'drink:water'. (UOA-TRAIT-12)"


def test_a_mission_token_is_no_weapon() -> None:
    """UOA-AMB-93."""
    s = state_of(begun("m7", 3)).copy()
    s.slots[CARL * c.SLOTS] = TOKEN_CARD
    name = town_of(s).objective_ids[0]
    here = s.board.names[s.zone[CARL]]
    assert why(s, CARL, f"melee:{name}") == "UOA-EQUIP-01"
    assert why(s, CARL, f"shoot:{name}@{here}") == "UOA-EQUIP-01"


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("mvoe:2R.N", "Nie ma akcji „mvoe”. Najbliższe: Ruch (move)."),
        ("przeszkuaj", "Nie ma akcji „przeszkuaj”. Najbliższe: Przeszukiwanie (search)"),
        ("shot:pan", "Nie ma akcji „shot”. Najbliższe: Atak Dystansowy (shoot)"),
        ("melee:patelna", "„patelna” niczego tu nie oznacza (karta). Najbliższe: Patelnia"),
        ("melee:pann", "„pann” niczego tu nie oznacza (karta). Najbliższe: Patelnia"),
        ("melee", "Podaj nazwę (karta), na przykład „Stary Rewolwer”."),
        ("trade:megg", "„megg” niczego tu nie oznacza (Ocalały). Najbliższe: Meg"),
        ("move:2R.balkn", "„2R.balkn” niczego tu nie oznacza (Strefa). Najbliższe: 2R.balkon"),
        ("take", "Podaj nazwę (Cel), na przykład „Cel (2R.B)”."),
        ("trade:thomas", "Thomas nie bierze udziału w tej grze."),
        ("move:12R.carE", "„12R.wagon-E” niczego tu nie oznacza (Strefa)."),
    ],
)
def test_polish_sentences_name_things_as_they_are_called(s: State, key: str, sentence: str) -> None:
    """No id of a card, a zone or a token stands in a Polish sentence where a name would do."""
    s.active = CARL
    assert explain(s, Ask(0, c.ASK_ACTION, legal_actions(s, CARL), (CARL,)), key).told("pl").startswith(sentence)
