"""Statements of the language, one a line: mostly valid, with rare edge cases."""

from hypothesis import strategies as st

from strategies.texts import LETTERS, MARKS, WORDS, any_of, joined, line_texts, mixed
from strategies.values import (
    brackets,
    numbers,
    objects,
    rarely_deep,
    scalars,
    simple_words,
    strings,
    values,
)


def often(usual, *rare):
    """Draws mostly from the usual strategy, and sometimes from a rare one."""
    return st.integers(0, 5 + len(rare)).flatmap(
        lambda n: rare[n] if n < len(rare) else usual
    )


def phrase(*parts):
    """Draws words separated by one blank. A part may be a fixed text."""
    return st.tuples(
        *[st.just(part) if isinstance(part, str) else part for part in parts]
    ).map(lambda words: " ".join(word for word in words if word))


def maybe(part):
    return st.one_of(st.just(""), part)


def several(part, max_size=3):
    return st.lists(part, max_size=max_size).map(" ".join)


identifiers = often(
    any_of("n k from to _0 _1 x1 \xe9 \u4e2d"),
    joined(
        LETTERS + MARKS + ["_", "\u00a0", "\u200b", "\u2028"], min_size=1, max_size=3
    ),
)
names = often(
    any_of("increase follow row.set repo-search do wait with case \xe9t\xe9"),
    any_of("_a a- cells.0.rename cells[id=3].toggle a.-1.b comment include x2 nil"),
    identifiers,
)

words = often(
    simple_words,
    line_texts.map(lambda text: text.replace(" ", "") or "a"),
    any_of("nil true x2 _ after when @f reply k= = a=\u0338 + & # $"),
)
wild_strings = strings()
quoted_words = st.sampled_from(WORDS).map('"{}"'.format)
variables = st.one_of(
    any_of('${n} ${k} a${n}b "$${n}" $${ "${" ${} ${a.b} "\\u0024{n}"'),
    st.just('"a ${n}"'),
)
arguments = mixed(
    words,
    numbers,
    scalars,
    wild_strings,
    quoted_words,
    brackets,
    often(wild_strings, variables, rarely_deep),
)
labelled = st.tuples(identifiers, arguments).map("=".join)
durations = often(
    any_of("5ms 50ms 1s 1000ms 90s 2m 1h 0s 300us"),
    any_of("1.5ms 0.000001ms 1.0000005s 60000ms 3600s 0.5h 106751d 292y 1e3ms"),
    any_of(
        "2562047h 9223372036s 9223372037s 18446744073709551615us 5e9s -1s ${n} ms 5"
    ),
)
paths = often(
    any_of('value a.b items.0.name items.-1 items[id=3].x cells.count . byId."a.b"'),
    any_of(
        "$time $errors $calls.search.last.page $notes.steps.count $frames "
        "$pulses.a.b.-1"
    ),
    wild_strings.map(lambda key: "a." + key),
    identifiers,
)
titles = often(
    line_texts,
    st.sampled_from(
        ["T # c", "a  b", " b", "b ", '"q"', "a\\b", "a > b", "\u0301x", "#", "==", ""]
    ),
)

comments = line_texts.map(lambda text: "#" + text)

reactors = phrase("@reactor", names, several(labelled))
cases = phrase("@case", titles)
lets = phrase(
    "@let",
    identifiers,
    "=",
    often(values, words, any_of('state.items.0 $calls.a.last "$a"')),
)
eaches = phrase(
    "@each", identifiers, "=", st.lists(values, min_size=1, max_size=3).map(", ".join)
)
files = often(
    st.sampled_from(["_a.reel", "f.json", '"a b.reel"', "../x.reel", "42", "d/e.reel"]),
    wild_strings,
    any_of('"" a=b #a x2 nil @a'),
    words,
)
includes = phrase("@include", files, several(labelled, 2))
redactions = phrase(
    "@redact",
    often(paths, any_of("items.*.id * *.* a.*")),
    "as",
    names,
)
variations = phrase(
    "@vary",
    often(names, any_of("updateQuery move.to move._0 a.b.c")),
    arguments,
    several(arguments),
)
switches = st.sampled_from(["@only", "@lenient", "@golden none"])
tags = phrase(
    "@tag",
    often(words, st.sampled_from(['"a b"', "a,b", "!a", '"q"', '"${"', "k=v", "42"])),
)
expected_failures = phrase("@xfail", titles)
timeouts = phrase("@timeout", durations)
seeds = phrase("@seed", often(any_of("0 7 18446744073709551615"), numbers))

