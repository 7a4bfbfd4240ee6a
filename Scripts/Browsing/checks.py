"""What is checked in the browser: one function for each promise of a page."""

import re

from axe_playwright_python.sync_playwright import Axe

import samples
from desk import NOTHING, STYLE_ONLY

ALL = {}


def check(function):
    ALL[function.__name__.replace("_", "-")] = function
    return function


def equal(actual, expected):
    assert actual == expected, f"expected {expected!r}, but it is {actual!r}"


def holds(condition, what):
    assert condition, what


KINDS = {
    "show": lambda desk: desk.show("x.reel", samples.SCRIPT),
    "diff": lambda desk: desk.diff(samples.GOLDEN, samples.ACTUAL),
    "many": lambda desk: desk.show("many.timeline", samples.many_cases(20)),
    "test": lambda desk: desk.suite("test", "--report", "html=page.html"),
    "review": lambda desk: desk.suite("review", "--html", "page.html"),
    "explore": lambda desk: desk.explore(),
    "graph": lambda desk: desk.graph(),
    "hostile": lambda desk: desk.show("hostile.timeline", samples.HOSTILE),
}


def all_pages(desk):
    """Yields a page of each kind, which is made once for all checks."""
    for kind, make in KINDS.items():
        path = desk.folder / f"{kind}.html"
        yield kind, path if path.exists() else make(desk).rename(path)


@check
def nothing_is_asked_for_or_logged(desk):
    """A page asks for nothing but itself, and logs no error."""
    for kind, path in all_pages(desk):
        for scheme, width in (("dark", 320), ("light", 1600)):
            desk.open(path, width=width, scheme=scheme)
            desk.press("j", "n", "End", "?", "Escape")
            equal((kind, len(desk.requests), desk.errors), (kind, 1, []))


@check
def a_policy_leaves_the_document(desk):
    """Where scripts are forbidden the document stays, with style or without."""
    for kind, path in all_pages(desk):
        for policy, background in ((STYLE_ONLY, "rgb(255, 255, 255)"), (NOTHING, "rgba(0, 0, 0, 0)")):
            page = desk.open(path, policy=policy)
            equal(page.locator("main").count(), 1)
            holds(page.locator("#document").is_visible(), f"{kind}: no document")
            equal(page.evaluate("getComputedStyle(document.getElementById('document')).backgroundColor"), background)
            equal(page.get_by_role("heading", level=1).count(), 1)
            holds(page.get_by_role("table").first.is_visible(), f"{kind}: no table")
            equal(len(desk.requests), 1)
    page = desk.open(desk.diff(samples.GOLDEN, samples.ACTUAL), policy=NOTHING)
    rows = [" ".join(row.split()) for row in page.get_by_role("row").all_inner_texts()]
    holds("golden 50 ms x cancel search#1" in rows, rows)
    holds(any(row.startswith("actual 150 ms ~ mutation setRepos") for row in rows), rows)


@check
def keys_move_through_time(desk):
    """`j` and `k` step, `Home` and `End` jump, and the state is the one at the frame."""
    desk.open(desk.show("x.timeline", samples.GOLDEN))
    holds(desk.current.startswith("0 ms ="), desk.current)
    desk.press("j", "j")
    equal(desk.current, '~ setQuery query null → "React"')
    equal(desk.state, ["▾ repo-search", 'query "React" was null', "repos [0]", "nextPage null", "isLoadingNextPage false"])
    desk.press("k")
    equal(desk.current, '> updateQuery "React"')
    equal(desk.state[1], "query null")
    desk.press("End")
    holds(desk.current.startswith("="), desk.current)
    equal(desk.state[1:5], ['query "Rx"', "▾ repos [1]", '0 "ReactiveX/RxSwift"', "nextPage 2"])
    desk.press("k")
    equal(desk.state[3:5], ['0 "ReactiveX/RxSwift" new', "nextPage 2 was null"])
    desk.press("Home")
    holds(desk.current.startswith("0 ms ="), desk.current)


