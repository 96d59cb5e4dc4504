"""The table of Army of the Dead in words, both languages."""

import io

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.cli import main
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.setup import SETUP, Options
from graveshift.games.army_of_the_dead.terminal.table import CityTableTeller
from graveshift.kernel.record import start
from graveshift.parts.terminal import teller_for
from graveshift.parts.terminal.words import sentences
from graveshift.zombicide.content.loading import load

SEED = 2


@pytest.mark.parametrize(
    ("language", "noise", "owner"),
    [("en", "Noise token: V1.N.", "Personal Objective of "), ("pl", "Żeton Hałasu: Strefa V1.N.", "Cel Osobisty (")],
)
def test_the_table_tells_noise_and_whose_personal_objectives_there_are(language: str, noise: str, owner: str) -> None:
    """AOTD-NOISE-01 AOTD-SETUP-14: one kind of Noise, and every card with the name of its Survivor."""
    game = start("army-of-the-dead", {"mission": "m2", "seats": 1}, 5).game
    while game.decision is not None and game.decision.kind != "activate":
        game.decide(game.decision.keys[0])
    teller = teller_for("army-of-the-dead", language)
    view = game.view(0)
    told = "\n".join(teller.tokens.lines(view))  # type: ignore[attr-defined]
    assert noise in told
    assert all(f"{owner}{card['survivor'].capitalize()}" in told for card in view["personal"])


OF_KATE_AND_CRUZ = {
    "name": "Two Personal Objectives",
    "game": "army-of-the-dead",
    "mission": "m2",
    "survivors": {"cruz": {"zone": "V1.N"}, "kate": {"zone": "V1.N"}}
    | dict.fromkeys(("scott", "dieter", "martin", "guzman")),
    "personal": {"yellow": "cruz", "purple": "kate"},
    "progress": {"purple": [1]},
}


@pytest.mark.parametrize(
    ("language", "kate", "cruz"),
    [
        (
            "en",
            "Open: Personal Objective of Kate: Kate herself takes or activates 2 Objectives of any colour; 1 of 2",
            "Open: Personal Objective of Cruz: Cruz carries this token at the end of the Mission; counts at the end",
        ),
        ("pl", "; 1 z 2 (AOTD-SETUP-15)", "; liczy się na koniec (AOTD-SETUP-15)"),
    ],
)
def test_personal_objectives_are_told_among_the_goals_with_their_progress(language: str, kate: str, cruz: str) -> None:
    """AOTD-SETUP-15: the list of what must be done to win has them beside the goals of the Mission."""
    game = start("army-of-the-dead", {"scenario": OF_KATE_AND_CRUZ}, 5).game
    goals = teller_for("army-of-the-dead", language).situation(game, 0)[-1].lines
    assert len(goals) == 4
    assert kate in goals[3]
    assert cruz in goals[2]
    game = start("army-of-the-dead", {"scenario": OF_KATE_AND_CRUZ | {"personal-done": ["purple"]}}, 5).game
    goals = teller_for("army-of-the-dead", language).situation(game, 0)[-1].lines
    assert goals[3].startswith(("Done: ", "Wykonane: "))


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "helmeted zeus", "no Damage kills him"),
        ("pl", "zeus w hełmie", "żadne Obrażenia go nie zabiją"),
        ("en", "queen", "5 AP for every Survivor"),
        ("en", "aim for the head", "Personal Objective of Dieter"),
        ("en", "gears and bolts", "Mechanic: Set one die to any face."),
        ("pl", "tryby i rygle", "Mechanik: Ustaw jedną kość na dowolną ściankę."),
        ("en", "palace guard", "every Alpha of this Zone acts at once"),
        ("en", "alpha", "killed by Damage 2; 1 Wound per attack"),
    ],
)
def test_everything_in_the_box_is_explained_by_name(language: str, name: str, told: str) -> None:
    """AOTD-ZEUS-03 AOTD-AP-02 AOTD-PO-01 AOTD-VAULT-08 AOTD-ZSP-02"""
    found = teller_for("army-of-the-dead", language).explain(name)
    assert len(found) == 1
    assert told in found[0]
    assert "99" not in found[0]


OF_PETERS = {
    "name": "A position",
    "game": "army-of-the-dead",
    "mission": "m2",
    "survivors": {"peters": {"zone": "V1.N", "backpack": ["jerry-can"]}}
    | dict.fromkeys(("scott", "dieter", "martin", "guzman", "cruz")),
    "personal": {"yellow": "peters"},
}


