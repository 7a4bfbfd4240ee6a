"""A golden in which one byte was changed, removed or added fails its case."""

import json

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import plays
from strategies.texts import any_of, many

mutations = st.tuples(
    st.integers(0, 2**16),
    any_of("replaced lost added flipped"),
    st.one_of(
        st.sampled_from(list(b' \n\r\t\0"\\-0123456789=>{}[]:,.#\xcc\x81')),
        st.integers(0, 255),
    ),
)
examples = st.tuples(plays(), many(mutations, 40))


def check(room, example):
    script, mutations = example
    room.write("0.reel", script)
    if (
        room.reel("test", "--accept", "0.reel").code != 0
        or "0.timeline" not in room.names()
    ):
        return
    golden = room.read("0.timeline")
    mutants = {
        f"{number}": mutant(golden, *mutation)
        for number, mutation in enumerate(mutations, start=1)
    }
    for name, text in mutants.items():
        room.write(f"{name}.reel", script)
        room.write(f"{name}.timeline", text)
    outcome = room.reel("test", "--report", "jsonl", ".")
    passed = {}
    for record in map(json.loads, outcome.lines):
        if record["type"] == "case":
            passed.setdefault(record["script"].removesuffix(".reel"), []).append(
                record["outcome"] == "pass"
            )
    expect(all(passed.pop("0")), "the golden itself passes", outcome)
    same(sorted(passed), sorted(mutants), "the scripts that were played")
    for name, text in mutants.items():
        expect(
            all(passed[name]) == (text == golden),
            f"{name}.timeline fails, which is no longer what was accepted",
            (golden, text),
        )


def mutant(text, place, change, byte):
    """Returns the text with one byte removed, added or changed."""
    place %= len(text)
    before, old, behind = text[:place], text[place], text[place + 1 :]
    new = {
        "replaced": [byte],
        "lost": [],
        "added": [byte, old],
        "flipped": [old ^ (1 << byte % 8)],
    }[change]
    return before + bytes(new) + behind
