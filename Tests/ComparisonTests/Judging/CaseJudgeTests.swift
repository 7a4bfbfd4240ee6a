import Comparison
import Testing
import Timelines

struct CaseJudgeTests {
  @Test(arguments: 0..<80)
  func `one action less is reported as exactly that`(seed: Int) throws {
    let script = RandomScript(seed: seed, count: 40).statements
    var fewer = script
    let removed = fewer.remove(at: seed % 40)
    let whole = RandomScript.play(script).joined(separator: "\n")
    let rest = RandomScript.play(fewer).joined(separator: "\n")
    let missing = try Sample.differences(whole, rest).filter { !$0.hasPrefix("echoes: ") }
    #expect(missing == ["missing: \(removed.at)ms > \(removed.action)"])
    let surplus = try Sample.differences(rest, whole).filter { !$0.hasPrefix("echoes: ") }
    #expect(surplus == ["surplus: \(removed.at)ms > \(removed.action)"])
  }

  @Test(arguments: [(#"l.-0: "b""#, #"l.+0: "c"  l.-0: "b""#), (#"l.+0: "c"  l.-0: "b""#, #"l.-0: "b""#)])
  func `a row that comes where another one goes is no echo of an earlier difference`(old: String, new: String) throws {
    func frames(_ first: Int, _ change: String) -> String {
      """
             0ms = {"n":0,"l":["b"]}
             1ms > add
             1ms ~ set  n: 0 -> \(first)
             2ms > add
             2ms ~ set  n: \(first) -> \(first + 5)  \(change)
             3ms > done
      """
    }
    #expect(
      try Sample.differences(frames(1, old), frames(2, new)) == [
        "changed: 1ms ~ set  n: 0 -> 1 | 1ms ~ set  n: 0 -> 2",
        "changed: 2ms ~ set  n: 1 -> 6  \(old) | 2ms ~ set  n: 2 -> 7  \(new)",
      ])
  }

  @Test func `what a nested reactor changes is part of the whole state`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"cells":[{"n":0},{"n":0}]}
               1ms > cells.0: add
               1ms ~ cells.0: set  n: 0 -> 1
               2ms ~ cells.1: set  n: 0 -> 5
               2ms ~ take  cells.0.n: 1 -> 2
               3ms = {"cells":[{"n":2},{"n":5}]}
        """,
        """
               0ms = {"cells":[{"n":0},{"n":0}]}
               1ms > cells.0: add
               1ms ~ cells.0: set  n: 0 -> 3
               2ms ~ cells.1: set  n: 0 -> 5
               2ms ~ take  cells.0.n: 3 -> 4
               3ms = {"cells":[{"n":4},{"n":5}]}
        """) == ["changed: 1ms ~ cells.0: set  n: 0 -> 1 | 1ms ~ cells.0: set  n: 0 -> 3", "echoes: 2"])
  }

  @Test func `a step that is missing is one difference`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"n":0}
               1ms > add
               1ms ~ setCount  n: 0 -> 1
               1ms ~ setLast
               2ms > add
               2ms ~ setCount  n: 1 -> 2
               2ms ~ setLast
               2ms = {"n":2}
        """,
        """
               0ms = {"n":0}
               2ms > add
               2ms ~ setCount  n: 0 -> 1
               2ms ~ setLast
               2ms = {"n":1}
        """) == ["missing: 1ms > add", "echoes: 4"])
  }

  @Test func `a consequence of a changed action is an echo`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"q":null}
               1ms > query "a"
               1ms ~ setQuery  q: null -> "a"
               1ms @ search#1 {"q":"a"}
               1ms = {"q":"a"}
        """,
        """
               0ms = {"q":null}
               1ms > query "b"
               1ms ~ setQuery  q: null -> "b"
               1ms @ search#1 {"q":"b"}
               1ms = {"q":"b"}
        """) == [#"changed: 1ms > query "a" | 1ms > query "b""#, "echoes: 3"])
  }

  @Test func `other values from a changed request's first answer are a difference, later ones are echoes`() throws {
    func run(_ query: String, _ first: String, _ second: String) -> String {
      """
             0ms = {"q":null,"l":[],"isLoading":false}
             1ms > query "\(query)"
             1ms ~ setQuery  q: null -> "\(query)"
             1ms @ search#1 {"q":"\(query)"}
             2ms < search#1
             2ms ~ setLoading  isLoading: true -> false
             2ms ~ setList  l.+0: "\(first)"
             2ms ~ setNext  n: 0 -> "\(first)"
             2ms & list ["\(first)"]
             2ms > next
             2ms @ search#2 {"q":"\(query)","page":2}
             3ms < search#2
             3ms ~ append  l.+1: "\(second)"
             3ms = {"q":"\(query)","l":["\(first)","\(second)"],"isLoading":false}
      """
    }
    #expect(
      try Sample.differences(run("a", "a/1", "a/2"), run("b", "b/1", "b/2")) == [
        #"changed: 1ms > query "a" | 1ms > query "b""#,
        #"changed: 2ms ~ setList  l.+0: "a/1" | 2ms ~ setList  l.+0: "b/1""#,
        "echoes: 7",
      ])
    // An answer that brings the same is no news.
    #expect(
      try Sample.differences(run("a", "x", "y"), run("b", "x", "y")) == [
        #"changed: 1ms > query "a" | 1ms > query "b""#, "echoes: 4",
      ])
  }

  @Test func `after a changed request, mutations of different names are one missing and one surplus frame`() throws {
    func run(_ query: String, _ result: String) -> String {
      """
             0ms = {"q":null,"l":[]}
             1ms > query "\(query)"
             1ms @ search#1 {"q":"\(query)"}
             2ms < search#1
             2ms ~ \(result)
             2ms & spinner false
      """
    }
    #expect(
      try Sample.differences(run("a", #"setList  l.+0: "a/1""#), run("b", #"setError  error: null -> "none""#)) == [
        #"changed: 1ms > query "a" | 1ms > query "b""#, #"missing: 2ms ~ setList  l.+0: "a/1""#,
        #"surplus: 2ms ~ setError  error: null -> "none""#, "echoes: 1",
      ])
  }

  @Test func `a changed reply and its consequences are one difference`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"n":0}
               1ms @ p#1 1
               2ms < p#1
               2ms ~ set  n: 0 -> 1
               2ms = {"n":1}
        """,
        """
               0ms = {"n":0}
               1ms @ p#1 1
               2ms < p#1 fail "503"
               2ms ! "p: 503"
               2ms = {"n":0}
        """) == [#"changed: 2ms < p#1 | 2ms < p#1 fail "503""#, "echoes: 3"])
  }

  @Test func `a reply that is no longer cancelled is an echo`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"n":0}
               1ms @ p#1 1
               5ms > stop
               5ms x p#1
               9ms > go
               9ms = {"n":0}
        """,
        """
               0ms = {"n":0}
               1ms @ p#1 1
               5ms > stop
               7ms < p#1
               7ms ~ set  n: 0 -> 1
               9ms > go
               9ms = {"n":1}
        """) == ["missing: 5ms x p#1", "echoes: 3"])
  }

  @Test func `views and pulses and expectations repeat what the state says`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"n":0}
               1ms ~ set  n: 0 -> 1
               1ms ^ n 1
               1ms & label "1"
               1ms = {"n":1}
        """,
        """
               0ms = {"n":0}
               1ms ~ set  n: 0 -> 2
               1ms ^ n 2
               1ms & label "2"
               1ms ? n == 1  actual 2
               1ms = {"n":2}
        """) == ["changed: 1ms ~ set  n: 0 -> 1 | 1ms ~ set  n: 0 -> 2", "echoes: 4"])
  }

  @Test func `elements behind a missing one are echoes`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"log":[]}
               1ms ~ append  log.+0: "a"
               2ms ~ append  log.+1: "b"
               3ms ~ append  log.+2: "c"
               4ms ~ setOther  log.1: "b" -> "x"
               4ms = {"log":["a","x","c"]}
        """,
        """
               0ms = {"log":[]}
               2ms ~ append  log.+0: "b"
               3ms ~ append  log.+1: "c"
               4ms ~ setOther  log.0: "b" -> "x"
               4ms = {"log":["x","c"]}
        """) == [#"missing: 1ms ~ append  log.+0: "a""#, "echoes: 4"])
  }

  @Test func `a difference at a path that did not differ before is no echo`() throws {
    #expect(
      try Sample.differences(
        "       0ms = 1\n       1ms ~ set  n: 0 -> 1\n       2ms ~ set  m: 0 -> 1",
        "       0ms = 1\n       1ms ~ set  n: 0 -> 2\n       2ms ~ set  m: 0 -> 3") == [
          "changed: 1ms ~ set  n: 0 -> 1 | 1ms ~ set  n: 0 -> 2",
          "changed: 2ms ~ set  m: 0 -> 1 | 2ms ~ set  m: 0 -> 3",
        ])
  }

  @Test func `a frame that comes at another time because its action is missing is an echo`() throws {
    #expect(
      try Sample.differences(
        "       0ms = 1\n       1ms > a\n       5ms ~ done\n       9ms > b",
        "       0ms = 1\n       4ms ~ done\n       9ms > b") == ["missing: 1ms > a", "echoes: 1"])
  }

  @Test func `an ignored place is ignored inside of values`() throws {
    #expect(
      try Sample.differences(
        """
               0ms = {"items":[]}
               1ms ~ add  items.+0: {"id":1,"t":"a"}
               1ms = {"items":[{"id":1,"t":"a"}]}
        """,
        """
               0ms = {"items":[]}
               1ms ~ add  items.+0: {"id":2,"t":"a"}
               1ms = {"items":[{"id":2,"t":"a"}]}
        """, ignoring: "items.*.id") == [])
  }
}
