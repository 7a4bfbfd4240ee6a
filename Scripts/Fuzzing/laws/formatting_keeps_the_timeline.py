"""A script plays the same as it was written, formatted, in JSON Lines and in JSON."""

import json
import re

from hypothesis import strategies as st

from conversions import convert
from room import same
from strategies.lines import comments, often, quoted_words
from strategies.plays import plays
from strategies.texts import many, mixed

noises = st.sampled_from(
    ["{}", "{}", "{}", "  {}", "{} ", "\t{}", "\n{}", "{}\n\n", "# a\n{}", "{}  # b"]
)
rarely = often(st.just([]), comments.map(lambda comment: [comment]))


# Texts that would mean something else without their quotes.
worded = many(quoted_words.map("alert {}".format), 6).map(
    lambda lines: "".join(line + "\n" for line in ["@reactor alert", *lines])
)


@st.composite
def untidy(draw, scripts=mixed(plays(), plays(), worded)):
    """Draws a script that plays, with insignificant blanks, comments and empty lines."""
    lines = []
    for line in draw(scripts).split("\n")[:-1]:
        noise = draw(noises)
        if noise.endswith("# b") and line.startswith("@case"):
            noise = "{}"
        lines += [noise.format(line), *draw(rarely)]
    return "".join(line + "\n" for line in lines)


examples = many(untidy(), 12)


def check(room, scripts):
    written = [f"written/{number}.reel" for number in range(len(scripts))]
    for name, script in zip(written, scripts):
        room.write(name, script)
    expected = played(room, written)
    for form in ["lines", "jsonl", "json"]:
        texts, _ = convert(room, written, form)
        others = {
            name: name.replace("written/", f"{form}/")
            + (".json" if form == "json" else "")
            for name in texts
        }
        for name, other in others.items():
            room.write(other, texts[name])
        same(
            played(room, others.values()),
            expected,
            f"the timelines, played from {form}",
        )


def played(room, names):
    """Returns all events without their places in the scripts, which the text of a problem can name, too."""
    outcome = room.reel("run", "--format", "jsonl", *names)
    return [without_places(json.loads(line)) for line in outcome.lines]


def without_places(record):
    rest = {
        key: value for key, value in record.items() if key not in ("line", "script")
    }
    if record["type"] == "problem":
        rest["text"] = re.sub(r"\bline \d+\b", "line N", record["text"])
    return rest
