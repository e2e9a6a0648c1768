"""The protocol's document: as the types are, with an example of each message that really is one."""

import subprocess
import sys
import typing
from pathlib import Path

import msgspec

from tenphases.server import messages, protocol_examples
from tenphases.server.protocol_doc import FILE, document, main
from tenphases.table.commands import Problem

ROOT = Path(__file__).resolve().parents[2]


def test_the_document_is_fresh() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == document(), (
        f"run: python -m tenphases.server.protocol_doc ({FILE})"
    )


def test_the_check_tells_a_stale_document(tmp_path: Path) -> None:
    file = tmp_path / "protocol.md"
    assert main(["--check", str(file)]) == 1
    assert main([str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text("old")
    assert main(["--check", str(file)]) == 1


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "tenphases.server.protocol_doc", "--check", str(ROOT / FILE)]
    assert subprocess.run(command, check=False).returncode == 0


def test_every_message_has_an_example_that_is_read_as_what_it_is() -> None:
    for union, examples in (
        (messages.Command, protocol_examples.from_page()),
        (messages.Message, protocol_examples.from_server()),
    ):
        assert set(examples) == set(typing.get_args(union))
        for kind, example in examples.items():
            assert type(example) is kind
            assert msgspec.json.decode(msgspec.json.encode(example), type=union) == example
    for kind, example in protocol_examples.over_http().items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=kind) == example


def test_every_problem_is_explained() -> None:
    text = document()
    for problem in Problem:
        (line,) = [line for line in text.splitlines() if line.startswith(f"| `{problem.value}` |")]
        assert line.removesuffix(" |").split(" | ")[1].strip(), problem
