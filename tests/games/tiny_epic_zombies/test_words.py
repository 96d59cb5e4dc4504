"""Keys, sentences, odds, refusals and what bots may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from graveshift.games.tiny_epic_zombies.rules import objectives
from graveshift.games.tiny_epic_zombies.rules.codes import ARRIVED, CONVERT, OFF, PASS, PUSH_SQUAD, VERB, YES
from graveshift.games.tiny_epic_zombies.rules.objectives import BARRICADE_FALLS, humans_lose
from graveshift.games.tiny_epic_zombies.rules.turn import ACTIONS, BY_VERB, perform
from graveshift.games.tiny_epic_zombies.telling.endings import LOSSES, REASONS, reason_text
from graveshift.games.tiny_epic_zombies.telling.events import event_text, events
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS
from graveshift.games.tiny_epic_zombies.telling.preview import preview
from graveshift.games.tiny_epic_zombies.telling.refusals import also, spoken
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS, SPECIAL_RULES, VERBS
from graveshift.kernel.chance import GameOver
from graveshift.kernel.errors import EngineError, Refused
from graveshift.rulebook.book import every_rule

from .conftest import Board, Given, card

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "src" / "graveshift" / "games" / "tiny_epic_zombies"
RULE = re.compile(r"TEZ-[A-Z]+(?:-[A-Z]+)?-\d\d")


def test_every_rule_named_exists() -> None:
    """No ID in code, words or tests is a slip of the pen; what cannot be tested is a rule too."""
    known = {rule.id for rule in every_rule()}
    for folder in (SOURCE, HERE):
        for path in folder.rglob("*.py"):
            assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= known, path
    untestable = yaml.safe_load((HERE / "untestable.yaml").read_text(encoding="utf-8"))
    assert set(untestable) <= known
    assert {rule for verb in VERBS.values() for rule in (verb.rule,)} <= known
    assert {rule for question in QUESTIONS.values() for rule in question.rules} <= known
    assert set(SPECIAL_RULES.values()) <= known


def test_every_event_has_words() -> None:
    """Whatever the rules emit can be told in both languages."""
    sources = [path for folder in ("actions", "missions", "rules") for path in (SOURCE / folder).glob("*.py")]
    assert sources
    for path in sources:
        text = path.read_text(encoding="utf-8")
        for line in re.findall(r"emit\((.*)", text):
            for name in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', line):
                assert name in events(), (path.name, name)
    for happening in events().values():
        fields = {field for field, _ in happening.arguments}
        for text in (happening.text.en, happening.text.pl):
            assert set(re.findall(r"{(\w+)[^}]*}", text)) <= fields


def test_the_log_tells_why_the_game_is_over(given: Given) -> None:
    """TEZ-ADD-10: outcome, log and records have one reason, in words of both languages."""
    table = given("hippie", "doctor")
    with pytest.raises(GameOver):
        humans_lose(table.s, BARRICADE_FALLS, "TEZ-ADD-10")
    why = "Barykada padła, a nie było już Ocalałych."
    assert (table.s.reason, reason_text(table.s, "pl")) == ("barricade-falls", why)
    assert event_text(table.s, "game-over", (table.s.result,), "pl") == f"Koniec gry. Zombie wygrywają. {why}"


def test_every_reason_has_words() -> None:
    """Every id with which the rules end a game, and every loss that a preview warns of."""
    ids = {value for word, value in vars(objectives).items() if word.isupper() and isinstance(value, str)}
    assert ids == set(REASONS)
    assert {loss.reason for loss in LOSSES.values()} <= ids


def test_keys_and_labels(given: Given) -> None:
    """Keys are stable and readable; labels exist in English and Polish."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"})
    table.hold("hippie", "axe")
    table.begin("hippie")
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    move = decision.option("move:parking-deck.2")
    assert move is not None
    assert (move.label("en"), move.label("pl")) == ("Move: Parking Deck Z 2", "Ruch: Parking Z 2")
    assert (move.rule, move.arguments) == ("TEZ-MOVE-01", {"room": "parking-deck.2"})
    drop = decision.option("drop:axe@food-court")
    assert drop is not None
    assert drop.arguments == {"store": "food-court", "card": "axe"}
    assert decision.prompt("pl") == "Hipiska: Ruch albo akcja na miejscu."
    table.s.moves = 0
    table.run()
    assert prompts(table)[1] == "Hipiska: akcja na miejscu albo koniec Ruchów."


