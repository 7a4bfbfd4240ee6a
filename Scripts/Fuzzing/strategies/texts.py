"""Texts at the edges of Unicode, and of the language."""

from functools import cache
from itertools import permutations

from hypothesis import strategies as st

# Each group holds texts that are canonically equal and differ in their bytes.
TWINS = [
    ["\u00e9", "e\u0301"],
    ["\u212b", "\u00c5", "A\u030a"],
    ["q\u0307\u0323", "q\u0323\u0307"],
    ["\u1e69", "s\u0323\u0307", "s\u0307\u0323", "\u1e63\u0307"],
    ["\uac00", "\u1100\u1161"],
    ["\u2126", "\u03a9"],
    ["\u0958", "\u0915\u093c"],
    ["\U0001d15e", "\U0001d157\U0001d165"],
    ["\u2000", "\u2002"],
    ["\u037e", ";"],
    ["\u1fef", "`"],
]

# The acute accent is frequent, since a defect may need it at a certain place.
MARKS = ["\u0301"] * 6
MARKS += [*"\u0338\u0327\u20dd\u0e33\u094d\ufe0f\U000e0100", "\u0300\u0316"]
HIDDEN = [*"\u200b\u200c\u200d\u2060\ufeff\xad\u061c\u180e\U000e0020"]
TURNING = [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f"]
BLANKS = [" ", "  ", "\t", *"\xa0\u1680\u2003\u2028\u2029\x85\u3000\u202f"]
CONTROLS = [*"\x00\x01\x07\x0b\x0c\x7f\x9b\r\n", "\r\n", "\x1b[31m"]
STRANGE = [
    *"\uffff\ufffd\ue000\U0010ffff\u01c5",
    "\U0001f468\u200d\U0001f469",
    "\U0001f1e9\U0001f1ea",
]
SIGNS = [*"\"\\#@+=?!&{}[]()<>,:;.*_-/$%^~|'`", " #", " # "]
SIGNS += "${ $${ ${n} ## // -> .. \\u00e9".split(" ")
WORDS = "a B z9 0 -1 nil null true x2 after when reply as has == k=v".split(" ")
WORDS += "1.50 1e5 _ @f # ? &a x0 x99 state.a $time hang fail 5ms on a.b -".split(" ")
LETTERS = "a e o A \xdf \u0130 \u4e2d \u0627 \u05d0 1".split(" ")

# The characters that no line of text may contain unescaped.
UNPRINTABLE = set("\n\r\x00")

_pieces = [piece for twins in TWINS for piece in twins]
_pieces += MARKS + HIDDEN + TURNING + BLANKS + STRANGE
_pieces += SIGNS * 2 + WORDS + LETTERS * 2

twins = st.sampled_from(
    [(one, other) for group in TWINS for one, other in permutations(group, 2)]
)


@cache
def any_of(words):
    """Draws one of the words of a text, which are separated by blanks."""
    return st.sampled_from(words.split(" "))


def mixed(*strategies):
    """Draws from one of the strategies, with equal probability for each."""
    return st.integers(0, len(strategies) - 1).flatmap(strategies.__getitem__)


def many(examples, max_size):
    """Draws a list that is mostly long. Hypothesis prefers short ones, and shrinks to them."""
    sizes = [1, max_size // 2, max_size * 3 // 4]
    return mixed(
        *[st.lists(examples, min_size=size, max_size=max_size) for size in sizes]
    )


def joined(pieces, min_size=0, max_size=4):
    return st.lists(st.sampled_from(pieces), min_size=min_size, max_size=max_size).map(
        "".join
    )


# Any character except surrogates.
characters = st.integers(0, 0x10FFFF - 0x800).map(
    lambda n: chr(n if n < 0xD800 else n + 0x800)
)

_accents = joined(LETTERS + MARKS, max_size=3)

# Any text for a string of JSON, including texts that have a meaning as bare words.
texts = mixed(
    joined(LETTERS),
    _accents,
    st.sampled_from(WORDS),
    joined(_pieces),
    joined(_pieces + CONTROLS, max_size=6),
    st.lists(characters, max_size=3).map("".join),
)

# Any text for a line.
line_texts = mixed(
    _accents,
    st.sampled_from(WORDS),
    joined(_pieces, max_size=5).filter(lambda text: not UNPRINTABLE & set(text)),
)
