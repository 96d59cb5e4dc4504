"""Which language the command line speaks, and what it says itself in each."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from graveshift.kernel.registry import in_language, modules

LANGUAGES: Final = ("en", "pl")

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "way-in": (
        """\
Graveshift: zombie board games by their full rules.

  graveshift play             play in the terminal; Enter starts at once
  graveshift play --resume    go on with your last game
  graveshift serve --open     the table in the browser, alone or with friends
  graveshift rules --search friendly fire
                              look something up in the rulebooks
  graveshift --help           everything else""",
        """\
Graveshift: gry planszowe o zombie według pełnych zasad.

  graveshift play             gra w terminalu; Enter zaczyna od razu
  graveshift play --resume    dalszy ciąg ostatniej gry
  graveshift serve --open     stół w przeglądarce, dla jednej osoby lub wielu
  graveshift rules --search bratobójczy ogień
                              szukanie w zasadach
  graveshift --help           wszystko inne""",
    ),
    "no-command": (
        "There is no command '{word}'.{similar} The commands are: {known}.",
        "Nie ma polecenia „{word}”.{similar} Polecenia: {known}.",
    ),
    "no-option": ("`{command}` has no option '{word}'.{similar}", "„{command}” nie ma opcji „{word}”.{similar}"),
    "option-first": (
        "The command comes first and its options after it: `{command} COMMAND {word}`.",
        "Najpierw polecenie, potem jego opcje: „{command} POLECENIE {word}”.",
    ),
    "similar": (" Did you mean '{word}'?", " Czy chodziło o „{word}”?"),
    "columns": ("A map needs at least 20 columns.", "Mapa potrzebuje co najmniej 20 kolumn."),
    "record": ("Record {path}", "Zapis gry {path}"),
    "answers": ("Answers: {count}", "Odpowiedzi: {count}"),
    "player": ("player {number}", "gracz {number}"),
    "team": ("team", "drużyna"),
    "not-over": (
        "Not over; the question now: {question} (digest {digest})",
        "Gra trwa; pytanie teraz: {question} (skrót stanu {digest})",
    ),
    "outcome": (
        "Outcome: {result}. {reason} ({rule}, digest {digest})",
        "Wynik: {result}. {reason} ({rule}, skrót stanu {digest})",
    ),
    "puzzle": ("Puzzle {name}: which option is the best?", "Łamigłówka {name}: która opcja jest najlepsza?"),
    "puzzle-ask": ("Your answer: ", "Twoja odpowiedź: "),
    "puzzle-which": ("Which one? Type a number from 1 to {last}.", "Która? Wpisz numer od 1 do {last}."),
    "puzzle-right": (
        "Right! {label}: {chance} to win.",
        "Dobrze! {label}: szansa na wygraną {chance}.",
    ),
    "puzzle-wrong": (
        "Not quite. {label}: {chance} to win; {chosen}: {mine}.",
        "Niezupełnie. {label}: szansa na wygraną {chance}; {chosen}: {mine}.",
    ),
    "won": ("won", "wygrana"),
    "lost": ("lost", "przegrana"),
    "won-by": ("won by player {number}", "wygrywa gracz {number}"),
    "in-the-record": ("{name} (in the record)", "{name} (w zapisie)"),
    "scripted": ("{dice} dice, {draws} draws", "kości: {dice}, karty: {draws}"),
    "same-game": (
        "{path}: the same game: {answers} answers, {digests} digests, now {digest}.",
        "{path}: ta sama gra: odpowiedzi {answers}, skróty stanu {digests}, teraz {digest}.",
    ),
    "fair": (
        "{path}: fair. The secret is the one committed to before the game, and every die and card follows from it.",
        "{path}: uczciwie. To sekret, do którego zobowiązano się przed grą; wynika z niego każda kość i karta.",
    ),
    "mixed": ("Mixed in by players: {seats}.", "Domieszki graczy: {seats}."),
    "nobody-mixed": (
        "Nobody mixed anything in: whoever held the secret could have picked it.",
        "Nikt niczego nie domieszał: kto miał sekret, mógł go sobie wybrać.",
    ),
    "mixed-late": (
        "Player {seat} mixed in after answer {place}: nothing before that depends on it.",
        "Gracz {seat} domieszał po odpowiedzi {place}: nic wcześniejszego od tego nie zależy.",
    ),
    "never-mixed": (
        "{path}: not fair: it names what player {seat} mixed in at a place where nothing was mixed in.",
        "{path}: nieuczciwie: wymienia domieszkę gracza {seat} w miejscu, w którym nic nie domieszano.",
    ),
    "whose-nonces": (
        "{path}: not fair: it names a player twice, or one that never sat there, among those who mixed in.",
        "{path}: nieuczciwie: wśród domieszek wymienia gracza dwa razy albo takiego, którego tam nie było.",
    ),
    "only-answers": (
        "{path}: not to be checked: the secret is the one committed to, but made by other rules and without a trail, "
        "the record shows nothing of its dice.",
        "{path}: nie do sprawdzenia: to sekret, do którego się zobowiązano, ale zapis powstał według innych zasad "
        "i bez śladu, więc nie widać w nim kości.",
    ),
    "laid-out": (
        "It began from a position that somebody laid out: what lay there was no chance.",
        "Zaczęła się od ustawionej pozycji: to, co w niej leżało, nie było przypadkiem.",
    ),
    "taken-back": (
        "Answers that were taken back, with what they had turned up: {count}.",
        "Cofnięte odpowiedzi, razem z tym, co odsłoniły: {count}.",
    ),
    "digests-left-out": (
        "{path}: not to be checked: it leaves out digests of its positions.",
        "{path}: nie do sprawdzenia: brakuje w nim skrótów stanu.",
    ),
    "dice-unchecked": (
        "The record does not say what was seen: a die that changed nothing is not compared.",
        "Zapis nie mówi, co widziano: kości, która nic nie zmieniła, nie porównano.",
    ),
    "unchecked-trail": (
        "It was made by other rules; questions, answers and events are the same here, positions are not compared.",
        "Zapis powstał według innych zasad; pytania, odpowiedzi i zdarzenia są te same, stanów nie porównano.",
    ),
    "no-secret": (
        "{path}: not to be checked yet: the secret is told when the game is over.",
        "{path}: jeszcze nie do sprawdzenia: sekret ujawnia się po zakończeniu gry.",
    ),
    "seeded": (
        "{path}: not fair by proof: the dice come from the seed {seed}, which somebody may have known or chosen.",
        "{path}: bez dowodu: kości pochodzą z ziarna {seed}, które ktoś mógł znać albo wybrać.",
    ),
    "loaded": (
        "{path}: not fair: {dice} dice and {draws} cards were laid down beforehand.",
        "{path}: nieuczciwie: z góry ustalono kości: {dice}, karty: {draws}.",
    ),
    "other-secret": (
        "{path}: not fair: the secret is not the one committed to ({commitment}).",
        "{path}: nieuczciwie: to nie ten sekret, do którego się zobowiązano ({commitment}).",
    ),
    "other-commitment": (
        "{path}: not fair: the record says {commitment}, and you were shown {shown}.",
        "{path}: nieuczciwie: w zapisie jest {commitment}, a pokazano {shown}.",
    ),
    "by-trail": (
        "{path}: made by other rules, and plays the same here, step by step.",
        "{path}: powstał według innych zasad, a tu przebiega krok po kroku tak samo.",
    ),
    "cannot-write": ("The output cannot be written: {reason}.", "Nie da się zapisać wyjścia: {reason}."),
}

HEADER: Final = {
    "game": "gra",
    "engine": "silnik",
    "content": "zawartość",
    "rules": "zasady",
    "seed": "ziarno",
    "chance": "los",
    "commitment": "zobowiązanie",
    "secret": "sekret",
    "mixed in by": "domieszki graczy",
    "mission": "Misja",
    "mode": "tryb",
    "difficulty": "poziom trudności",
    "seats": "gracze",
    "survivors": "Ocalali",
    "humans": "Ludzie",
    "owners": "czyi",
    "first": "pierwszy",
    "scenario": "scenariusz",
    "custom": "własna Misja",
    "script": "ustalony los",
    "bots": "boty",
    "undo": "cofanie",
    "language": "język",
    "habits": "nawyki",
    "note": "uwaga",
}
"""What the lines of a record's header are called in Polish; the options of a game keep their names."""


def spoken_language(words: Sequence[str]) -> str:
    """The language of a command line: as --language says, else as the terminal is set."""
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            chosen = value if equals else "".join(words[number + 1 : number + 2])
            return chosen if chosen in LANGUAGES else "en"
    return terminal_language()


def terminal_language() -> str:
    """The language that the terminal is set to, as far as we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name):
            return found[:2] if found[:2] in LANGUAGES else "en"
    return "en"


def said(name: str, language: str, /, **values: str) -> str:
    return SENTENCES[name][LANGUAGES.index(language)].format(**values)


def either(language: str) -> Callable[[str, str], str]:
    """Chooses between English and Polish words, for help texts that stand side by side."""
    return lambda english, polish: polish if language == "pl" else english


def examples(command: str, language: str = "en", width: int = 33) -> str:
    """What the games suggest to type for a command, a line each."""
    rows = [
        f"  graveshift {example.command:{width}} {in_language(example.words, language)}".rstrip()
        for module in modules()
        for example in module.examples
        if example.command.split()[0] == command
    ]
    return "\n".join(rows)