def test_whoever_is_asked_for_consent_is_told_to_what(given: Given) -> None:
    """TEZ-CARD-04 TEZ-MIS-CDC-03: a push names the Room, an offer and a request name the token."""
    table = given("hippie", "doctor", zombies="W1", rooms={"hippie": "W3", "doctor": "W3"})
    table.hold("hippie", "uzi")
    table.carry("hippie", "part")
    table.begin("hippie")
    assert prompts(table.do("give:part>doctor")) == (
        "Doctor: Hippie offers you: Part. Do you take it?",
        "Lekarz: Hipiska daje ci: Część. Przyjmujesz?",
    )
    table.do("yes", "move:W2", "shoot:W1", "push:doctor>cC")
    assert prompts(table)[0] == "Doctor: Hippie would move you to Courtyard, centre. Do you agree?"
    table.do("no", "pass", "move:W3", "ask-for:part<doctor")
    assert prompts(table)[0] == "Doctor: Hippie asks you for: Part. Do you give it?"


def prompts(table: Board) -> tuple[str, str]:
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    return decision.prompt("en"), decision.prompt("pl")


def test_odds_of_a_fight(given: Given) -> None:
    """TEZ-REC-09 TEZ-WA-06: the die's shares and the danger to be Eaten Alive."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, tracks={"hippie": (7, 9)})
    table.begin("hippie")
    odds = look(table, "move:N2")
    assert odds["die"] == {"overkill": 1 / 3, "blank": 1 / 3, "wound-1": 1 / 6, "wound-2": 1 / 6}
    assert odds["eaten_alive"] == 1 / 6
    assert set(look(table, "move:N3")) == {"noise"}


def look(table: Board, key: str) -> dict[str, object]:
    assert table.game is not None
    assert table.game.pending is not None
    decision = table.game.decision
    assert decision is not None
    option = decision.option(table.spell(key))
    assert option is not None
    return preview(table.s, table.game.pending, option.code)


def test_odds_of_a_capture(given: Given) -> None:
    """TEZ-MIS-QUA-03: with one space left Wound and Overkill faces are even."""
    objectives = ["quarantine-the-infected", "fix-the-helicopter", "discover-a-cure"]
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, objectives=objectives)
    table.begin("hippie").do("move:N2")
    assert look(table, "capture")["wounds"] == 1.48
    assert 0 < float(str(look(table, "capture")["eaten_alive"])) < 0.02
    table.s.wounds[0] = 8
    assert look(table, "capture")["eaten_alive"] == 0.5


def test_what_may_lie_under_a_stranded_token_is_told(given: Given) -> None:
    """TEZ-MIS-STR-03: one of the two is a Zombie, which Overruns whoever turns it over; the last one is known."""
    objectives = ["save-the-stranded", "fix-the-helicopter", "discover-a-cure"]
    table = given("hippie", "doctor", rooms={"hippie": "N2"}, objectives=objectives)
    table.begin("hippie").do("move:N1")
    assert look(table, "flip:stranded-2")["wounds"] == 0.5
    table.s.token_at[TOKEN_IDS.index("stranded-1")] = OFF
    assert "wounds" not in look(table, "flip:stranded-2")


def test_what_brings_nothing_is_told_as_such(given: Given) -> None:
    """TEZ-WA-03, TEZ-WA-05: a token at the end of its track stays there."""
    s = given("hippie", "doctor").s
    for word in ("healed", "ammo-gained"):
        for language in ("en", "pl"):
            assert "0" not in event_text(s, word, (0, 0), language)
            assert "2" in event_text(s, word, (0, 2), language)


def test_events_name_people_as_they_were(given: Given) -> None:
    """TEZ-EAT-08: after a death the log still says who it was then."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.begin("doctor").do("move:S2")
    assert table.game is not None
    eaten = next(event for event in table.game.events if event.name == "eaten-alive")
    assert eaten.text("en") == "Doctor is Eaten Alive in Departmart 2!"
    assert eaten.data == {"human": "doctor", "person": "doctor", "room": "departmart.2"}


def test_hidden_cards_are_redrawn_in_the_middle_of_a_segment(given: Given) -> None:
    """TEZ-TURN-10: a Human who decides in the middle of an action gets another hand of the Zombie Player each time."""
    table = given("hippie", "doctor", mode="coop-vs-zombie", zombies="S1 S2", rooms={"hippie": "cS"})
    table.hold("hippie", "grenade-a")
    table.begin("hippie").do("move:S3")
    assert table.game is not None
    assert not table.game.at_boundary()
    table.s.script = None
    hands = set()
    for rng in range(20):
        twin = table.game.determinized(0, rng)
        assert twin.view(0) == table.game.view(0)
        hands.add(tuple(twin.position.hand))  # type: ignore[attr-defined]
    assert len(hands) > 10
    own = table.game.determinized(2, 5)
    assert own.position.hand == table.s.hand  # type: ignore[attr-defined]


