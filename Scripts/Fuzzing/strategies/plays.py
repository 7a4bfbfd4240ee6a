"""Scripts that the samples play: actions, answers and expectations are mostly known to them."""

from dataclasses import dataclass
from functools import cached_property

from hypothesis import strategies as st

from strategies.lines import maybe, often, phrase, quoted_words
from strategies.texts import any_of, line_texts, texts
from strategies.values import numbers, scalars, simple_words, strings

words = st.one_of(any_of("a ada React"), simple_words, quoted_words, strings())
small = st.integers(0, 4).map(str)
wholes = st.one_of(
    small,
    any_of("9007199254740993 9223372036854775807 -9223372036854775808 -1"),
)
spans = any_of("0ms 1ms 50ms 100ms 0.5ms 1.5ms 300us 1s 1500ms 0.000001ms")


# What a field is compared with: a value that it can never have is a mistake. Of the others, no kind is known.
KINDS = {
    **dict.fromkeys(
        "value repos.count messages.count todos.count nextPage counter count visits revision"
        " stopwatch.seconds scrolling.reported countdown".split(),
        "number",
    ),
    **dict.fromkeys(
        "isLoading isFollowing cells.0.isFavorite cells[id=2].isFavorite comments.isLocked"
        " user.loggedIn".split(),
        "bool",
    ),
    **dict.fromkeys(
        "alertMessage query currentUser title todos.0.title lookup.meaning lookup.word"
        " numberFactAlert display name toolbar.userName user.failure repos.0 messages.-1".split(),
        "text",
    ),
    "filter": "filter",
}
values_of_kinds = {
    "number": st.one_of(numbers, st.just("null")),
    "bool": any_of("true false null"),
    "text": st.one_of(strings(), any_of("a ada React"), st.just("null")),
    "filter": any_of("all open done null"),
}


def comparison(path):
    """Draws an operator and a value, which the field of a path may have."""
    kind = values_of_kinds.get(KINDS.get(path), st.one_of(words, numbers, scalars))
    # Only lists, objects and texts have something in them.
    operators = "== != < >=" if KINDS.get(path) in ("number", "bool") else "== != has like < >="
    return phrase(path, any_of(operators), kind)


@dataclass(frozen=True)
class Part:
    """The statements that one reactor or store understands."""

    reactor: str
    actions: st.SearchStrategy
    fields: tuple
    world: st.SearchStrategy = None
    gestures: st.SearchStrategy = None

    @cached_property
    def statements(self):
        """Draws a statement for it."""
        waits = st.one_of(spans.map("+{}".format), st.just("+idle"), st.just("+idle"))
        paths = st.sampled_from(
            self.fields + ("$time", "$inflight", "$errors", "$frames")
        )
        expectations = st.one_of(
            phrase("?", paths.flatmap(comparison)),
            phrase(
                "?", paths, st.sampled_from(["exists", "missing", "== []", "!= null"])
            ),
        )
        usual = [
            self.actions,
            self.actions,
            self.actions,
            waits,
            waits,
            often(expectations, line_texts.map("#{}".format)),
        ]
        if self.world is not None:
            usual.append(self.world)
        if self.gestures is not None:
            usual += [any_of("&bind &bind &unbind"), self.gestures]
        return st.one_of(usual)


def reply(port, *values):
    """Draws an answer of a port."""
    outcomes = st.one_of(
        phrase("reply", st.one_of(values)),
        phrase("fail", st.one_of(strings(), st.just("503"))),
        st.just("hang"),
    )
    return phrase("!", port, outcomes, maybe(st.sampled_from(["x1", "x2"]))).map(timed)


def timed(answer):
    return (
        answer
        if answer.split()[2] == "hang" or len(answer) % 2
        else answer + " after 30ms"
    )


def emit(stream, values):
    return phrase(
        "!",
        stream,
        st.one_of(phrase("emit", values), st.sampled_from(["complete", 'fail "gone"'])),
    )


def typing(control):
    return phrase("&", control, "type", strings(texts))


_searches = st.one_of(
    phrase("updateQuery", st.one_of(words, st.just("nil"))), st.just("loadNextPage")
)
_repos = reply(
    "search",
    st.lists(strings(), max_size=3).map(
        lambda names: f'{{"repos":[{",".join(names)}]}}'
    ),
)
_search_fields = (
    "query",
    "repos",
    "repos.0",
    "repos.count",
    "nextPage",
    "$calls.search.count",
)

