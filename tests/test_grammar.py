"""Words that change with number and case, in one place for all games."""

import re

import pytest

import graveshift
from graveshift import rulebook
from graveshift.content import Amount, Counted, Declined, agreeing, figure, inflected, percent
from graveshift.content.grammar import EnglishForms, PolishForms
from graveshift.content.lines import tied, wrapped
from graveshift.games.tiny_epic_zombies.rules.state import State as MallState
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.rulebook.text import whole_rule
from graveshift.zombicide.telling.refusals.request import refused

WALKER = Counted(EnglishForms("Walker", "Walkers"), PolishForms("Szwendacz", "Szwendaczy", "Szwendaczy", "Szwendacza"))


@pytest.mark.parametrize(
    ("number", "polish"), [(0, "kart"), (1, "karta"), (2, "karty"), (5, "kart"), (12, "kart"), (22, "karty")]
)
def test_the_word_that_agrees_with_a_number(number: int, polish: str) -> None:
    assert agreeing(number, ("karta", "karty", "kart"), "pl") == polish
    assert agreeing(number, ("card", "cards"), "en") == ("card" if number == 1 else "cards")


def test_a_template_chooses_the_verb_by_the_amount() -> None:
    template = "{left:pozostała|pozostały|pozostało} {left}"
    assert template.format(left=Amount("1 Akcja", 1, "pl")) == "pozostała 1 Akcja"
    assert template.format(left=Amount("3 Akcje", 3, "pl")) == "pozostały 3 Akcje"
    assert template.format(left=Amount("0 Akcji", 0, "pl")) == "pozostało 0 Akcji"


def test_a_template_chooses_the_case_of_a_name() -> None:
    assert "eliminuje {kind:acc}".format(kind=WALKER.name("pl")) == "eliminuje Szwendacza"
    assert "kills a {kind}, {kind:all}".format(kind=WALKER.name("en")) == "kills a Walker, Walkers"
    red = inflected(Declined("Red Objective", "Czerwony Cel", {"gen": "Czerwonego Celu"}), "pl")
    assert f"{red}, {red:gen}, {red:acc}" == "Czerwony Cel, Czerwonego Celu, Czerwony Cel"
    assert f"{red.numbered(2):gen}" == "Czerwonego Celu 2"


def test_figures_are_written_as_each_language_writes_them() -> None:
    assert [figure(0.54, "en"), figure(0.54, "pl"), figure(2.0, "pl")] == ["0.5", "0,5", "2"]
    assert [percent(0.25), percent(0.001), percent(0.0)] == ["25%", "<1%", "0%"]
    assert [percent(17 / 40), percent(0.145), percent(1.0)] == ["43%", "15%", "100%"], "half of one up, as on the page"


def test_women_have_their_class_in_the_feminine() -> None:
    classes = {name: BOOK.teller.class_name(survivor).pl for name, survivor in load(BOOK).survivors.items()}
    assert (classes["may"], classes["concepcion"], classes["hanna"]) == ("Awanturniczka", "Wierząca", "Miastowa")
    assert (classes["carl"], classes["thomas"], classes["jimmy"]) == ("Awanturnik", "Wierzący", "Miastowy")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_zones_of_a_mission_are_spoken_alike(language: str) -> None:
    assert BOOK.teller.zone_spoken("1R.balcony", "pl") == "1R.balkon"
    for mission in load(BOOK).missions:
        position = graveshift.new("undead-or-alive", mission=mission, seed=1).position
        assert isinstance(position, State)
        names = position.board.names
        assert len({BOOK.teller.zone_spoken(name, language) for name in names}) == len(names), mission


def test_refusals_speak_of_zones_slots_and_amounts() -> None:
    values = {"card": "Nóż", "survivor": "Carl", "where": "pack1", "slot": "hand2"}
    moved = refused(BOOK.teller, "{card} of {survivor} is in {where}, not in {slot}.", "UOA-ACT-13", {**values})
    assert moved.sentence == "Nóż of Carl is in Backpack 1, not in Hand 2."
    assert moved.sentences["pl"] == "Carl: „Nóż” jest w gnieździe Plecak 1, a nie Ręka 2."
    dear = refused(
        BOOK.teller,
        "Moving a Machine costs {cost} Actions at once here; {survivor} has {left}.",
        "UOA-MACH-03",
        {"cost": 3, "survivor": "Carl", "left": 1},
    )
    assert dear.sentences["pl"] == "Carl: poruszenie Sprzętu kosztuje tu naraz 3 Akcje, a została 1."
    empty = refused(BOOK.teller, "There are no Zombies in {zone}.", "UOA-CLASS-08", {"zone": "1R.balcony"})
    assert empty.sentences["pl"] == "W Strefie 1R.balkon nie ma Zombie."


def test_the_mall_names_rooms_in_refusals() -> None:
    game = graveshift.new("tiny-epic-zombies", seed=3)
    while game.decision is not None and game.decision.kind != "turn":
        game.decide(game.decision.options[0])
    position = game.position
    assert isinstance(position, MallState)
    here = position.table.mall.names[position.room[position.active]]
    far = next(room for room in position.table.mall.names if room != here and game.why_not(f"move:{room}"))
    refusal = game.why_not(f"move:{far}")
    assert refusal is not None
    assert far not in refusal.sentences["pl"]
    assert here not in refusal.sentences["pl"]


def test_no_line_ends_in_a_word_of_one_letter() -> None:
    assert wrapped("Zombie idzie i w Strefie 2R.NE szuka, za 2 PA", 14) == [
        "Zombie idzie",
        "i w Strefie 2R.NE",
        "szuka, za 2 PA",
    ]
    assert tied("(w Strefie 2R.NE) zob. s. 15") == "(w\u00a0Strefie\u00a02R.NE) zob. s.\u00a015"


@pytest.mark.parametrize("columns", [60, 80])
def test_texts_in_the_terminal_break_as_polish_does(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for game in ("undead-or-alive", "tiny-epic-zombies"):
        for rule in rulebook.book(game, "pl").rules:
            lines = whole_rule(rule, "pl").splitlines()[1:]  # a title may be "Dokąd idą: pierwszeństwo a"
            assert [line for line in lines if re.search(r" [aiouwz]$", line)] == []
            assert "\u00a0" not in "".join(lines)
