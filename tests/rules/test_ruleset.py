"""Rulesets as they are kept."""

import msgspec

from tenphases.rules.ruleset import Points, Ruleset


def test_a_kept_ruleset_says_every_switch_even_the_standard_ones() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(Ruleset()))
    assert set(kept) == set(Ruleset.__struct_fields__)
    assert set(kept["points"]) == set(Points.__struct_fields__)


def test_a_ruleset_kept_before_a_switch_existed_has_its_standard_value() -> None:
    assert msgspec.json.decode(b'{"wilds": 6}', type=Ruleset) == Ruleset(wilds=6)
