"""The protocol's document: as the types are, with an example of each message that really is one."""

import re
import subprocess
import sys
import typing
from pathlib import Path

import msgspec

from tenphases.server import messages, protocol_examples
from tenphases.server.openapi import spec
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
    for kind, example in (protocol_examples.over_http() | protocol_examples.coach()).items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=kind) == example


def test_every_problem_is_explained() -> None:
    text = document()
    for problem in Problem:
        (line,) = [line for line in text.splitlines() if line.startswith(f"| `{problem.value}` |")]
        assert line.removesuffix(" |").split(" | ")[1].strip(), problem


def test_every_address_is_told_of() -> None:
    """Those for making rules of one's own stand in a page of their own."""
    text = document()
    for path in spec()["paths"]:
        assert f" {path}`" in text or f" {path}?" in text or path.startswith("/api/rules"), path


def test_whatever_the_coach_answers_is_laid_out_down_to_its_smallest_part() -> None:
    told = set(re.findall(r"^### (\w+)", document(), re.MULTILINE))
    schemas = spec()["components"]["schemas"]
    left, seen = ["HintGiven", "AnalysisGiven", "OwnPractice", "PracticeGiven"], set[str]()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        parts = re.findall(r"#/components/schemas/([\w.]+)", str(schemas[name]))
        left += parts
        if "enum" not in schemas[name]:
            assert name.rpartition(".")[2] in told, name
    assert len(seen) > 15
