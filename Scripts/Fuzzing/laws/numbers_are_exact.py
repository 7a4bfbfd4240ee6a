"""Numbers are compared exactly by their values, whatever their spelling: different numbers are never equal."""

import json
from decimal import Decimal

from hypothesis import strategies as st

from room import same
from strategies.texts import any_of, many
from strategies.values import EDGES

bounds = [edge + step for edge in EDGES for step in (-1, 0, 1) if edge + step < 2**63]
integers = st.one_of(
    st.sampled_from(bounds + [-bound for bound in bounds]),
    st.integers(-(2**63), 2**63 - 1),
)


steps = any_of("0 0 0 1 -1 512 0.5 0.0001").map(Decimal)
spellings = any_of("plain fraction e0 E+0 e-0 shifted")
share = 0.5
examples = st.tuples(integers, many(st.tuples(steps, spellings), 8))


def spelled(value, spelling):
    """Returns a number in one of its spellings."""
    digits = f"{value:f}"
    if spelling == "fraction":
        return digits + ("0" if "." in digits else ".0")
    if spelling == "shifted" and value:
        sign, digits, exponent = value.as_tuple()
        return f"{'-' * sign}{''.join(map(str, digits))}0e{exponent - 1}"
    return digits if spelling in ("plain", "shifted") else digits + spelling


OPERATORS = {
    "==": Decimal.__eq__,
    "!=": Decimal.__ne__,
    "<": Decimal.__lt__,
    "<=": Decimal.__le__,
    ">": Decimal.__gt__,
    ">=": Decimal.__ge__,
}


def check(room, example):
    number, steps = example
    others = [spelled(number + step, spelling) for step, spelling in steps]
    questions = [(operator, other) for other in others for operator in OPERATORS]
    lines = "".join(
        f"? $calls.users.last.follow {operator} {other}\n"
        for operator, other in questions
    )
    room.write("a.reel", f"@reactor profile-follow\nfollow {number}\n{lines}")
    records = map(
        json.loads, room.reel("run", "--format", "jsonl", "a.reel", codes=(0, 1)).lines
    )
    verdicts = [record["ok"] for record in records if record["type"] == "expect"]
    expected = [
        OPERATORS[operator](Decimal(number), Decimal(other))
        for operator, other in questions
    ]
    wrong = [
        f"{number} {question[0]} {question[1]}"
        for question, *both in zip(questions, verdicts, expected)
        if both[0] != both[1]
    ]
    same(
        (len(verdicts), wrong),
        (len(questions), []),
        "the verdicts, and those that are wrong",
    )
