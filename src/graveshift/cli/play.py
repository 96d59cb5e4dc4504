"""`graveshift play`: play a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.cli.parser import completes
from graveshift.cli.speaking import LANGUAGES, either, examples, terminal_language
from graveshift.cli.whose import game_of_file
from graveshift.kernel.errors import GraveshiftError, SetupError
from graveshift.kernel.journal import AUTO, UNDO_POLICIES
from graveshift.kernel.registry import GameModule, default_game, in_language, module_of, modules, names

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.parts.terminal.start import Start

EXAMPLES = """\
examples:
  graveshift play                              choose, or Enter for a start
{games}
  graveshift play --resume                     go on with the last game
  graveshift play --resume evening.json        go on with a saved one

In the game, type `help`.
"""

POLISH_EXAMPLES = """\
przykłady:
  graveshift play                              wybór albo Enter: od razu
{games}
  graveshift play --resume                     dalszy ciąg ostatniej gry
  graveshift play --resume wieczor.json        dalszy ciąg zapisanej gry

W grze wpisz `pomoc`.
"""


def add(commands: Commands, language: str) -> None:
    say = either(language)
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=say(
            "Play a game in the terminal, by number or by word, also with a screen reader.",
            "Gra w terminalu: odpowiada się numerem albo słowem. Działa z czytnikiem ekranu.",
        ),
        epilog=say(EXAMPLES, POLISH_EXAMPLES).format(games=examples("play", language)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.language = language
    add_table(parser, language)
    for module in modules():
        add_arguments(parser, module, language)
    add_people(parser, language)
    add_keeping(parser, language)
    parser.set_defaults(run=run)


def add_table(parser: argparse.ArgumentParser, language: str) -> None:
    """Which game is played, by how many, by which rules."""
    say = either(language)
    parser.add_argument(
        "--text",
        action="store_true",
        help=say(
            "text mode (`graveshift serve` has the browser table)",
            "tryb tekstowy (stół w przeglądarce ma `graveshift serve`)",
        ),
    )
    game = parser.add_argument(
        "--game",
        metavar=say("GAME", "GRA"),
        help=say(f"{', '.join(names())} (if left out, the first)", f"{', '.join(names())} (domyślnie: pierwsza)"),
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help=say("how many players (default: as few as there can be)", "ilu graczy (domyślnie: jak najmniej)"),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=say("NAME=VALUE", "NAZWA=WARTOŚĆ"),
        help=say("a rule option: ultrared=true", "odmiana zasad: ultrared=true"),
    )
    completes(game, names)


def add_people(parser: argparse.ArgumentParser, language: str) -> None:
    """Who plays, with which chance, in which language, and what may be taken back."""
    say = either(language)
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar=say("SEAT=BOT", "MIEJSCE=BOT"),
        help=say("a bot in a seat: 2=random", "bot na miejscu gracza: 2=random"),
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help=say("the seed of all chance (default: drawn)", "ziarno losowości (domyślnie: losowane)"),
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=say("English or Polish (default: as the terminal)", "angielski albo polski (domyślnie: jak terminal)"),
    )
    parser.add_argument(
        "--undo",
        choices=UNDO_POLICIES[::-1],
        help=say(
            "what may be taken back: anything (alone, unless you say otherwise), "
            "until dice or cards are seen (with others), nothing",
            "co można cofnąć: free (wszystko; domyślnie w pojedynkę), "
            "until-revealed (do rzutu lub odkrycia; domyślnie z innymi), off (nic)",
        ),
    )


def add_keeping(parser: argparse.ArgumentParser, language: str) -> None:
    """Where the game is kept, and how it is told."""
    say = either(language)
    parser.add_argument(
        "--save",
        "--record",
        type=Path,
        metavar=say("FILE", "PLIK"),
        help=say("keep the game in this file", "zapisuj grę w tym pliku"),
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar=say("FILE", "PLIK"),
        help=say("go on with a saved game, or the last one", "dalszy ciąg gry zapisanej albo ostatniej"),
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help=say(
            "let --save write over a file that is something else", "pozwól --save nadpisać plik, który jest czymś innym"
        ),
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help=say(
            "never wrap, indent or colour lines (for screen readers)",
            "bez zawijania, wcięć i kolorów (dla czytników ekranu)",
        ),
    )


def add_arguments(parser: argparse.ArgumentParser, module: GameModule, language: str) -> None:
    """The options of one game, as its descriptor names them; what a sibling has named already is the same option."""
    known = vars(parser.parse_args([]))
    own = [argument for argument in module.arguments if argument.name.replace("-", "_") not in known]
    if not own:
        return
    group = parser.add_argument_group(module.headed(language))
    for argument in own:
        added = group.add_argument(
            f"--{argument.name}",
            type=int if argument.number else str,
            metavar=in_language(argument.metavar, language),
            help=in_language(argument.help, language),
        )
        if not argument.number:
            completes(added, partial(choices, module.name, argument.name))


def choices(game: str, argument: str) -> list[str]:
    from graveshift.parts.terminal import terminal_of

    return terminal_of(game).choices(argument)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.bots import read_bots
    from graveshift.parts.terminal import terminal_of
    from graveshift.play import Console, play_start, resume_file
    from graveshift.play.evening import last_game
    from graveshift.play.saving import autosaves

    console = Console(sys.stdin, sys.stdout, plain=arguments.plain)
    keep: dict[str, Any] = {"save": arguments.save, "force": arguments.force}
    if arguments.resume is not None:
        path = Path(arguments.resume) if arguments.resume else last_game()
        return resume(arguments, path, console, keep)
    if has_set_up(arguments):
        return play_start(start_of(arguments), console=console, **keep)

    games = autosaves()
    chosen: Start | Path | str | None = game_of(arguments)
    while isinstance(chosen, str):
        language = arguments.language or terminal_language()
        chosen = terminal_of(chosen).menu(console, language, games[0] if games else None, read_bots).choose()
    if chosen is None:
        return 0
    if isinstance(chosen, Path):
        return resume_file(chosen, console=console, language=arguments.language or "", **keep)
    if arguments.undo:
        chosen.undo = arguments.undo
    return play_start(chosen, console=console, **keep)


def has_set_up(arguments: argparse.Namespace) -> bool:
    """Was anything chosen on the command line? Then nothing is asked."""
    return any(value is not None for value in set_up_of(arguments)) or bool(arguments.set or arguments.bot)


def set_up_of(arguments: argparse.Namespace) -> list[Any]:
    own = [name for module in modules() for name in own_arguments(module)]
    return [getattr(arguments, name) for name in ("seats", "seed", *own)]


def own_arguments(module: GameModule) -> list[str]:
    """What the options of a game are called in the arguments."""
    return [argument.name.replace("-", "_") for argument in module.arguments]


def game_of(arguments: argparse.Namespace) -> str:
    """The game that is meant; the options of one are no options of another. Of siblings that share one, the first."""
    given = {
        module.name: [name for name in own_arguments(module) if getattr(arguments, name) is not None]
        for module in modules()
    }
    fitting = [name for name in reversed(names()) if given[name]] or [default_game()]
    alike = [name for name in names() if given[name] == given[fitting[0]]] if given[fitting[0]] else fitting
    game: str = arguments.game or game_of_file(arguments.mission or "") or alike[0]
    if game not in names():
        known = ", ".join(names())
        raise SetupError(
            f"There is no game '{game}' here; there are: {known}.", pl=f"Nie ma tu gry „{game}”; są: {known}."
        )
    own = own_arguments(module_of(game))
    for name in (name for foreign in given.values() for name in foreign if name not in own):
        raise SetupError(
            f"--{name.replace('_', '-')} is no option of {game}.",
            pl=f"--{name.replace('_', '-')} nie jest opcją gry {game}.",
        )
    return game


def start_of(arguments: argparse.Namespace) -> Start:
    """The set-up of the command line."""
    from graveshift.bots import read_bots
    from graveshift.parts.terminal import terminal_of
    from graveshift.parts.terminal.start import Start

    game = game_of(arguments)
    options = terminal_of(game).options(arguments)
    return Start(
        game=game,
        options=options,
        seed=arguments.seed,
        bots=read_bots(arguments.bot, options.get("seats", 1)),
        undo=arguments.undo or AUTO,
        language=arguments.language or terminal_language(),
    )


def resume(arguments: argparse.Namespace, path: Path, console: Any, keep: dict[str, Any]) -> int:
    from graveshift.bots import read_bots
    from graveshift.kernel.record import load
    from graveshift.play import resume_file

    if any(value is not None for value in set_up_of(arguments)) or arguments.set or arguments.game:
        raise GraveshiftError(
            "--resume goes on with the set-up of the file; leave out game, seats, seed and the like.",
            pl="--resume kontynuuje grę z pliku tak, jak ją zaczęto; pomiń grę, liczbę graczy, ziarno i podobne.",
        )
    bots = None
    if arguments.bot:
        bots = read_bots(arguments.bot, int(load(path).options.get("seats", 1)))
    return resume_file(
        path, console=console, language=arguments.language or "", bots=bots, undo=arguments.undo or "", **keep
    )