waits = mixed(
    durations.map(lambda span: "+" + span),
    durations.map(lambda time: "=" + time),
    st.just("+idle"),
)

actions = mixed(
    phrase(
        names,
        several(arguments),
        often(st.just(""), any_of("x2 x100 x0 x1 x99999999999")),
    ),
    phrase(names, several(labelled), several(arguments, 1)),
    phrase(names, quoted_words),
)

operators = any_of("== != < <= > >= has like")
expectations = mixed(
    phrase("?", paths, operators, often(arguments, st.just("_"), st.just('"_"'))),
    phrase("?", paths, st.sampled_from(["exists", "missing", "unique", "== _"])),
    phrase("?", objects(values)),
)

subjects = often(paths, any_of("has unique and or when always never within"))
claims = mixed(
    phrase(subjects, operators, often(arguments, any_of("and or when within _"))),
    phrase(subjects, any_of("exists missing unique")),
    objects(values),
)
conditions = st.tuples(
    claims, st.lists(st.tuples(any_of("and or"), claims), max_size=2)
).map(lambda drawn: " ".join([drawn[0], *(" ".join(pair) for pair in drawn[1])]))
rules = mixed(
    phrase("?", any_of("always never sometimes finally"), conditions),
    phrase("?", any_of("always never"), conditions, "when", conditions),
    phrase("? finally", conditions, "within", durations),
)

answers = mixed(
    phrase("reply", maybe(arguments)),
    phrase("reply", quoted_words),
    phrase("reply", files.map(lambda file: "@" + file)),
    phrase("fail", often(st.one_of(numbers, wild_strings), words, brackets)),
    st.just("hang"),
)
options = st.tuples(
    maybe(durations.map("after {}".format)),
    maybe(any_of("x1 x2 x100 x0")),
    maybe(often(objects(values), arguments).map("when {}".format)),
    st.permutations(range(3)),
).map(lambda drawn: " ".join(drawn[place] for place in drawn[3] if drawn[place]))
ports = phrase(
    "!",
    st.tuples(names, often(st.just(""), any_of("#1 #2 #0"))).map("".join),
    answers,
    maybe(options),
)
ranges = often(
    any_of("0..2s 0..0ms 50ms..1s 1s..1s 1ms..1000us"),
    any_of("0 .. 1s 2s..1s ..1s 0.. 0...1s 1s..2 -1s..1s ${n}..1s 0..2562048h"),
)
choices = mixed(
    phrase("reply", maybe(often(arguments, any_of('| "|" within "within" x2')))),
    phrase("reply", files.map(lambda file: "@" + file)),
    phrase("fail", maybe(often(st.one_of(numbers, wild_strings), words))),
    st.just("hang"),
)
narrowed = phrase(
    "!",
    names,
    "any",
    st.lists(choices, min_size=1, max_size=4).map(" | ".join),
    maybe(ranges.map("within {}".format)),
)
streams = phrase(
    "!",
    names,
    st.one_of(
        phrase("emit", arguments), st.just("complete"), phrase("fail", arguments)
    ),
)

controls = often(
    any_of("list searchField box.textField bind stub on rows.-1"),
    wild_strings,
    paths,
)
views = st.sampled_from(["&bind", "&unbind", "&load", "&drop", "&stub on", "&stub off"])
gestures = phrase("&", controls, names, several(arguments, 2))
stub_states = phrase("&stub.state", often(brackets, arguments))

directives = mixed(
    reactors,
    cases,
    lets,
    eaches,
    variations,
    includes,
    redactions,
    switches,
    tags,
    expected_failures,
    timeouts,
    seeds,
)
outside = mixed(ports, ports, narrowed, streams, views, gestures, stub_states)
ordinary = mixed(
    comments,
    directives,
    directives,
    waits,
    actions,
    actions,
    expectations,
    rules,
    outside,
)


def untidy(line, noise):
    """Returns the line with insignificant blanks, and perhaps with a comment."""
    before, gap, behind = noise
    return before + line.replace(" ", gap) + behind


tidy = st.just(("", " ", ""))
blanks = st.sampled_from([" ", "  ", "\t"])
commented = st.tuples(
    st.just(""), st.just(" "), st.tuples(blanks, comments).map("".join)
)
noises = mixed(
    commented,
    commented,
    commented,
    st.tuples(blanks, st.just(" "), st.just("")),
    st.tuples(st.just(""), st.just(" "), blanks),
    st.tuples(st.just(""), blanks, st.just("")),
)
lines = st.tuples(ordinary, often(tidy, noises, noises)).map(lambda pair: untidy(*pair))
