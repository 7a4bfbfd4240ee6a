"""Checks one law of the command for some time."""

import time
import traceback
import warnings
from dataclasses import dataclass, field

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.errors import HypothesisWarning

from laws import law
from room import Broken, Room

SHRINKING = 30  # seconds for shrinking an example


class TimeIsUp(BaseException):
    """Ends a campaign from inside of an example. Hypothesis handles only subclasses of `Exception`."""


@dataclass
class Finding:
    """The smallest example that breaks a law."""

    message: str
    example: str
    story: list
    given: list


@dataclass
class Result:
    """The result of a campaign."""

    name: str
    examples: int = 0
    commands: int = 0
    finding: Finding | None = None
    deadline: float = field(default=0, repr=False)


def play(name, seed, seconds, binary, database):
    """Generates examples of the law until the time is over, or a small one breaks the law."""
    rule = law(name)
    result = Result(name, deadline=time.monotonic() + seconds)

    def example_holds(example):
        if time.monotonic() > result.deadline:
            raise TimeIsUp
        result.examples += 1
        with Room(binary, getattr(rule, "on_disk", False)) as room:
            try:
                rule.check(room, example)
            except Exception as error:
                note(result, error, example, room)
                raise
            finally:
                result.commands += room.commands

    # The name is part of the key under which Hypothesis stores its findings.
    example_holds.__name__ = name.replace("-", "_")
    campaign = hypothesis.given(rule.examples)(example_holds)
    campaign = hypothesis.seed(f"{seed} {name}")(campaign)
    campaign = hypothesis.settings(
        max_examples=1_000_000,
        database=DirectoryBasedExampleDatabase(database),
        deadline=None,
        phases=[Phase.reuse, Phase.generate, Phase.shrink],
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )(campaign)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", HypothesisWarning)
            campaign()
    except TimeIsUp:
        pass
    except Exception:
        # An example that breaks a law only once, such as a race, is a finding, too.
        if result.finding is None:
            raise
    return result


def note(result, error, example, room):
    """Stores an example that breaks the law, if it is the smallest one so far."""
    if result.finding is None:
        result.deadline = time.monotonic() + SHRINKING
    elif len(repr(example)) > len(result.finding.example):
        return
    # Output of the command that the law cannot read is a finding, too.
    message = str(error) if isinstance(error, Broken) else traceback.format_exc()
    result.finding = Finding(message, repr(example), room.story, room.given)
