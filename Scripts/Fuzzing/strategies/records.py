"""The same statements in JSON: one object each, or a string."""

import json

from hypothesis import strategies as st

from strategies import lines
from strategies.lines import durations, identifiers, names, often, paths, titles
from strategies.texts import any_of, line_texts, texts
from strategies.values import (
    arrays,
    blanks,
    brackets,
    enclosed,
    numbers,
    objects,
    rarely_deep,
    scalars,
    strings,
    values,
)

spelled = strings
wholes = any_of("1 2 100 0 -1 1.0 18446744073709551615")
files = often(st.sampled_from(["f.json", "_a.reel", "a b.reel"]), texts)
contents = often(
    values,
    st.sampled_from(['"${n}"', '"a ${n}"', '"\\u0024{n}"', '"$${n}"', '"${"']),
    rarely_deep,
)
labelled = objects(contents, keys=identifiers)
arguments = often(st.one_of(contents, arrays(contents), labelled), brackets)
expectations = st.tuples(paths, any_of("== != < has like"), scalars | strings()).map(
    " ".join
)

conditions = st.one_of(spelled(lines.conditions), objects(contents))


def record(required, *optional):
    """Draws an object with the required members and some of the optional ones."""
    keys = [key for key, _ in (*required, *optional)] + ["comment"]
    values = [value for _, value in required]
    values += [st.one_of(st.none(), value) for _, value in optional]
    values.append(often(st.none(), spelled(line_texts)))
    return st.tuples(st.tuples(*values), turns, blanks).map(
        lambda drawn: spelled_record(keys, *drawn)
    )


# The number of members that come last instead of first.
turns = st.sampled_from([0, 0, 0, 0, 0, 0, 0, 1, 2])


def spelled_record(keys, values, turn, blank):
    members = [(key, value) for key, value in zip(keys, values) if value is not None]
    members = members[turn:] + members[:turn]
    members = [f"{json.dumps(key)}:{blank}{value}" for key, value in members]
    return enclosed("{", members, "}", blank)


choices = st.one_of(
    any_of('"reply" "fail" "hang" "wait" {}'),
    objects(contents, keys=any_of("reply fail file hang")),
)

true = st.just("true")
_options = [
    ("after", spelled(durations)),
    ("times", wholes),
    ("call", wholes),
    ("when", often(objects(values), values)),
]

records = st.one_of(
    record([("comment", spelled(line_texts))]),
    record([("reactor", spelled(names))], ("with", labelled)),
    record([("case", spelled(often(titles, texts)))]),
    record([("let", objects(contents, keys=identifiers))]),
    record(
        [
            ("let", spelled(identifiers)),
            ("from", spelled(any_of("state.a.0 $time $calls.p.last"))),
        ]
    ),
    record([("each", objects(arrays(contents), keys=identifiers))]),
    record([("vary", objects(arrays(contents), keys=names))]),
    record([("include", spelled(files))], ("with", labelled)),
    record([("redact", spelled(paths)), ("as", spelled(names))]),
    record([("tag", spelled(often(names, texts)))]),
    record([("only", true)]),
    record([("lenient", true)]),
    record([("xfail", spelled(often(titles, texts)))]),
    record([("timeout", spelled(durations))]),
    record([("seed", wholes | numbers)]),
    record([("golden", st.just('"none"'))]),
    record([("wait", spelled(st.one_of(durations, st.just("idle"))))]),
    record([("until", spelled(durations))]),
    spelled(names),
    record([("do", spelled(names))], ("with", arguments), ("times", wholes)),
    record([("do", spelled(names)), ("with", arguments)]),
    record([("follow", contents)]),
    objects(contents, keys=names),
    record([("expect", spelled(expectations))]),
    record([("expect", objects(contents))]),
    record([("always", conditions)], ("when", conditions)),
    record([("never", conditions)], ("when", conditions)),
    record([("sometimes", conditions)]),
    record([("finally", conditions)], ("within", spelled(durations))),
    record([("port", spelled(names)), ("reply", contents)], *_options),
    record([("port", spelled(names)), ("file", spelled(files))], *_options),
    record(
        [("port", spelled(names)), ("fail", often(numbers | strings(), brackets))],
        *_options,
    ),
    record([("port", spelled(names)), ("hang", true)], *_options[1:]),
    record(
        [("port", spelled(names)), ("any", arrays(choices))],
        ("within", spelled(lines.ranges)),
    ),
    record([("stream", spelled(names)), ("emit", contents)]),
    record([("stream", spelled(names)), ("complete", true)]),
    record([("stream", spelled(names)), ("fail", strings())]),
    record([("view", any_of('"bind" "unbind" "load" "drop"'))]),
    record(
        [("view", spelled(often(paths, texts))), ("gesture", spelled(names))],
        ("with", arguments),
    ),
    record([("stub", st.sampled_from(['"on"', '"off"']))]),
    record([("stub", contents.map('{{"state":{}}}'.format))]),
)
