"""Tiny Epic Zombies in the terminal: the Mall in words, its commands, and secrets at one keyboard."""

import re
from pathlib import Path
from typing import Any

import pytest

from graveshift.games.tiny_epic_zombies.terminal.odds import Odds
from graveshift.kernel.record import load
from graveshift.parts.terminal.start import Start
from graveshift.parts.terminal.words import Words
from graveshift.play.replaying import open_record
from tests.play.evening import Evening, Typist, WildTypist, mall, play, play_on

OBJECTIVES = ["save-the-stranded", "call-the-cdc", "discover-a-cure"]
HAND_OVER = re.compile(r"The next question is for player (\d) alone\. Hand over the screen, then press Enter: ")


def shown(typed: str, *before: str, **options: Any) -> str:
    return play(mall(objectives=OBJECTIVES, **options), Typist(*before, typed, "quit")).after(typed)


# ---- whole games


def test_a_whole_game_ends_and_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    evening = play(mall(), WildTypist(1), save=kept)
    assert evening.code == 0
    assert re.search(r"The game is over\. The (Humans|Zombies) win\. [^.]+\.\s\(TEZ-[A-Z]+-\d\d\)", evening.text)
    assert open_record(kept).to().game.outcome is not None


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("mode", "seats", "bots"),
    [
        ("solo", 1, {}),
        ("coop", 2, {}),
        ("coop", 4, {1: "random", 2: "random", 3: "random"}),
        ("coop-vs-zombie", 3, {}),
        ("coop-vs-zombie", 3, {2: "greedy"}),
        ("competitive", 3, {}),
        ("competitive-vs-zombie", 5, {0: "random", 1: "random", 2: "random", 3: "random"}),
    ],
)
def test_every_mode_plays_to_the_end(mode: str, seats: int, bots: dict[int, str], language: str) -> None:
    begun = Start(
        game="tiny-epic-zombies", options={"mode": mode, "seats": seats}, seed=3, bots=bots, language=language
    )
    evening = play(begun, WildTypist(seats))
    assert evening.code == 0
    assert ("Koniec gry." if language == "pl" else "The game is over.") in evening.text


def test_a_game_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    half = tmp_path / "half.json"
    play(mall(), Typist("move:courtyard.north", f"save {half}", "quit"))
    evening = play_on(half, Typist("log 1", "quit"))
    assert "Doctor Moves to Courtyard, north. (TEZ-MOVE-01)" in evening.after("log 1")
    assert load(half).options["mode"] == "solo"


def test_an_autosave_is_called_by_its_mode(data_folder: Path) -> None:
    play(mall(), Typist("quit"))
    (kept,) = (data_folder / "games").iterdir()
    assert kept.name.startswith("tiny-epic-zombies-solo-")


# ---- what is shown


def test_the_situation_has_what_a_player_needs() -> None:
    told = shown("situation")
    assert "Turn 1, Doctor: Human Turn." in told
    assert "Barricade 2 of 6. Survivors: 2." in told
    assert "Search Cards to come: 22. Supply Deck: 8." in told
    assert "Doctor, Courtyard, centre: Wounds 0, Ammo 9 (9 to lose)." in told
    assert "Echo Ridge Food Court 1\n" in told
    assert "Left to come: 10." in told
    assert "Call the C.D.C.: 0 of 3." in told
    assert "Radio (Courtyard, centre)" in told
    assert "The Vehicle stands in Parking Deck Z 2." in told
    assert re.search(r"The Zombie side\n\w[\w ]*: .* Horde: .* Space 5: ", told)


def test_the_map_is_a_square_of_nine_cards() -> None:
    told = shown("map").splitlines()
    edges = [line for line in told if line.startswith("+--")]
    assert (len(edges), {len(line) for line in told if line[0] in "+|"}) == (4, {94})
    whole = "\n".join(told)
    assert "| W Echo Ridge Food Court " in whole
    assert re.search(r"\|  centre: Doctor, Hippie, +\|.*\n.*\|    Radio +\|", whole)
    assert "|  2 =, Ingredient 2, " in whole
    assert re.search(r"\|  1 Z, Stranded token 2 +\|", whole)
    assert "passage" in whole


