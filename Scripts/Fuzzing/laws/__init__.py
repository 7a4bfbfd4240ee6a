"""The laws: one file each, whose name is that of the law and whose first sentence tells it.

A law has `examples`, the strategy of what it is held to, and `check(room, example)`, which raises `Broken` where it does
not hold. One that says `on_disk` is held to it on a disk that takes its time; one with a
`share` has that many times as much of the time as another one.
"""

import pkgutil
from importlib import import_module

NAMES = sorted(
    module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)
)


def law(name):
    """The law of a name."""
    return import_module("laws." + name.replace("-", "_"))


def share(name):
    """How much of the time the law has, beside the others."""
    return getattr(law(name), "share", 1)


def sentence(name):
    """What the law says, on one line."""
    return " ".join(law(name).__doc__.split("\n\n")[0].split())
