"""`test --accept` fills every hole that has a value with a value that holds, and changes nothing else in a script."""

import json
import re

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import PARTS, plays
from strategies.texts import many

holes = st.sampled_from(
    ["? {} == _", "? {} ==\t_", "?  {}  ==  _  ", "\t? {} == _ # a", "? {} ==  _"]
)


places = st.tuples(st.integers(0, 99), st.integers(0, 99), holes)


# Actions whose effect on the state differs from case to case of an `@each`.
REPEATED = {
    "alert": "alert ${each}",
    "repo-search": "updateQuery ${each}",
    "search-as-store": "updateQuery ${each}",
    "todos": "add ${each}",
    "ducks-counter": "add ${each}",
}


@st.composite
def with_holes(draw, scripts=plays(max_cases=2), places=many(places, 3)):
    script = draw(scripts)
    lines = script.split("\n")[:-1]
    repeated = REPEATED.get(lines[0].removeprefix("@reactor "))
    if repeated and draw(st.booleans()):
        first = next((n for n, line in enumerate(lines) if line.startswith("@case ")), 0) + 1
        lines[first:first] = ["@each each = 1, 2", repeated]
        script = "".join(line + "\n" for line in lines)
    [part] = [part for part in PARTS if lines[0] == f"@reactor {part.reactor}"]
    paths = part.fields + ("$time", "$frames", "$inflight", "$errors", ".")
    for line, path, hole in draw(places):
        place = 1 + line % len(lines)
        lines.insert(place, hole.format(paths[path % len(paths)]))
    return "".join(line + "\n" for line in lines)


examples = many(with_holes(), 10)


def check(room, scripts):
    names = [f"{number}.reel" for number in range(len(scripts))]
    for name, script in zip(names, scripts):
        room.write(name, script)
        room.write(
            f"whole/{name}",
            "".join(line for line in script.splitlines(True) if not is_hole(line)),
        )
    sound = {name for name in names if passes(room, f"whole/{name}")}
    before = verdicts(room, names)
    room.reel("test", "--accept", *names)
    after = verdicts(room, names)
    for name, script in zip(names, scripts):
        filled = room.read(name).decode().split("\n")
        lines = script.split("\n")
        same(len(filled), len(lines), f"how many lines {name} has")
        for number, (old, new) in enumerate(zip(lines, filled), start=1):
            asked, place = before.get((name, number), []), f"line {number} of {name}"
            if old != new:
                expect(
                    is_hole(old), f"nothing but holes is written, and not {place}", new
                )
                holds = all(record["ok"] for record in after.get((name, number), []))
                expect(holds, f"what fills the hole in {place} holds", new)
            elif is_hole(old) and name in sound and len(asked) == 1:
                has_value = asked[0].get("actual") is not None and "$frames" not in old
                expect(not has_value, f"the hole in {place} is filled", old)


def passes(room, name):
    return room.reel("test", "--accept", "-q", name).code == 0


def is_hole(line):
    return bool(re.search(r"==\s+_\s*(#.*)?$", line))


def verdicts(room, names):
    """Returns the results of the expectation in each line: one record for each check."""
    found, script = {}, None
    for line in room.reel("run", "--format", "jsonl", *names).lines:
        record = json.loads(line)
        if record["type"] == "begin":
            script = record["script"]
        elif record["type"] == "expect":
            found.setdefault((script, record["line"]), []).append(record)
    return found
