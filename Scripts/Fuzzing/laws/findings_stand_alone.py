"""Any number of workers find the same, and each kept script fails alone, and not without one of its lines.

A line cannot be left out where the replies of a mock backend would not fit what is asked then.
"""

import json
import re

from hypothesis import strategies as st

from room import expect, same

# Rules that samples break, beside what is found without any rule.
RULES = {
    "counter": ["always value < 2", "never value == -1", "never isLoading == true"],
    "repo-search": ["always repos unique", "always $inflight < 2"],
    "profile-follow": ["finally isLoading == false within 5s", "never isFollowing == true"],
    "alert": ["always $errors == 0"],
    "workbench": ["always tools unique", "never tools has a"],
}

# The backend of this one replies with what was searched for.
MOCKED = "repo-search"

# Lines that say what is tried.
NARROWING = {
    "repo-search": [
        "@vary updateQuery a ab",
        '! search any reply {"repos":["a","a"]} | reply {"repos":[]} | hang within 0..1s',
    ],
    "profile-follow": [
        "@vary follow 7 1",
        "! users any reply true | fail 503 within 0..1s",
        "! users any reply | fail",
    ],
}

rules = st.sampled_from(
    [(reactor, rule) for reactor, texts in RULES.items() for rule in texts]
)
share = 2
examples = st.tuples(
    rules,
    st.integers(1, 10_000),
    st.booleans(),
    # A block of 500 runs is the work of one process.
    st.sampled_from([40, 120, 1010]),
    st.integers(0, 5),
)


def check(room, example):
    (reactor, rule), seed, has_faults, runs, choice = example
    room.write("_rules.reel", f"? {rule}\n")
    narrowing = NARROWING.get(reactor, [])
    line = narrowing[choice] if choice < len(narrowing) else ""
    room.write("beginning.reel", f"@reactor {reactor}\n{line}\n")
    flags = ["beginning.reel"] if line else ["-r", reactor]
    flags += ["--always", "_rules.reel", "--seed", seed, "--runs", runs]
    flags += ["--faults"] if has_faults else []
    one = room.reel("explore", *flags, "-j", 1, "--format", "jsonl")
    three = room.reel("explore", *flags, "-j", 3, "--format", "jsonl")
    same(three, one, "what three workers find, beside what one finds")
    findings = [json.loads(line) for line in one.lines]
    findings = [record for record in findings if record["type"] == "finding"]
    same(one.code, 1 if findings else 0, "the exit code")
    if not findings:
        return
    room.reel("explore", *flags, "--keep", "found")
    kept = room.reel("test", "found")
    same(kept.code, 0, "the exit code for scripts that are expected to fail")
    for record in findings:
        stands_alone(room, record, has_faults or " any " in line)


def stands_alone(room, record, has_faults):
    lines = record["script"].split("\n")[:-1]
    failure = failures(room, lines)
    expect(failure, "a script that fails", record["script"])
    if record["oracle"] not in ("rule", "error") or record["reactor"] == MOCKED:
        return
    if not has_faults:
        faults = [line for line in lines if re.match(r"! \S+ (fail|hang)", line)]
        same([line for line in faults if " fail" in line], [], "faults, without --faults")
    begin = lines.index("@lenient") + 1
    for index in range(begin, len(lines)):
        # A rule and an expectation say what is wrong; they do nothing. A backend that is held back may not be asked.
        if lines[index].startswith("?") or re.fullmatch(r"! [^ #]+ hang", lines[index]):
            continue
        without = failures(room, lines[:index] + lines[index + 1 :])
        expect(without != failure, f"another end without line {index + 1}", without)


def failures(room, lines):
    """Returns how a script fails, without what differs where a line is left out; empty where it does not."""
    room.write("alone.reel", "".join(line + "\n" for line in lines))
    outcome = room.reel("run", "alone.reel")
    if outcome.code == 2:
        return b"cannot be played"
    lines = [line for line in outcome.err.split(b"\n") if line.startswith(b"failed: ")]
    return re.sub(rb"-?\d+", b"#", b"\n".join(lines))
