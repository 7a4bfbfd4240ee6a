"""Coverage, graphs and mutants are the same with one worker and with three, and the parts of mutants are the whole."""

import json

from hypothesis import strategies as st

from room import same
from strategies.plays import parts, plays
from strategies.texts import any_of, many

folders = any_of("a/ b/ e\u0301/")
PARTS_OF_MUTANTS = 2


def passing_plays(part):
    """Draws a script of a reactor without lines that may fail: where a case fails, no mutant is played."""
    return plays(st.just(part), min_cases=2, min_size=2, max_size=4).map(without_expectations)


def without_expectations(script):
    reactor, *lines = script.splitlines(True)
    lines = [line for line in lines if not line.startswith(("?", "@each"))]
    return "".join([reactor, "@lenient\n", *lines])


@st.composite
def suites(draw):
    """Draws a reactor, and scripts of it and of others."""
    part = draw(parts)
    own = st.tuples(folders, passing_plays(part))
    others = st.tuples(folders, plays(max_cases=1, max_size=3))
    return part.reactor, draw(many(own, 3)), draw(st.lists(others, max_size=2))


examples = suites()


def check(room, example):
    reactor, own, others = example
    for number, (folder, script) in enumerate(own + others):
        room.write(f"{folder}{number}.reel", script)
    room.reel("test", "--accept", "-q", ".")
    agree(room, "test", "-v", "--coverage", ".")
    for form in ("text", "mermaid", "dot"):
        agree(room, "graph", "-r", reactor, "--format", form, ".")
    mutate = ["mutate", "-v", "--format", "jsonl", "-r", reactor]
    whole = agree(room, *mutate, ".")
    if whole.code != 2:
        shards = [f"--shard={part}/{PARTS_OF_MUTANTS}" for part in range(1, PARTS_OF_MUTANTS + 1)]
        together = [record for shard in shards for record in mutants(room.reel(*mutate, shard, "."))]
        same(sorted(together), sorted(mutants(whole)), "the mutants of all parts")


def agree(room, *command):
    """Runs a command with one worker and with three, and returns its outcome."""
    one, three = [room.reel(*command, "-j", workers) for workers in (1, 3)]
    same(three, one, f"what {command[0]} prints with three workers, beside one")
    return one


def mutants(outcome):
    """Returns the lines about single mutants."""
    return [line for line in outcome.lines if json.loads(line)["type"] == "mutant"]
