"""The games. Each announces here what it offers; everything else finds it in the registry."""

from graveshift.kernel.registry import Argument, Example, GameModule, register

register(
    GameModule(
        name="undead-or-alive",
        title={"en": "Zombicide: Undead or Alive", "pl": "Zombicide: Żywi lub Nieumarli"},
        package="graveshift.games.undead_or_alive",
        family="graveshift.zombicide",
        heading={"en": "Undead or Alive", "pl": "Żywi lub Nieumarli"},
        prefix="UOA",
        rule="UOA-NOISE-04",
        face="town",
        rules="graveshift.games.undead_or_alive:GAME",
        stage="graveshift.games.undead_or_alive.scenario:STAGE",
        encoding="graveshift.games.undead_or_alive.encoding:encoding",
        terminal="graveshift.games.undead_or_alive.terminal:TERMINAL",
        shelf="graveshift.games.undead_or_alive.shelf:SHELF",
        batch="graveshift.games.undead_or_alive.batch:BATCH",
        bench="graveshift.games.undead_or_alive.bench:BENCH",
        judge="graveshift.bots.zombicide.judge:TOWN_JUDGE",
        bots={
            "greedy": "graveshift.bots.zombicide.town:TownBot",
            "planner-quick": "graveshift.bots.zombicide.town:QuickTownPlanner",
            "planner": "graveshift.bots.zombicide.town:TownPlanner",
            "planner-deep": "graveshift.bots.zombicide.town:DeepTownPlanner",
        },
        missions="graveshift.games.undead_or_alive.terminal.missions:MISSIONS",
        arguments=(
            Argument(
                "mission",
                {"en": "M", "pl": "M"},
                {
                    "en": "a mission (m0 to m10) or a mission file",
                    "pl": "Misja (od m0 do m10) albo plik z Misją",
                },
            ),
            Argument(
                "survivors",
                {"en": "NAMES", "pl": "IMIONA"},
                {
                    "en": "up to six survivors with commas, in seating order",
                    "pl": "do sześciu Ocalałych po przecinku, w kolejności graczy",
                },
            ),
        ),
        examples=(
            Example("play --mission m4 --survivors carl,meg,pablito --seed 7"),
            Example("play --mission m0 --seats 2 --bot 2=random --language pl"),
            Example("sim --mission m1 --games 1000 --seed 1 --workers 2"),
            Example("sim --mission all --games 500 --workers 2 --out all.jsonl --html all.html"),
            Example(
                "sim --mission all --games 500 --workers 2 --out all.jsonl --resume",
                {"en": "goes on after an interruption"},
            ),
            Example("sim --mission my-mission.yaml --bot greedy --games 100 --json"),
        ),
    )
)
register(
    GameModule(
        name="gears-and-guns",
        title={"en": "Zombicide: Gears & Guns"},
        heading={"en": "Gears & Guns", "pl": "Gears & Guns"},
        package="graveshift.games.gears_and_guns",
        family="graveshift.zombicide",
        prefix="GG",
        rule="GG-FULL-02",
        rules="graveshift.games.gears_and_guns:GAME",
        shelf="graveshift.games.gears_and_guns.shelf:SHELF",
        face="steam",
        stage="graveshift.games.gears_and_guns.scenario:STAGE",
        encoding="graveshift.games.gears_and_guns.encoding:encoding",
        terminal="graveshift.games.gears_and_guns.terminal:TERMINAL",
        batch="graveshift.games.gears_and_guns.batch:BATCH",
        bench="graveshift.games.gears_and_guns.bench:BENCH",
        missions="graveshift.games.gears_and_guns.terminal.missions:MISSIONS",
        judge="graveshift.bots.zombicide.judge:STEAM_JUDGE",
        bots={
            "greedy": "graveshift.bots.zombicide.steam:SteamBot",
            "planner-quick": "graveshift.bots.zombicide.steam:QuickSteamPlanner",
            "planner": "graveshift.bots.zombicide.steam:SteamPlanner",
            "planner-deep": "graveshift.bots.zombicide.steam:DeepSteamPlanner",
        },
        arguments=(
            Argument(
                "mission",
                {"en": "M", "pl": "M"},
                {
                    "en": "a mission (m1 to m10; uoa-m0 to uoa-m10 of Undead or Alive) or a mission file",
                    "pl": "Misja (od m1 do m10; od uoa-m0 do uoa-m10 z Żywych lub Nieumarłych) albo plik z Misją",
                },
            ),
            Argument(
                "survivors",
                {"en": "NAMES", "pl": "IMIONA"},
                {
                    "en": "up to six survivors with commas, in seating order",
                    "pl": "do sześciu Ocalałych po przecinku, w kolejności graczy",
                },
            ),
            Argument(
                "keep",
                {"en": "FILE", "pl": "PLIK"},
                {
                    "en": "a run of games: the saved game whose kept equipment is handed down, or `new`",
                    "pl": "seria gier: zapisana gra, z której przechodzi zachowany Ekwipunek, albo `new`",
                },
            ),
            Argument(
                "decks",
                {"en": "WHICH", "pl": "JAKIE"},
                {
                    "en": "advanced (if left out) or classic: which Equipment and Bounty Weapons lie on the table",
                    "pl": "advanced (domyślnie) albo classic: które talie Ekwipunku i Nagród Łowców leżą na stole",
                },
            ),
        ),
        examples=(
            Example("play --game gears-and-guns --mission m1"),
            Example("play --game gears-and-guns --mission uoa-m1"),
            Example("play --game gears-and-guns --mission m2 --decks classic"),
            Example("play --mission m1 --keep new --save one.json"),
            Example("play --mission m2 --keep one.json --save two.json"),
            Example("sim --game gears-and-guns --mission all --games 100"),
        ),
    )
)
register(
    GameModule(
        name="army-of-the-dead",
        title={"en": "Army of the Dead: A Zombicide Game", "pl": "Army of the Dead: gra z serii Zombicide"},
        package="graveshift.games.army_of_the_dead",
        heading={"en": "Army of the Dead", "pl": "Army of the Dead"},
        family="graveshift.zombicide",
        prefix="AOTD",
        rule="AOTD-SLEEP-09",
        face="strip",
        rules="graveshift.games.army_of_the_dead:GAME",
        stage="graveshift.games.army_of_the_dead.scenario:STAGE",
        encoding="graveshift.games.army_of_the_dead.encoding:encoding",
        terminal="graveshift.games.army_of_the_dead.terminal:TERMINAL",
        shelf="graveshift.games.army_of_the_dead.shelf:SHELF",
        batch="graveshift.games.army_of_the_dead.batch:BATCH",
        bench="graveshift.games.army_of_the_dead.bench:BENCH",
        judge="graveshift.bots.zombicide.judge:CITY_JUDGE",
        bots={
            "greedy": "graveshift.bots.zombicide.city:CityBot",
            "planner-quick": "graveshift.bots.zombicide.city:QuickCityPlanner",
            "planner": "graveshift.bots.zombicide.city:CityPlanner",
            "planner-deep": "graveshift.bots.zombicide.city:DeepCityPlanner",
        },
        missions="graveshift.games.army_of_the_dead.terminal.missions:MISSIONS",
        arguments=(
            Argument(
                "mission",
                {"en": "M", "pl": "M"},
                {
                    "en": "a mission (m1 to m10) or a mission file",
                    "pl": "Misja (od m1 do m10) albo plik z Misją",
                },
            ),
            Argument(
                "survivors",
                {"en": "NAMES", "pl": "IMIONA"},
                {
                    "en": "six survivors with commas, in seating order",
                    "pl": "sześciu Ocalałych po przecinku, w kolejności graczy",
                },
            ),
        ),
        examples=(
            Example("play --game army-of-the-dead --mission m2 --seats 2 --bot 2=random"),
            Example("sim --game army-of-the-dead --mission m2 --games 100"),
        ),
    )
)
register(
    GameModule(
        name="tiny-epic-zombies",
        title={"en": "Tiny Epic Zombies", "pl": "Tiny Epic Zombies"},
        package="graveshift.games.tiny_epic_zombies",
        prefix="TEZ",
        rule="TEZ-NOISE-01",
        face="mall",
        rules="graveshift.games.tiny_epic_zombies:GAME",
        stage="graveshift.games.tiny_epic_zombies.scenario:STAGE",
        encoding="graveshift.games.tiny_epic_zombies.encoding:encoding",
        terminal="graveshift.games.tiny_epic_zombies.terminal:TERMINAL",
        shelf="graveshift.games.tiny_epic_zombies.shelf:SHELF",
        batch="graveshift.games.tiny_epic_zombies.batch:BATCH",
        bench="graveshift.games.tiny_epic_zombies.bench:BENCH",
        judge="graveshift.bots.tez.judge:MALL_JUDGE",
        bots={
            "greedy": "graveshift.bots.tez:MallBot",
            "planner-quick": "graveshift.bots.tez:QuickMallPlanner",
            "planner": "graveshift.bots.tez:MallPlanner",
            "planner-deep": "graveshift.bots.tez:DeepMallPlanner",
        },
        arguments=(
            Argument(
                "mode",
                {"en": "MODE", "pl": "TRYB"},
                {
                    "en": "solo, coop, coop-vs-zombie, competitive, competitive-vs-zombie",
                    "pl": "solo (samotna gra), coop (kooperacja), coop-vs-zombie (kooperacja, Gracz Zombie), "
                    "competitive (rywalizacja), competitive-vs-zombie (rywalizacja, Gracz Zombie)",
                },
            ),
            Argument(
                "difficulty",
                {"en": "D", "pl": "POZIOM"},
                {
                    "en": "easy, normal, hard or epic, where there is no Zombie Player",
                    "pl": "easy (łatwy), normal (zwykły), hard (trudny) albo epic (epicki), gdy nie ma Gracza Zombie",
                },
            ),
            Argument(
                "zombie-seat",
                {"en": "N", "pl": "N"},
                {
                    "en": "the Zombie Player's seat (default: the last)",
                    "pl": "miejsce Gracza Zombie (domyślnie: ostatnie)",
                },
                number=True,
            ),
            Argument(
                "humans",
                {"en": "NAMES", "pl": "IMIONA"},
                {
                    "en": "Player Cards with commas, in turn order (default: chosen)",
                    "pl": "Karty Graczy po przecinku, w kolejności Tur (domyślnie: do wyboru)",
                },
            ),
        ),
        examples=(
            Example(
                "play --game tiny-epic-zombies",
                {"en": "the mall: choose, or press Enter", "pl": "galeria: wybór albo Enter"},
            ),
            Example("play --mode coop-vs-zombie --seats 3 --bot 3=greedy"),
            Example("sim --game tiny-epic-zombies --mode coop --difficulty hard --seats 3 --games 500"),
            Example("sim --game tiny-epic-zombies --games 200", {"en": "every mode, difficulty and number of seats"}),
            Example("schema scenario --game tiny-epic-zombies", {"en": "of one game"}),
        ),
    )
)
