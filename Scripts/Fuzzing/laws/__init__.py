"""The laws: one file each, which has the name of the law and begins with its statement.

A law has `examples`, a strategy for its examples, and `check(room, example)`, which raises `Broken` where the law does
not hold. A law with `on_disk` is checked on a real disk, which is slower. A law with a `share` gets that many times the
time of another law.
"""

import pkgutil
from importlib import import_module

NAMES = sorted(
    module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)
)


def law(name):
    """Returns the law of a name."""
    return import_module("laws." + name.replace("-", "_"))


def share(name):
    """Returns the law's share of the time, relative to the other laws."""
    return getattr(law(name), "share", 1)


def sentence(name):
    """Returns the statement of the law on one line."""
    return " ".join(law(name).__doc__.split("\n\n")[0].split())
