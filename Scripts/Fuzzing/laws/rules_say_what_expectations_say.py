"""A rule and an expectation of the same text agree: behind each line, and everywhere while no time passes."""

import json

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import PARTS, plays
from strategies.texts import any_of, many
from strategies.values import scalars, simple_words

operators = any_of("== != < <= > >= has like")
values = st.one_of(any_of('0 1 2 true false null "" a []'), scalars, simple_words)
claims = st.tuples(st.integers(0, 99), operators, values)


@st.composite
def claimed(draw, scripts=plays(max_cases=0)):
    """Draws a script, and what is claimed of its states."""
    script = draw(scripts)
    [part] = [part for part in PARTS if script.startswith(f"@reactor {part.reactor}\n")]
    path, operator, value = draw(claims)
    paths = part.fields + ("$inflight", "$errors", "$time")
    return script, f"{paths[path % len(paths)]} {operator} {value}"


examples = many(claimed(), 6)


def check(room, examples):
    for script, claim in examples:
        for flags in [[], ["--until", "0ms"]]:
            agree(room, script.split("\n")[:-1], claim, flags)


def agree(room, lines, claim, flags):
    start = next(index for index, line in enumerate(lines) if not line.startswith("@"))
    head, lines = lines[:start], lines[start:]
    rules = [f"? {kind} {claim}" for kind in ("always", "never", "sometimes")]
    ruled = played(room, head + rules + lines, flags)
    behind = [text for line in lines for text in (line, f"? {claim}")]
    asked = played(room, [*head, f"? {claim}", *behind], flags)
    same(ruled.code == 2, asked.code == 2, f"whether {claim} is refused as a rule, and as an expectation")
    if asked.code == 2:
        return
    always, never = [{line: ok for line, ok in verdicts(ruled)}.get(start + rule) is False for rule in (1, 2)]
    found = {ok for line, ok in verdicts(asked) if (line - start) % 2 == 1}
    expect(always or False not in found, f"'always {claim}' is broken", ruled)
    expect(never or True not in found, f"'never {claim}' is broken", ruled)
    if flags:
        same((always, never), (False in found, True in found), f"which rules of {claim} are broken, without any time")
    else:
        is_met = b"was never true" not in ruled.err
        same(is_met, never, f"whether {claim} is ever true, for 'sometimes' and for 'never'")


def played(room, lines, flags):
    room.write("a.reel", "".join(line + "\n" for line in lines))
    return room.reel("run", "--format", "jsonl", *flags, "a.reel")


def verdicts(outcome):
    """Returns the lines of the expectations and rules that were told of, and whether they hold."""
    records = map(json.loads, outcome.lines)
    return [(record["line"], record["ok"]) for record in records if record["type"] == "expect"]
