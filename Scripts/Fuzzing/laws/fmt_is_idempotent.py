"""Formatting a formatted script changes nothing, and formatted scripts can be read."""

from conversions import told
from room import expect, same
from strategies.scripts import batches

share = 2
examples = batches


def check(room, scripts):
    names = [f"{number}.reel" for number in range(len(scripts))]
    for name, script in zip(names, scripts):
        room.write(name, script)
    first = room.reel("fmt", *names)
    refused = told(first, names)
    expect(
        first.code == (2 if refused else 0),
        "exit code 2 exactly where a script is refused",
        first,
    )
    for name, script in zip(names, scripts):
        if name in refused:
            same(room.read(name), script.encode(), f"{name}, which is refused")
    names = [name for name in names if name not in refused]
    if not names:
        return
    second = room.reel("fmt", "--check", *names)
    expect(
        second.code == 0, "a script that was laid out is read, and is laid out", second
    )