@pytest.mark.parametrize(("language", "told"), [("en", "; fulfilled for now"), ("pl", "; na razie spełniony")])
def test_what_must_be_held_at_the_end_is_not_called_done_before(language: str, told: str) -> None:
    """AOTD-PO-03: the Jerry Can of Peters may still be thrown."""
    game = start("army-of-the-dead", {"scenario": OF_PETERS}, 5).game
    goals = teller_for("army-of-the-dead", language).situation(game, 0)[-1].lines
    assert goals[2].startswith(("Open: ", "Do wykonania: "))
    assert told in goals[2]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_why_not_is_shown_by_a_zone_of_this_city(language: str) -> None:
    """As the tiles of this box are called: 2R.NE lies in another game."""
    mission = load(BOOK).missions["m2"]
    example = teller_for("army-of-the-dead", language).tries()[1].split()[-1]
    assert example in SETUP.board(mission, SETUP.scene(mission, Options())).names


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_begins_in_either_language(language: str) -> None:
    table = start("army-of-the-dead", {"mission": "m2", "seats": 1}, 5)
    assert any("Jackpot!" in line for line in teller_for("army-of-the-dead", language).opening(table.options))


@pytest.mark.parametrize("mission", load(BOOK).missions.values(), ids=lambda mission: mission.id)
def test_every_place_of_a_mission_has_its_word(mission: Mission) -> None:
    """Whoever stands there is told what it is: casino floor, corridor, roof, statue, school bus (AOTD-ZONE-01)."""
    board = SETUP.board(mission, SETUP.scene(mission, Options()))
    assert [look for look in board.look if f"zone-{look}" not in sentences()] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_mission_is_played_to_its_end_in_words(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """M1 by the keys that a bot would choose: every question is asked, and the end is told."""
    game = start("army-of-the-dead", {"mission": "m1", "seats": 1}, SEED).game
    bot = make_bot("greedy", 1)
    keys = []
    while game.decision is not None:
        keys.append(bot.choose(Seat(game, 0)))
        game.decide(keys[-1])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(keys) + "\n"))
    words = ["play", "--text", "--game", "army-of-the-dead", "--mission", "m1", "--seats", "1", "--plain"]
    assert main([*words, "--seed", str(SEED), "--language", language]) == 0
    assert game.ending(language) in capsys.readouterr().out


@pytest.mark.parametrize(("language", "told"), [("en", "Blue: no Alphas."), ("pl", "Niebieski: brak Alf.")])
def test_a_card_that_brings_nobody_says_so(language: str, told: str) -> None:
    """AOTD-SPAWN-02: a line of 0 is no number of Zombies."""
    given = {
        "name": "Nobody comes",
        "game": "army-of-the-dead",
        "board": {"map": "a b"},
        "survivors": {"kate": {"zone": "a"}},
        "spawn-tokens": [{"kind": "starting", "zone": "b"}],
        "decks": {"zombies": {"only": ["zombie-25"]}},
        "phase": "spawn",
    }
    game = start("army-of-the-dead", {"scenario": given}, 1).game
    words = [event.text(language) for event in game.events if event.name == "zombie-card"]
    assert any(told in sentence for sentence in words), words


@pytest.mark.parametrize(
    ("language", "card", "told"),
    [
        ("en", "army-sniper-rifle", ["Ammo Dice: 1", "Steady Hand"]),
        ("pl", "army-sniper-rifle", ["Kości Amunicji: 1", "Pewna ręka"]),
        ("en", "grenade", ["works from the Backpack"]),
        ("pl", "grenade", ["działa z Plecaka"]),
    ],
)
def test_a_card_in_full_has_its_ammo_dice_its_skill_and_its_place(language: str, card: str, told: list[str]) -> None:
    """AOTD-AMMO-01 AOTD-EQSK-01 AOTD-EQ-09: as they are printed on it."""
    game = start("army-of-the-dead", {"mission": "m2", "seats": 1}, 5).game
    teller = teller_for("army-of-the-dead", language)
    assert isinstance(teller, CityTableTeller)
    figures = teller.about_people().card_in_full(game.view(0), card).split(", ")
    assert set(told) <= set(figures)


def test_a_mission_is_shown_with_the_zones_of_its_map_and_whom_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    """AOTD-MISF-01 AOTD-M2-09: the file says V1.SW, the map and the game say R2.SE."""
    assert main(["mission", "show", "m2", "--game", "army-of-the-dead", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "R2.SE: Exit Zone" in shown
    assert "V1.SW" not in shown
    assert "The team needs: Vault Expert" in shown
