"""Questions and options in words: names of kinds, prompts, labels and the rules behind them."""

from __future__ import annotations

from typing import Final, NamedTuple

from graveshift.content import Text, said
from graveshift.games.tiny_epic_zombies.actions.action import Verb, verb
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.turn import ACTIONS
from graveshift.games.tiny_epic_zombies.telling.names import name
from graveshift.kernel.rules import Ask

ANSWERS: Final[dict[int, Verb]] = {
    c.PASS: verb("pass", "", "TEZ-NOISE-07", "Pass", "Pas"),
    c.YES: verb("yes", "", "TEZ-SUP-03", "Yes", "Tak"),
    c.NO: verb("no", "", "TEZ-ROOM-02", "No", "Nie"),
    c.FIGHT: verb("fight", "", "TEZ-KILL-03", "Melee Attack", "Atak wręcz"),
    c.CAPTURE: verb("capture", "", "TEZ-MIS-QUA-02", "Quarantine Attempt", "Próba kwarantanny"),
    c.OWN_SHOT: verb("shoot-here", "", "TEZ-CARD-06", "Shotgun", "Strzelba"),
    c.THROW: verb("throw", "", "TEZ-CARD-16", "Throw a Grenade", "Rzuć Granat"),
    c.CONVERT: verb("convert", "", "TEZ-CARD-11", "Take 1 Wound for an Overkill", "1 Rana za Masakrę"),
    c.STORE: verb("store", "store", "TEZ-SRCH-03", "Beside {low}", "Przy Sklepie „{low}”"),
    c.ROOM: verb("room", "room", "TEZ-CARD-15", "{low}", "{low}"),
    c.HUMAN: verb("human", "human", "TEZ-ADD-12", "{low}", "{low}"),
    c.CARD: verb("card", "card", "TEZ-CARD-21", "{low}", "{low}"),
    c.SWAP: Verb("swap", "card", "card", "TEZ-STORE-05", Text("{high} for {low}", "Oddaj „{high}”, weź „{low}”")),
    c.DRIVE: verb("drive", "store", "TEZ-STORE-13", "Drive to {low}", "Jedź → {low}"),
    c.ARM: verb("arm", "room", "TEZ-STORE-11", "Trap: {low}", "Pułapka: {low}"),
    c.WALK: Verb("walk", "room", "room", "TEZ-CARD-15", Text("Zombie {high} → {low}", "Zombie: {high} → {low}")),
    c.KEEP: verb("keep", "", "TEZ-SUP-04", "Keep it", "Zatrzymaj"),
    c.REFUSE: verb("refuse", "", "TEZ-SUP-05", "Put it back", "Odłóż do talii"),
    c.CACHE: verb("cache", "", "TEZ-MIS-ARS-05", "Into the cache", "Do składu"),
    c.TRACK: verb("track", "", "TEZ-WA-05", "On your own track", "Na własnym torze"),
    c.PUSH_TOKEN: Verb("push", "token", "room", "TEZ-ZOM-01", Text("{high} → {low}", "{high} → {low}")),
    c.REWARD: verb("reward", "reward", "TEZ-MIS-ESC-07", "Reward: {low}", "Nagroda: {low}"),
    c.WOUND: verb("wound", "", "TEZ-CARD-21", "Take 1 Wound", "Przyjmij 1 Ranę"),
    c.CHOOSE: verb("choose", "person", "TEZ-SET-11", "{low}", "{low}"),
    c.HORDE: verb("horde", "person", "TEZ-NOISE-03", "{low}", "{low}"),
    c.ADD: verb("add", "store", "TEZ-ADD-01", "Zombie to {low}", "Zombie: {low}"),
    c.DEAL: verb("deal", "card", "TEZ-DEAL-01", "Deal {low}", "Daj: {low}"),
    c.EXCHANGE: Verb(
        "exchange",
        "human",
        "hand",
        "TEZ-ZOM-04",
        Text("{low} for the card before {high}", "Wymień na „{low}” kartę (ma ją {high})"),
    ),
    c.DO: verb("do", "", "TEZ-NOISE-07", "Do it", "Wykonaj"),
    c.SHOVE: verb("march", "room", "TEZ-ZOM-06", "March to {low}", "Przestaw → {low}"),
    c.UNDER: verb("under", "card", "TEZ-ZOM-14", "{low} under the Supply Deck", "„{low}” pod talię Zapasów"),
    c.COUNTER: verb("counter", "card", "TEZ-CARD-05", "{low}", "{low}"),
    c.PUSH_HUMAN: Verb("push", "human", "room", "TEZ-CARD-04", Text("{high} → {low}", "{high} → {low}")),
    c.PUSH_SQUAD: Verb("push", "squad", "room", "TEZ-AMB-70", Text("{high} → {low}", "{high} → {low}")),
}
"""The words of answers to all questions but that of the Turn, whose Actions bring their own."""
VERBS: Final[dict[int, Verb]] = dict(sorted([*ANSWERS.items(), *((action.code, action.verb) for action in ACTIONS)]))
"""Every kind of option, by its code."""


