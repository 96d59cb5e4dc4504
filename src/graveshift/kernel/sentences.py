"""What the kernel itself says to people, in every language, in one place. The rest of the kernel speaks none."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from graveshift.kernel.errors import GraveshiftError, RecordError, Refused

LANGUAGES: Final = ("en", "pl")

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "over": ("The game is over; there is nothing to decide.", "Gra jest skończona; nie ma nic do zdecydowania."),
    "other-player": (
        "This decision belongs to player {mine}, not to player {yours}.",
        "Ta decyzja należy do gracza {mine}, a nie do gracza {yours}.",
    ),
    "gone": ("'{key}' answers a decision that is gone.", "„{key}” to odpowiedź na decyzję, która minęła."),
    "no-option": ("'{key}' is not one of the options.", "„{key}” nie ma wśród opcji."),
    "no-answer": ("That answer is not one of the options.", "Tej odpowiedzi nie ma wśród opcji."),
    "no-game": ("There is no game '{name}'; there are: {known}.", "Nie ma gry „{name}”; są: {known}."),
    # ---- habits
    "no-habit": ("There is no habit '{habit}'; there are: {known}.", "Nie ma nawyku „{habit}”; są: {known}."),
    "no-habits": ("There is no habit '{habit}'; there are: none.", "Nie ma nawyku „{habit}”; są: żadne."),
    "no-choice": (
        "The habit '{habit}' is one of {known}, not '{choice}'.",
        "Nawyk „{habit}” może być: {known}, a nie „{choice}”.",
    ),
    "table-habit": (
        "The habit '{habit}' is no part of the game; the table keeps it.",
        "Nawyk „{habit}” nie należy do gry; pamięta go stół.",
    ),
    "whose-habit": (
        "A habit belongs to a seat; say to which.",
        "Nawyk należy do miejsca; podaj, do którego.",
    ),
    # ---- taking back
    "no-policy": (
        "There is no way of taking back called '{policy}'; there are: {known}.",
        "Nie ma takiego sposobu cofania: „{policy}”; są: {known}.",
    ),
    "no-undo": ("This table does not allow taking back.", "Przy tym stole nie można cofać."),
    "nothing-back": ("There is nothing to take back.", "Nie ma czego cofnąć."),
    "rolled": (
        "Dice were rolled or a card was drawn since; that cannot be taken back here.",
        "Od tego czasu rzucono kośćmi albo dobrano kartę; przy tym stole tego się nie cofa.",
    ),
    "turned-up": (
        "Something was turned up since; that cannot be taken back here.",
        "Od tego czasu coś odkryto; przy tym stole tego się nie cofa.",
    ),
    "others-decided": (
        "Somebody else has decided since; only the host can take that back.",
        "Od tego czasu decydował ktoś inny; cofnąć to może tylko gospodarz.",
    ),
    "all-told": (
        "The game is over and the secret of its dice is told; nothing is taken back.",
        "Gra jest skończona, a sekret jej kości ujawniony; niczego się już nie cofa.",
    ),
    "spectators-back": ("Spectators cannot take anything back.", "Widzowie niczego nie cofają."),
    "taken-back": ("An answer was taken back.", "Cofnięto odpowiedzi: 1."),
    "went-on": (
        "The rules have changed; the game goes on from its last stored position.",
        "Zasady się zmieniły; gra toczy się dalej od ostatniego zapisanego stanu.",
    ),
    "taken-back-many": ("{count} answers were taken back.", "Cofnięto odpowiedzi: {count}."),
    # ---- fair chance
    "by-seed": (
        "The dice of this table come from a seed; nothing can be mixed in.",
        "Kości przy tym stole pochodzą z ziarna; nic nie da się domieszać.",
    ),
    "mixed-already": ("This seat has mixed something in already.", "To miejsce już coś domieszało."),
    "mixed-too-late": (
        "The game has begun; nothing can be mixed in any more.",
        "Gra już trwa; niczego nie da się domieszać.",
    ),
    "secret-kept": (
        "The secret of this record is not told yet: it can be played again when its game is over.",
        "Sekret tego zapisu nie jest jeszcze ujawniony: odtworzyć go można, gdy gra się skończy.",
    ),
    # ---- records
    "no-journal": (
        "This game keeps no journal, so it has no record.",
        "Ta gra nie prowadzi dziennika, więc nie ma zapisu.",
    ),
    "no-set-up": (
        "The game of this record cannot be set up: {why}",
        "Gry z tego zapisu nie da się przygotować: {why}",
    ),
    "differs": (
        "The record differs from the rules before answer {number} ('{key}').",
        "Zapis nie zgadza się z zasadami przed odpowiedzią {number} („{key}”).",
    ),
    "differs-other-rules": (
        "The record differs from the rules before answer {number} ('{key}'). "
        "It was made by other rules (engine, content, rules: {theirs}; here: {ours}).",
        "Zapis nie zgadza się z zasadami przed odpowiedzią {number} („{key}”). "
        "Powstał według innych zasad (silnik, zawartość, zasady: {theirs}; tu: {ours}).",
    ),
    "seen-differs": (
        "Other dice or cards were seen before answer {number} ('{key}') than the record's chance gives.",
        "Przed odpowiedzią {number} („{key}”) widziano inne kości lub karty, niż wynika z losu tego zapisu.",
    ),
    "seen-differs-last": (
        "Other dice or cards were seen after the last answer than the record's chance gives.",
        "Po ostatniej odpowiedzi widziano inne kości lub karty, niż wynika z losu tego zapisu.",
    ),
    "digests-missing": (
        "The record leaves out digests of its positions, so what was seen cannot be compared.",
        "W zapisie brakuje skrótów stanu, więc nie da się porównać tego, co widziano.",
    ),
    "game-differs": (
        "The game differs from the rules before answer {number} ('{key}').",
        "Gra nie zgadza się z zasadami przed odpowiedzią {number} („{key}”).",
    ),
    "not-legal-there": (
        "Answer {number} ('{key}') is not legal there: {why}",
        "Odpowiedź {number} („{key}”) nie jest tam dozwolona: {why}",
    ),
    "not-playable": (
        "Answer {number} ('{key}') cannot be played: {why}",
        "Odpowiedzi {number} („{key}”) nie da się rozegrać: {why}",
    ),
    "unreadable": ("{place}: cannot be read ({why}).", "{place}: nie da się odczytać ({why})."),
    "no-record": ("{place}: not a Graveshift record ({why}).", "{place}: to nie jest zapis gry Graveshift ({why})."),
    "too-deep": (
        "{place}: not a Graveshift record (too many brackets inside each other).",
        "{place}: to nie jest zapis gry Graveshift (za wiele nawiasów jeden w drugim).",
    ),
    "other-format": (
        "{place}: record format {theirs}; this engine reads format {ours}.",
        "{place}: format zapisu {theirs}; ten silnik czyta format {ours}.",
    ),
    "seats-missing": (
        "{place}: {answers} answers but {seats} seats.",
        "{place}: odpowiedzi: {answers}, a miejsc przy nich: {seats}.",
    ),
    "answers-missing": (
        "{place}: answers are missing; there are digests beyond answer {answers}.",
        "{place}: brakuje odpowiedzi; są skróty stanu po odpowiedzi {answers}.",
    ),
    "stream-lacks": (
        "{place}: the stream is {stream}, and what it needs is not there.",
        "{place}: strumień losu to {stream}, a brakuje tego, czego potrzebuje.",
    ),
    "digests-mixed-up": (
        "{place}: the digests do not stand in the order of the answers.",
        "{place}: skróty stanu nie stoją w kolejności odpowiedzi.",
    ),
    "trail-missing": (
        "{place}: {digests} digests but {trail} of the trail.",
        "{place}: skrótów stanu: {digests}, a śladu: {trail}.",
    ),
    "seen-missing": (
        "{place}: {digests} digests but {seen} of what was seen; it is one more.",
        "{place}: skrótów stanu: {digests}, a skrótów tego, co widziano: {seen}; powinno być o jeden więcej.",
    ),
    "at-place": ("{place}: {why}", "{place}: {why}"),
}


def said(name: str, values: dict[str, Any], language: str) -> str:
    """A sentence in this language, English where it is not spoken."""
    spoken = SENTENCES[name]
    template = spoken[LANGUAGES.index(language)] if language in LANGUAGES else spoken[0]
    return template.format(**values)


def in_every_language(name: str, values: dict[str, Any]) -> dict[str, str]:
    """A sentence by language."""
    return {language: said(name, values, language) for language in LANGUAGES}


def refused(name: str, values: dict[str, Any] | None = None) -> Refused:
    """A refusal that no rule of a game is meant by."""
    found = in_every_language(name, values) if values else _plain(name)
    return Refused(found["en"], "", found)


@cache
def _plain(name: str) -> dict[str, str]:
    """A sentence that names nothing: many a state says why nothing can be taken back."""
    return in_every_language(name, {})


def wrong_record(name: str, values: dict[str, Any] | None = None, why: object = None) -> RecordError:
    """What is wrong with a record; `{why}` is the error behind it, in the same language where it speaks it."""
    found = {}
    for language in LANGUAGES:
        reason = why.told(language) if isinstance(why, GraveshiftError) else str(why)
        found[language] = said(name, {**(values or {}), "why": reason}, language)
    return RecordError(found["en"], pl=found["pl"])
