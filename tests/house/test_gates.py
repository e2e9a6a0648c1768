"""Each home-made gate fails on a seeded fault and holds without it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tools import check
from tools.gates import addresses, locks, services, shell, sizes, wheel

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """An empty project under git."""
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def function(lines: int, *, head: str = "") -> str:
    return "def long() -> None:\n" + head + "    pass\n" * (lines - 1)


def test_a_function_of_forty_lines_is_fine_and_one_of_forty_one_is_not() -> None:
    assert list(sizes.problems_in("m.py", function(40))) == []
    assert list(sizes.problems_in("m.py", function(41))) == ["m.py:1: long has 41 lines, at most 40"]


def test_docstrings_and_comments_cost_a_function_nothing() -> None:
    head = '    """One.\n\n    Three.\n    """\n    # why\n'
    assert list(sizes.problems_in("m.py", function(40, head=head))) == []


def test_a_module_of_more_than_four_hundred_lines_is_too_long() -> None:
    assert list(sizes.problems_in("m.py", "x = 1\n" * 400)) == []
    assert list(sizes.problems_in("m.py", "x = 1\n" * 401)) == ["m.py: 401 lines, at most 400"]


def test_sizes_are_looked_at_in_new_files_but_not_in_vendored_or_ignored_ones(project: Path) -> None:
    write(project / "new.py", "x = 1\n" * 401)
    write(project / "web" / "vendor" / "theirs.py", "x = 1\n" * 401)
    write(project / ".gitignore", "made.py\n")
    write(project / "made.py", "x = 1\n" * 401)
    assert list(sizes.problems(project)) == ["new.py: 401 lines, at most 400"]


@pytest.mark.parametrize(
    "line",
    [
        "see https://" + "py" + "pi.org/project/x",
        "https://files.python" + "hosted.org/packages/x",
        "registry=https://registry.npm" + "js.org/",
        '  "resolved"' + ': "x",',
        "get https:/" + "/example.org/a/x-1.0-py3-none-any.whl now",
        "--extra-index" + "-url somewhere",
        "--find" + "-links /opt",
        "open('/wo" + "rk/main/x')",
        "cd /ro" + "ot/project",
        "see shared/design" + ".md",
        "as iss" + "ue 2 asks",
    ],
)
def test_an_address_that_binds_a_file_to_one_place_is_found(line: str) -> None:
    assert len(list(addresses.problems_in("a.txt", f"fine\n{line}\n"))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "http://www.w3.org/2000/svg",
        "http://127.0.0.1:8000/",
        "src/tenphases/web/network/root/x",
        "[Keep a Changelog](https://keepachangelog.com/en/1.1.0/)",
        "user agent",
        "from tenphases.variants.librar" + "y import presets",
    ],
)
def test_an_ordinary_address_is_left_alone(line: str) -> None:
    assert list(addresses.problems_in("a.txt", line)) == []


def test_addresses_are_looked_for_in_every_text_file_and_pictures_are_passed_over(project: Path) -> None:
    write(project / "docs" / "a.md", "cd /wo" + "rk/main\n")
    (project / "a.png").write_bytes(b"\x89PNG\xff\xfe")
    assert list(addresses.problems(project)) == ["docs/a.md:1: names a folder of one machine: /wo" + "rk/m"]


LOCK = """\
idna==3.20 \\
    --hash=sha256:00
msgspec==0.23.0 ; python_full_version >= '3.0' \\
    --hash=sha256:11 \\
    --hash=sha256:22
never==1 ; sys_platform == 'nowhere' \\
    --hash=sha256:33
