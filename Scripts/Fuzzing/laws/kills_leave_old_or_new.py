"""Whenever `fmt` or `test --accept` is killed, also in the middle of a file, each file is the old one or the new one. SIGTERM
leaves no other files.
"""

import re
import signal
import time

from hypothesis import strategies as st

from room import Broken, expect, same

COUNT = 60

on_disk = True

examples = st.tuples(
    st.sampled_from(["fmt", "accept"]),
    st.sampled_from([signal.SIGTERM, signal.SIGTERM, signal.SIGINT, signal.SIGKILL]),
    st.lists(st.floats(0, 1), min_size=1, max_size=4),
)


def check(room, example):
    what, number, moments = example
    command = ["fmt", "."] if what == "fmt" else ["test", "-q", "--accept", "."]
    old = write(room, what)
    start = time.monotonic()
    room.reel(*command)
    span = time.monotonic() - start
    new = contents(room)
    expect(set(old) == set(new) and old != new, "a command that changes files", what)
    kills = [*moments, "in a file"]
    for moment in kills:
        write(room, what)
        if moment == "in a file":
            # The system ends a process by SIGXFSZ that writes more than this into a file.
            process, number = room.start(*command, longest_file=20), signal.SIGXFSZ
        else:
            process = room.start(*command)
            time.sleep(moment * span)
            room.tell(f"# ends by {number.name} after {moment * span:.4f} s")
            process.send_signal(number)
        room.finish(process, codes=(0, 1, -number))
        left = contents(room)
        for name, text in left.items():
            if name not in old:
                temporary = re.fullmatch(r"(?:.*/)?\.(.*)\.reel-\d+", name)
                expect(
                    number in (signal.SIGKILL, signal.SIGXFSZ) and temporary,
                    f"nothing left behind by {number.name}",
                    name,
                )
                room.remove(name)
            elif text not in (old[name], new[name]):
                raise Broken(f"{name} is neither old nor new: {text!r}")
        same(set(old) - set(left), set(), "the files that are gone")
    if example[1] != signal.SIGKILL:
        scratch = [
            path
            for path in room.home.rglob("*")
            if path.is_file() and ".local" not in path.parts
        ]
        same(scratch, [], "temporary files that are left")


def write(room, what):
    """Writes files that the command changes, and returns them."""
    for number in range(COUNT):
        room.write(
            f"{number}.reel",
            "@reactor counter\n" + ("  increase\n" if what == "fmt" else "increase\n"),
        )
        if what == "accept":
            room.write(
                f"{number}.timeline",
                "reel-timeline 1\n== counter\n       0ms = {}\n       0ms = {}\n",
            )
    return contents(room)


def contents(room):
    return {name: room.read(name) for name in room.names()}
