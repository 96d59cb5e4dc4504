"""Write down exactly what is installed: requirements/*.txt, every version with the hashes of its files.

    python tools/lock.py             the newest versions that pyproject.toml allows
    python tools/lock.py --keep      keep what is locked already, as far as pyproject.toml still allows it

`dev` is everything for working on Graveshift, `serve` what a server needs, `bench` the peer we measure beside, `build`
what a wheel is built with. The versions are chosen by uv, for all systems and Pythons at once; it is fetched into a
folder of its own.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"dev": ["dev"], "serve": ["postgres"], "bench": ["bench"]}
OPTIONS = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--no-header"]


def main(argv: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
        for name, extras in LOCKS.items():
            chosen = [word for extra in extras for word in ("--extra", extra)]
            lock(scripts / "uv", name, ["pyproject.toml", *chosen], "", keep="--keep" in argv)
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        lock(scripts / "uv", "build", ["-"], "\n".join(settings["build-system"]["requires"]), keep="--keep" in argv)
    return 0


def lock(uv: Path, name: str, wanted: list[str], said: str, keep: bool) -> None:
    """Write one file; `said` is what uv reads where it is not told a file."""
    path = ROOT / "requirements" / f"{name}.txt"
    if not keep:
        path.unlink(missing_ok=True)
    # The smaller sets agree with the large one, which is written first.
    agree = [] if name == "dev" else ["--constraints", "requirements/dev.txt"]
    command: list[str | Path] = [
        uv,
        "pip",
        "compile",
        *wanted,
        *OPTIONS,
        *agree,
        "--quiet",
        "--output-file",
        path,
    ]
    subprocess.run(command, cwd=ROOT, check=True, input=said, text=True)
    print(f"{path.relative_to(ROOT)}: {sum('==' in line for line in path.read_text().splitlines())} packages")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