@check
def members_that_come_are_in_order(desk):
    """Members that come into a dictionary stand where the next whole state has them, which changes nothing then."""
    desk.open(desk.show("members.timeline", samples.MEMBERS))
    desk.press("End", "k")
    found = [line.split(" was ")[0].removesuffix(" new") for line in desk.state[1:]]
    expected = ["▾ t", "a 1", "b 1", "c 1", "▾ n", "8 1", "10 1", "▾ e", "x 1", "y 1", "▾ u", "z 1", "a 1", "b 1"]
    equal(found, expected)
    desk.press("j")
    equal(desk.state[1:], expected)


@check
def the_chart_is_a_slider(desk):
    """The chart has the keyboard and the pointer of a slider, and says its frame."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    slider = page.get_by_role("slider", name="Time")
    slider.focus()
    desk.press("ArrowRight", "ArrowRight", "ArrowLeft")
    equal(slider.get_attribute("aria-valuenow"), "2")
    equal(slider.get_attribute("aria-valuemax"), "11")
    equal(slider.get_attribute("aria-valuetext"), "0 ms, action updateQuery")
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    equal(slider.get_attribute("aria-valuenow"), "11")


@check
def lists_change_as_told(desk):
    """Elements that are added, removed and moved are where the timeline says."""
    desk.open(desk.show("lists.timeline", samples.LISTS))
    expected = [["1 0", "2 0"], ["1 0", "3 7", "2 0"], ["2 0", "1 0", "3 7"], ["2 0", "1 5", "3 7"], ["1 5", "3 7"]]
    for elements in expected:
        lines = [line.split(" was ")[0].removesuffix(" new") for line in desk.state]
        found = [f"{one.split()[1]} {other.split()[1]}" for one, other in zip(lines, lines[1:]) if one.startswith("id ")]
        equal(found, elements)
        desk.press("j")
    holds('"a.b" 2' in desk.state, desk.state)


@check
def a_value_tells_its_history(desk):
    """A click on a value, or Enter, shows who wrote it: mutation, reply, call, action and script line."""
    page = desk.open(desk.show("x.reel", samples.SCRIPT))
    desk.press("End")
    desk.value("nextPage").click()
    equal(
        desk.history,
        [
            '150 ms ~ setRepos null → 2 150 ms < search#2 50 ms @ search#2 {"query":"Rx","page":1} '
            '50 ms > updateQuery "Rx" x.reel:7',
            "0 ms = state absent → null",
        ],
    )
    equal(desk.address[2], "nextPage")
    desk.press("Home", "t", "ArrowUp", "ArrowUp", "Enter")
    desk.press("End")
    holds(len(desk.history) > 1, desk.history)
    page.get_by_role("region", name="History").get_by_role("button").last.click()
    holds(desk.current.startswith("0 ms ="), desk.current)
    desk.press("Escape")
    equal(desk.history, [])


@check
def a_long_history_goes_back_to_the_first(desk):
    """The history of a value that changed often lists the latest changes, each with its number, and the first one."""
    page = desk.open(desk.show("x.timeline", samples.long_timeline(2_000)))
    desk.press("End")
    desk.value("value").click()
    history = page.get_by_role("region", name="History")
    holds("1001 so far, 0 later" in history.inner_text(), history.inner_text()[:80])
    numbers = [int(item.get_attribute("value")) for item in history.get_by_role("listitem").all()]
    equal((numbers[:2], numbers[-1]), ([1_001, 1_000], 1))
    equal(desk.history[-1], "0 ms = state absent → 0")
    holds(page.evaluate("document.getElementsByTagName('*').length") <= 2_000, "too many elements")


@check
def a_history_is_what_show_pin_prints(desk):
    """Each change of the history has the frames and the line of the script that `show --pin` prints."""
    desk.open(desk.show("x.reel", samples.SCRIPT))
    desk.press("End")
    desk.value("query").click()
    printed = desk.run("show", "--pin", "query", "x.reel").decode().splitlines()[2:]
    chains = [" ".join(line.split("  ")[1:]) for line in (line.strip() for line in printed)]
    shown = [re.sub(r"\d+ ms |\S+ → \S+ ", "", entry) for entry in desk.history[:-1]]
    equal(shown, chains[::-1])
    holds(chains[0].endswith("x.reel:5"), chains)
    # Another row takes the place of one that is removed.
    desk.open(desk.show("rows.timeline", samples.ROWS))
    desk.press("End")
    desk.value("0").click()
    equal([entry.split(" ", 3)[3] for entry in desk.history], ['put "y" → "z"', 'drop "x" → "y"', 'state absent → "x"'])


@check
def a_call_tells_its_answer(desk):
    """A call leads to its reply, or to where it was cancelled, and a frame to what caused it."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    desk.press("Home", "j", "j", "j")
    holds(desk.current.startswith("@ search#1"), desk.current)
    page.get_by_role("region", name="Frame").get_by_role("button", name="search#1").click()
    equal(desk.current, "x search#1")
    desk.press("j", "j")
    page.get_by_role("region", name="Frame").get_by_role("button", name="search#2").click()
    equal(desk.current, "150 ms < search#2")
    page.get_by_role("region", name="Frame").get_by_role("button", name="search#2").click()
    holds(desk.current.startswith("@ search#2"), desk.current)


