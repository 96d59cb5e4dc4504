"""`graveshift rules` in the terminal."""

import json

import pytest

from graveshift import rulebook
from graveshift.cli import main
from graveshift.rulebook import text as rule_text


@pytest.fixture(autouse=True)
def _narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")


def test_a_rule_is_printed_with_book_page_text_example_and_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "uoa-noise-4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("UOA-NOISE-04  Noise with every use\nZombicide: Undead or Alive, p.13, chapter Noise\n")
    assert "  Each Action with noisy Equipment makes Noise" in out
    assert "\nExamples\n  - Given +1 free Ranged Action" in out
    assert "\nRulings\n  UOA-AMB-65     Noise of free Actions\n" in out
    assert max(map(len, out.splitlines())) <= 60


def test_edges_and_other_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "UOA-COMP-06"]) == 0
    out = capsys.readouterr().out
    assert "\nEdges\n  - never shuffled into the Equipment deck" in out
    assert "\nSee also\n  UOA-ACT-12     " in out


def test_a_ruling_is_printed_with_its_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "UOA-AMB-05"]) == 0
    out = capsys.readouterr().out
    assert "Options: (a) legal for 5 AP; (b) illegal." in " ".join(out.split())
    assert "\nRuling\n  b (high confidence)." in out


def test_search_lists_ids_and_titles_under_their_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--search", "vade", "retro", "--game", "undead-or-alive"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Zombicide: Undead or Alive"
    assert all("Vade Retro" in line for line in lines[1:3])
    assert lines[-1].startswith("Rules found: ")
    assert lines[-1].endswith("`graveshift rules ID` prints one.")


def test_the_rulebook_speaks_polish_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "pl", "--search", "vade", "retro", "--game", "undead-or-alive"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Zombicide: Żywi lub Nieumarli"
    assert lines[-2].startswith("Znalezione zasady: ")


def test_a_chapter_is_listed_with_its_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--chapter", "Missions", "--game", "undead or alive"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Zombicide: Undead or Alive, chapter Missions\n  Common notes\n")
    assert "\n  UOA-M04-01     M4" in out


def test_without_arguments_the_books_and_chapters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "Zombicide: Undead or Alive (undead-or-alive): 616 rules\n" in out
    assert "\n    15  Noise\n" in out


def test_json_gives_the_rules_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "UOA-NOISE-04", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["id"] == "UOA-NOISE-04"
    assert rule["refers"] == ["UOA-AMB-65"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["UOA-NOISE-99"], "There is no rule 'UOA-NOISE-99'. Nearest: UOA-NOISE-09"),
        (["--search", "xyzzy"], "No rule fits."),
        (["--chapter", "xyzzy"], "No rule fits."),
        (["--game", "chess"], "There is no rulebook for the game 'chess'."),
        (["UOA-NOISE-04", "--chapter", "Noise"], "Name rules by their IDs, or look for them"),
    ],
)
def test_a_mistake_is_told(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"graveshift: {sentence}")


def test_a_rule_says_where_it_stands_in_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    """Shared code cites by a number; the Book says which rule that is."""
    assert main(["rules", "UOA-NOISE-04"]) == 0
    assert capsys.readouterr().out.endswith("\nCode\n  - zombicide/rules/combat.py: sound\n")
    assert main(["rules", "UOA-NOISE-04", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["code"] == ["zombicide/rules/combat.py: sound"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("columns", [60, 80])
def test_every_rule_fits_the_terminal(columns: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide tables become lists; only what cannot be broken, such as a file's path, may be longer."""
    monkeypatch.setenv("COLUMNS", str(columns))
    for book in rulebook.books(language):
        shown = [rule_text.whole_rule(rule, language) for rule in book.rules]
        shown += [rule_text.contents([book], language), rule_text.by_chapter(book.rules, language)]
        lines = [line for text in shown for line in text.splitlines()]
        assert [line for line in lines if len(line) > columns and " " in line.strip(" -")] == []


def test_a_wide_table_becomes_a_list(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    main(["rules", "TEZ-REC-06"])
    narrow = capsys.readouterr().out
    monkeypatch.setenv("COLUMNS", "120")
    main(["rules", "TEZ-REC-05"])
    assert "|---|" not in narrow
    assert "- Symbol " in narrow
    assert "| Room | Adjacent to |" in capsys.readouterr().out