PARTS = [
    Part(
        "counter",
        st.one_of(st.sampled_from(["increase", "decrease", "increase x3"])),
        ("value", "isLoading", "alertMessage", "view.label.text"),
        gestures=st.sampled_from(["& increaseButton tap", "& decreaseButton tap"]),
    ),
    Part(
        "alert",
        st.one_of(phrase("alert", words), phrase("alert", words), st.just("doSomeAction")),
        ("alertMessage", "$pulses.alertMessage.count", "$pulses.alertMessage.last"),
    ),
    Part("repo-search", _searches, _search_fields, _repos, typing("searchField")),
    Part("search-as-store", _searches, _search_fields, _repos, typing("searchField")),
    Part("search-as-ducks", _searches, _search_fields, _repos, typing("searchField")),
    Part("search-feedback", _searches, _search_fields, _repos),
    Part(
        "profile-follow",
        phrase(any_of("follow unfollow refreshFollowingStatus"), wholes),
        ("isFollowing", "isLoading", "currentUser", "$calls.users.count", "$calls.users.last"),
        st.one_of(reply("users", scalars), emit("currentUser", st.one_of(words, st.just("null")))),
        st.sampled_from(["& followButton tap", "& refreshButton tap"]),
    ),
    Part(
        "chat",
        phrase("send", words),
        ("messages", "messages.count", "messages.-1"),
        reply("server", st.just("null")),
        st.one_of(typing("messageInput.textField"), st.just("& messageInput.sendButton tap")),
    ),
    Part(
        "favorites",
        st.one_of(
            st.sampled_from(["load", "load", "cells.0.toggleFavorite", "feature id=1", "feature id=nil"]),
            phrase(st.sampled_from(["remove", "moveToTop"]), small.map("id={}".format)),
            phrase("cells.0.rename", words),
        ),
        ("title", "cells", "cells.0.isFavorite", "cells[id=2].isFavorite", "featured"),
        emit("events", st.tuples(small, st.sampled_from(["true", "false"])).map('{{"id":{0[0]},"isFavorite":{0[1]}}}'.format)),
    ),
    Part(
        "todos",
        st.one_of(
            phrase("add", words),
            phrase("add", words),
            phrase("todo", small, st.one_of(st.just("toggle"), strings().map('{{"rename":{}}}'.format))),
            phrase("remove", small.map("id={}".format)),
            st.sampled_from(["removeDone", "sortDone", "show done", "move 0 1"]),
        ),
        ("todos", "todos.0.title", "todos.count", "filter"),
    ),
    Part(
        "timers",
        st.one_of(
            st.sampled_from(["stopwatch.start", "stopwatch.stop", "countdown.start 3", "countdown.cancel", "close"]),
            st.sampled_from(["bound.wait", "loose.wait"]),
            phrase("lookup.type", words),
            phrase("scrolling.scroll", wholes),
            phrase("open", words),
            phrase("lookup.giveUp", spans.map("after={}".format)),
        ),
        ("stopwatch.seconds", "lookup.meaning", "lookup.word", "scrolling.reported", "countdown"),
        reply("dictionary", words),
    ),
    Part(
        "ducks-counter",
        st.one_of(
            any_of("increase decrease reset share"),
            phrase("logIn", words),
            phrase(st.sampled_from(["add", "subtract"]), small),
        ),
        ("counter", "user.loggedIn", "user.failure"),
        reply("login", words),
    ),
    Part(
        "number-fact",
        any_of("incrementButtonTapped decrementButtonTapped numberFactButtonTapped "
"factAlertDismissed"),
        ("count", "numberFactAlert"),
        reply("number-fact", words),
    ),
    Part(
        "calculator",
        st.one_of(
            phrase("digit", small), any_of("dot plus minus times dividedBy equals percent clear")
        ),
        ("display", "entry", "pending.operation"),
    ),
    Part(
        "name-badge",
        st.one_of(
            any_of("visit visitLater print reset"),
            strings().map('binding {{"name":{}}}'.format),
        ),
        ("name", "visits", "revision", "view.header.count"),
        gestures=typing("nameField"),
    ),
    Part(
        "session",
        st.one_of(phrase("toolbar.signIn", words), st.just("toolbar.signOut"), phrase("comments.post", words)),
        ("toolbar.userName", "comments.isLocked", "comments.comments"),
        emit("currentUser", strings().map('{{"name":{}}}'.format)),
        typing("comments.box.textField"),
    ),
]  # fmt: skip

titles = st.one_of(
    st.sampled_from("abc"), line_texts.filter(lambda title: title.split())
)
directives = st.sampled_from(
    [
        ["@tag a"],
        ["@seed 7", "@timeout 1m"],
        ["@redact *.name as name"],
        ["@redact query as q", "@redact items.*.id as id"],
        ['@each n = 1, "a", null', "? $time != ${n}"],
    ]
)
parts = st.sampled_from(PARTS)


def plays(part=parts, min_cases=0, max_cases=3, min_size=0, max_size=6):
    """Draws a script of cases. The last line of each case waits, so that little work is left.

    Hypothesis prefers short cases. A law that does not ask for cases that pass sets a minimum.
    """
    several_titles = st.lists(
        titles, min_size=min_cases, max_size=max_cases, unique_by=str.strip
    )
    rarely = often(st.just([]), directives)

    @st.composite
    def play(draw):
        chosen = draw(part)
        lines = ["@reactor " + chosen.reactor]
        for title in draw(several_titles) or [None]:
            lines += [] if title is None else ["@case " + title]
            lines += draw(rarely)
            lines += draw(st.lists(chosen.statements, min_size=min_size, max_size=max_size))
            lines.append("+2s")
        return "".join(line + "\n" for line in lines)

    return play()


edits = st.tuples(any_of("gone twice moved waits"), *[st.integers(0, 99)] * 2)


def varied(scripts):
    """Draws a script, and the same script with some lines removed, repeated or moved."""
    return st.tuples(scripts, st.lists(edits, max_size=3)).map(
        lambda pair: (pair[0], edited(*pair))
    )


def edited(script, edits):
    head, *lines = script.split("\n")[:-1]
    for what, place, target in edits:
        if not lines:
            break
        place %= len(lines)
        if what == "gone":
            del lines[place]
        elif what == "twice":
            lines.insert(place, lines[place])
        elif what == "moved":
            lines.insert(target % len(lines), lines.pop(place))
        else:
            lines.insert(place, "+1ms")
    return "".join(line + "\n" for line in [head, *lines])
