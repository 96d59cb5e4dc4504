"""The HTTP side: catalogue, board, records, films, rules, the page, headers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from graveshift import rulebook
from graveshift.games.army_of_the_dead.book import BOOK as CITY
from graveshift.games.gears_and_guns.book import BOOK as STEAM
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.server.pages import Pages
from graveshift.zombicide.content.loading import data, measured
from graveshift.zombicide.rules.book import Book
from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_games_come_with_all_that_a_start_page_shows(server: ServerProcess) -> None:
    found = http.get(f"{server.url}/api/games").json()
    game = next(game for game in found["games"] if game["name"] == "undead-or-alive")
    assert [mission["id"] for mission in game["missions"]] == [f"m{number}" for number in range(11)]
    mission = game["missions"][1]
    assert mission["title"] == {"en": "The Bandwagon", "pl": "Wsiąść do Pociągu"}
    assert len(mission["recommended"]) == 6
    assert mission["measured"] == [
        {
            "bot": count.bot,
            "games": count.games,
            "rate": count.wins / count.games,
            "low": count.low,
            "high": count.high,
        }
        for count in measured(BOOK)["m1"]
    ]
    survivor = game["survivors"][0]
    assert {level: len(skills) for level, skills in survivor["skills"].items()} == {
        "blue": 1,
        "yellow": 1,
        "orange": 2,
        "red": 3,
    }
    assert {option["name"] for option in game["options"]} >= {"ultrared", "holy_water_cost"}
    assert "random" in [bot["name"] for bot in found["bots"]]


def test_the_options_of_the_start_page_are_the_options_of_the_game(server: ServerProcess) -> None:
    """A switch on the start page that the game does not know would make every new table fail."""
    found = http.get(f"{server.url}/api/games").json()
    for game in found["games"]:
        chosen = {option["name"]: option["default"] for option in game["options"]}
        if game["missions"]:
            first = game["missions"][0]["id"]
            open_table(server.url, game=game["name"], options={"mission": first, **chosen})


def test_the_board_has_every_shape_the_train_gives_it(server: ServerProcess) -> None:
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m1"})
    where = f"{server.url}/api/tables/{table['table']}/board"
    shapes = http.get(where, headers=bearer(table["spectator"])).json()["shapes"]
    assert len(shapes) == 5
    for shape in shapes:
        zones = len(shape["plan"]["zones"])
        assert len(shape["kinds"]) == len(shape["neighbours"]) == len(shape["sees"]) == zones
    assert http.get(where).status_code == 401


def test_cards_skills_and_maps_are_there_before_a_game(server: ServerProcess) -> None:
    games = f"{server.url}/api/games/undead-or-alive"
    content = http.get(f"{games}/content").json()
    assert content["cards"]["winchester"]["name"]["en"]
    assert content["skills"]
    assert content["zombies"]["brute"]["damage_to_kill"] == 2
    assert content["zombie_cards"]["zombie-27"]["counts"] == {"blue": 2, "yellow": 4, "orange": 8, "red": 10}
    board = http.get(f"{games}/missions/m1/board").json()
    faces = [(token["zone"], token["face"]) for token in board["tokens"] if token["face"]]
    assert faces == [("1R.SW", "blue")], "only the token that calls the Train lies open"
    assert len(board["shapes"]) == 5
    assert {"kind": "survivor-start", "zone": "2R.SE", "face": ""} in board["tokens"]
    for missing in ("missions/m77/board", "content/x", "../chess/content"):
        assert http.get(f"{games}/{missing}").status_code == 404


def play_toy(server: ServerProcess, table: dict[str, Any]) -> None:
    with Player(server.url, table["table"], *table["seats"].values()) as both:
        both.until_asked()
        both.answer("begin", seat=0)
        while both.state["outcome"] is None:
            both.answer(both.keys[-1])


def test_a_finished_game_is_a_film_from_every_seat_and_a_record_to_go_on_from(server: ServerProcess) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    table = open_table(server.url, seats=seats, options={"rounds": 2, "secrets": True})
    play_toy(server, table)
    where = f"{server.url}/api/tables/{table['table']}"
    film = http.get(f"{where}/film", params={"seat": 1, "count": 5}, headers=bearer(table["spectator"])).json()
    assert [frame["number"] for frame in film["frames"]] == [0, 1, 2, 3, 4]
    assert (film["answers"], film["next"]) == (9, 5)
    rest = http.get(f"{where}/film", params={"start": 5, "seat": 1}, headers=bearer(table["spectator"])).json()
    assert [frame["number"] for frame in rest["frames"]] == [5, 6, 7, 8, 9]
    assert rest["next"] is None
    assert rest["frames"][-1]["outcome"]["reason"] == "highest-card"
    record = http.get(f"{where}/record", headers=bearer(table["seats"]["0"])).json()
    again = http.post(f"{server.url}/api/records", json={"record": record, "seat": 1}).json()
    assert again["frames"] == film["frames"] + rest["frames"]
    assert record["table"]["undo"] == "until-revealed", "two people with secrets at one screen"
    fork = open_table(server.url, game="toy-cards", seats=seats, record=record, upto=3)
    with Player(server.url, fork["table"], *fork["seats"].values()) as both:
        both.until_asked()
        assert both.state["version"] == 3
        assert both.state["view"] == film["frames"][3]["view"]
        assert both.answer("keep")["type"] == "ack"


def test_a_film_of_a_game_with_an_undo_shows_what_counts(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.answer("swap")
        ada.say(type="undo", id="u", version=2)
        ada.reply("u")
        ada.until_version(3)
        ada.answer("keep")
    where = f"{server.url}/api/tables/{table['table']}"
    film = http.get(f"{where}/film", params={"seat": 0}, headers=bearer(table["seats"]["0"])).json()
    assert [frame["key"] for frame in film["frames"]] == ["", "begin", "keep"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"answers": ["begin", "fly"], "seats": [0, 0]}, "Answer 2 ('fly') is not legal there"),
        ({"answers": ["begin"], "seats": []}, "1 answers but 0 seats"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"format": 9}, "record format 9"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(server: ServerProcess, change: dict[str, Any], sentence: str) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    where = f"{server.url}/api/tables/{table['table']}/record"
    record = http.get(where, headers=bearer(table["host"])).json() | change
    for path, body in (("records", {"record": record}), ("tables", {"record": record})):
        response = http.post(f"{server.url}/api/{path}", json=body)
        assert response.status_code == 400
        assert sentence in response.json()["detail"]


def test_rules_are_found_by_words_and_by_id(server: ServerProcess) -> None:
    wanted = rulebook.book("undead-or-alive").rules[7]
    where = f"{server.url}/api/rules"
    hits = http.get(where, params={"q": wanted.title, "game": "undead-or-alive"}).json()
    assert wanted.id in [hit["id"] for hit in hits["rules"]]
    found = http.get(f"{where}/{wanted.id.lower()}").json()
    assert (found["id"], found["text"]) == (wanted.id, wanted.text)
    assert http.get(f"{where}/{wanted.id}99").status_code == 404


def test_rules_are_found_and_told_in_polish(server: ServerProcess) -> None:
    where = f"{server.url}/api/rules"
    listed = http.get(where, params={"q": "halas uzyciu", "language": "pl"}).json()
    assert {"id": "UOA-NOISE-04", "title": "Hałas przy każdym użyciu", "chapter": "Hałas"}.items() <= (
        listed["rules"][0].items()
    )
    first = listed["books"][0]
    assert (first["game"], first["title"]) == ("undead-or-alive", "Zombicide: Żywi lub Nieumarli")
    assert first["chapters"][9] == {"title": "Hałas"}
    found = http.get(f"{where}/UOA-NOISE-04", params={"language": "pl"}).json()
    assert (found["language"], found["page"]) == ("pl", "s. 13")
    assert {"id": "UOA-AMB-65", "title": "Hałas darmowych Akcji"} in found["rulings"]
    assert http.get(f"{where}/UOA-NOISE-04", params={"language": "de"}).status_code == 400


def test_every_answer_has_the_security_headers(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/nope", "/nope.js", "/healthz", "/schema", "/metrics"):
        headers = http.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["content-type"].count("charset") <= 1


def test_large_answers_are_compressed_once(server: ServerProcess) -> None:
    for path in ("/api/games", "/api/rules"):
        response = http.get(f"{server.url}{path}")
        assert response.headers["content-encoding"] == "gzip"
        assert response.json()
    front = http.get(f"{server.url}/")
    assert "<html" in front.text


def test_health_figures_and_schema_are_there(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/healthz").json()["status"] == "ok"
    assert "graveshift_answer_seconds_bucket" in http.get(f"{server.url}/metrics").text
    schema = http.get(f"{server.url}/schema").json()
    assert "/api/tables/{table}/film" in schema["paths"]


def test_the_page_says_so_if_it_is_not_built(tmp_path: Path) -> None:
    assert not Pages(tmp_path).built


def test_built_files_are_cached_for_ever_and_the_front_page_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "main-1f.js").write_text("let a = 1")
    pages = Pages(tmp_path)
    front, deep, script = pages.find("/"), pages.find("/table/abc"), pages.find("/assets/main-1f.js")
    assert front is not None
    assert deep == front
    assert front.caching == "no-cache"
    assert front.packed is not None
    assert script is not None
    assert "immutable" in script.caching
    assert script.media_type == "text/javascript"
    assert pages.find("/assets/gone.js") is None
    assert pages.find("/../../etc/passwd") == front


def test_the_files_of_a_face_are_named_in_a_header(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert Pages(tmp_path).face("toy") == ""
    (tmp_path / "faces.json").write_text('{"toy": ["/assets/toy-1f.js", "/assets/toy-2e.css"]}')
    pages = Pages(tmp_path)
    script, style = "</assets/toy-1f.js>; rel=modulepreload", "</assets/toy-2e.css>; rel=preload; as=style; crossorigin"
    assert (pages.face("toy"), pages.face("other")) == (f"{script}, {style}", "")


@pytest.mark.parametrize(("game", "book"), [("gears-and-guns", STEAM), ("army-of-the-dead", CITY)])
def test_every_box_reviews_its_missions_and_plays_a_fine_one(server: ServerProcess, game: str, book: Book) -> None:
    text = (data(book) / "missions" / "m1.yaml").read_text(encoding="utf-8").replace("id: m1", "id: mine", 1)
    fine = http.post(f"{server.url}/api/games/{game}/missions/review", json={"text": text}).json()
    assert (fine["fine"], fine["remarks"]) == (True, [])
    wish = {"game": game, "options": {"custom": fine["custom"]}}
    assert http.post(f"{server.url}/api/tables", json=wish).status_code == 201


def test_a_mission_file_is_reviewed_and_a_fine_one_can_be_played(server: ServerProcess) -> None:
    text = (data(BOOK) / "missions" / "m0.yaml").read_text(encoding="utf-8").replace("id: m0", "id: mine", 1)
    address = f"{server.url}/api/games/undead-or-alive/missions/review"
    fine = http.post(address, json={"text": text}).json()
    assert (fine["fine"], fine["remarks"], fine["mission"]["measured"]) == (True, [], [])
    opened = http.post(f"{server.url}/api/tables", json={"options": {"custom": fine["custom"]}})
    assert opened.status_code == 201
    wrong = http.post(address, json={"text": text.replace("zone: 3R.K", "zone: 3R.Q")}).json()
    assert (wrong["fine"], wrong["custom"]) == (False, None)
    (remark,) = wrong["remarks"]
    assert remark["path"] == "tokens[5] (objective).zone"
    assert remark["reason"]["pl"].startswith("Kafelek 3R nie ma `Q`.")
    assert {"kind": "exit", "zone": "2R.SE", "face": ""} in wrong["board"]["tokens"]
    elsewhere = http.post(f"{server.url}/api/games/tiny-epic-zombies/missions/review", json={"text": "a: b"})
    assert (elsewhere.status_code, elsewhere.json()["detail"]) == (
        404,
        "The game 'tiny-epic-zombies' takes no mission files.",
    )