@check
def records_tell_their_lines(desk):
    """The history of a value of a timeline in JSON Lines names the lines of the script, too."""
    desk.write("x.reel", samples.SCRIPT)
    desk.write("x.jsonl", desk.run("run", "--format", "jsonl", "x.reel", code=1).decode())
    desk.run("show", "--html", "page.html", "x.jsonl")
    desk.open(desk.folder / "page.html")
    desk.press("End")
    desk.value("nextPage").click()
    holds(desk.history[0].endswith('50 ms > updateQuery "Rx" x.reel:7'), desk.history)


@check
def the_script_stands_beside_the_frames(desk):
    """Each line of the script has its mark; the one of the frame is chosen, and a click or an arrow leads to its first."""
    page = desk.open(desk.suite("test", "--report", "html=page.html"))
    marks = ["4 ✓ ! search reply", "5 ✓ updateQuery React", "6 ✓ +50ms", "7 ≠ updateQuery Rx", "8 ✓ +idle"]
    for line, expected in zip(desk.script[4:], marks, strict=True):
        holds(line.startswith(expected), (line, expected))
    equal(desk.chosen_line, "7 ≠ updateQuery Rx")
    page.get_by_role("option", name="updateQuery React").last.click()
    equal(desk.current, '> updateQuery "React"')
    page.get_by_role("listbox", name="Script").focus()
    desk.press("ArrowDown")
    equal((desk.chosen_line, desk.current), ("7 ≠ updateQuery Rx", '50 ms > updateQuery "Rx"'))
    desk.press("ArrowUp", "ArrowUp")
    equal(desk.current, '> updateQuery "React"')
    desk.press("]")
    equal(desk.script[0], "suite/failing.reel")
    equal(desk.script[-2:], ["9 ✗ ? nextPage == 3", "but it is 2"])
    equal(desk.chosen_line, "9 ✗ ? nextPage == 3")
    page = desk.open(desk.folder / "page.html", policy=NOTHING)
    items = [" ".join(item.split()) for item in page.locator("ol").nth(1).get_by_role("listitem").all_inner_texts()]
    equal(items[-1], "✗ ? nextPage == 3 but it is 2")
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    holds(not page.get_by_role("listbox", name="Script").is_visible(), "a script without lines")


