"""A rule and an expectation of the same text agree: behind each line, and everywhere while no time passes."""

import json
import re

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
    paths = part.fields + ("$inflight", "$errors", "$time")
    return script, [f"{paths[path % len(paths)]} {operator} {value}" for path, operator, value in draw(many(claims, 6))]


examples = many(claimed(), 3)


def check(room, examples):
    for script, claims in examples:
        lines = script.split("\n")[:-1]
        for flags in [[], ["--until", "0ms"]]:
            # Each alone if one of them is refused.
            if not agree(room, lines, claims, flags):
                for claim in claims:
                    agree(room, lines, [claim], flags)


def agree(room, lines, claims, flags):
    """Compares rules with expectations. Returns whether they are accepted."""
    start = next(index for index, line in enumerate(lines) if not line.startswith("@"))
    head, lines = lines[:start], lines[start:]
    rules = [f"? {kind} {claim}" for claim in claims for kind in ("always", "never", "sometimes")]
    ruled = played(room, head + rules + lines, flags)
    questions = [f"? {claim}" for claim in claims]
    behind = [text for line in written_out(lines) for text in (line, *questions)]
    asked = played(room, [*head, *questions, *behind], flags)
    same(ruled.code == 2, asked.code == 2, f"whether {claims} are refused as rules, and as expectations")
    if asked.code == 2:
        return False
    broken = {line for line, ok in verdicts(ruled) if not ok}
    answers = verdicts(asked)
    for number, claim in enumerate(claims):
        rule = start + 3 * number + 1
        always, never = rule in broken, rule + 1 in broken
        # Behind the questions of the beginning, each line is followed by all of them.
        found = {ok for line, ok in answers if place_of(line - start - 1, len(claims)) == number}
        expect(always or False not in found, f"'always {claim}' is broken", ruled)
        expect(never or True not in found, f"'never {claim}' is broken", ruled)
        if flags:
            same((always, never), (False in found, True in found), f"which rules of {claim} are broken, without any time")
        else:
            is_met = f"(a.reel:{rule + 2}) was never true".encode() not in ruled.err
            same(is_met, never, f"whether {claim} is ever true, for 'sometimes' and for 'never'")
    return True


def written_out(lines):
    """Returns the lines with each repeated action as often as it is sent: rules are judged each time."""
    for line in lines:
        repeated = re.fullmatch(r"([a-z]\S*) x(\d+)", line)
        yield from [repeated[1]] * int(repeated[2]) if repeated else [line]


def place_of(line, count):
    """Returns the number of the claim that a line asks for; -1 for a line of the script."""
    return line if line < count else (line - count) % (count + 1) - 1


def played(room, lines, flags):
    room.write("a.reel", "".join(line + "\n" for line in lines))
    return room.reel("run", "--format", "jsonl", *flags, "a.reel")


def verdicts(outcome):
    """Returns the lines of the expectations and rules that were told of, and whether they hold."""
    records = map(json.loads, outcome.lines)
    return [(record["line"], record["ok"]) for record in records if record["type"] == "expect"]