def test_why_not(given: Given) -> None:
    """Every refusal is a sentence with a rule, and asking why changes nothing."""
    table = given("hippie", "doctor", zombies="S1").begin("hippie")
    assert table.game is not None
    before = table.game.digest()
    for key in ("end", "move:W2", "shoot:S1", "use:heal-2", "collect:axe", "flip:exit-1", "guess:virus", "squad:nw",
                "drop:axe@N", "give:part>doctor", "peek:doctor", "take:radio", "take:part", "store:axe", "store-ammo:2",
                "light:fireworks-a", "skate:W1", "seize:part<doctor", "dance", "move:nowhere"):  # fmt: skip
        refused = table.game.why_not(table.spell(key))
        assert isinstance(refused, Refused), key
        assert refused.rule.startswith("TEZ-"), key
        assert refused.sentence.endswith((".", ").")), key
    assert table.game.why_not(table.spell("move:cN")) is None
    assert table.game.digest() == before


def test_more_reasons(given: Given) -> None:
    """TEZ-MAP-19 TEZ-KILL-13 TEZ-TURN-07: after a Move, by the Room one is in."""
    table = given("hippie", "doctor", zombies="N1").begin("hippie").do("move:cN")
    assert table.refused("collect:axe") == "TEZ-MAP-19"
    assert table.refused("use:leftovers") == "TEZ-ROOM-01"
    assert table.refused("flip:exit-9") == "TEZ-OBJ-06"
    assert table.refused("flip:stranded-1") == "TEZ-OBJ-06"
    assert table.refused("shoot:nowhere") == "TEZ-MAP-02"
    table.do("move:cC")
    table.hold("hippie", "adrenaline-a")
    table.do("move:cN")
    assert table.refused("move:cC") == "TEZ-TURN-07"


def test_reasons_name_what_is_in_the_way(given: Given) -> None:
    """TEZ-AMB-68 TEZ-CARD-12 TEZ-CARD-02 TEZ-ROOM-07 TEZ-OBJ-05 TEZ-KILL-06: each case its own rule and sentence."""
    table = given("hippie", "doctor", zombies="W1 NW2", rooms={"hippie": "W3"})
    table.hold("hippie", "fireworks-a")
    table.begin("hippie").do("move:W2", "light:fireworks-a", "room:W1", "walk:W1>W2", "room:NW2", "walk:NW2>W3")
    assert table.refused("shoot:W3") == "TEZ-AMB-68"
    assert table.refused("free-shot:W3") == "TEZ-CARD-12"
    assert table.refused("stay") == "TEZ-KILL-06"
    assert table.refused("store-ammo:1") == "TEZ-OBJ-05"
    assert table.refused("ask-for:part<doctor") == "TEZ-MIS-CDC-03"
    table.do("move:W1")
    assert table.refused("shoot-two:W3+W2") == "TEZ-CARD-02"
    assert table.refused("take:ingredient-8") == "TEZ-ROOM-07"
    assert table.game is not None
    refused = table.game.why_not("end")
    assert refused is not None
    assert refused.sentence == "Moves cannot be skipped; still to be made: 1."


def test_reasons_about_squads_and_purchases(given: Given) -> None:
    """TEZ-MIS-ESC-07 TEZ-CMPO-08 TEZ-HUM-14 TEZ-ITEM-01: arrived, not yours, one card a Move, and free in peace."""
    table = given(
        "survivalist",
        "doctor",
        mode="competitive",
        zombies="N1",
        rooms={"survivalist": "cN"},
        objectives=["escort-the-army", "fix-the-helicopter", "discover-a-cure"],
    )
    table.s.search.remove(4)
    table.s.search.remove(5)
    table.s.beside[1] = (4, 5)
    table.s.squads[0] = ARRIVED
    table.begin("survivalist")
    assert (table.refused("squad:nw"), table.refused("squad:ne")) == ("TEZ-MIS-ESC-07", "TEZ-CMPO-08")
    table.do("move:N3", "grab:frequency-1-a")
    assert table.refused("grab:frequency-1-b") == "TEZ-HUM-14"
    table.s.zombies = 0
    assert table.refused("grab:frequency-1-b") == "TEZ-ITEM-01"


def test_spending_to_the_last(given: Given) -> None:
    """TEZ-WA-06 TEZ-AMB-06: the paid shot kills, then the Human is Eaten Alive."""
    table = given("doctor", "hippie", zombies="N3", tracks={"doctor": (5, 6)}, draws={"players": ["janitor"]})
    table.begin("doctor").do("move:cN")
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    option = decision.option(table.spell("shoot:N3"))
    assert option is not None
    assert option.preview() == {"ammo": 1, "kills": 1.0, "eaten_alive": 1.0}
    table.do("shoot:N3")
    assert (table.zombies, table.track("doctor"), table.s.survivors) == ("", (0, 9), [1])


