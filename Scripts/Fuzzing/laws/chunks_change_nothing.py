"""A script on standard input plays the same in one piece, in many, and as a file."""

import fcntl
import sys
import termios
import time

from hypothesis import strategies as st

from room import PATIENCE, expect, same
from strategies.plays import plays
from strategies.scripts import line_scripts, named
from strategies.texts import many

scripts = st.one_of(plays(), plays(), line_scripts.map(named))
cuts = st.lists(st.tuples(st.integers(0, 999), st.sampled_from([0, 0, 1, -1, 7])))
examples = st.tuples(scripts, many(cuts, 4), st.sampled_from(["text", "jsonl"]))


def check(room, example):
    script, ways, form = example
    script = script.encode()
    flags = ["run", "--format", form]
    whole = room.reel(*flags, "-", stdin=script)
    for cuts in ways:
        got = in_pieces(room, script, places(script, cuts), flags)
        same(got, whole, "what is printed of the script in pieces")
    room.write("a.reel", script)
    file = room.reel(*flags, "a.reel")
    expect(
        file.code == whole.code, f"exit code {whole.code}, as from standard input", file
    )
    if file.code != 2:
        name = b'"script":"a.reel"', b'"script":null'
        same(file.out.replace(*name), whole.out, "the timeline of the file")


def places(script, cuts):
    """Returns the places to cut, near ends of lines."""
    ends = [index for index, byte in enumerate(script) if byte == ord("\n")] or [0]
    return [ends[line % len(ends)] + 1 + step for line, step in cuts]


def in_pieces(room, script, places, flags):
    """Writes the script piece by piece, each one after the previous one was read."""
    process = room.start(*flags, "-")
    places = sorted({0, *(place for place in places if 0 < place < len(script))})
    for start, end in zip(places, [*places[1:], len(script)]):
        room.tell(f"# takes the bytes from {start} to {end} of the script")
        try:
            process.stdin.write(script[start:end])
            process.stdin.flush()
        except BrokenPipeError:
            break
        patience = time.monotonic() + PATIENCE
        while waiting(process.stdin) and process.poll() is None:
            expect(time.monotonic() < patience, "the piece is taken", script[start:end])
            time.sleep(0.0005)
    return room.finish(process)


def waiting(pipe):
    """Returns the number of unread bytes in a pipe."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
