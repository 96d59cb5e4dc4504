"""docs/missions.md is true to the structs that mission files are read into."""

from tools.make_mission_docs import MARKER, MEASURED, PAGE, reference, win_rates


def test_the_reference_is_up_to_date() -> None:
    head, marker, body = PAGE.read_text(encoding="utf-8").partition(MARKER)
    assert head
    assert marker
    assert body.strip() == reference().strip(), "run `python tools/make_mission_docs.py`"


def test_the_measured_table_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    body = page.partition(MEASURED[0])[2].partition(MEASURED[1])[0]
    assert body.strip() == win_rates().strip(), "run `python tools/make_mission_docs.py`"