@check
def findings_stand_beside_their_scripts(desk):
    """Each finding has its message, its seed, its script and the frame that shows it; below stands what was explored."""
    page = desk.open(desk.explore())
    holds("shrunk in" in page.locator("#message").inner_text(), "no message")
    holds(any("--seed 1" in line for line in desk.script), desk.script)
    holds(any("✗ ? $errors == 0" in line for line in desk.script), desk.script)
    holds(desk.current.startswith("! sharpen"), desk.current)
    holds(page.get_by_role("heading", name="Explored").is_visible(), "no table of what was explored")
    page = desk.open(desk.graph())
    holds(page.get_by_role("heading", name="States of repo-search").is_visible(), "no graph")


@check
def whole_states_mark_what_changed(desk):
    """A state that is shown again marks the values that differ from those before it."""
    desk.open(desk.show("states.timeline", samples.STATES))
    desk.press("j")
    equal(desk.state, ["▾ r", "a 2 was 1", "b 1", "▾ c [2]", "0 1", "1 2 new"])
    desk.press("j")
    equal(desk.state, ["▾ r", "a 2", "b 1", "▾ c [2]", "0 3 was 1", "1 2"])
    desk.value("a").click()
    equal(len(desk.history), 2)


@check
def frames_are_filtered(desk):
    """Text, `path:`, `action:` and the kinds decide what is listed, and keys step through what is left."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    desk.press("/")
    page.keyboard.type("search#1")
    equal([frame.split()[-2:][0] for frame in desk.frames], ["search#1", "x"])
    equal(page.get_by_role("status").inner_text(), "2 of 11")
    queries = (
        ("path:query", 2), ("action:rx", 4), ("SETQUERY", 2), ("kind:mutation", 3), ("kind:@", 2),
        ("kind:call action:rx", 1), ("react kind:state", 1), ('path:"query"', 2), ("nothing", 0), ("", 11),
    )
    for query, count in queries:
        page.get_by_role("searchbox").fill(query)
        equal((query, len(desk.frames)), (query, count))
        equal(page.locator("[aria-current]").count(), min(count, 1))
    page.get_by_role("button", name="calls").click()
    equal(len(desk.frames), 7)
    desk.press("Home", "j", "j", "j")
    holds("updateQuery" in desk.current and "Rx" in desk.current, desk.current)


@check
def repeats_collapse(desk):
    """What repeats is listed once, with its number."""
    desk.open(desk.show("x.timeline", samples.long_timeline(40)))
    desk.press("c")
    equal(len(desk.frames), 3)
    equal(desk.frames[1], "> increase ×20")
    desk.press("End")
    equal(desk.current, "~ increaseValue value 0 → 1 ×20")


@check
def golden_and_actual_scrub_together(desk):
    """Both sides stand next to each other; `n` and `p` go from difference to difference and pass echoes."""
    page = desk.open(desk.diff(samples.GOLDEN, samples.ACTUAL))
    equal(desk.current, "− x search#1")
    desk.press("n")
    equal(desk.texts(page.locator("html"), "[aria-current] .golden .own"), ["nextPage null → 2"])
    equal(desk.texts(page.locator("html"), "[aria-current] .actual .own"), ["nextPage null → 3"])
    holds("nextPage − 2 + 3 was null" in desk.state, desk.state)
    before = desk.current
    desk.press("n")
    equal(desk.current, before)
    desk.press("p")
    equal(desk.current, "− x search#1")
    desk.press("End", "s")
    holds(desk.current.startswith("−"), desk.current)
    holds('"nextPage":3' in page.get_by_role("region", name="Frame").inner_text(), "no actual frame")


@check
def failures_come_first(desk):
    """A suite opens at its first failure; each one says what is wrong and which command accepts it."""
    page = desk.open(desk.suite("test", "--report", "html=page.html"))
    equal(
        desk.texts(page.get_by_role("listbox", name="Cases"), "[role=option]"),
        [
            "✗ suite/changed.reel > cancel stale query",
            "✗ suite/failing.reel > cancel stale query",
            "✗ suite/missing.reel",
            "✗ suite/wrong.reel",
            "✓ suite/passing.reel > cancel stale query",
        ],
    )
    holds("setRepos" in desk.current, desk.current)
    text = page.locator("#message").inner_text()
    holds(text.startswith("1 difference, first at 150ms"), text)
    holds("reel test --accept suite/changed.reel" in text, text)
    desk.press("]")
    holds("? nextPage" in desk.current, desk.current)
    holds("x.reel:9" not in desk.current and "suite/failing.reel:9" in page.locator("#detail").inner_text(), "no place")
    desk.press("]", "]")
    holds("did you mean 'increase'" in page.locator("#message").inner_text(), "no diagnostic")
    page = desk.open(desk.suite("review", "--html", "page.html"))
    text = page.locator("#message").inner_text()
    holds("reel review --accept suite/changed.reel" in text, text)


@check
def links_stay_true(desk):
    """An address that was kept leads to the same case, frame and value after the next run."""
    page = desk.open(desk.show("x.timeline", samples.many_cases(3)))
    desk.press("]", "End", "k")
    desk.value("nextPage").click()
    equal(desk.address, ["cancel stale query 1", "150ms:mutation:setRepos", "nextPage"])
    address = page.evaluate("location.hash")
    other = samples.many_cases(5).replace("      50ms x search#1\n", "")
    desk.open(desk.show("x.timeline", other), address)
    equal(desk.address, ["cancel stale query 1", "150ms:mutation:setRepos", "nextPage"])
    holds("setRepos" in desk.current, desk.current)
    equal(len(desk.history), 2)
    desk.open(desk.folder / "page.html", "#no%20such%20case/0ms:action:nothing/a.b")
    equal(desk.errors, [])
    holds(desk.current, "no frame")
    desk.open(desk.folder / "page.html", "#%E0%A4%A/%/%")
    equal(desk.errors, [])


@check
def a_case_without_frames_has_an_address(desk):
    """A file that could not be played is named by the address, and tells why."""
    page = desk.open(desk.suite("test", "--report", "html=page.html"))
    desk.press("]", "]", "]")
    equal(desk.address, ["suite/wrong.reel"])
    page = desk.open(desk.folder / "page.html", "#suite%2Fwrong.reel")
    holds("increese" in page.locator("#message").inner_text(), page.locator("#message").inner_text())
    equal(desk.errors, [])


@check
def hostile_text_stays_text(desk):
    """No text of a timeline becomes markup, runs, hides other text or forges a row."""
    page = desk.open(desk.show("hostile.timeline", samples.HOSTILE))
    equal(page.evaluate("window.hacked"), None)
    equal(page.locator("img, style:not(head style)").count(), 0)
    equal(len(desk.frames), 4)
    holds(any("<script>hacked=1</script>" in line for line in desk.state), desk.state)
    holds(any("\\u202egnp.exe" in line for line in desk.state), desk.state)
    holds(any("\\n 0ms > forged" in line for line in desk.state), desk.state)
    holds("\\n       0ms > forged" in page.get_by_role("tree").inner_text(), "blanks are lost")
    desk.press("Home", "j", "j")
    equal(page.evaluate("getComputedStyle(document.querySelector('[aria-current] .new')).unicodeBidi"), "isolate")
    page = desk.open(desk.folder / "page.html", policy=STYLE_ONLY)
    equal(page.get_by_role("row").count(), 5)


@check
def long_cases_stay_small(desk):
    """A long case has few elements, and the state at any frame is the right one."""
    page = desk.open(desk.show("long.timeline", samples.long_timeline(60_000)))
    count = "document.getElementsByTagName('*').length"
    for keys, value in ((("End",), 30_000), (("k",), 29_999), (("Home",), 0)):
        desk.press(*keys)
        holds(page.evaluate(count) <= 2_000, f"{page.evaluate(count)} elements")
        holds(desk.state[1].startswith(f"value {value}"), desk.state)
    box = page.get_by_role("slider").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    middle = int(desk.address[1].split(":")[-1])
    holds(14_000 < middle < 16_000, middle)
    holds(desk.state[1].split()[1] in (str(middle), str(middle - 1)), (desk.state, middle))
    page = desk.open(desk.show("many.timeline", samples.many_cases(2_000)))
    holds(page.evaluate(count) <= 2_000, f"{page.evaluate(count)} elements")


@check
def everybody_can_read_it(desk):
    """The rules of axe find nothing, in light and dark, narrow and wide, with a script and without."""
    axe = Axe()
    looks = (("dark", 320, None), ("light", 1600, None), ("light", 1280, STYLE_ONLY), ("dark", 1280, STYLE_ONLY))
    for kind, path in all_pages(desk):
        for scheme, width, policy in looks:
            page = desk.open(path, width=width, scheme=scheme, policy=policy)
            desk.press("n", "t", "ArrowDown", "Enter")
            found = axe.run(page).response["violations"]
            told = [(one["id"], one["nodes"][0]["html"], one["nodes"][0]["failureSummary"]) for one in found]
            equal((kind, scheme, width, told), (kind, scheme, width, []))
            if not policy and kind in ("show", "diff", "test"):
                desk.press("Escape", "?")
                found = axe.run(page).response["violations"]
                equal([(one["id"], one["nodes"][0]["html"]) for one in found], [])


@check
def narrow_pages_do_not_scroll_sideways(desk):
    """At 320 pixels, as at 400 % of 1,280, nothing needs a scroll bar for the width."""
    for kind, path in all_pages(desk):
        for policy in (None, STYLE_ONLY):
            page = desk.open(path, width=320, height=256, policy=policy)
            width = page.evaluate("document.documentElement.scrollWidth")
            holds(width <= 320, f"{kind} is {width} wide")


@check
def nothing_moves_by_itself(desk):
    """There are no animations, and play steps until it is stopped."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN), motion="reduce")
    equal(page.evaluate("document.getAnimations().length"), 0)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("document.querySelector('[role=slider]').ariaValueNow === '3'")
    page.get_by_role("button", name="Pause").click()
    equal(page.get_by_role("button", name="Play").count(), 1)


