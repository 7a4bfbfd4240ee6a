"""Timelines as text, and changes of them."""

import json
import re
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from strategies.texts import any_of

HEADER = "reel-timeline 1"


@dataclass(frozen=True)
class Case:
    """A section of a timeline."""

    heading: str
    frames: tuple
    starts_script: bool


def parsed(text):
    """Returns the cases of a timeline."""
    cases, starts = [], False
    for line in text.split("\n")[:-1]:
        if line == HEADER:
            starts = True
        elif line.startswith("== "):
            cases.append(Case(line, (), starts))
            starts = False
        else:
            cases[-1] = replace(cases[-1], frames=cases[-1].frames + (line,))
    return cases


def printed(cases):
    lines = []
    for case in cases:
        lines += [HEADER] * case.starts_script + [case.heading, *case.frames]
    return "".join(line + "\n" for line in lines)


# The kinds of changes, and numbers for their places.
places = st.integers(0, 999)
kinds = "gone twice moved other later case-gone case-moved case-other case-other case-other header"
edits = st.lists(st.tuples(any_of(kinds), places, places, places), min_size=1, max_size=4)
# Frames with other names can always be read: a name may be any text.
renamings = st.lists(
    st.tuples(st.just("renamed"), places, places, places), min_size=1, max_size=4
)


def edited(cases, changes):
    """Returns the cases after the changes."""
    cases = list(cases)
    for what, case, place, target in changes:
        if not cases:
            break
        case %= len(cases)
        if what == "case-gone":
            del cases[case]
        elif what in ("case-moved", "case-other"):
            moved = cases.pop(case)
            if what == "case-other":
                frames = list(moved.frames)
                edit(frames, "other", place % len(frames), 0)
                moved = replace(moved, frames=tuple(frames))
            cases.insert(target % (len(cases) + 1), moved)
        elif what == "header":
            cases[case] = replace(
                cases[case], starts_script=not cases[case].starts_script
            )
        else:
            frames = list(cases[case].frames)
            edit(frames, what, place % len(frames), target % len(frames))
            cases[case] = replace(cases[case], frames=tuple(frames))
    if cases:
        cases[0] = replace(cases[0], starts_script=True)
    return cases


def edit(frames, what, place, target):
    """Changes one frame, but neither the first nor the last one, which every case needs."""
    inner = range(1, len(frames) - 1)
    if what in ("gone", "moved") and place not in inner:
        what = "other"
    if what == "gone":
        del frames[place]
    elif what == "twice":
        frames.insert(place, frames[place])
    elif what == "moved":
        frames.insert(target if target in inner else 1, frames.pop(place))
    elif what == "later":
        for index in range(max(place, 1), len(frames)):
            span, rest = frames[index].lstrip().split("ms", 1)
            frames[index] = (
                f"{float(span) + 1000:g}ms".rjust(10) + rest
                if float(span).is_integer()
                else frames[index]
            )
    elif what == "renamed":
        frames[place] = re.sub(
            # The whole of a name with dots; no path of a nested reactor, which ends with a colon.
            r"(?<=ms [>~] )[\w.]+(?![\w.:])",
            lambda name: json.dumps(name[0] + '\\"'),
            frames[place],
            count=1,
        )
    else:
        for old, new in [
            ('"', '"\u00e9'),
            (" 1", " 2"),
            ("true", "false"),
            ("0ms ~ ", "0ms ~ x"),
            ("null", '"a"'),
            ("{", '{"z":1,'),
        ]:
            if old in frames[place][10:]:
                frames[place] = frames[place][:10] + frames[place][10:].replace(
                    old, new, 1
                )
                break
