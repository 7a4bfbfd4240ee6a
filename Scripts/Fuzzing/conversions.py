"""Converts many scripts in one process of the command."""

from room import expect, same

FORMS = ["lines", "jsonl", "json"]

# A script that separates two others, because the command prints all scripts consecutively.
MARK = '@reactor counter\n@tag "the-mark"\n'
PRINTED_MARKS = {
    "lines": b"@reactor counter\n@tag the-mark\n",
    "jsonl": b'{"reactor":"counter"}\n{"tag":"the-mark"}\n',
    "json": b'[\n  {"reactor":"counter"},\n  {"tag":"the-mark"}\n]\n',
}


def convert(room, names, form):
    """Returns the named scripts in another notation, and the names of those that are refused."""
    room.write("mark.reel", MARK)
    operands = [operand for name in names for operand in (name, "mark.reel")]
    outcome = room.reel("fmt", "--to", form, *operands)
    texts = outcome.out.split(PRINTED_MARKS[form])
    refused = told(outcome, names)
    code = 2 if refused else 0
    expect(outcome.code == code, f"exit code {code}, as {refused} are refused", outcome)
    same(len(texts), len(names) + 1, "how many texts stand between the marks")
    kept = {name: text for name, text in zip(names, texts) if name not in refused}
    return kept, refused


def told(outcome, names):
    """Returns the names for which an error is printed."""
    places = (" --> {}:", "error: {}: ")
    return [
        name
        for name in names
        if any(place.format(name).encode() in outcome.err for place in places)
    ]
