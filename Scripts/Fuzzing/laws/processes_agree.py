"""A script that waits asynchronously prints the same in every process, though many run at once."""

from hypothesis import strategies as st

from room import same
from strategies.plays import PARTS, plays, spans
from strategies.texts import many

AT_ONCE = 6

timers = next(part for part in PARTS if part.reactor == "timers")
countdowns = st.tuples(spans.map("+{}".format), st.just("countdown.start 2"))
scripts = many(countdowns, 4).map(
    lambda steps: "".join(line + "\n" for step in steps for line in step)
)
share = 0.5
examples = st.one_of(
    scripts.map("@reactor timers\n{}+3s\n".format), plays(st.just(timers))
)


def check(room, script):
    room.write("a.reel", script)
    expected = room.reel("run", "a.reel")
    for _ in range(3):
        processes = [room.start("run", "a.reel") for _ in range(AT_ONCE)]
        for outcome in [room.finish(process) for process in processes]:
            same(outcome, expected, "what one of several processes prints")
