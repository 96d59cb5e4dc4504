"""What the server refuses, it refuses in Polish too."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server import http
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

SOURCE = Path(__file__).parents[2] / "src" / "graveshift"
TOLD_TO_PLAYERS = {
    *("NotFound", "NotAllowed", "NoToken", "Taken", "TooMuch", "TableError", "Stale", "Unreadable"),
    *("SetupError", "RecordError", "UnknownRule", "UnknownGame"),
}
NOT_FOR_PLAYERS = {"This game keeps no journal, so it has no record.", ": cannot be read (", "The scenario cannot"}
"""Sentences of the command line and of programs."""

POLISH = {"Accept-Language": "pl,en;q=0.5"}


def unfinished(file: Path) -> list[str]:
    """Errors that a player may meet and that are made without their Polish sentence."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in TOLD_TO_PLAYERS and not any(word.arg == "pl" for word in node.keywords):
            words = ast.unparse(node)
            if not any(known in words for known in NOT_FOR_PLAYERS):
                found.append(f"{file.name}:{node.lineno}: {words}")
    return found


def test_every_refusal_has_its_polish_sentence() -> None:
    files = [
        *(SOURCE / "server").rglob("*.py"),
        *(SOURCE / "kernel" / name for name in ("record.py", "registry.py")),
        *(SOURCE / "games").glob("*/**/setup.py"),
        *(SOURCE / "games").glob("*/options.py"),
        SOURCE / "rulebook" / "book.py",
    ]
    assert [line for file in files for line in unfinished(file)] == []


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/api/tables/nowhere", 401, "Powiedz, kim jesteś: potrzebny jest tu nagłówek `Authorization: Bearer TOKEN`."),
        ("/api/rules/UOA-NOSE-04", 404, "Nie ma zasady „UOA-NOSE-04”. Najbliższe to "),
        ("/api/games/chess/content", 404, "Nie ma tu gry „chess” z kartami."),
        ("/api/rules?language=de", 400, "Serwer nie rozumie tego zapytania ("),
        ("/api/nope", 404, "Nic tu nie ma ("),
    ],
)
def test_over_http_the_header_chooses_the_language(
    server: ServerProcess, path: str, status: int, sentence: str
) -> None:
    refused = http.get(f"{server.url}{path}", headers=POLISH)
    assert refused.status_code == status
    assert refused.json()["detail"].startswith(sentence)
    english = http.get(f"{server.url}{path}", headers={"Accept-Language": "de, en-GB;q=0.8"}).json()["detail"]
    assert not english.startswith(sentence)


def test_the_address_beats_the_header(server: ServerProcess) -> None:
    refused = http.get(f"{server.url}/api/rules/UOA-NOSE-04?language=en", headers=POLISH)
    assert refused.json()["detail"].startswith("There is no rule")


def test_a_game_that_cannot_be_set_up_is_refused_in_polish(server: ServerProcess) -> None:
    wish = {"game": "undead-or-alive", "options": {"mission": "m2", "survivors": ["carl"]}}
    refused = http.post(f"{server.url}/api/tables", json=wish, headers=POLISH)
    assert refused.status_code == 400
    assert refused.json()["detail"] == (
        "Pociąg Widmo: ta Misja nie dopuszcza klasy, do której należy Carl (UOA-SETUP-09, UOA-M02-01)."
    )


def test_at_the_table_the_hello_chooses_the_language(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "open"}])
    token = table["seats"]["0"]
    with Player(server.url, table["table"]) as ada:
        ada.say(type="hello", tokens=[token], language="pl")
        ada.until_asked()
        stale = ada.reply(ada.send_answer("begin", version=7))
        assert stale["reason"] == "stale"
        assert stale["sentence"] == "Gra poszła dalej: to było do wersji 7, a jest już wersja 0."
        foreign = ada.reply(ada.send_answer("begin", seat=1))
        assert (foreign["reason"], foreign["sentence"]) == ("seat", "Miejsce 2 nie jest twoje.")
        ada.say(type="seat", id="s", seat=1, action="bot", bot="nobody")
        assert ada.reply("s")["sentence"] == ("Miejsce 2 może zmienić tylko gospodarz albo ten, kto na nim siedzi.")
        ada.socket.send("{")
        assert ada.until("error")["sentence"].startswith("Ta wiadomość jest niezrozumiała: ")


def test_a_table_is_told_in_the_language_of_the_hello_and_anew_in_another(server: ServerProcess) -> None:
    seats = [{"kind": "human"}]
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m0"}, seats=seats, seed=3)
    with Player(server.url, table["table"]) as ada:
        ada.say(type="hello", tokens=[table["seats"]["0"]], language="pl")
        for _ in range(6):
            ada.until_asked()
            ada.answer(ada.state["decision"]["options"][0]["key"])
        polish = ada.state
        assert polish["language"] == "pl"
        assert languages(polish, ada.log) == {"pl"}
        known = len(ada.log)
        assert known > 1
        ada.say(type="hello", tokens=[table["seats"]["0"]], language="en", last=polish["version"])
        english = ada.until("state", language="en")
        assert languages(english, ada.log) == {"en"}
        assert (english["events_from"], len(ada.log)) == (0, known), "the log comes anew"
        assert [option["key"] for option in english["decision"]["options"]] == [
            option["key"] for option in polish["decision"]["options"]
        ]


def languages(state: dict[str, Any], log: list[dict[str, Any]]) -> set[str]:
    """The languages of everything that is told of a game."""
    decision = state["decision"]
    words = [decision["prompt"], *(option["label"] for option in decision["options"]), *(one["text"] for one in log)]
    return {language for text in words for language in text}


def test_who_does_not_get_in_is_told_why_in_polish(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "open"}])
    for where, token, sentence in (
        (table["table"], table["invites"]["1"], "To jest zaproszenie; najpierw zajmij nim miejsce przy stole."),
        (table["table"], "nonsense", "Ten link lub klucz tu nie działa; poproś gospodarza stołu o nowy."),
        ("elsewhere", table["host"], "Ten klucz jest do innego stołu."),
    ):
        with Player(server.url, where) as guest:
            guest.say(type="hello", tokens=[token], language="pl")
            assert guest.until_closed()[1] == sentence


def test_before_the_hello_the_header_of_the_browser_counts(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    address = f"ws{server.url.removeprefix('http')}/ws/tables/{table['table']}"
    with connect(address, additional_headers=POLISH, open_timeout=PATIENCE) as socket:
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(PATIENCE))["sentence"] == "Najpierw przywitaj się swoim kluczem."
