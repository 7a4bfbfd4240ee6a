"""A page holds exactly the frames of its timeline, and no text of a script becomes a part of the page."""

import json
import re
from html.parser import HTMLParser

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import plays
from strategies.texts import any_of, many, mixed
from strategies.timelines import parsed

# Texts that would change a page if they were written into it as they are. No page has these elements itself.
MARKUP = "</script> <script> <!-- --> ]]> <i> <img/onerror=x> </td></i> & &lt; \\u003c ' \""
FOREIGN = {"i", "img", "img onerror", "<!--"}
SCRIPTS = 2  # how many script elements a page has: its code, and its data

pieces = st.lists(any_of(MARKUP), min_size=1, max_size=3).map(" ".join)
statements = st.one_of(
    pieces.map("@case {}".format),
    pieces.map(lambda text: f"alert {json.dumps(text)}"),
    pieces.map("# {}".format),
)
hostile = many(statements, 8).map(
    lambda lines: "".join(line + "\n" for line in ["@reactor alert", *lines])
)

# Frames that are less than a millisecond apart.
close = many(st.sampled_from(["alert a", "+0.5ms", "+300us", "+0.000001ms", "+1ms"]), 8).map(
    lambda lines: "".join(line + "\n" for line in ["@reactor alert", *lines])
)
examples = st.tuples(st.one_of(plays(), hostile), plays(max_cases=1), many(mixed(plays(), close), 12))


def check(room, example):
    *pair, others = example
    for name, script in zip("ab", pair):
        room.write(f"{name}.reel", script)
    suite_is_whole(room, others)
    printed = room.reel("run", "a.reel")
    if printed.code == 2:
        return
    shown = room.reel("show", "--html", "show.html", "a.reel", codes=(0, 1))
    room.write("a.timeline", printed.out)
    read = room.reel("show", "--html", "read.html", "a.timeline", codes=(0,))
    expect(not shown.out and not read.out, "a page on standard output where none is asked", shown)
    expected = [list(case.frames) for case in parsed(printed.out.decode())]
    for name in ("show.html", "read.html"):
        data = page(room, name)
        same([frames(case["frames"]) for case in data["cases"]], expected, f"the frames in {name}")
    room.reel("test", "--report", "html=test.html", "a.reel", "b.reel")
    page(room, "test.html")
    if room.reel("diff", "--html", "diff.html", "a.reel", "b.reel").code != 2:
        page(room, "diff.html")


def suite_is_whole(room, scripts):
    """Checks the page of a suite without goldens, which shows what its scripts print."""
    names = [f"suite/{number}.reel" for number in range(len(scripts))]
    for name, script in zip(names, scripts):
        room.write(name, script)
    printed = room.reel("run", *names)
    room.reel("test", "--report", "html=suite.html", *names)
    expected = [list(case.frames) for case in parsed(printed.out.decode())]
    # Where nothing was played, the page only says so, without a debugger.
    if not expected:
        return
    data = page(room, "suite.html")
    # A script that is refused has a place in the page, and prints nothing.
    shown = [frames(case["frames"]) for case in data["cases"] if case.get("frames")]
    same(shown, expected, "the frames in suite.html")


class Elements(HTMLParser):
    """The elements of a page."""

    def __init__(self, text):
        super().__init__()
        self.names, self.data = [], None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.names += [tag, *(f"{tag} {name}" for name, _ in attributes)]
        if ("id", "data") in attributes:
            self.data = ""

    def handle_endtag(self, tag):
        if isinstance(self.data, str) and tag == "script":
            self.data = json.loads(self.data)

    def handle_data(self, text):
        if isinstance(self.data, str):
            self.data += text

    def handle_comment(self, text):
        self.names.append("<!--")


def page(room, name):
    """Returns the data of a page, which holds no elements but its own."""
    elements = Elements(room.read(name).decode())
    same(set(elements.names) & FOREIGN, set(), f"the elements of a script in {name}")
    same(elements.names.count("script"), SCRIPTS, f"how many scripts {name} has")
    expect(isinstance(elements.data, dict), f"one object as the data of {name}", elements.data)
    return elements.data


def frames(text):
    """Returns the lines of a timeline for the frames of a page, which leave out a time that is the one before."""
    lines, time = [], "0"
    for line in text.split("\n"):
        own, _, rest = re.fullmatch(r"([\d.]*)(:[\d/]*)?(.*)", line, re.DOTALL).groups()
        time = own or time
        lines.append(f"{time}ms".rjust(10) + " " + rest)
    return lines