def test_options_tell_what_stands_there() -> None:
    told = shown("move:courtyard.south")
    assert "Doctor, Courtyard, south: Wounds 0, Ammo 9 (9 to lose); Moves left: 2." in told
    assert re.search(r"Move: Departmart 2: Supply 2, Ingredient 6", told)
    assert "No Zombie is one Room away." in told


def test_fights_say_what_they_may_cost() -> None:
    before = ("move:courtyard.south", "move:departmart.2")
    assert "Zombies one Room away: Departmart 1." in shown("move:departmart.2", before[0])
    assert "Shoot: Departmart 1: 1 Ammo" in shown("move:departmart.2", before[0])
    odds = shown("odds move departmart 1", *before)
    assert "The die: Overkill 33%, no additional effect 33%, 1 Wound 17%, 2 Wounds 17%." in odds
    assert "Wounds on average: 0.5." in odds
    assert "Eaten Alive: 0%." in odds
    assert "1 Ammo." in shown("odds shoot", *before)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "YOU LOSE with 17%: a Human is Eaten Alive."),
        ("pl", "PRZEGRANA z szansą 17%: Człowiek zostaje pożarty."),
    ],
)
def test_odds_say_that_the_game_may_be_lost(language: str, told: str) -> None:
    text = {"en": "a Human is Eaten Alive", "pl": "Człowiek zostaje pożarty"}
    fatal = {"reason": "no-survivor-left", "rule": "TEZ-EAT-04", "chance": 1 / 6, "text": text}
    odds = Odds(Words(language))
    assert odds.in_full({"fatal": fatal}) == [told]
    assert odds.in_short({"fatal": fatal, "ammo": 1})[0] == told
    assert "17" not in odds.in_full({"fatal": {**fatal, "chance": 1.0}})[0]


def test_a_shot_says_that_it_kills() -> None:
    before = ("move:courtyard.south", "move:departmart.2")
    assert "Shoot: Departmart 1: 1 Ammo; Kills on average: 1" in shown("move:departmart.2", before[0])
    assert "Kills on average: 1." in shown("odds shoot", *before)


ARRIVALS = [
    ({}, ["Zombie → Departmart 2"]),
    ({"trap": True}, ["Zombie → Departmart 2", "A Trap kills it"]),
    ({"overrun": {"doctor": 1.0}}, ["Zombie → Departmart 2", "Doctor Overrun 100%"]),
]


@pytest.mark.parametrize(("more", "told"), ARRIVALS)
def test_odds_say_where_a_zombie_comes_to_stand(more: dict[str, Any], told: list[str]) -> None:
    place = {"room": "departmart.2", "text": {"en": "Departmart 2", "pl": "Departmart 2"}}
    odds = Odds(Words("en"))
    assert odds.in_short({"arrives": place, **more}) == told
    assert odds.in_full({"arrives": place, **more}) == [f"{line}." for line in told]
    assert odds.in_short({"barricade": 1}) == ["Barricade −1"]


def test_who_look_and_explain() -> None:
    assert "Good as New: Each time anybody mends the Barricade" in shown("who doc")
    assert 'Nobody here is called "zoe". Here are: Doctor, Hippie.' in shown("who zoe")
    room = shown("look echo ridge food court 2")
    assert room.startswith("Echo Ridge Food Court 2 [food-court.2]: Leftovers.\nLeftovers: ")
    assert "Ways out: Echo Ridge Food Court 1, Echo Ridge Food Court 3." in room
    assert shown("look departmart").count("Ways out") == 3
    assert 'There is no Room "roof"' in shown("look roof")
    assert shown("explain crowbar").startswith("Crowbar (TEZ-CARD-13): ")
    assert "As a Zombie Card (TEZ-ZOM-13): " in shown("explain doctor")
    assert 'Nothing in the box is called "ladder".' in shown("explain ladder")


