"""`test --accept`, `review --accept` and a review of what `test --pending` left write the same goldens, and reviewing lists no more."""

from hypothesis import strategies as st

from room import expect, same
from strategies.plays import plays
from strategies.texts import any_of, many

folders = any_of("a/ b/ e\u0301/ \xe9/")
goldens = any_of("missing missing same changed headless cut")
WAYS = {
    "test": [["test", "-q", "--accept", "."]],
    "review": [["review", "--accept", "."]],
    "pending": [["test", "--pending", "left", "."], ["review", "--accept", "--from", "left", "."]],
}

examples = many(st.tuples(folders, plays(), goldens), 6)


def check(room, scripts):
    for way in WAYS:
        for number, (folder, script, golden) in enumerate(scripts):
            room.write(f"{way}/{folder}{number}.reel", script)
            if golden != "missing":
                prepare(room, f"{way}/{folder}{number}", golden)
    written = {way: accepted(room, way, commands) for way, commands in WAYS.items()}
    for way in ("review", "pending"):
        same(written[way], written["test"], f"the goldens that {way} wrote, beside those of test --accept")


def prepare(room, path, golden):
    room.reel("test", "-q", "--accept", f"{path}.reel")
    path += ".timeline"
    if path in room.names():
        room.write(path, spoiled(room.read(path), golden))


def spoiled(text, golden):
    """Returns the text of a golden after it was changed, or after half of it was lost."""
    half = len(text) // 2
    if golden in ("headless", "cut"):
        return text[half:] if golden == "headless" else text[:half]
    return text.replace(b"ms > ", b"ms > x") if golden == "changed" else text


def accepted(room, way, commands):
    """Runs the commands in the folder of a way, and returns the goldens there."""
    for command in commands:
        room.reel("-C", way, *command)
    left = room.reel("-C", way, "review", "--json", ".")
    expect(b'"type":"change"' not in left.out, f"nothing to review after {way}", left)
    names = [name for name in room.names() if name.startswith(f"{way}/") and name.endswith(".timeline")]
    return {name.removeprefix(f"{way}/"): room.read(name) for name in names if not name.startswith(f"{way}/left/")}
