"""The suite really runs against the form of the program, plain or compiled, that `make test` asked for."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.forms import FORM, ONCE
from tools.compile import hot_modules

SUFFIX = {"plain": ".py", "compiled": ".so"}


@pytest.mark.skipif(FORM is None, reason="no form was asked for")
@pytest.mark.parametrize("source", hot_modules(), ids=str)
def test_the_form_asked_for_is_in_use(source: Path) -> None:
    module = import_module(".".join(source.with_suffix("").parts))
    assert module.__file__ is not None
    assert Path(module.__file__).suffix == SUFFIX[FORM or "plain"]


@pytest.mark.parametrize("name", ONCE)
def test_what_runs_in_one_form_exists(name: str) -> None:
    assert (Path(__file__).parent / name).exists()