def test_why_not_rules_and_log() -> None:
    assert "Moves cannot be skipped; still to be made: 3. (TEZ-TURN-03)" in shown("why not end")
    assert "(TEZ-MOVE-01)" in shown("why not move food-court.2")
    assert "For example: why not end, or: why not shoot departmart.2" in shown("why not")
    assert "TEZ-KILL-06" in shown("rule tez-kill-6")
    assert "TEZ-" in shown("rules secret passage")
    assert "Doctor Moves to Courtyard, north." in shown("log 1", "move:courtyard.north")
    assert "explain crowbar" in shown("help")


def test_undo_takes_back() -> None:
    told = shown("undo", "move:courtyard.north")
    assert "Taken back" in told or "1" in told
    assert "Doctor, Courtyard, centre" in shown("situation", "move:courtyard.north", "undo")


def test_choosing_a_character_explains_it() -> None:
    begun = Start(game="tiny-epic-zombies", options={"mode": "solo", "seats": 1, "difficulty": "hard"}, seed=5)
    evening = play(begun, Typist("quit"))
    assert evening.text.startswith("The mall. Solo, Hard.\n")
    assert re.search(r"1\. \w+: [A-Z][\w ]+: .+", evening.text)


def test_polish_speaks_polish() -> None:
    begun = mall(objectives=OBJECTIVES)
    begun.language = "pl"
    evening = play(begun, Typist("sytuacja", "mapa", "kto", "pomoc", "szanse 1", "dlaczego nie end", "wyjdz"))
    assert "Barykada 2 z 6. Ocalali: 2." in evening.after("sytuacja")
    assert "Dziedziniec" in evening.after("mapa")
    assert "Sam Enter" in evening.after("pomoc")
    for english in ("Wounds", "Situation", "Your choice", "Courtyard", "Moves left", "Horde:"):
        assert english not in evening.text


# ---- secrets at one keyboard


def pages(evening: Evening) -> list[tuple[int, str]]:
    """What each player was shown, from one handing over of the screen to the next."""
    parts = HAND_OVER.split(evening.text)[1:]
    return [(int(player), text) for player, text in zip(parts[::2], parts[1::2], strict=True)]


def test_the_hand_is_for_the_zombie_players_eyes() -> None:
    options = {"mode": "coop-vs-zombie", "seats": 3, "humans": ["doctor", "hippie"]}
    evening = play(Start(game="tiny-epic-zombies", options=options, seed=2), WildTypist(9))
    seen = pages(evening)
    assert {player for player, _ in seen} == {1, 2, 3}
    assert HAND_OVER.split(evening.text)[0].count("Your hand") == 0
    for player, text in seen:
        if player == 3:
            continue
        for secret in ("Your hand", "face down:", "Deal ", "Which card goes before"):
            assert secret not in text, (player, secret)
    assert any(
        re.search(r"Your hand: \w[^\n]* \((Amber|Azure|Jade|Violet)\)", text) for player, text in seen if player == 3
    )


def test_the_team_needs_no_handing_over() -> None:
    begun = Start(game="tiny-epic-zombies", options={"mode": "coop", "seats": 2}, seed=2)
    assert pages(play(begun, Typist("1", "1", "1", "1", "1", "1", "quit"))) == []


def test_rivals_hand_the_screen_over() -> None:
    begun = Start(game="tiny-epic-zombies", options={"mode": "competitive", "seats": 2}, seed=2)
    assert [player for player, _ in pages(play(begun, Typist("", "1", "", "1", "", "quit")))][:2] == [1, 2]


def test_against_bots_nobody_hands_over() -> None:
    options = {"mode": "coop-vs-zombie", "seats": 3}
    begun = Start(game="tiny-epic-zombies", options=options, seed=2, bots={0: "random", 1: "random"})
    evening = play(begun, Typist("1", "quit"))
    assert pages(evening) == []


def test_leaving_instead_of_handing_over() -> None:
    begun = Start(game="tiny-epic-zombies", options={"mode": "competitive", "seats": 2}, seed=2)
    assert play(begun, Typist()).code == 0


def test_polish_odds_count_with_a_comma() -> None:
    begun = mall(objectives=OBJECTIVES)
    begun.language = "pl"
    typed = "szanse move:departmart.1"
    evening = play(begun, Typist("move:courtyard.south", "move:departmart.2", typed, "wyjdz"))
    assert "Średnio Ran: 0,5." in evening.after(typed)