class Question(NamedTuple):
    """One kind of question: its name for programs, its prompt and its rules. `{a}` to `{c}` are what it is about."""

    name: str
    about: tuple[str, ...]
    prompt: Text
    rules: tuple[str, ...]


def _ask(name: str, about: str, rules: str, en: str, pl: str) -> Question:
    return Question(name, tuple(about.split()), Text(en, pl), tuple(rules.split()))


QUESTIONS: Final[dict[int, Question]] = {
    c.ASK_PLAYER_CARD: _ask("player-card", "human", "TEZ-SET-11", "Choose your Player Card.", "Wybierz swoją postać."),
    c.ASK_ZOMBIE_CARD: _ask("zombie-card", "", "TEZ-SET-08", "Choose your Zombie Card.", "Wybierz swoją kartę Zombie."),
    c.ASK_FIRST_DEAL: _ask(
        "first-deal", "human", "TEZ-SET-20", "Which card goes before {a}?", "Którą kartę dostaje {a}?"
    ),
    c.ASK_TURN: _ask(
        "turn",
        "human",
        "TEZ-TURN-03 TEZ-TURN-04",
        "{a}: Move, or act where you are.",
        "{a}: Ruch albo akcja na miejscu.",
    ),
    c.ASK_OVERKILL: _ask("overkill", "human", "TEZ-KILL-06", "{a}: a free Move!", "{a}: darmowy Ruch!"),
    c.ASK_ANY_TIME: _ask(
        "any-time",
        "human",
        "TEZ-AMB-57 TEZ-HUM-04",
        "{a}: anything before the next Turn?",
        "{a}: coś przed następną Turą?",
    ),
    c.ASK_GRENADE: _ask("grenade", "human store", "TEZ-CARD-16", "Throw a Grenade into {b}?", "Rzucić Granat ({b})?"),
    c.ASK_FIGHT: _ask(
        "fight", "human room", "TEZ-KILL-03", "How does {a} meet the Zombie?", "Jak {a} rozprawia się z Zombie?"
    ),
    c.ASK_CONVERT: _ask(
        "convert", "human", "TEZ-CARD-11", "Turn the plain hit into an Overkill?", "Zamienić cios w Masakrę?"
    ),
    c.ASK_UZI: _ask(
        "covering-fire",
        "human",
        "TEZ-CARD-03",
        "Pay 1 Ammo to move a neighbour?",
        "Zapłacić 1 punkt Amunicji, by przesunąć sąsiada?",
    ),
    c.ASK_CONSENT: _ask(
        "consent",
        "human human room",
        "TEZ-CARD-04",
        "{a}: {b} would move you to {c}. Do you agree?",
        "{a}: {b} chce cię przesunąć tutaj: {c}. Zgoda?",
    ),
    c.ASK_OFFER: _ask(
        "consent",
        "human human token",
        "TEZ-MIS-CDC-03",
        "{a}: {b} offers you: {c}. Do you take it?",
        "{a}: {b} daje ci: {c}. Przyjmujesz?",
    ),
    c.ASK_REQUEST: _ask(
        "consent",
        "human human token",
        "TEZ-MIS-CDC-03",
        "{a}: {b} asks you for: {c}. Do you give it?",
        "{a}: {b} prosi cię o żeton „{c}”. Oddajesz?",
    ),
    c.ASK_CLEARANCE: _ask("clearance-sale", "human", "TEZ-STORE-05", "Which Weapons to swap?", "Którą Broń wymienić?"),
    c.ASK_TRAP: _ask("trap", "human", "TEZ-STORE-11", "Where is the Trap set?", "Gdzie stanie Pułapka?"),
    c.ASK_CRASH: _ask(
        "loud-crash", "human", "TEZ-STORE-15", "Which Zombie is lured where?", "Którego Zombie dokąd zwabić?"
    ),
    c.ASK_DRIVE: _ask("drive", "human", "TEZ-STORE-13", "Drive where?", "Dokąd jedziesz?"),
    c.ASK_TRADE_IN: _ask("trade-in", "human", "TEZ-STORE-15", "Which Weapon goes?", "Którą Broń oddać?"),
    c.ASK_SUPPLY: _ask("draw-supply", "human", "TEZ-SUP-03", "Draw a Supply card?", "Dobrać kartę Zapasów?"),
    c.ASK_KEEP: _ask("keep", "human card", "TEZ-SUP-04 TEZ-SUP-05", "Keep {b}?", "Zatrzymać kartę „{b}”?"),
    c.ASK_WHERE: _ask(
        "where",
        "human card",
        "TEZ-ITEM-11",
        "Beside which Store does {b} go?",
        "Przy którym Sklepie położyć kartę „{b}”?",
    ),
    c.ASK_GAIN: _ask(
        "gain",
        "human count",
        "TEZ-MIS-ARS-05",
        "{a} gains {b} Ammo: track or cache?",
        "{a} zyskuje {b} {b:punkt|punkty|punktów} Amunicji: tor czy skład?",
    ),
    c.ASK_FIREWORKS: _ask("fireworks", "human", "TEZ-CARD-15", "Which Zombie, and where to?", "Który Zombie i dokąd?"),
    c.ASK_REWARD: _ask("reward", "human", "TEZ-MIS-ESC-07", "Which reward?", "Która nagroda?"),
    c.ASK_KILL: _ask("kill-any", "human", "TEZ-MIS-ESC-07", "Which Zombie dies?", "Który Zombie ginie?"),
    c.ASK_DOCTOR: _ask("heal-any", "human", "TEZ-HUM-13", "Whom does the Doctor heal?", "Kogo leczy Lekarz?"),
    c.ASK_SEARCH_STORE: _ask(
        "search-store",
        "human card",
        "TEZ-SRCH-03",
        "Beside which Store does {b} go?",
        "Przy którym Sklepie położyć kartę „{b}”?",
    ),
    c.ASK_EXPLOSION: _ask(
        "explosion", "human", "TEZ-CARD-21", "Explosion: a card or 1 Wound?", "Eksplozja: karta czy 1 Rana?"
    ),
    c.ASK_FRY_COOK: _ask(
        "cancel-noise", "human", "TEZ-HUM-11", "Pay 1 Ammo to stay silent?", "Zapłacić 1 punkt Amunicji za ciszę?"
    ),
    c.ASK_HORDE_CARD: _ask("horde-card", "", "TEZ-NOISE-03", "Which Zombie Card acts?", "Która karta Zombie działa?"),
    c.ASK_HORDE: _ask("horde-action", "person", "TEZ-NOISE-07", "Horde action of {a}.", "Akcja Hordy: {a}."),
    c.ASK_ADD: _ask(
        "add-zombie", "count", "TEZ-ADD-01", "Where does the next Zombie go?", "Dokąd idzie następny Zombie?"
    ),
    c.ASK_OVERRUN: _ask(
        "overrun", "human room", "TEZ-CARD-05", "{a} is Overrun: strike back?", "{a}: odeprzeć Zombie?"
    ),
    c.ASK_ESCAPE: _ask("sugar-rush", "human", "TEZ-HUM-01", "{a}: flee where?", "{a}: dokąd uciekasz?"),
    c.ASK_ESCAPE_ABILITY: _ask(
        "sugar-rush-ability", "human", "TEZ-HUM-01", "Use the Room's ability?", "Użyć zdolności Sali?"
    ),
    c.ASK_BLEEDING: _ask("bleeding-out", "", "TEZ-ADD-12", "Who bleeds?", "Kto krwawi?"),
    c.ASK_DEATH_DROP: _ask(
        "death-drop",
        "human",
        "TEZ-EAT-03",
        "Beside which Store do the cards fall?",
        "Przy którym Sklepie upadną karty?",
    ),
    c.ASK_DEAL: _ask("deal", "human", "TEZ-DEAL-01", "Which card goes before {a}?", "Którą kartę dostaje {a}?"),
    c.ASK_TOLL: _ask(
        "toll", "human count", "TEZ-ZOM-14", "A Weapon, or {b} Ammo?", "Broń czy {b} {b:punkt|punkty|punktów} Amunicji?"
    ),
}


