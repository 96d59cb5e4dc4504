"""The spike behind the kernel: generators with a transcript against data frames, on the real attack and zombie phase.

    python -m spikes.machine               prove that both play the same games, then measure, plain
    python -m spikes.machine --compiled    the same with everything compiled by mypyc (builds build/spike first)

`arena.py` is the game both play, over a real M4 position, with the generators of the engine; `frames.py` has the
same rules as frames. The figures and the verdict stand in docs/architecture.md.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import graveshift.games
from graveshift.kernel.game import Game, plain
from graveshift.kernel.record import start
from graveshift.zombicide.adrenaline import gain_skill
from graveshift.zombicide.codes import NO_CARD, PLAYERS, SLOTS
from graveshift.zombicide.state import State
from spikes.arena import Arena, new_round
from spikes.frames import Machine

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(graveshift.games.__file__).parent.parent
BUILT = ROOT / "build" / "spike"

SKILLS = ("lucky", "hit-and-run", "steady-hand", "reaper-combat", "roll-6-die-combat", "zone-per-move", "marksman")
GAMES = 60


def first_position(seed: int) -> State:
    """M4 after its set-up, made for fighting: good weapons, telling skills, many zombies, long lives."""
    chance = random.Random(seed)
    game = start("undead-or-alive", {"mission": "m4"}, seed).game.copy()
    while not game.at_boundary():
        game.answer(chance.choice(game.codes))
    s = game.position
    assert isinstance(s, State)
    s = s.copy()
    weapons = [card for card in range(s.tables.cards) if s.tables.weapon[card] and s.tables.dice[card] > 1]
    for who in range(s.posse):
        hand = chance.choice(weapons)
        at = who * SLOTS
        s.slots[at : at + SLOTS] = [hand, hand if s.tables.dual[hand] else chance.choice(weapons)] + [NO_CARD] * 4
        s.health[who] = s.max_health[who] = 1000
        for skill in chance.sample(SKILLS, 3):
            gain_skill(s, who, s.tables.skill_ids.index(skill))
    s.health[s.posse :] = [1000] * (s.actors - s.posse)
    s.pool = [10_000] * len(s.pool)
    s.bounty_top = s.wagon = -1
    s.active, s.round, s.phase = 0, 0, PLAYERS
    new_round(s)
    return s


# ---- proof


def prove(seeds: range) -> dict[str, int]:
    """Both machines get the same answers; every question and every position must be the same."""
    kinds: dict[str, int] = {}
    for seed in seeds:
        s = first_position(seed)
        game, machine = Game(Arena(), s.copy(), None, False), Machine(s.copy()).begin()
        chance = random.Random(seed)
        while game.pending is not None:
            ours, theirs = game.pending, machine.pending
            assert theirs is not None
            assert (ours.seat, ours.kind, ours.options, ours.about) == (
                theirs.seat,
                theirs.kind,
                theirs.options,
                theirs.about,
            )
            assert plain(game.position) == plain(machine.s)
            assert game.at_boundary() == (not machine.stack)
            kinds[game.rules.kind_name(ours.kind)] = kinds.get(game.rules.kind_name(ours.kind), 0) + 1
            code = chance.choice(ours.options)
            if chance.random() < 0.1:
                game, machine = game.copy(), machine.copy()
            game.answer(code)
            machine.answer(code)
        assert machine.pending is None
        assert plain(game.position) == plain(machine.s)
    return kinds


# ---- measurements


def play(begin: Any, seeds: range) -> float:
    """Decisions per second in random play."""
    firsts = [first_position(seed) for seed in seeds]
    draw = random.Random(1).random
    decisions = 0
    began = process_time()
    for s in firsts:
        game = begin(s.copy())
        while (ask := game.pending) is not None:
            game.answer(ask.options[int(draw() * len(ask.options))])
            decisions += 1
    return decisions / (process_time() - began)


def swift(s: State) -> Game:
    return Game(Arena(), s, None, True)


def remembering(s: State) -> Game:
    return Game(Arena(), s, None, False)


def framed(s: State) -> Machine:
    return Machine(s).begin()


def copies(begin: Any, seeds: range) -> tuple[float, float]:
    """Microseconds for a copy at a boundary, and in the middle of a segment."""
    draw = random.Random(1).random
    took, count = [0.0, 0.0], [0, 0]
    for seed in seeds:
        game = begin(first_position(seed))
        while (ask := game.pending) is not None:
            inside = int(bool(game.stack) if isinstance(game, Machine) else not game.at_boundary())
            began = process_time()
            for _ in range(5):
                game.copy()
            took[inside] += process_time() - began
            count[inside] += 5
            game.answer(ask.options[int(draw() * len(ask.options))])
    return took[0] / count[0] * 1e6, took[1] / count[1] * 1e6


def search(begin: Any, seeds: range, horizon: int) -> tuple[float, float, list[int]]:
    """Flat Monte Carlo: two random playouts for each of at most eight options, each on a copy.

    Gives decisions searched per second, the share of the time that copies in mid-segment take beyond copies at a
    boundary (that is the re-running), and the answers chosen.
    """
    draw = random.Random(1).random
    boundary_copy, _ = copies(begin, seeds[:1])
    rerun = total = 0.0
    searched = 0
    chosen: list[int] = []
    for seed in seeds:
        game = begin(first_position(seed))
        for _ in range(60):
            ask = game.pending
            if ask is None:
                break
            inside = bool(game.stack) if isinstance(game, Machine) else not game.at_boundary()
            best, best_score = ask.options[0], -1
            began = process_time()
            for option in ask.options[:8]:
                score = 0
                for _ in range(2):
                    copying = process_time()
                    twin = game.copy() if isinstance(game, Machine) else game.playout()
                    if inside:
                        rerun += process_time() - copying - boundary_copy / 1e6
                    twin.answer(option)
                    searched += 1
                    for _ in range(horizon):
                        next_ask = twin.pending
                        if next_ask is None:
                            break
                        twin.answer(next_ask.options[int(draw() * len(next_ask.options))])
                        searched += 1
                    s = twin.s if isinstance(twin, Machine) else twin.position
                    assert isinstance(s, State)
                    score += sum(s.ap) * 10 + sum(s.health)
                if score > best_score:
                    best, best_score = option, score
            total += process_time() - began
            chosen.append(best)
            game.answer(best)
    return searched / total, rerun / total, chosen


def search_m4(seeds: range, horizon: int) -> tuple[float, float, float]:
    """The same search over the whole real game of M4: decisions per second, re-running, decisions inside segments."""
    draw = random.Random(1).random
    rerun = total = 0.0
    searched = decisions = within = 0
    for seed in seeds:
        game = start("undead-or-alive", {"mission": "m4"}, seed).game.copy()
        boundary = 0.0
        while game.pending is not None and decisions < 150 * (seed - seeds.start + 1):
            inside = not game.at_boundary()
            decisions += 1
            within += inside
            began = process_time()
            if not inside:
                for _ in range(5):
                    game.copy()
                boundary = (process_time() - began) / 5
                began = process_time()
            for option in game.codes[:8]:
                for _ in range(2):
                    copying = process_time()
                    twin = game.playout()
                    if inside:
                        rerun += process_time() - copying - boundary
                    twin.answer(option)
                    searched += 1
                    for _ in range(horizon):
                        codes = twin.codes
                        if not codes:
                            break
                        twin.answer(codes[int(draw() * len(codes))])
                        searched += 1
            total += process_time() - began
            game.answer(game.codes[int(draw() * len(game.codes))])
    return searched / total, rerun / total, within / decisions


# ---- lines


GENERATORS = {
    "zombicide/combat.py": (
        "attack_with rerolled with_bonus assign_freely assign_by_priority reap kill slay friendly_fire spared"
    ),
    "zombicide/adrenaline.py": "gain_adrenaline reach_level",
    "zombicide/activation.py": "attacks share_wounds moves take_steps prey spread split",
    "zombicide/noise.py": "settle_noise",
    "games/undead_or_alive/attacks.py": "perform_attack after_combat",
    "games/undead_or_alive/boarding.py": "run_on",
    "games/undead_or_alive/phases.py": "zombie_phase",
}


def code_lines(path: Path, names: set[str] | None) -> int:
    """Lines of code in these functions, or in all functions and classes of a module: no comments, no docstrings."""
    text = path.read_text()
    lines: set[int] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (names is None or node.name in names):
            for part in ast.walk(node):
                if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    continue
                if isinstance(part, ast.stmt | ast.expr):
                    lines.update(range(part.lineno, (part.end_lineno or part.lineno) + 1))
            for part in ast.walk(node):
                if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    lines -= set(range(part.lineno, (part.end_lineno or part.lineno) + 1))
    return len([number for number in lines if text.splitlines()[number - 1].strip()])


# ---- running it


def measure() -> None:
    kinds = prove(range(GAMES))
    print(f"{GAMES} games, {sum(kinds.values())} decisions of {len(kinds)} kinds: both machines play the same.")
    few, fewer = range(100, 130), range(100, 108)
    rows: dict[str, dict[str, list[float]]] = {}
    machines = {"generators": (swift, remembering), "frames": (framed, framed)}
    chosen: dict[str, list[int]] = {}
    for _ in range(5):
        for name, (light, whole) in machines.items():
            row = rows.setdefault(name, {})
            row.setdefault("decisions/s in playouts", []).append(play(light, few))
            row.setdefault("decisions/s, copyable anywhere", []).append(play(whole, few))
            boundary, inside = copies(whole, fewer)
            row.setdefault("copy at a boundary, us", []).append(boundary)
            row.setdefault("copy in mid-segment, us", []).append(inside)
            for horizon in (20, 3):
                speed, rerun, answers = search(whole, fewer[:3], horizon)
                row.setdefault(f"search {horizon} deep, decisions/s", []).append(speed)
                row.setdefault(f"search {horizon} deep, re-running %", []).append(rerun * 100)
                chosen.setdefault(name, []).extend(answers)
    assert chosen["generators"] == chosen["frames"], "the searches chose different answers"
    print(f"{'':34}" + "".join(f"{name:>14}" for name in rows))
    for words in rows["frames"]:
        print(f"{words:34}" + "".join(f"{median(row[words]):>14,.1f}" for row in rows.values()))
    generators = sum(code_lines(PACKAGE / path, set(names.split())) for path, names in GENERATORS.items())
    frames = code_lines(Path(__file__).with_name("frames.py"), None)
    print(f"{'lines of code':34}{generators:>14}{frames:>14}")
    for horizon in (30, 3):
        speed, rerun, within = search_m4(range(100, 104), horizon)
        print(
            f"Search {horizon} deep in the whole game of M4 (generators): {speed:,.0f} decisions/s, "
            f"re-running {rerun * 100:.1f} %, {within * 100:.0f} % of the decisions inside segments."
        )


def build() -> None:
    """Everything compiled together: the hot modules of the engine and the two machines."""
    from mypyc.build import mypycify
    from setuptools import setup

    from tools.compile import hot_modules

    shutil.rmtree(BUILT, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "graveshift", BUILT / "graveshift", ignore=ignore)
    shutil.copytree(ROOT / "spikes", BUILT / "spikes", ignore=ignore)
    (BUILT / "spikes" / "__init__.py").touch()
    os.chdir(BUILT)
    paths = [*map(str, hot_modules()), "spikes/arena.py", "spikes/frames.py"]
    modules = mypycify(["--config-file=", *paths], opt_level="3", debug_level="0", group_name="spike")
    setup(name="spike", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--compiled", action="store_true")
    if parser.parse_args().compiled and "SPIKE" not in os.environ:
        if not BUILT.is_dir() or not list(BUILT.glob("spikes/*.so")):
            subprocess.run([sys.executable, "-c", "from spikes.machine import build; build()"], cwd=ROOT, check=True)
        environment = {**os.environ, "SPIKE": "compiled", "PYTHONPATH": str(BUILT)}
        sys.exit(
            subprocess.run([sys.executable, "-m", "spikes.machine"], cwd=BUILT, env=environment, check=False).returncode
        )
    assert graveshift.games.__name__
    measure()


if __name__ == "__main__":
    main()