"""


def test_a_lock_is_read_with_its_markers_and_hashes() -> None:
    assert locks.pins(LOCK) == {"idna": locks.Pin(Version("3.20"), 1), "msgspec": locks.Pin(Version("0.23.0"), 2)}


def test_a_lock_that_lacks_a_package_or_keeps_one_too_many_is_stale() -> None:
    roots = [Requirement("httpx"), Requirement("msgspec>=0.1")]
    said = list(locks.compare("x.lock", locks.pins(LOCK), roots))
    assert "x.lock: httpx is asked for and not locked" in said
    assert "x.lock: httpcore is asked for and not locked" in said
    assert not [line for line in said if "idna" in line or "never" in line]
    left_over = list(locks.compare("x.lock", locks.pins(LOCK), roots[1:]))
    assert left_over == ["x.lock: idna is locked and nobody asks for it"]


def test_a_lock_with_the_wrong_version_or_without_hashes_is_stale() -> None:
    wrong = list(locks.compare("x.lock", locks.pins(LOCK), [Requirement("idna"), Requirement("msgspec>=99")]))
    assert wrong == ["x.lock: msgspec 0.23.0 is locked, msgspec>=99 is asked for"]
    bare = list(locks.compare("x.lock", locks.pins("idna==3.20\n"), [Requirement("idna")]))
    assert bare == ["x.lock: idna has no hash"]


def test_the_two_locks_must_agree(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, tmp_path)
    assert list(locks.problems(tmp_path)) == []
    lock = tmp_path / "requirements.lock"
    pin = locks.pins(lock.read_text())["rich"].version
    lock.write_text(lock.read_text().replace(f"rich=={pin}", "rich==99"))
    assert list(locks.problems(tmp_path)) == [f"rich: 99 to run, {pin} to develop"]


def test_a_script_with_a_slip_is_found_with_and_without_a_suffix(project: Path) -> None:
    write(project / "run", "#!/bin/sh\nrm $1\n")
    write(project / "fine.sh", '#!/bin/sh\nrm "$1"\n')
    write(project / "notes", "rm $1\n")
    (line,) = shell.problems(project)
    assert line.startswith("run:2:4: note: Double quote")


def test_missing_programs_are_named_with_the_command_that_brings_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    said = list(services.problems(ROOT))
    assert [line.rpartition("sudo ")[2] for line in said] == ["apt install chromium)", "apt install postgresql)"]


def test_a_file_that_the_wheel_leaves_out_is_found(project: Path) -> None:
    write(project / "README.md", "# x\n")
    write(project / "LICENSE", "x\n")
    shutil.copy(ROOT / "pyproject.toml", project)
    write(project / "src/tenphases/__init__.py", '__version__ = "1.0.0"\n')
    write(project / "src/tenphases/words.ftl", "a = A\n")
    assert list(wheel.problems(project)) == []
    text = (project / "pyproject.toml").read_text()
    wheels = "[tool.hatch.build.targets.wheel]\n"
    (project / "pyproject.toml").write_text(text.replace(wheels, wheels + 'exclude = ["*.ftl"]\n'))
    assert list(wheel.problems(project)) == ["src/tenphases/words.ftl is not in the wheel"]


PASS = check.Gate("passes", (sys.executable, "-c", "print('quiet')"))
FAIL = check.Gate("breaks", (sys.executable, "-c", "print('loud'); raise SystemExit(3)"))


def test_a_failed_gate_is_heard_and_the_next_one_still_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.check([FAIL, PASS]) == ["breaks"]
    heard = capsys.readouterr().out
    assert "loud\nFAIL breaks" in heard
    assert "ok   passes" in heard
    assert "quiet" not in heard


def test_a_gate_that_hangs_is_ended_and_fails() -> None:
    hang = check.Gate("hangs", (sys.executable, "-c", "import time; time.sleep(60)"), minutes=0)
    status, said = check.run(hang)
    assert status != 0
    assert said == "took more than 0 minutes"


STOPPED = """
from tools import check

check.gates = lambda **_: [check.Gate("sleepy", ("sh", "-c", "kill -INT $PPID; exec sleep 600"))]
check.command()
"""


def test_who_stops_the_check_stops_its_gates_and_is_told_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", STOPPED], cwd=check.ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_gate_that_writes_is_found_out(monkeypatch: pytest.MonkeyPatch, project: Path) -> None:
    monkeypatch.setattr(check, "ROOT", project)
    touch = check.Gate("writes", (sys.executable, "-c", "open('new', 'w').close()"))
    assert check.check([PASS]) == []
    assert check.check([touch]) == ["nothing written"]


def test_the_check_leaves_with_one_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "gates", lambda *, soak: [PASS] if soak else [PASS, FAIL])
    assert check.main(["--soak"]) == 0
    assert check.main([]) == 1
    assert check.main(["--only", "pass"]) == 0
    with pytest.raises(SystemExit):
        check.main(["--only", "nothing like it"])


def test_soak_reaches_pytest_and_no_gate_is_named_twice() -> None:
    tests = [gate for gate in check.gates(soak=True) if gate.name.startswith("pytest")]
    assert len(tests) == 2
    assert all("--soak" in gate.command for gate in tests)
    names = [gate.name for gate in check.gates(soak=False)]
    assert len(set(names)) == len(names)


def test_every_test_is_run_by_one_gate() -> None:
    rules, others = (gate.command for gate in check.gates(soak=False) if gate.name.startswith("pytest"))
    assert set(check.RULES_TESTS) <= set(rules)
    assert [part.removeprefix("--ignore=") for part in others if part.startswith("--ignore=")] == [*check.RULES_TESTS]
    assert all((ROOT / path).is_dir() for path in check.RULES_TESTS)


def javascript(tool: str, *arguments: str, source: str = "") -> tuple[int, str]:
    """Run one of the JavaScript gates' tools as `./check` does."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = [f"{check.NODE_BIN}/{tool}", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PATH": path}, input=source, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("export const f = (a, b, c, d, e, f) => a + b + c + d + e + f;\n", "max-params"),
        ("export function f(a) {\n" + "  a += 1;\n" * 40 + "}\n", "max-lines-per-function"),
        ("// a\n" * 401, "max-lines"),
        ("export const f = (node, name) => { node.innerHTML = name; };\n", "no-restricted-properties"),
        ("export const id = () => crypto.randomUUID();\n", "no-restricted-syntax"),
        ("nowhere();\n", "no-undef"),
    ],
)
def test_a_slip_in_the_page_is_found(source: str, fault: str) -> None:
    arguments = ("-c", "tools/js/eslint.config.js", "--stdin", "--stdin-filename", "src/tenphases/web/x.js")
    status, said = javascript("eslint", *arguments, source=source)
    assert status == 1
    assert f" {fault}\n" in said


def test_a_wrong_type_in_the_page_is_found(tmp_path: Path) -> None:
    config = {"extends": str(ROOT / "tools/js/tsconfig.json"), "include": ["*.js"], "exclude": []}
    write(tmp_path / "tsconfig.json", json.dumps(config))
    write(tmp_path / "x.js", "/** @param {number} a */\nexport const f = (a) => a.length;\n")
    status, said = javascript("tsc", "-p", str(tmp_path))
    assert status != 0
    assert "Property 'length' does not exist on type 'number'" in said
