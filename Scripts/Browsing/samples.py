"""The scripts and timelines of which the checks make pages."""

SCRIPT = """@reactor repo-search
@case cancel stale query

! search reply {"repos":["ReactiveX/RxSwift"]} after 100ms
updateQuery React
+50ms
updateQuery Rx
+idle
? nextPage == 3
"""

# Without the cancelled call and with another last page.
GOLDEN = """reel-timeline 1
== cancel stale query  repo-search
       0ms = {"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}
       0ms > updateQuery "React"
       0ms ~ setQuery  query: null -> "React"
       0ms @ search#1 {"query":"React","page":1}
      50ms > updateQuery "Rx"
      50ms x search#1
      50ms ~ setQuery  query: "React" -> "Rx"
      50ms @ search#2 {"query":"Rx","page":1}
     150ms < search#2
     150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2
     150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}
"""
ACTUAL = GOLDEN.replace("      50ms x search#1\n", "").replace("null -> 2", "null -> 3").replace('Page":2', 'Page":3')

HOSTILE = """reel-timeline 1
== <img src=x onerror="hacked=1"></script>\\u202e \u05e9\u05dc\u05d5\u05dd  counter
       0ms = {"<script>hacked=1</script>":"\\u202egnp.exe","b":"\u05e9\u05dc\u05d5\u05dd 12","c":"\\n       0ms > forged"}
       0ms > say "</script><script>hacked=1</script><!--"
       0ms ~ "<b>"  b: "\u05e9\u05dc\u05d5\u05dd 12" -> "&lt;\\u2028\\u2066"
       0ms ! "<style>*{display:none}</style>"
"""

LISTS = """reel-timeline 1
== lists  todos
       0ms = {"items":[{"id":1,"n":0},{"id":2,"n":0}],"byId":{"a.b":1}}
       0ms ~ add  items.+1: {"id":3,"n":7}
       0ms ~ move  items.2 -> items.0
       0ms ~ change  items.1.n: 0 -> 5  byId."a.b": 1 -> 2
       0ms ~ remove  items.-0: {"id":2,"n":0}
       0ms = {"items":[{"id":1,"n":5},{"id":3,"n":7}],"byId":{"a.b":2}}
"""

# Members that come into dictionaries: of texts, of numbers, into an empty one, and into what is in no order.
MEMBERS = """reel-timeline 1
== members  r
       0ms = {"t":{"b":1},"n":{"9":1},"e":{},"u":{"z":1,"a":1}}
       0ms ~ put  t.+a: 1  t.+c: 1  n.+10: 1  e.+y: 1  u.+b: 1
       0ms ~ put  e.+x: 1
       0ms ~ turn  n.+8: 1  n.-9: 1
       0ms = {"t":{"a":1,"b":1,"c":1},"n":{"8":1,"10":1},"e":{"x":1,"y":1},"u":{"z":1,"a":1,"b":1}}
"""

STATES = """reel-timeline 1
== states  r
       0ms = {"a":1,"b":1,"c":[1]}
       0ms = {"a":2,"b":1,"c":[1,2]}
       0ms = {"a":2,"b":1,"c":[3,2]}
"""

ROWS = """reel-timeline 1
== rows  r
       0ms = ["x","y"]
       1ms ~ drop  -0: "x"
       2ms ~ put  +0: "z"
       2ms = ["z","y"]
"""

SUITE = {
    "changed.reel": SCRIPT.replace("? nextPage == 3\n", ""),
    "changed.timeline": GOLDEN.replace("null -> 2", "null -> 5"),
    "failing.reel": SCRIPT,
    "failing.timeline": GOLDEN,
    "missing.reel": "@reactor counter\nincrease\n",
    "passing.reel": SCRIPT.replace("? nextPage == 3\n", ""),
    "passing.timeline": GOLDEN,
    "wrong.reel": "@reactor counter\nincreese\n",
}


def long_timeline(count):
    """Returns a timeline of one case with about so many frames."""
    lines = ["reel-timeline 1", "== counter", '       0ms = {"value":0,"last":null}']
    for step in range(count // 2):
        lines.append("       0ms > increase")
        lines.append(f"       0ms ~ increaseValue  value: {step} -> {step + 1}")
    return "\n".join(lines) + "\n"


def many_cases(count):
    """Returns a timeline of so many cases."""
    return "".join(GOLDEN.replace("stale query", f"stale query {number}") for number in range(count))
