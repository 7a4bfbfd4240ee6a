"""Values of JSON, spelled in every way that JSON knows."""

import json

from hypothesis import strategies as st

from strategies.texts import LETTERS, TWINS, any_of, mixed, texts

EDGES = [2**31, 2**53, 2**63, 2**64, 10**19]

NUMBERS = [str(edge + step) for edge in EDGES for step in (-1, 0, 1)]
NUMBERS += ["-" + number for number in NUMBERS]
NUMBERS += ("0 -0 0.0 -0.0 1 -1 7 42 1.0 1.50 0.1 1e2 1E+2 1e-2 100").split(" ")
NUMBERS += ("1e308 1e309 1e400 -1e400 5e-324 1e-400 0.1e1 9007199254740992.0").split(
    " "
)
NUMBERS += [
    "9007199254740993.0",
    "0." + "0" * 40 + "1",
    "1" * 40,
    "3.141592653589793238462643",
]

numbers = st.one_of(st.sampled_from(NUMBERS), st.integers(-99, 99).map(str))
scalars = st.one_of(numbers, any_of("true false null"))


def strings(content=texts):
    """Draws a string of JSON, with literal characters or escape sequences."""
    escaped = st.sampled_from([False, False, False, True])
    return st.tuples(content, escaped).map(
        lambda pair: json.dumps(pair[0], ensure_ascii=pair[1])
    )


blanks = st.sampled_from(["", "", "", "", " ", "  ", "\t"])
keys = mixed(
    st.sampled_from("abkn"),
    st.sampled_from([key for twins in TWINS for key in twins]),
    texts,
)


def enclosed(opening, parts, closing, blank):
    """Returns parts between brackets, separated by commas, with blanks around all of these signs."""
    inside = f"{blank},{blank}".join(parts)
    return opening + blank + inside + blank + closing


def arrays(elements):
    return st.tuples(st.lists(elements, max_size=3), blanks).map(
        lambda pair: enclosed("[", pair[0], "]", pair[1])
    )


def objects(elements, keys=keys):
    """Draws an object with distinct keys, some of which may look the same."""
    members = st.tuples(keys, elements)
    several = st.lists(members, max_size=3, unique_by=lambda member: member[0])
    return st.tuples(several, blanks).map(lambda pair: spelled_object(*pair))


def spelled_object(members, blank):
    colon = f"{blank}:{blank}"
    members = [
        json.dumps(key, ensure_ascii=False) + colon + value for key, value in members
    ]
    return enclosed("{", members, "}", blank)


def nested(depth, shape):
    opening, closing, levels = shape
    return opening * (depth // levels) + "1" + closing * (depth // levels)


# Nested brackets, some near the limit of depth.
shapes = st.sampled_from([("[", "]", 1), ('{"a":', "}", 1), ('[{"k":', "}]", 2)])
depths = st.one_of(st.integers(2, 30), st.integers(500, 515))
deep = st.tuples(depths, shapes).map(lambda pair: nested(*pair))

_leaves = mixed(scalars, strings())
shallow = st.one_of(arrays(_leaves), objects(_leaves))
brackets = mixed(
    shallow, arrays(st.one_of(_leaves, shallow)), objects(st.one_of(_leaves, shallow))
)
values = mixed(_leaves, brackets)
rarely_deep = st.integers(0, 39).flatmap(lambda n: deep if n == 0 else brackets)

simple_words = st.sampled_from(LETTERS + ["React", "b/c", "C#", "https://x?a=b"])
