"""Texts that nobody would write: pieces of a language in any order, and texts with changed pieces."""

import re

from hypothesis import strategies as st

from strategies.plays import plays
from strategies.scripts import scripts
from strategies.texts import (
    BLANKS,
    CONTROLS,
    HIDDEN,
    MARKS,
    SIGNS,
    TURNING,
    any_of,
    joined,
    many,
)
from strategies.values import NUMBERS, values

_script_pieces = """
@case @let @each @vary @reactor @redact @include @tag @xfail @timeout @seed @golden @only @lenient none as ? ! & &bind &stub &stub.state +5ms
=2s +idle reply fail hang any | within 0..2s emit complete after when x2 x0 tap type n k=v ${n} a.b cells.0 cells[id=3].x == has like exists _
counter increase alert $calls.a.last state.items {"do":"x"} "with": {"case":"T"} "comment" [[ ]] null 1e400 "a" @f
""".split()
_timeline_pieces = """
reel-timeline 1 == counter 0ms 50ms 0.5ms -1ms > ~ @ < x = ^ * ! & ? -> <- search#1 a: null {"a":1} [] "x" (from (dropped: fail
complete actual path: .+0 .-0 alert (terminated)
""".split()
_record_pieces = """
{"type":"begin" "version":1 "script":null "case":null "reactor":"counter" "at":0 "state":{} {"type":"end" "inFlight":0 "errors":0
"ok":true {"type":"problem" "reason":"alive" {"type":"action" "line":3 "name":"a" "action":"a" {"type":"state" "changes":[] {"op":"add" "path":"a" "in":"cells.0"
""".split()
_strange = MARKS + HIDDEN + TURNING + BLANKS + CONTROLS + SIGNS + NUMBERS

changes = st.lists(
    st.tuples(
        st.integers(0, 9999),
        st.integers(0, 12),
        st.one_of(st.just(""), joined(_strange, max_size=1)),
    ),
    max_size=4,
)


# A sign that goes alone or with the rest of its line, or a word that gets a quote.
cuts = st.tuples(st.integers(0, 9999), any_of("sign rest word"))


def cut(text, place_and_kind):
    """Returns the text with a pair of signs torn apart: it loses one of them, or gets a quote before a word."""
    place, kind = place_and_kind
    if kind == "word":
        places = [match.start() for match in re.finditer(r" (?=\w)", text)]
    else:
        places = [index for index, sign in enumerate(text) if sign in '"\\{}[]']
    if not places:
        return text
    place = places[place % len(places)]
    if kind == "word":
        return text[: place + 1] + '"' + text[place + 1 :]
    if kind == "sign":
        return text[:place] + text[place + 1 :]
    return text[: place + 1] + text[text.find("\n", place) :]


def soup(pieces):
    return joined(
        pieces * 3 + _strange + ["\n", " ", "  ", ",", ":", "}", "]"] * 8, max_size=25
    )


def changed(text, changes):
    """Returns the text with some pieces replaced."""
    for place, length, new in changes:
        place %= len(text) + 1
        text = text[:place] + new + text[place + length :]
    return text


def damaged(texts):
    return st.tuples(texts, changes).map(lambda pair: changed(*pair))


questions = many(
    st.tuples(any_of("== != < >= has like"), st.one_of(st.sampled_from(NUMBERS), values)),
    6,
).map(
    lambda asked: "@reactor counter\n"
    + "".join(f"? value {operator} {value}\n" for operator, value in asked)
)

# Some are whole, so that what their values lead to is played.
script_soups = st.one_of(
    soup(_script_pieces),
    damaged(plays(max_cases=1)),
    damaged(scripts),
    plays(max_cases=1),
    questions,
)
timeline_soups = st.one_of(
    soup(_timeline_pieces),
    soup(_record_pieces).map(lambda text: "{" + text),
    soup(_timeline_pieces).map("reel-timeline 1\n{}".format),
)
