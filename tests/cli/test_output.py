"""Outputs that cannot be written, disks that are full, and the shell's Tab key."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from graveshift.kernel.record import load

FULL = Path("/dev/full")
needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="This system has no device that is always full.")


def graveshift(*words: str, typed: str = "", shell: str = "") -> subprocess.CompletedProcess[str]:
    """A process of its own; `shell` says what becomes of its streams."""
    command = ["sh", "-c", f'exec "$0" -m graveshift "$@" {shell}', sys.executable, *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


@needs_a_full_disk
@pytest.mark.parametrize("words", [["rules"], ["rules", "--json"], ["--help"], ["mission", "show", "m4"], []])
def test_a_full_disk_is_a_sentence(words: list[str]) -> None:
    ended = graveshift(*words, shell=">/dev/full")
    assert (ended.returncode, ended.stderr) == (
        74,
        "graveshift: The output cannot be written: No space left on device.\n",
    )


@needs_a_full_disk
def test_a_full_disk_is_a_sentence_in_polish() -> None:
    ended = graveshift("rules", "--language", "pl", shell=">/dev/full")
    assert ended.stderr.startswith("graveshift: Nie da się zapisać wyjścia: ")


def test_a_closed_output_is_a_sentence() -> None:
    ended = graveshift("rules", shell=">&-")
    assert (ended.returncode, ended.stderr.count("\n")) == (74, 1)
    assert graveshift("rules", shell=">&- 2>&-").returncode == 74


def test_a_closed_keyboard_is_the_end_of_the_input() -> None:
    ended = graveshift("play", "--mission", "m0", "--seed", "7", shell="<&-")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Your game is kept in" in ended.stdout


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVESHIFT_DATA", str(tmp_path / "data"))


def test_a_reader_that_goes_away_loses_no_answer(tmp_path: Path) -> None:
    """The reader of the transcript leaves after some lines; everything that was answered before is kept."""
    kept = tmp_path / "game.json"
    play = [sys.executable, "-m", "graveshift", "play", "--mission", "m0", "--seed", "7", "--save", str(kept)]
    game = subprocess.Popen(play, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("3\n1\n")
    game.stdin.flush()
    for line in game.stdout:
        if line.startswith("Whose Turn is next?"):
            break
    game.stdout.close()
    game.stdin.write("1\n")
    game.stdin.close()
    assert game.wait() == 141
    assert game.stderr is not None
    assert game.stderr.read() == ""
    assert load(kept).answers == ["card:springfield", "who:carl"]


SMALL_DISK = """
import resource, signal, sys
from graveshift.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.exit(main(sys.argv[1:]))
"""


def on_a_small_disk(*words: str, typed: str) -> subprocess.CompletedProcess[str]:
    """No file may grow past 400 bytes: every record is too long."""
    return subprocess.run(
        [sys.executable, "-c", SMALL_DISK, *words], input=typed, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits on files.")
def test_a_game_that_cannot_be_kept_says_so_and_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    ended = on_a_small_disk(
        *("play", "--plain", "--mission", "m0", "--seed", "7", "--save", str(kept)), typed="3\n1\nquit\nmap\nquit\n"
    )
    assert ended.stdout.count(f"{kept}: cannot be written (File too large).") >= 1
    assert '"save FILE" keeps it elsewhere; "quit" once more' in " ".join(ended.stdout.split())
    assert "2R.NE: 2 Walkers" in ended.stdout
    assert ended.stdout.rstrip().endswith("(File too large).")
    assert (ended.returncode, ended.stderr) == (74, "")
    assert list(tmp_path.glob("*.partial")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits on files.")
def test_a_full_disk_leaves_the_old_record_whole(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    words = ("play", "--plain", "--save", str(kept))
    graveshift(*words, "--mission", "m0", "--seed", "7", typed="3\n1\nquit\n")
    before = kept.read_bytes()
    ended = on_a_small_disk(*words, "--resume", str(kept), typed="1\n")
    assert ended.returncode == 74
    assert kept.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files.")
def test_a_link_is_followed_and_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    """Only an ordinary file is replaced by the new one: a device that was named would be gone afterwards."""
    link, pipe, picture = tmp_path / "link.svg", tmp_path / "pipe.svg", tmp_path / "board.svg"
    picture.write_text("<svg/>", encoding="utf-8")
    link.symlink_to(picture)
    os.mkfifo(pipe)
    assert graveshift("board", "2R", "-o", str(link)).returncode == 0
    assert link.is_symlink()
    assert "2R.N" in picture.read_text(encoding="utf-8")
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    assert graveshift("board", "2R", "-o", str(pipe)).returncode == 0
    read, _ = reader.communicate(timeout=30)
    assert pipe.is_fifo()
    assert read == picture.read_bytes()


# ---- Tab


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("graveshift re", {"replay", "record"}),
        ("graveshift play --mission m1", {"m1", "m10"}),
        ("graveshift play --mode coop", {"coop", "coop-vs-zombie"}),
        ("graveshift rules UOA-NOISE-0", {f"UOA-NOISE-0{number}" for number in range(1, 10)}),
        ("graveshift mission s", {"show"}),
    ],
)
def test_the_shell_completes(line: str, offered: set[str], tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    tab = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answer),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    subprocess.run([sys.executable, "-m", "graveshift"], env=os.environ | tab, check=True)
    found = {word.strip() for word in answer.read_text().split("\n")}
    assert offered <= found
    assert all(word.startswith(line.split()[-1]) for word in found)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_is_told_how_to_complete(shell: str) -> None:
    told = graveshift("completion", shell).stdout
    assert "_ARGCOMPLETE" in told
    assert "graveshift" in told
