"""Two strings are equal if and only if their bytes are: in titles, payloads, states, paths, files and keys."""

import json
import unicodedata

from hypothesis import strategies as st

from room import expect, same
from strategies.texts import LETTERS, MARKS, joined, texts, twins

affixes = st.one_of(st.just(""), joined(LETTERS + MARKS, max_size=2))


# Two texts that look the same and differ.
pairs = st.tuples(affixes, twins, affixes).map(
    lambda parts: tuple(parts[0] + twin + parts[2] for twin in parts[1])
)
examples = st.tuples(pairs, texts)


def check(room, example):
    pair, other = example
    payloads_arrive(room, [*pair, other])
    comparisons_tell_them_apart(room, pair)
    cases_and_files_are_two(room, pair)
    goldens_tell_them_apart(room, pair)
    views_show_both(room, pair)
    keys_and_tags_are_two(room, pair)
    if all(is_identifier(text) for text in pair):
        names_are_two(room, pair)


def string(text):
    """Returns a string of a script that contains no variable."""
    return json.dumps(text, ensure_ascii=False).replace("${", "$${")


def payloads_arrive(room, texts):
    room.write(
        "payloads.reel",
        "@reactor alert\n" + "".join(f"alert {string(text)}\n" for text in texts),
    )
    records = [
        json.loads(line)
        for line in room.reel(
            "run", "--format", "jsonl", "payloads.reel", codes=(0,)
        ).lines
    ]
    same(
        [
            record["action"]["alert"]["_0"]
            for record in records
            if record["type"] == "action"
        ],
        texts,
        "the payloads",
    )
    same(
        [
            record["state"]["alertMessage"]
            for record in records
            if record["type"] == "state"
        ],
        texts,
        "the states",
    )
    same(
        [record["value"] for record in records if record["type"] == "pulse"],
        texts,
        "the pulses",
    )
    changes = [record["changes"] for record in records if record["type"] == "state"]
    same(
        [[change["new"] for change in each] for each in changes],
        [[text] if text != before else [] for before, text in zip([None, *texts], texts)],
        "the changes of the states",
    )


def comparisons_tell_them_apart(room, pair):
    a, b = pair
    smaller, larger = sorted(pair, key=lambda text: [ord(scalar) for scalar in text])
    left = f"@reactor alert\nalert {string(a)}\n"
    holding = [
        f"== {string(a)}",
        f"!= {string(b)}",
        f"has {string(a)}",
        f"{'<' if a == smaller else '>'} {string(b)}",
    ]
    failing = [
        f"== {string(b)}",
        f"!= {string(a)}",
        f"has {string(b)}",
        f"{'>' if a == smaller else '<'} {string(b)}",
    ]
    if not set("*?") & set(a + b):
        holding.append(f"like {string('*' + a)}")
        failing.append(f"like {string('*' + b)}")
    if b in a:
        failing.remove(f"has {string(b)}")
    for comparisons, verdict in [(holding, True), (failing, False)]:
        script = left + "".join(
            f"? alertMessage {comparison}\n" for comparison in comparisons
        )
        room.write("compare.reel", script)
        records = map(
            json.loads, room.reel("run", "--format", "jsonl", "compare.reel").lines
        )
        verdicts = {
            record["text"]: record["ok"]
            for record in records
            if record["type"] == "expect"
        }
        same(
            list(verdicts.values()),
            [verdict] * len(comparisons),
            f"whether they hold for {string(a)}: {verdicts}",
        )