@check
def paper_shows_the_document(desk):
    """What is printed is the document."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    page.emulate_media(media="print")
    holds(not page.locator(".app").is_visible(), "the debugger would be printed")
    equal(page.locator("#document").get_by_role("row").count(), 12)


@check
def keys_scroll_what_is_read(desk):
    """In the frame, the history and what stands below the debugger, arrows scroll and do not step."""
    page = desk.open(desk.show("x.timeline", samples.long_timeline(400)))
    desk.press("End")
    desk.value("value").click()
    current = desk.current
    page.get_by_role("region", name="History").focus()
    desk.press("ArrowDown", "ArrowDown")
    equal(desk.current, current)
    page.wait_for_function("document.getElementById('past').scrollTop > 0")
    page = desk.open(desk.graph())
    page.get_by_role("complementary", name="States of repo-search").focus()
    desk.press("PageDown")
    page.wait_for_function("scrollY > 0")


@check
def keys_are_told(desk):
    """`?` shows the keys, and Escape closes them; the focus is always visible."""
    page = desk.open(desk.show("x.timeline", samples.GOLDEN))
    desk.press("?")
    holds(page.get_by_role("dialog", name="Keys").is_visible(), "no keys")
    desk.press("Escape")
    equal(page.get_by_role("dialog").count(), 0)
    seen = set()
    for _ in range(16):
        desk.press("Tab")
        name, outline = page.evaluate(
            "[document.activeElement.ariaLabel ?? document.activeElement.textContent.trim(),"
            " getComputedStyle(document.activeElement).outlineStyle]"
        )
        seen.add(name)
        holds(name == "" or outline != "none", f"'{name}' has no visible focus")
    for name in ("Time", "Frames", "State", "History"):
        holds(name in seen, f"the tabulator does not reach {name}: {seen}")
