"""No script, no JSON, no timeline and no flag ends the command by a signal: it is read, or refused with a message."""

from hypothesis import strategies as st

from room import expect
from strategies.plays import plays
from strategies.soups import changed, changes, cut, cuts, script_soups, timeline_soups
from strategies.texts import any_of, joined, many, mixed, texts
from strategies.values import NUMBERS

_values = st.one_of(
    st.sampled_from(NUMBERS),
    st.sampled_from(
        [
            "a.reel",
            "a.timeline",
            "-",
            "",
            ".",
            "1/2",
            "0/0",
            "2/1",
            "a..b",
            "5ms",
            "..",
            "jsonl",
            "counter",
            "*",
            "!",
        ]
    ),
    joined(
        ("a * ? [ ! , . - = \u0301 \u202e ms 1 /").split(" "),
        max_size=6,
    ),
    texts.filter(lambda text: "\0" not in text),
)
_flags = st.sampled_from(
    "-r --format --full --until --input --var --seed --strict-errors -k --tag --report --golden --allow-empty --fail-fast "
    "--failed --shard --timeout --memory -U --json --ignore --check --to --reactors --pin --only --changed --between --marbles "
    "--by --kind --at-least --expectations --faults --order --against --map --always --html --coverage --from --prune "
    "-h -V -q -v --color --ci --no-ci -- - -x --nonsense --full=1".split()
)
# Values of the kind that a flag takes, some of them beyond its bounds.
_parts = st.tuples(*[mixed(any_of("0 1 2"), any_of("0 1 2"), st.sampled_from(NUMBERS))] * 2).map("/".join)
_units = st.one_of(st.just(""), any_of("ms s h kB MiB g % ..1ms"))
_sizes = st.tuples(st.one_of(any_of("0 1 5"), st.sampled_from(NUMBERS)), _units).map("".join)
_sized = any_of("--timeout --memory --until --between --seed -U --coverage --at-least")
_aimed = st.one_of(_parts.map("--shard={}".format), st.tuples(_sized, _sizes).map("=".join))
_words = st.one_of(
    _flags,
    _aimed,
    _values,
    st.tuples(_flags, _values).map("=".join),
    st.tuples(_flags, _values).map("".join),
)
_verbs = any_of("run test diff fmt list show help completions review manual mutate x")
_beginnings = mixed(
    _verbs.map(lambda verb: [verb]),
    _verbs.map(lambda verb: [verb]),
    st.sampled_from([["graph", "-r", "counter"], ["explore", "-r", "counter", "--runs=5"], ["explore", "--runs=5"]]),
)
_usual = mixed(
    st.tuples(any_of("test list mutate"), _parts.map("--shard={}".format)),
    st.tuples(any_of("test run show diff mutate"), _aimed),
).map(list)
_several = st.tuples(_beginnings, st.lists(_words, max_size=4)).map(
    lambda words: words[0] + words[1]
)
command_lines = mixed(_usual, _several)

share = 2

few = {"min_size": 1, "max_size": 4}

# Many goldens of one script, each damaged at another place: a process reads all of them.
goldens = st.tuples(plays(max_cases=1), many(st.one_of(changes, cuts), 24))
examples = mixed(
    *[st.tuples(st.just("scripts"), many(script_soups, 16))] * 3,
    st.tuples(st.just("timelines"), st.lists(timeline_soups, **few)),
    st.tuples(st.just("damage"), st.tuples(plays(max_cases=1), changes, changes)),
    *[st.tuples(st.just("goldens"), goldens)] * 2,
    *[st.tuples(st.just("flags"), many(command_lines, 6))] * 2,
)


def check(room, example):
    what, soups = example
    if what == "scripts":
        scripts_are_read(room, soups)
    elif what == "timelines":
        timelines_are_read(room, soups)
    elif what == "damage":
        damage_is_told(room, *soups)
    elif what == "goldens":
        goldens_are_read(room, *soups)
    else:
        flags_are_read(room, soups)


def scripts_are_read(room, soups):
    names = [f"{number}.reel" for number in range(len(soups))]
    for name, soup in zip(names, soups):
        room.write(name, soup)
    told(room.reel("run", "-r", "counter", *names))
    played = room.reel("test", ".", "--report", "jsonl")
    told(played)
    # Scripts play in processes of their own, whose ends are outcomes of cases.
    expect(b'"outcome":"crash"' not in played.out, "no script that ends a process", played)
    told(room.reel("fmt", "."))


def timelines_are_read(room, soups):
    names = [f"{number}.timeline" for number in range(len(soups))]
    for name, soup in zip(names, soups):
        room.write(name, soup)
        told(room.reel("show", name))
        told(room.reel("diff", names[0], name))


def damage_is_told(room, script, *both):
    room.write("a.reel", script)
    for form, damage in zip(["text", "jsonl"], both):
        timeline = room.reel("run", "--format", form, "a.reel").out.decode()
        room.write("a.timeline", changed(timeline, damage))
        told(room.reel("show", "a.timeline"))
        told(room.reel("diff", "a.reel", "a.timeline"))
        told(room.reel("test", "a.reel"))


def goldens_are_read(room, script, damages):
    room.write("whole.reel", script)
    golden = room.reel("run", "whole.reel").out.decode()
    for number, damage in enumerate(damages):
        room.write(f"{number}.reel", script)
        room.write(f"{number}.timeline", changed(golden, damage) if isinstance(damage, list) else cut(golden, damage))
    told(room.reel("test", "."))


def flags_are_read(room, lines):
    room.write("a.reel", "@reactor counter\nincrease\n")
    for line in lines:
        told(room.reel(*line))


def told(outcome):
    expect(outcome.code != 2 or outcome.err, "a word about what is wrong", outcome)
