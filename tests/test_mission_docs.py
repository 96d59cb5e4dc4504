"""docs/missions.md is true to the structs that mission files are read into."""

from tools.make_mission_docs import MARKER, PAGE, reference


def test_the_reference_is_up_to_date() -> None:
    head, marker, body = PAGE.read_text(encoding="utf-8").partition(MARKER)
    assert head
    assert marker
    assert body.strip() == reference().strip(), "run `python tools/make_mission_docs.py`"
