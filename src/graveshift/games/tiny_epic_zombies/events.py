"""Events as data and as sentences, in English and Polish; and who may see them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from graveshift.content import Text, said
from graveshift.games.tiny_epic_zombies.names import identify, name
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.kernel.chance import WINNER, WON


class Happening(NamedTuple):
    """What an event is about (`name:kind` for each number), how it reads, and whether it reveals something."""

    about: tuple[tuple[str, str], ...]
    text: Text
    reveals: bool


def _event(about: str, en: str, pl: str) -> Happening:
    pairs = [part.partition(":") for part in about.split()]
    return Happening(tuple((word, kind or word) for word, _, kind in pairs), Text(en, pl), False)


def _reveal(about: str, en: str, pl: str) -> Happening:
    return _event(about, en, pl)._replace(reveals=True)


EVENTS: Final[dict[str, Happening]] = {
    "zombie-card": _event("person", "{person} is the Zombie Card.", "Karta Zombie: {person}."),
    "player-card": _event("human person", "A Human becomes the {person}.", "Człowiek to teraz: {person}."),
    "set-up": _event("first:human", "Set-up is finished; {first} begins.", "Gotowe; zaczyna {first}."),
    "turn-begins": _event("human number:count", "Turn {number}: {human}.", "Tura {number}: {human}."),
    "moved": _event("human origin:room room", "{human} Moves to {room}.", "{human}: ruch, {room}."),
    "drove": _event("human origin:room room", "{human} drives to {room}.", "{human} jedzie: {room}."),
    "fled": _event("human origin:room room", "{human} flees to {room}.", "{human} ucieka: {room}."),
    "pushed": _event("human origin:room room", "{human} is moved to {room}.", "{human} trafia: {room}."),
    "vehicle-returned": _event("room", "The Vehicle is back in {room}.", "Pojazd wraca: {room}."),
    "melee": _event("human room", "{human} attacks hand to hand in {room}.", "{human} walczy wręcz: {room}."),
    "rolled": _reveal("human face", "{human} rolls: {face}.", "{human} rzuca: {face}."),
    "sure-overkill": _event("human", "{human} strikes with a sure Overkill.", "{human}: pewna Masakra."),
    "overkill": _event("human rooms:count", "Overkill! {human} may Move again.", "Masakra! {human} może się ruszyć."),
    "shot": _event("human room", "{human} shoots into {room}.", "{human} strzela: {room}."),
    "killed": _event("human room", "The Zombie in {room} dies.", "Zombie ginie: {room}."),
    "quarantine-attempt": _event("human room", "{human} tries to catch the Zombie.", "{human} próbuje złapać Zombie."),
    "captured": _event("human room", "{human} captures the Zombie in {room}.", "{human} łapie Zombie: {room}."),
    "wounded": _event("human count", "{human} takes {count} Wound(s).", "{human}: Rany +{count}."),
    "healed": _event("human count", "{human} heals {count}.", "{human}: leczenie {count}."),
    "ammo-spent": _event("human count", "{human} spends {count} Ammo.", "{human}: Amunicja -{count}."),
    "ammo-gained": _event("human count", "{human} gains {count} Ammo.", "{human}: Amunicja +{count}."),
    "ammo-stored": _event("human count total:count", "{count} Ammo goes to the cache.", "Do składu: Amunicja {count}."),
    "weapon-stored": _event("human card total:count", "{card} goes to the cache.", "Do składu: {card}."),
    "eaten-alive": _event(
        "human person room", "{human} is Eaten Alive in {room}!", "{human}: Pożarcie żywcem, {room}!"
    ),
    "survivor-lost": _event(
        "side:count left:count", "A Survivor is lost; {left} left.", "Ginie Ocalały; zostaje {left}."
    ),
    "turned-zombie": _event("person", "The {person} joins the Zombies.", "Do Zombie dołącza: {person}."),
    "set-aside": _event("person", "The {person} is out of the game.", "Poza grą: {person}."),
    "new-character": _reveal("human person", "A new character: {person}.", "Nowa postać: {person}."),
    "ability-used": _event("human ability room", "{human} uses {ability}.", "{human} używa: {ability}."),
    "trap-armed": _event("human room", "{human} arms a Trap in {room}.", "{human} uzbraja Pułapkę: {room}."),
    "trap-sprung": _event("room", "The Trap in {room} kills a Zombie.", "Pułapka zabija Zombie: {room}."),
    "swapped": _event(
        "human given:card taken:card store", "{human} swaps {given} for {taken}.", "{human}: {given} za {taken}."
    ),
    "put-under": _event("human card", "{card} goes under the Supply Deck.", "{card} trafia pod talię Zapasów."),
    "token-taken": _event("human token", "{human} takes: {token}.", "{human} bierze: {token}."),
    "token-dropped": _event("human token room", "{token} is put down in {room}.", "{token} leży: {room}."),
    "token-passed": _event("giver:human taker:human token", "{taker} gets: {token}.", "{taker} dostaje: {token}."),
    "token-pushed": _event("token room", "Zombies push {token} to {room}.", "Zombie przesuwają: {token}, {room}."),
    "token-returned": _event("token room", "{token} lies in {room} again.", "{token} znów leży: {room}."),
    "token-laid": _event("token room", "{token} is laid in {room}.", "{token} leży: {room}."),
    "declined": _event("human", "{human} does not agree.", "{human} nie zgadza się."),
    "delivered": _event("human token", "{human} delivers: {token}.", "{human} dostarcza: {token}."),
    "repaired": _event(
        "human count barricade:count", "Barricade +{count}: {barricade}.", "Barykada +{count}: {barricade}."
    ),
    "supply-drawn": _reveal("human card", "{human} draws {card}.", "{human} dobiera: {card}."),
    "supply-seen": _reveal("human card", "You draw {card}.", "Dobierasz: {card}."),
    "supply-kept": _event("human card", "{human} keeps {card}.", "{human} zatrzymuje: {card}."),
    "supply-refused": _event(
        "human", "{human} puts a Weapon back; the deck is shuffled.", "{human} odkłada Broń do talii."
    ),
    "collected": _event("human card store", "{human} collects {card}.", "{human} zbiera: {card}."),
    "equipped": _event("human card", "{human} equips {card}.", "{human} chwyta: {card}."),
    "dropped": _event("human card store", "{card} lies beside {store}.", "{card} leży przy: {store}."),
    "used": _event("human card", "{human} uses {card}.", "{human} używa: {card}."),
    "looked": _reveal(
        "human other:human", "{human} looks at the card before {other}.", "{human} ogląda kartę: {other}."
    ),
    "card-seen": _reveal("human other:human card", "You see {card}.", "Widzisz: {card}."),
    "revealed": _reveal("human card", "{human} reveals {card}.", "{human} odkrywa: {card}."),
    "laid": _event("card store", "{card} lies beside {store}.", "{card} leży przy: {store}."),
    "destroyed": _event("human card", "{human} loses {card} for good.", "{human} traci na zawsze: {card}."),
    "noise": _event("human", "{human} Makes a Noise!", "{human} robi Hałas!"),
    "no-noise": _event("human", "No noise.", "Bez Hałasu."),
    "noise-cancelled": _event("human", "{human} keeps the Store silent.", "{human} ucisza Sklep."),
    "horde-action": _event(
        "person space:count", "Horde action {space} of the {person}.", "Akcja Hordy {space}: {person}."
    ),
    "horde-marker": _event("person space:count", "The Horde Marker is on {space}.", "Znacznik Hordy: {space}."),
    "card-exchanged": _event("human", "The card before {human} is exchanged.", "Wymieniono kartę: {human}."),
    "trashed": _event("card store", "{card} beside {store} is thrown away.", "Przepada {card} przy: {store}."),
    "zombie-added": _event("room", "A Zombie comes into {room}.", "Zombie wchodzi: {room}."),
    "zombie-moved": _event("origin:room room", "A Zombie goes from {origin} to {room}.", "Zombie: {origin} → {room}."),
    "overrun": _event("human room", "{human} is Overrun in {room}.", "{human}: opadnięcie przez Zombie, {room}."),
    "bleeding-out": _event("human", "No Zombie is left: {human} bleeds.", "Brak figurek Zombie: {human} krwawi."),
    "barricade-damaged": _event(
        "barricade:count", "The Barricade is down to {barricade}.", "Barykada spada: {barricade}."
    ),
    "barricade-reset": _event(
        "barricade:count", "The Barricade broke; it is back at {barricade}.", "Barykada: {barricade}."
    ),
    "dealt": _event("human", "{human} gets a face-down card.", "{human} dostaje zakrytą kartę."),
    "hand-drawn": _reveal("count", "The Zombie Player holds {count} cards.", "Gracz Zombie ma kart: {count}."),
    "last-card": _event("", "The last Search Card is revealed: final Turns.", "Ostatnia karta odkryta: ostatnie Tury."),
    "final-turn": _event("human", "{human} has taken the final Turn.", "{human}: ostatnia Tura za nami."),
    "objective-advanced": _event("human objective count", "{objective}: {count}.", "{objective}: {count}."),
    "objective-completed": _event("human objective", "{objective} is completed!", "{objective}: cel osiągnięty!"),
    "stranded-flipped": _reveal("human token stranded", "{human} finds {stranded}.", "{human} znajduje: {stranded}."),
    "ingredient-flipped": _reveal("human token letter", "{human} finds {letter}.", "{human} znajduje: {letter}."),
    "exit-flipped": _reveal("human token exit", "{human} finds {exit}.", "{human} znajduje: {exit}."),
    "real-exit": _event("room", "The Real Exit is {room}.", "Prawdziwe Wyjście: {room}."),
    "clues-laid": _event("count", "{count} Clues are laid out.", "Wyłożono Tropów: {count}."),
    "clue-shown": _reveal("human token source", "{human} finds a Clue: {source}.", "{human} znajduje Trop: {source}."),
    "clue-looked-at": _reveal("human token", "{human} looks at a Clue.", "{human} ogląda Trop."),
    "clue-seen": _reveal("human token source", "The Clue shows {source}.", "Trop: {source}."),
    "guessed": _reveal(
        "human guess:source source", "{human} says {guess}; it is {source}.", "{human} mówi: {guess}; jest: {source}."
    ),
    "squad-moves": _event("human squad room", "The {squad} goes to {room}.", "{squad}: {room}."),
    "squad-arrives": _event("human squad", "The {squad} reaches the Courtyard.", "{squad} dociera na Dziedziniec."),
    "squad-retreats": _event("squad", "The {squad} retreats.", "{squad} wycofuje się."),
    "reward": _event("human reward", "Reward: {reward}.", "Nagroda: {reward}."),
    "game-over": _event("result:count", "The game is over.", "Koniec gry."),
}

PRIVATE: Final = ("card-seen", "clue-seen", "supply-seen")
"""Events only the Human they name first may see."""


def people_then(s: State, people: int) -> State:
    """The position with everybody called as they were when the event happened."""
    persons = [(people >> 4 * at & 15) - 1 for at in range(s.table.humans)]
    if persons == s.person:
        return s
    twin = s.copy()
    twin.person = persons
    return twin


def event_data(s: State, word: str, about: tuple[int, ...]) -> dict[str, Any]:
    """An event's arguments by name."""
    pairs = zip(EVENTS[word].about, about, strict=True)
    return {field: identify(s, kind, value) for (field, kind), value in pairs}


def event_text(s: State, word: str, about: tuple[int, ...], language: str) -> str:
    """An event as a sentence."""
    happening = EVENTS[word]
    pattern = said(happening.text, language)
    if word == "game-over":
        return f"{pattern} {ending(s, language)}"
    pairs = zip(happening.about, about, strict=True)
    return pattern.format(**{field: name(s, kind, value, language) for (field, kind), value in pairs})


def ending(s: State, language: str) -> str:
    """Who has won (TEZ-END-06)."""
    if s.result == WON:
        return "Ludzie wygrywają." if language == "pl" else "The Humans win."
    seat = s.result - WINNER
    if s.result >= WINNER and seat != s.table.zombie_seat:
        leader = name(s, "human", s.table.owner.index(seat), language)
        return f"Przywódca: {leader}." if language == "pl" else f"The Leader is {leader}."
    return "Zombie wygrywają." if language == "pl" else "The Zombies win."


def visible(s: State, word: str, about: tuple[int, ...], seat: int | None) -> bool:
    """Some things only one seat sees (TEZ-HUM-04, TEZ-CMPO-09, TEZ-SUP-05)."""
    return word not in PRIVATE or seat == s.table.owner[about[0]]
