"""A folder has the same result with one worker and with four, in one part and in three, and in every report."""

import json
from collections import Counter
from xml.etree import ElementTree

from hypothesis import strategies as st

from room import same
from strategies.plays import plays
from strategies.texts import any_of, many

folders = st.sampled_from(["", "a/", "a/b/", "c/", "e\u0301/"])
goldens = any_of("accepted accepted accepted changed missing obsolete")
FORMS = ["jsonl", "junit", "tap", "md"]

examples = many(st.tuples(folders, plays(), goldens), 10)


def check(room, scripts):
    names = [f"{folder}{number}" for number, (folder, _, _) in enumerate(scripts)]
    for name, (_, script, _) in zip(names, scripts):
        room.write(f"{name}.reel", script)
    room.reel("test", "--accept", "-q", ".")
    for name, (_, _, golden) in zip(names, scripts):
        spoil(room, name, golden)
    one, reports = played(room, 1)
    four, others = played(room, 4)
    same(four, one, "what four workers print, beside what one prints")
    same(others, reports, "the reports of four workers, beside those of one")
    parts_are_the_whole(room, one, reports["jsonl"])
    reports_count_the_same(reports)


def played(room, workers):
    """Returns the output of a run, and its reports."""
    reports = [f"--report={form}={form}" for form in FORMS]
    outcome = room.reel("test", "-v", "-j", str(workers), *reports, ".")
    return outcome, {form: room.read(form) for form in FORMS}


def spoil(room, name, golden):
    path = f"{name}.timeline"
    if path not in room.names():
        return
    if golden == "changed":
        room.write(path, room.read(path).replace(b"ms > ", b"ms > x", 1))
    elif golden == "missing":
        room.remove(path)
    elif golden == "obsolete":
        room.write(f"{name}-old.timeline", room.read(path))


def cases(report):
    """Returns the records of cases, and the summary record."""
    records = [json.loads(line) for line in report.decode().split("\n")[:-1]]
    return [record for record in records if record["type"] == "case"], records[-1]


def parts_are_the_whole(room, whole, report):
    flags = ["--allow-empty", "--report", "jsonl", "."]
    parts = [room.reel("test", "--shard", f"{part}/3", *flags) for part in (1, 2, 3)]
    together = [record for part in parts for record in cases(part.out)[0]]
    same(ordered(together), ordered(cases(report)[0]), "the cases of all three parts")
    same(max(part.code for part in parts), whole.code, "the worst code of the parts")
    together = b"".join(part.err for part in parts)
    same(errors(together), errors(whole.err), "the errors of the parts")


def errors(text):
    """Returns the lines without the warnings that only the whole run can give: a part does not know what others match."""
    lines = text.split(b"\n")
    return sorted(line for line in lines if not line.startswith(b"warning: '@redact "))


def ordered(records):
    return sorted(records, key=json.dumps)


def reports_count_the_same(reports):
    records, summary = cases(reports["jsonl"])
    counts = Counter(record["outcome"] for record in records)
    told = {name: count for name, count in summary.items() if name != "type" and count}
    same(told, dict(counts), "the summary of JSON Lines")
    failures = sum(counts[name] for name in "fail missing crash timeout xpass".split())
    suite = ElementTree.fromstring(reports["junit"])
    elements = [len(suite.findall(f".//{name}")) for name in ("failure", "error")]
    same(elements, [failures, counts["error"]], "JUnit's failures and errors")
    same(len(suite.findall(".//testcase")), len(records), "JUnit's test cases")
    lines = reports["tap"].decode().split("\n")
    # A case that is expected to fail counts neither as passed nor as failed.
    lines = [line for line in lines if "# todo" not in line.lower()]
    bad = sum(line.startswith("not ok ") for line in lines)
    good = sum(line.startswith("ok ") for line in lines)
    same(bad, failures + counts["error"], "TAP's lines that are not ok")
    same(good, counts["pass"] + counts["skip"], "TAP's lines that are ok")
