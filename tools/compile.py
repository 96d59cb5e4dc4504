"""Compile the hot modules of Graveshift with mypyc.

    python tools/compile.py                        in place: the built modules stand next to their sources
    python tools/compile.py --into DIR             a complete compiled copy of the package below DIR
    python tools/compile.py --into DIR --plain     a complete copy without anything compiled

Which modules are hot says [tool.graveshift.compiled] in pyproject.toml. An unchanged tree is not built again.
Without a C compiler nothing is built, one sentence says so, and everything goes on working uncompiled.
"""

import argparse
import ast
import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows has none, and nobody builds twice at once there
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
STAMP = WORK / "built-from"
LOCK = ROOT / "build" / "lock"
PACKAGE = "graveshift"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the hot modules of Graveshift with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="make a whole copy of the package below DIR")
    parser.add_argument("--plain", action="store_true", help="with --into: compile nothing in the copy")
    arguments = parser.parse_args(argv)
    if arguments.plain and arguments.into is None:
        parser.error("--plain needs --into DIR")

    with one_at_a_time():
        if arguments.plain:
            copy_package(arguments.into.resolve())
            for library in compiled_below(arguments.into.resolve()):
                (arguments.into / library).unlink()
        else:
            make_compiled(arguments.into)
    return 0


def make_compiled(into: Path | None) -> None:
    """Build, and put what was built in place or into a copy; or say why not."""
    obstacle = why_not_compile()
    if obstacle:
        print(f"Not compiled: {obstacle} Everything works without, only slower.")
        if into is not None:
            shutil.rmtree(into, ignore_errors=True)
        return
    hot = hot_modules()
    build(hot)
    if into is None:
        install(SOURCE)
    else:
        copy_package(into.resolve())
        install(into.resolve())
    print(f"Compiled: {len(hot)} modules, {into or 'in place'}.")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Nobody else builds or copies in this tree meanwhile: whoever comes second waits."""
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def why_not_compile() -> str | None:
    """A sentence on what is missing on this machine, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python (Python.h) are not installed."
    if not hot_modules():
        return "no module matches [tool.graveshift.compiled] in pyproject.toml."
    return None


def hot_modules() -> list[Path]:
    """The sources to compile, relative to src, in a fixed order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["graveshift"]["compiled"]
    found = {
        path.relative_to(SOURCE)
        for pattern in settings["modules"]
        for path in SOURCE.glob(pattern)
        if path.name != "__init__.py" or pattern.endswith("__init__.py")
    }
    left_out = {path.relative_to(SOURCE) for pattern in settings["exclude"] for path in SOURCE.glob(pattern)}
    return sorted(found - left_out)


def build(hot: list[Path]) -> None:
    """Bring the built modules in WORK up to date with the sources."""
    state = fingerprint(hot)
    if STAMP.is_file() and STAMP.read_text() == state:
        return
    STAMP.unlink(missing_ok=True)
    print(f"Compiling {len(hot)} modules with mypyc; this takes a minute or two ...", flush=True)
    copy_package(WORK)

    from mypyc.build import mypycify
    from setuptools import setup

    before = Path.cwd()
    os.chdir(WORK)
    try:
        settings = ["--config-file=", *map(str, hot)]
        modules = mypycify(settings, opt_level="1", debug_level="0", multi_file=True, group_name=PACKAGE)
        for module in modules:
            # Nobody reads warnings about generated code, and they cost time; what the library calls in itself it calls
            # directly, since nothing else can put its own in between.
            module.extra_compile_args += ["-w", "-fvisibility=hidden"]
        commands = ["--quiet", "build_ext", "--inplace"]
        setup(name=PACKAGE, packages=[], ext_modules=modules, script_args=commands, cmdclass={"build_ext": by_file()})
    finally:
        os.chdir(before)
    STAMP.write_text(state)


def by_file() -> type:
    """A build step that compiles the C files side by side, and only those that differ from the last time."""
    from setuptools.command.build_ext import build_ext

    class ByFile(build_ext):  # type: ignore[misc]
        def build_extension(self, module: Any) -> None:
            compile_all = self.compiler.compile
            headers = hashlib.sha256()
            for header in sorted(Path("build").rglob("*.h")):
                headers.update(header.read_bytes())

            def compile_one(source: str, settings: dict[str, Any]) -> str:
                key = hashlib.sha256(Path(source).read_bytes() + headers.digest()).hexdigest()
                target = Path(self.compiler.object_filenames([source], output_dir=settings.get("output_dir"))[0])
                note = target.with_suffix(".key")
                if not (target.is_file() and note.is_file() and note.read_text() == key):
                    note.unlink(missing_ok=True)
                    compile_all([source], **settings)
                    note.write_text(key)
                return str(target)

            def compile_sources(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    return list(cores.map(lambda source: compile_one(source, settings), sources))

            self.compiler.compile = compile_sources
            try:
                super().build_extension(module)
            finally:
                self.compiler.compile = compile_all

    return ByFile


def fingerprint(hot: list[Path]) -> str:
    """Changes when a hot module changes, a module whose types it uses, the compiler, Python or this file."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} mypy {version('mypy')} {SUFFIX} {[str(path) for path in hot]}".encode())
    for path in [Path(__file__), *(SOURCE / module for module in sorted(reach(hot)))]:
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def reach(modules: Iterable[Path]) -> set[Path]:
    """These modules and everything of ours that they import, directly or not."""
    seen: set[Path] = set()
    todo = list(modules)
    while todo:
        module = todo.pop()
        if module not in seen:
            seen.add(module)
            todo.extend(imports(module))
    return seen


def imports(module: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse((SOURCE / module).read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = [*module.parts[: len(module.parts) - node.level]] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            path = Path(*name.split("."))
            for candidate in (path.with_suffix(".py"), path / "__init__.py"):
                if name.startswith(PACKAGE) and (SOURCE / candidate).is_file():
                    yield candidate


def copy_package(target: Path) -> None:
    """A copy of the package, sources and content; one that is as it should be stays, for somebody may be running it."""
    if files_below(target / PACKAGE) == files_below(SOURCE / PACKAGE):
        return
    shutil.rmtree(target / PACKAGE, ignore_errors=True)
    for library in target.glob(f"*{SUFFIX}"):
        library.unlink()
    shutil.copytree(SOURCE / PACKAGE, target / PACKAGE, ignore=shutil.ignore_patterns("*.so", "__pycache__"))


def files_below(package: Path) -> dict[Path, tuple[int, int]]:
    """The sources and content of a package, with the size of each file and when it was written; copies keep both."""
    return {
        path.relative_to(package): (path.stat().st_size, path.stat().st_mtime_ns)
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".so" and path.parent.name != "__pycache__"
    }


def install(target: Path) -> None:
    """Put the built modules beside the sources below target, and nothing that was built earlier."""
    built = compiled_below(WORK)
    for old in compiled_below(target) - built:
        (target / old).unlink()
    for path in built:
        # By renaming, because overwriting a library that a running program has loaded would crash it.
        fresh = target / path.with_suffix(".new")
        shutil.copy(WORK / path, fresh)
        fresh.replace(target / path)


def compiled_below(folder: Path) -> set[Path]:
    """The compiled modules of the package in this folder and the library they share, relative to it."""
    return {
        path.relative_to(folder)
        for pattern in (f"*{SUFFIX}", f"{PACKAGE}/**/*{SUFFIX}")
        for path in folder.glob(pattern)
    }


if __name__ == "__main__":
    sys.exit(main())