def cases_and_files_are_two(room, pair):
    cases = "".join(f"@case {text}\nalert {string(text)}\n" for text in pair)
    if all("/" not in text and not text.startswith((".", "-", "_")) for text in pair):
        for text in pair:
            room.write(f"suite/{text}.reel", "@reactor alert\n" + cases)
            room.write(f"suite/{text}/x.reel", "@reactor alert\n" + cases)
        listed = room.reel("list", "--json", "suite", codes=(0,)).lines
        same(len(listed), 8, "how many cases are listed")
        room.reel("test", "--accept", "suite", codes=(0,))
        played = room.reel("test", "--report", "jsonl", "suite", codes=(0,))
        scripts = {json.loads(line).get("script") for line in played.lines[:-1]}
        same(
            scripts,
            {f"suite/{text}{rest}" for text in pair for rest in (".reel", "/x.reel")},
            "the scripts played",
        )
        room.remove(f"suite/{pair[0]}.reel")
        outcome = room.reel("test", "suite")
        expect(outcome.code == 1, "a golden is obsolete whose script is gone", outcome)


def goldens_tell_them_apart(room, pair):
    for number, text in enumerate(pair):
        room.write(f"golden-{number}.reel", f"@reactor alert\nalert {string(text)}\n")
        room.write(f"title-{number}.reel", f"@reactor alert\n@case {text}\nalert a\n")
    room.reel(
        "test",
        "--accept",
        *(f"{kind}-{number}.reel" for kind in ["golden", "title"] for number in (0, 1)),
    )
    for kind in ["golden", "title"]:
        outcome = room.reel("test", "--golden", f"{kind}-1.timeline", f"{kind}-0.reel")
        expect(outcome.code == 1, f"the {kind} of the other one fails", outcome)
        for flags in [(), ("--json",)]:
            outcome = room.reel(
                "diff", *flags, f"{kind}-0.timeline", f"{kind}-1.timeline"
            )
            expect(
                outcome.code == 1 and outcome.out, f"the two {kind}s differ", outcome
            )


def views_show_both(room, pair):
    bindings = "".join(f'binding {{"name":{string(text)}}}\n' for text in pair)
    room.write("view.reel", f"@reactor name-badge\n&bind\n{bindings}")
    out = room.reel("run", "--format", "jsonl", "view.reel", codes=(0,)).lines
    records = [json.loads(line) for line in out]
    shown = [record["shows"] for record in records if record.get("control") == "header"]
    same(shown, ["Guest", *pair], "what the header of the view shows")


def keys_and_tags_are_two(room, pair):
    members = ",".join(f"{string(text)}:1" for text in pair)
    room.write("keys.reel", f"@reactor alert\n! x reply {{{members}}}\n")
    converted = room.reel("fmt", "--to", "json", "keys.reel", codes=(0,))
    same(list(json.loads(converted.out)[1]["reply"]), list(pair), "the keys")
    if any(scalar.isspace() or scalar in ",!" for scalar in "".join(pair)):
        return
    cases = [f"@case {n}\n@tag {string('t' + text)}\n" for n, text in enumerate(pair)]
    room.write("tags.reel", "@reactor alert\n" + "".join(cases))
    for number, text in enumerate(pair):
        listed = room.reel("list", "--tag", "t" + text, "tags.reel")
        same(listed.out, f"tags.reel > {number}\n".encode(), "the cases of a tag")


def is_identifier(text):
    kinds = [unicodedata.category(scalar)[0] for scalar in text]
    return kinds[0] == "L" and set(kinds) <= {"L", "M"}


def names_are_two(room, pair):
    lets = "".join(f"@let {text} = {number}\n" for number, text in enumerate(pair))
    uses = "".join(f'alert "a ${{{text}}}"\n' for text in pair)
    room.write("names.reel", f"@reactor alert\n{lets}{uses}")
    out = room.reel("run", "--format", "jsonl", "names.reel", codes=(0,)).lines
    states = [json.loads(line).get("state", {}).get("alertMessage") for line in out]
    same([text for text in states if text][:2], ["a 0", "a 1"], "the variables")
    for text in pair:
        room.write(f"{text}-root/_x.reel", "increase\n")
    script = f"@reactor counter\n@include ../{pair[1]}-root/_x.reel\n"
    room.write(f"{pair[0]}-root/outside.reel", script)
    room.reel("-C", f"{pair[0]}-root", "run", "outside.reel", codes=(2,))