MOVES_MADE: Final = Text("{a}: act where you are, or end the Moves.", "{a}: akcja na miejscu albo koniec Ruchów.")
GOING: Final = (c.MOVE, c.SKATE)


def prompt_text(s: State, ask: Ask, language: str) -> str:
    """What is to be decided, as a sentence; nobody is asked to Move who cannot (TEZ-TURN-03)."""
    question = QUESTIONS[ask.kind]
    named = [name(s, kind, value, language) for kind, value in zip(question.about, ask.about, strict=False)]
    made = ask.kind == c.ASK_TURN and not any(option >> c.VERB << c.VERB in GOING for option in ask.options)
    return said(MOVES_MADE if made else question.prompt, language).format(**dict(zip("abc", named, strict=False)))


SPECIAL_RULES: Final[dict[tuple[int, int], str]] = {
    (c.ASK_OVERKILL, c.MOVE): "TEZ-KILL-06",
    (c.ASK_DEATH_DROP, c.STORE): "TEZ-EAT-03",
    (c.ASK_WHERE, c.STORE): "TEZ-ITEM-11",
    (c.ASK_CRASH, c.WALK): "TEZ-STORE-15",
    (c.ASK_HORDE, c.WALK): "TEZ-NOISE-03",
    (c.ASK_HORDE, c.HUMAN): "TEZ-ZOM-13",
    (c.ASK_HORDE, c.CARD): "TEZ-ZOM-07",
    (c.ASK_HORDE, c.DROP): "TEZ-ZOM-11",
    (c.ASK_HORDE, c.ADD): "TEZ-ZOM-09",
    (c.ASK_KILL, c.ROOM): "TEZ-MIS-ESC-07",
    (c.ASK_ESCAPE, c.ROOM): "TEZ-HUM-01",
    (c.ASK_DOCTOR, c.HUMAN): "TEZ-HUM-13",
    (c.ASK_TRADE_IN, c.CARD): "TEZ-STORE-15",
    (c.ASK_FIRST_DEAL, c.DEAL): "TEZ-SET-20",
    (c.ASK_ZOMBIE_CARD, c.CHOOSE): "TEZ-SET-08",
    (c.ASK_FRY_COOK, c.YES): "TEZ-HUM-11",
    (c.ASK_CONSENT, c.YES): "TEZ-CARD-04",
    (c.ASK_OFFER, c.YES): "TEZ-MIS-CDC-03",
    (c.ASK_REQUEST, c.YES): "TEZ-MIS-CDC-03",
    (c.ASK_TOLL, c.TRACK): "TEZ-ZOM-14",
}
"""Options whose rule depends on the question."""
