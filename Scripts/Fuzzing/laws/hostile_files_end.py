"""Pipes, endless files, folders, circular links and invalid text end a command with an exit code, in time."""

from hypothesis import strategies as st

from room import expect
from strategies.plays import plays
from strategies.texts import many, mixed

# The shell commands that make a path of the room hostile. Endless files are no operands, because a command waits for
# those.
ENDLESS = {
    "a pipe": "mkfifo {}",
    "an endless file": "ln -s /dev/zero {}",
    "a device": "ln -s /dev/full {}",
}
SPECIAL = {
    "an empty device": "ln -s /dev/null {}",
    "a folder": "mkdir {}",
    "a circle": "ln -s {} {}",
    "a link to nothing": "ln -s nowhere {}",
    "a link to a folder": "ln -s . {}",
    "a file that is shut": "touch {} && chmod 0 {}",
    "an empty file": "touch {}",
}

CONTENTS = {
    "zero bytes": b"@reactor counter\nincrease \0\0\n",
    "bytes that are no text": b"@reactor alert\nalert \xff\xfe\xc3\n",
    "half a character": b"@reactor alert\nalert \xe2\x82",
    "a surrogate": b"@reactor alert\nalert \xed\xa0\x80\n",
    "an overlong slash": b"@reactor alert\nalert \xc0\xaf\n",
    "a huge line": b"@reactor alert\nalert " + b"a" * 300_000 + b"\n",
    "a huge string": b'@reactor alert\nalert "' + b"a" * 300_000,
    "many brackets": b"@reactor alert\nalert " + b"[" * 50_000 + b"\n",
    "many objects": b'{"a":' * 50_000,
    "many lines": b"@reactor counter\n" + b"increse\n" * 1_000,
    "many marks": b"@reactor alert\nalert a" + "\u0301".encode() * 50_000 + b"\n",
    "a mark of byte order": b"\xef\xbb\xbf@reactor counter\r\nincrease\r\n",
    "two marks of byte order": b"\xef\xbb\xbf\xef\xbb\xbf@reactor counter\n",
    "UTF-16": "@reactor counter\nincrease\n".encode("utf-16"),
    "lone carriage returns": b"@reactor counter\rincrease\r",
    "a timeline": b"reel-timeline 1\n== counter\n       0ms = {}\n       0ms = {}\n",
    "half a timeline": b"reel-timeline 1\n== counter\n       0ms = {",
    "lines of JSON": b'{"type":"begin","version":1}\n',
}

# The path of the hostile file, and the commands that encounter it.
COMMANDS = {
    "x.reel": [["run", "x.reel"], ["test", "x.reel"], ["test", "."], ["fmt", "x.reel"], ["fmt", "."], ["list", "."],
               ["fmt", "--to", "json", "x.reel"], ["show", "x.reel"], ["review", "--accept", "."], ["diff", "x.reel", "a.reel"]],
    "x.reel.json": [["run", "x.reel.json"], ["test", "."], ["fmt", "--check", "."]],
    "a.timeline": [["test", "a.reel"], ["test", "--accept", "a.reel"], ["review", "--json"], ["review", "--prune"],
                   ["diff", "a.timeline", "a.reel"], ["diff", "a.reel", "a.timeline"], ["show", "a.timeline"],
                   ["test", "--golden", "a.timeline", "b.reel"], ["test", "--pending", "p", "."]],
    "x.timeline": [["test", "."], ["review", "--prune", "."], ["show", "x.timeline"], ["diff", "x.timeline", "x.timeline"]],
    "_f.reel": [["run", "includes.reel"], ["test", "includes.reel"], ["fmt", "_f.reel"], ["list"]],
    "f.json": [["run", "replies.reel"], ["test", "--accept", "replies.reel"]],
    "out": [["test", "--report=junit=out", "a.reel"], ["test", "--pending", "out", "a.reel"], ["review", "--from", "out"],
            ["-C", "out", "test"], ["new", "out"]],
}  # fmt: skip

# Mostly what is no regular file: pipes, devices, folders and links.
_kinds = mixed(
    *[st.sampled_from(sorted(kinds)) for kinds in (SPECIAL, ENDLESS, ENDLESS, CONTENTS)],
    st.binary(max_size=40),
)
encounters = st.sampled_from(sorted(COMMANDS)).flatmap(
    lambda place: st.tuples(st.just(place), _kinds, st.sampled_from(COMMANDS[place]))
)

# Many at once, because each command meets one file.
examples = st.tuples(plays(max_cases=1), many(encounters, 12))


def check(room, example):
    script, encounters = example
    room.write("a.reel", script)
    room.write("b.reel", "@reactor counter\nincrease\n")
    room.write("includes.reel", "@reactor counter\n@include _f.reel\n")
    room.write(
        "replies.reel",
        "@reactor repo-search\n! search reply @f.json\nupdateQuery a\n+idle\n",
    )
    for place, hostile, command in encounters:
        if hostile in ENDLESS and any(place in word for word in command):
            continue
        room.clear(*COMMANDS, "p")
        if isinstance(hostile, bytes):
            room.write(place, hostile)
        elif hostile not in CONTENTS:
            room.make((SPECIAL | ENDLESS)[hostile].format(*[place] * 3))
        else:
            room.write(place, CONTENTS[hostile])
        outcome = room.reel(*command)
        noise = len(outcome.out) + len(outcome.err)
        expect(
            noise < 20_000_000,
            f"an end without much ado ({' '.join(command)})",
            f"{noise} bytes",
        )
        expect(
            outcome.code != 2 or outcome.err or outcome.out,
            "a word about what is wrong",
            outcome,
        )
