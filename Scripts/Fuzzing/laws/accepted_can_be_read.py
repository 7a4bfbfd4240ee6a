"""`test --accept` writes the output of `run`: `test` passes, `show` and `diff` read it, and both forms are the same."""

import json


from room import expect, same
from strategies.plays import plays
from strategies.texts import many

examples = many(plays(), 12)


def check(room, scripts):
    names = [f"{number}.reel" for number in range(len(scripts))]
    for name, script in zip(names, scripts):
        room.write(name, script)
    accepted = outcomes(room.reel("test", "--accept", "--report", "jsonl", *names))
    played = outcomes(room.reel("test", "--report", "jsonl", *names))
    passed = {case for case, outcome in accepted.items() if outcome == "pass"}
    same(
        {case for case, outcome in played.items() if outcome == "pass"},
        passed,
        "the cases that pass once accepted",
    )
    whole = [
        name
        for name in names
        if (name.replace(".reel", ".timeline")) in room.names()
        and all(
            outcome == "pass"
            for (script, _), outcome in accepted.items()
            if script == name
        )
    ]
    if not whole:
        return
    printed = room.reel("run", *whole)
    goldens = [name.replace(".reel", ".timeline") for name in whole]
    same(
        printed.out,
        b"".join(room.read(golden) for golden in goldens),
        "what run prints beside the goldens",
    )
    lines = room.reel("run", "--format", "jsonl", *whole).out
    room.write("all.timeline", printed.out)
    room.write("all.jsonl", lines)
    for forms in [("all.timeline", "all.jsonl"), ("all.jsonl", "all.timeline")]:
        outcome = room.reel("diff", *forms)
        expect(outcome.code == 0 and not outcome.err, "the forms are the same", outcome)
    shown = [room.reel("show", "-v", name) for name in ("all.timeline", "all.jsonl")]
    same(shown[1], shown[0], "what show makes of the form in JSON Lines")


def outcomes(outcome):
    """Returns the outcome of each case."""
    records = [json.loads(line) for line in outcome.lines]
    return {
        (record["script"], record["case"]): record["outcome"]
        for record in records
        if record["type"] == "case"
    }
