"""A batch of games: the same whoever plays it, kept line by line, continued where it stopped."""

from pathlib import Path

import msgspec
import pytest

from graveshift.sim import Header, Job, Result, SimError, Store, game_seed, play, run
from graveshift.sim.crew import run_in_processes
from tests.sim.dying import PlayOrDie

HEADER = Header("undead-or-alive", "content", ("random",), 1)


def jobs(games: int, bot: str = "random") -> list[Job]:
    return [Job("undead-or-alive", "m0", {"mission": "m0", "seats": 1}, (bot,), n, 1) for n in range(games)]


def in_order(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.index)


def test_the_same_games_whatever_the_number_of_workers() -> None:
    alone = list(run(jobs(6), 1))
    assert in_order(list(run(jobs(6), 2))) == alone
    assert in_order(list(run(jobs(6), 3))) == alone


def test_the_game_of_a_lost_process_is_played_again(tmp_path: Path) -> None:
    """Without this the batch waited for it without end."""
    alone = list(run(jobs(6), 1))
    assert in_order(list(run_in_processes(jobs(6), PlayOrDie(str(tmp_path / "died")), 2))) == alone
    assert (tmp_path / "died").exists()


def test_a_game_that_costs_a_process_each_time_is_given_up() -> None:
    with pytest.raises(SimError, match="3 times a process was lost at the same job"):
        list(run_in_processes(jobs(4), PlayOrDie(""), 2))


def test_a_mistake_in_another_process_is_told_as_here() -> None:
    job = Job("undead-or-alive", "m99", {"mission": "m99"}, ("random",), 4, 1)
    with pytest.raises(SimError, match="There is no mission 'm99'"):
        list(run_in_processes([job], play, 2))


def test_every_game_of_a_batch_has_a_seed_of_its_own() -> None:
    seeds = [game_seed(seed, index) for seed in range(5) for index in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert game_seed(1, 3) == game_seed(1, 3)


def test_a_result_tells_the_game() -> None:
    result = play(jobs(1)[0])
    assert result.reason
    assert set(result.goals) == {"crates", "leave"}
    assert result.rounds == len(result.moments)
    assert [moment.round for moment in result.moments] == list(range(1, result.rounds + 1))
    assert result.moments[0].zombies == 4
    assert result.decisions > 10


def test_a_game_that_takes_too_long_is_stalled() -> None:
    job = jobs(1, "greedy")[0]
    whole = play(job)
    short = play(msgspec.structs.replace(job, rounds=2))
    assert (short.stalled, short.won, short.rounds) == (True, False, 2)
    assert short.moments == whole.moments[:2]
    assert not whole.stalled


def test_a_game_that_cannot_be_played_is_named() -> None:
    job = Job("undead-or-alive", "m99", {"mission": "m99"}, ("random",), 4, 1)
    with pytest.raises(SimError, match=r"m99, game 4 \(seed \d+\): There is no mission 'm99'"):
        play(job)


def test_results_are_kept_as_they_come_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    results = list(run(jobs(3), 1))
    with Store(path, HEADER, resume=False) as store:
        store.add(results[0])
        assert len(path.read_text().splitlines()) == 2
        store.add(results[1])
    with Store(path, HEADER, resume=True) as store:
        assert list(store.results.values()) == results[:2]
        store.add(results[2])
    with Store(path, HEADER, resume=True) as store:
        assert list(store.results.values()) == results


def test_a_line_torn_by_a_crash_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    results = list(run(jobs(2), 1))
    with Store(path, HEADER, resume=False) as store:
        store.add(results[0])
    whole = path.read_bytes()
    path.write_bytes(whole + msgspec.json.encode(results[1])[:40])
    with Store(path, HEADER, resume=True) as store:
        assert list(store.results.values()) == results[:1]
        store.add(results[1])
    with Store(path, HEADER, resume=True) as store:
        assert list(store.results.values()) == results


def test_a_file_torn_in_its_header_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(msgspec.json.encode(HEADER)[:10])
    result = play(jobs(1)[0])
    with Store(path, HEADER, resume=True) as store:
        assert not store.results
        store.add(result)
    with Store(path, HEADER, resume=True) as store:
        assert list(store.results.values()) == [result]


@pytest.mark.parametrize(
    ("header", "words"),
    [
        (Header("undead-or-alive", "content", ("random",), 2), "seed 1, now it is 2"),
        (Header("undead-or-alive", "other", ("random",), 1), "content content, now it is other"),
        (Header("undead-or-alive", "content", ("greedy",), 1), "bots"),
    ],
)
def test_other_games_are_not_mixed_in(tmp_path: Path, header: Header, words: str) -> None:
    path = tmp_path / "games.jsonl"
    Store(path, HEADER, resume=False).close()
    with pytest.raises(SimError, match=words):
        Store(path, header, resume=True)


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("notes\n")
    with pytest.raises(SimError, match="exists; --resume continues it"):
        Store(path, HEADER, resume=False)
    with pytest.raises(SimError, match="no file of `graveshift sim`"):
        Store(path, HEADER, resume=True)
    assert path.read_text() == "notes\n"
