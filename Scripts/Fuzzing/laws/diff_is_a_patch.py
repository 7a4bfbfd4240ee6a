"""The records of `diff --json A B` turn A into B as the manual describes, `diff` exits with 0 if and only if the bytes
are equal, and the text shows the same differences.
"""

import json
import re

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import plays, varied
from strategies.texts import many
from strategies.timelines import Case, edited, edits, parsed, printed, renamings

several_cases = plays(min_cases=2, max_cases=5, max_size=3)
share = 2
examples = st.one_of(
    st.tuples(st.just("edited"), several_cases, many(edits, 4), renamings),
    st.tuples(st.just("played"), varied(several_cases), st.none(), st.none()),
)


def check(room, example):
    what, scripts, edits, renamings = example
    if what == "edited":
        for text in played(room, scripts) or []:
            for changes in edits:
                compare(room, text, printed(edited(parsed(text), changes)))
            are_read = compare(room, text, printed(edited(parsed(text), renamings)))
            same(are_read, True, "whether frames with other names are read")
        return
    texts = played(room, *scripts)
    if texts:
        compare(room, *texts)
        for name in "ab":
            room.write(f"{name}.jsonl", run(room, name, "--format", "jsonl").out)
        lines = room.reel("diff", "--json", "a.jsonl", "b.jsonl")
        texts = room.reel("diff", "--json", "a.timeline", "b.timeline")
        same(lines, texts, "the difference of the same timelines in JSON Lines")


def run(room, name, *flags):
    return room.reel("run", *flags, f"{name}.reel")


def played(room, *scripts):
    """Returns the timelines of scripts; nothing if one of them cannot be played."""
    for name, script in zip("ab", scripts):
        room.write(f"{name}.reel", script)
    outcomes = [run(room, name) for name, _ in zip("ab", scripts)]
    if all(outcome.code != 2 for outcome in outcomes):
        return [outcome.out.decode() for outcome in outcomes]


def compare(room, a, b):
    """Compares two timelines in both directions, which must report the same cases, and returns whether they are read."""
    room.write("a.timeline", a)
    room.write("b.timeline", b)
    there = direction(room, "a.timeline", a, "b.timeline", b)
    back = direction(room, "b.timeline", b, "a.timeline", a)
    same(there is None, back is None, "whether both can be read, there and back")
    if there is not None:
        same(
            sorted(map(mirrored, there)),
            sorted(back),
            "what is told of cases, mirrored",
        )
    return there is not None


MIRRORED = {
    "missing": "surplus",
    "surplus": "missing",
    "added": "removed",
    "removed": "added",
}


def case_told(record):
    """Returns the verdict of a record on a case, or its change of a field of every state."""
    what = record.get("verdict") or record.get("field") or record["type"]
    here, there = record.get("expectedCase", -1), record.get("actualCase", -1)
    return what, here, there, record.get("path", "")


def mirrored(told):
    what, here, there, path = told
    return MIRRORED.get(what, what), there, here, path


def direction(room, name, a, other, b):
    """Checks the law in one direction. Timelines that the tool could not have written may be refused."""
    outcome = room.reel("diff", "--json", name, other)
    text = room.reel("diff", "-v", "-U", "100000", name, other)
    same(text.code, outcome.code, "the exit code of the text, beside that of JSON")
    if outcome.code == 2:
        same(text.err, outcome.err, "why they are refused")
        return None
    same(
        outcome.code,
        int(a != b),
        f"the exit code for {'different' if a != b else 'equal'} bytes",
    )
    records = [json.loads(line) for line in outcome.lines]
    summary = records[-1]
    same((summary["type"], summary["same"]), ("summary", a == b), "the summary")
    same(
        plain(printed(patched(parsed(a), records))),
        plain(b),
        "what the records make of A",
    )
    same(bool(text.out), a != b, "whether the text tells a difference")
    same(
        marked(text.out.decode()),
        changed_lines(records),
        "the lines that the text tells, beside the records",
    )
    same(
        counted(text.out.decode()),
        summary["differences"],
        "how many differences the text counts",
    )
    whole = ("case", "header", "shape")
    return [case_told(record) for record in records if record["type"] in whole]


def patched(cases, records):
    """Applies the records of a difference as reel-timeline(5) describes."""
    missing, placed, inner = set(), {}, {}
    for record in records:
        here, there = record.get("expectedCase"), record.get("actualCase")
        if record["type"] == "case" and record["verdict"] == "missing":
            missing.add(here)
        elif record["type"] == "case" and record["verdict"] == "surplus":
            placed[there] = Case(
                heading(record), tuple(record["lines"]), record["startsScript"]
            )
        elif record["type"] == "case":
            placed[there] = here
        elif record["type"] in ("header", "difference", "echo", "ignored", "reshaped"):
            inner.setdefault(here, []).append(record)
    changed = {
        index: patched_case(case, inner.get(index, []))
        for index, case in enumerate(cases)
    }
    moved = {here for here in placed.values() if isinstance(here, int)}
    rest = iter([index for index in range(len(cases)) if index not in missing | moved])
    count = (
        len(cases)
        - len(missing)
        + sum(isinstance(case, Case) for case in placed.values())
    )
    result = []
    for place in range(count):
        case = placed[place] if place in placed else next(rest, None)
        expect(case is not None, f"a case for place {place}", records)
        result.append(case if isinstance(case, Case) else changed[case])
    return result


def patched_case(case, records):
    starts, frames = case.starts_script, list(enumerate(case.frames))
    for record in records:
        starts = record.get("startsScript", starts)
        if "expectedIndex" in record:
            same(
                case.frames[record["expectedIndex"]],
                record["expected"],
                "the frame at an expectedIndex",
            )
    gone = {record.get("expectedIndex") for record in records}
    frames = [frame for index, frame in frames if index not in gone]
    for record in sorted(
        (record for record in records if "actualIndex" in record),
        key=lambda record: record["actualIndex"],
    ):
        frames.insert(record["actualIndex"], record["actual"])
    return Case(case.heading, tuple(frames), starts)


def heading(record):
    if record["case"] is None:
        return f"== {record['reactor']}"
    title = record["case"].replace("\\", "\\\\").replace("\t", "\\t")
    return f"== {title}  {record['reactor']}"


def plain(text):
    """Returns the text with its headings unescaped."""
    return re.sub(
        r"(?m)^== .*$",
        lambda line: re.sub(r"(\\u[0-9a-f]{4})+", unescaped, line[0]),
        text,
    )


def unescaped(run):
    return json.loads(f'"{run[0]}"')


def marked(text):
    """Returns the added and removed lines of a difference as text."""
    return sorted(
        re.sub(r"^([-+]) *", r"\1", line)
        for line in text.split("\n")
        if re.match(r"[-+] *\d", line)
    )


def changed_lines(records):
    return sorted(
        mark + record[side].lstrip()
        for record in records
        if record["type"] in ("difference", "echo")
        for mark, side in (("-", "expected"), ("+", "actual"))
        if side in record
    )


def counted(text):
    """Returns the number of differences in the text: of frames, of fields, of whole cases."""
    numbers = [
        int(number) for number in re.findall(r"(?m)^DIFF .* (\d+) differences?\b", text)
    ]
    fields = re.findall(r"(?m)^[-+] +field (?:added|removed): ", text)
    cases = re.findall(
        r"(?m)^DIFF .*  case (?:is gone$|is new$|stands at another place)",
        text,
    )
    return sum(numbers) + len(fields) + len(cases)
