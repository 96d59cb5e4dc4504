"""docs/scenarios.md is complete: every key, action and expectation is in it, and its examples pass."""

import re
from pathlib import Path

import msgspec
import pytest

from graveshift.games.tiny_epic_zombies.scenario import STAGE as MALL_STAGE
from graveshift.games.tiny_epic_zombies.scenario import given as mall_given
from graveshift.games.undead_or_alive.scenario import STAGE, given
from graveshift.games.undead_or_alive.scenario.forms import FORMS
from graveshift.games.undead_or_alive.scenario.town_map import TownMap
from graveshift.parts.stage import Stage
from graveshift.scenario import read, run
from graveshift.scenario.document import Frame, StepFrame
from graveshift.scenario.expectable import DECISION, OF_EVERY_GAME
from graveshift.zombicide.staging import given as family_given
from tests.scenario.write import GIVEN

REFERENCE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TEXT = REFERENCE.read_text(encoding="utf-8")
EXAMPLES = [block for block in re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL) if block.startswith("name:")]
EXAMPLES_OF_THE_MALL = [example for example in EXAMPLES if "tiny-epic-zombies" in example]
STRUCTS = [
    kind
    for module in (given, family_given, mall_given)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
]


@pytest.mark.parametrize("kind", [Frame, StepFrame, *STRUCTS], ids=lambda kind: str(kind.__name__))
def test_every_key_is_explained(kind: type[msgspec.Struct]) -> None:
    assert [key for key in kind.__struct_encode_fields__ if not mentioned(key)] == []


def test_every_key_of_a_text_map_is_explained() -> None:
    assert [key for key in TownMap.__struct_encode_fields__ if not mentioned(key)] == []


@pytest.mark.parametrize("stage", [STAGE, MALL_STAGE], ids=["undead-or-alive", "tiny-epic-zombies"])
def test_every_command_deck_and_decision_is_explained(stage: Stage) -> None:
    names = [*stage.commands, *stage.decks, *stage.faces, *stage.kinds(), *OF_EVERY_GAME, *DECISION]
    assert [name for name in names if not mentioned(name)] == []


def test_every_action_is_explained_in_key_and_words() -> None:
    missing = [
        form for forms in FORMS.listed for form in forms if "*" not in form and f"`{capitals(form)}`" not in TEXT
    ]
    assert missing == []


def test_everything_that_can_be_expected_is_explained(tmp_path: Path) -> None:
    from graveshift.scenario.running import Run

    file = tmp_path / "scenario.yaml"
    file.write_text(
        GIVEN + "companions: {jeb: {zone: a}}\nspawn-tokens: [{kind: starting, zone: a}]\n", encoding="utf-8"
    )
    whole = STAGE.describe(Run(read(file)[0]).game.position)
    names = [*whole, *whole["meg"](), *whole["jeb"](), *whole["zones"]["a"](), *whole["bounty"], *whole["decks"]]
    names += [*whole["train"], *whole["spawn-tokens"]["starting"], *whole["meg"]()["free-actions"]]
    assert [name for name in names if name not in ("meg", "carl", "jeb") and not mentioned(name)] == []


def test_everything_that_can_be_expected_of_the_mall_is_explained(tmp_path: Path) -> None:
    from graveshift.scenario.running import Run

    file = tmp_path / "scenario.yaml"
    file.write_text(EXAMPLES_OF_THE_MALL[0], encoding="utf-8")
    whole = MALL_STAGE.describe(Run(read(file)[0]).game.position)
    names = [*whole, *whole["hippie"](), *whole["rooms"]["cC"](), *whole["stores"]["N"](), *whole["decks"]]
    names += [*whole["turn"], *whole["objectives"]["discover-a-cure"]()]
    people = MALL_STAGE.cast(Run(read(file)[0]).game.position)
    assert [name for name in names if name not in people and not mentioned(name)] == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: str(text.partition("\n")[0]))
def test_examples_pass(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(example, encoding="utf-8")
    for scenario in read(file):
        run(scenario)


def mentioned(name: str) -> bool:
    """Is the name in the reference, as code?"""
    return re.search(rf"`[^`\n]*\b{re.escape(name)}(?![\w-])[^`\n]*`", TEXT) is not None


def capitals(form: str) -> str:
    """A form as the reference writes it: names of ids in capitals."""
    words = {"actor": "NAME", "human": "NAME", "slot": "SLOT", "source": "SOURCE"}
    return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[1].upper()), form)
