"""That the programs in docs/kernel.md run and print what they should."""

import random
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PAGE = (Path(__file__).parents[3] / "docs" / "kernel.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("place", "printed"), [(0, "True True"), (1, "True"), (2, "400 True")])
def test_a_program_runs(
    place: int, printed: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random.seed(seed)
    path = tmp_path / f"program_{place}.py"
    path.write_text(PROGRAMS[place])
    module = ModuleType(path.stem)
    sys.modules[path.stem] = module
    exec(compile(PROGRAMS[place], str(path), "exec"), module.__dict__)  # noqa: S102 - the page's own program
    assert capsys.readouterr().out.strip() == printed


def test_there_is_no_other_program() -> None:
    assert len(PROGRAMS) == 3
