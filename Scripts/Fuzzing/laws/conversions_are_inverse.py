"""A script can be converted between lines, JSON Lines and JSON: each form gives the others, byte for byte."""

from conversions import FORMS, convert
from room import expect, same
from strategies.scripts import batches

share = 3
examples = batches


def check(room, scripts):
    names = [f"{number}.reel" for number in range(len(scripts))]
    for name, script in zip(names, scripts):
        room.write(name, script)
    texts, refused = {}, None
    for form in FORMS:
        texts[form], others = convert(room, names, form)
        expect(
            refused in (None, others),
            f"what is refused in {FORMS[0]} is refused in {form}",
            (refused, others),
        )
        refused = others
    converted = {
        f"{source}/{name}": (source, name)
        for source in FORMS
        for name in names
        if name not in refused
    }
    for path, (source, name) in converted.items():
        room.write(path, texts[source][name])
    for form in FORMS if converted else []:
        again, refused = convert(room, list(converted), form)
        expect(not refused, "what was converted is read", refused)
        for path, (_, name) in converted.items():
            same(again[path], texts[form][name], f"{path} in {form}")