def test_every_payment_warns(given: Given) -> None:
    """TEZ-WA-06: what costs Ammo outside an attack says so, and that it would be the last."""
    last = {"ammo": 1, "eaten_alive": 1.0}
    table = given("fry-cook", "doctor", zombie="survivalist", rooms={"fry-cook": "W1"}, tracks={"fry-cook": (4, 5)})
    table.deal("fry-cook", "assault-rifle")
    for found in ("frequency-3-a", "axe"):
        table._pull(card(found))
    table.s.beside[7] = (card("frequency-3-a"), card("axe"))
    table.begin("fry-cook").do("move:W3")
    assert look(table, "collect:axe") == last
    assert look(table, "collect:frequency-3-a") == {"ammo": 1, "eaten_alive": 0.0}
    table.end()
    assert (table.kind, look(table, "yes"), look(table, "no")) == ("cancel-noise", last, {})


def test_an_overrun_shows_what_the_answers_cost(given: Given) -> None:
    """TEZ-WA-06 TEZ-CARD-05 TEZ-CARD-10: the Revolver takes Ammo, the Axe rolls."""
    table = given("mallcop", "doctor", rooms={"mallcop": "W1"}, tracks={"mallcop": (7, 8)})
    table.hold("mallcop", "axe", "revolver")
    table.deal("mallcop", "zombie-a")
    table.begin("mallcop").end()
    assert look(table, "counter:revolver") == {"ammo": 1, "kills": 1.0, "eaten_alive": 1.0}
    assert look(table, "counter:axe")["eaten_alive"] == pytest.approx(1 / 3)


def test_cards_do_not_pass_from_hand_to_hand(given: Given) -> None:
    """TEZ-ITEM-12 TEZ-CVZ-12: no giving of cards, no attack on a Human."""
    table = given("janitor", "doctor")
    table.hold("janitor", "axe")
    table.begin("janitor")
    assert table.refused("give:axe>doctor") == "TEZ-ITEM-12"
    assert table.refused("attack:doctor") == "TEZ-CVZ-12"


def test_knife_and_pistol_stay(given: Given) -> None:
    """TEZ-SET-26 TEZ-SET-21: printed weapons are no cards; nobody starts with a Weapon Card."""
    table = given("janitor", "doctor").begin("janitor")
    assert table.refused("drop:knife@N") == "TEZ-SET-26"
    assert (table.s.melee, table.s.ranged) == ([-1, -1], [-1, -1])


@pytest.mark.parametrize("option", [YES, PASS, CONVERT, PUSH_SQUAD, 63 << VERB, 200 << VERB, -5])
def test_what_is_no_action_fails_loudly(option: int, given: Given) -> None:
    """TEZ-TURN-04: an option that no Action knows is an error, and never a Turn in which nothing happens."""
    table = given("hippie", "doctor")
    table.begin("hippie")
    with pytest.raises(EngineError, match="no Action"):
        perform(table.s, 0, option)


def test_every_action_is_one_of_its_kind() -> None:
    """TEZ-TURN-04: no two Actions share a verb, and each is found by it."""
    assert len({action.code for action in ACTIONS}) == len(ACTIONS)
    assert [BY_VERB[action.code >> VERB] for action in ACTIONS] == ACTIONS


@pytest.mark.parametrize(
    ("key", "polish"),
    [
        ("drop:machete@crafts", "Upuść kartę „Maczeta” przy Sklepie „Barwy i Rzemiosło”"),
        ("walk:books.2>pharmacy.2", "Zombie: Papierowa Dziupla 2 → Apteka na Rogu 2"),
        ("ask-for:radio<doctor", "Poproś o Radio (ma je Lekarz)"),
        ("add:food-court", "Zombie: Strefa Smaku Echo Ridge"),
        ("dance:axe", "„dance:axe”"),
    ],
)
def test_a_wrong_answer_is_called_in_polish_as_its_option(key: str, polish: str) -> None:
    assert spoken(key) == polish


@pytest.mark.parametrize(
    ("key", "polish"),
    [
        ("drop:axe@hardware", "Nie masz karty „Siekiera”."),
        ("move:pharmacy.2", "W tej galerii nie ma Sali „Apteka na Rogu 2”."),
    ],
)
def test_refusals_call_things_by_their_polish_names(given: Given, key: str, polish: str) -> None:
    table = given("hippie", "doctor").begin("hippie")
    assert table.game is not None
    refused = table.game.why_not(key)
    assert refused is not None
    assert refused.told("pl").startswith(polish)


def test_rules_that_say_the_same_are_of_the_ledger_and_are_told_apart() -> None:
    known = {rule.id for rule in every_rule()}
    for rule, others in also().items():
        assert [name for name in (rule, *others) if name not in known] == []
        assert rule not in others
        assert len(set(others)) == len(others)
