import Reports
import Testing
import Timelines

struct TimelineReadingTests {
  private let search = """
    reel-timeline 1
    == cancel stale query  repo-search
           0ms = {"query":null,"repos":[]}
           0ms > updateQuery "React"
           0ms ~ setQuery  query: null -> "React"
           0ms @ search#1 {"query":"React"}
          50ms > updateQuery "Rx"
          50ms x search#1
          50ms ~ setQuery  query: "React" -> "Rx"
          50ms @ search#2 {"query":"Rx"}
         150ms < search#2
         150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"
         150ms ~ setIdle
         150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"]}
    == nothing happens  counter
           0ms = {"value":0}
           0ms = {"value":0}

    """

  private func text(_ reading: TimelineReading, of timeline: String? = nil) throws -> String {
    reading.text(of: try Timeline(parsing: Array((timeline ?? search).utf8)))
  }

  private func pins(_ paths: String...) -> [StatePath] { paths.compactMap { StatePath($0) } }

  @Test func `long lists are folded to the width unless the whole is asked for`() throws {
    let rows = (0..<30).map { "\"owner/name-\($0)\"" }.joined(separator: ",")
    let frame = #"       0ms = {"query":"a","repos":[\#(rows)],"nextPage":2}"#
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(frame)\n".utf8))
    #expect(
      TimelineReading(width: 80).text(of: timeline)
        == "== r\n" + #"       0ms = {"query":"a","repos":["owner/name-0" and 29 more],"nextPage":2}"# + "\n")
    #expect(TimelineReading(foldsRepeats: false, width: 80).text(of: timeline).contains("and 29 more"))
    #expect(TimelineReading(isWhole: true).text(of: timeline) == "== r\n\(frame)\n")
    #expect(TimelineReading(width: 500).text(of: timeline) == "== r\n\(frame)\n")
  }

  @Test func `a reading without conditions shows the timeline as it is, without its header`() throws {
    #expect(try text(TimelineReading()) == search.replacing("reel-timeline 1\n", with: ""))
  }

  @Test func `a selected action is shown with the frames that follow at the same instant, within the span`() throws {
    #expect(
      try text(TimelineReading(selection: FrameSelection(actions: pins("updateQuery"), span: InstantSpan(to: .zero))))
        == """
        == cancel stale query  repo-search
               0ms > updateQuery "React"
               0ms ~ setQuery  query: null -> "React"
               0ms @ search#1 {"query":"React"}

        """)
  }

  @Test func `a reading of changes shows the mutations that changed the state`() throws {
    #expect(
      try text(TimelineReading(selection: FrameSelection(onlyChanges: true))) == """
        == cancel stale query  repo-search
               0ms ~ setQuery  query: null -> "React"
              50ms ~ setQuery  query: "React" -> "Rx"
             150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"

        """)
  }

  @Test func `a pinned path shows each change with the mutation and the action or reply that caused it`() throws {
    #expect(
      try text(TimelineReading(pins: pins("query", "repos.*"))) == """
        == cancel stale query  repo-search
               0ms query: null
               0ms query: null -> "React"  ~ setQuery  > updateQuery "React"
              50ms query: "React" -> "Rx"  ~ setQuery  > updateQuery "Rx"
             150ms repos.0: (none) -> "ReactiveX/RxSwift"  ~ setRepos  < search#2  @ search#2 {"query":"Rx"}  > updateQuery "Rx"

        """)
    let span = InstantSpan(from: Instant(nanoseconds: 50_000_000), to: Instant(nanoseconds: 100_000_000))
    #expect(
      try text(TimelineReading(selection: FrameSelection(span: span), pins: pins("query"))) == """
        == cancel stale query  repo-search
              50ms query: "React" -> "Rx"  ~ setQuery  > updateQuery "Rx"

        """)
  }

  @Test func `marbles show actions, mutations and pinned values over time, a chart for each case`() throws {
    #expect(
      try text(TimelineReading(pins: pins("query", "repos.0"), drawsMarbles: true)) == """
        == cancel stale query  repo-search
                   0ms---------50ms--------150ms---------------|
        actions    updateQuery updateQuery
        mutations  setQuery    setQuery    setRepos
                                           setIdle
        query      null        "Rx"
                   "React"
        repos.0                            "ReactiveX/RxSwift"
        == nothing happens  counter
                   0ms|
        actions
        mutations
        query
        repos.0

        """)
  }

  @Test func `a chart that is too wide continues below`() throws {
    #expect(
      try text(
        TimelineReading(
          selection: FrameSelection(actions: pins("updateQuery")), pins: pins("query"), drawsMarbles: true, width: 30))
          == """
          == cancel stale query  repo-search
                     0ms---------
          actions    updateQuery
          mutations  setQuery
          query      "React"

                     50ms--------
          actions    updateQuery
          mutations  setQuery
          query      "Rx"

          """)
  }

  @Test
  func `actions that repeat are folded to one line with their number and the last time, unless unwanted`() throws {
    let ticks = (0..<14).map { tick in
      let time = String(repeating: " ", count: tick < 10 ? 7 : 6) + "\(tick)ms"
      return "\(time) > increase\n\(time) ~ increaseValue  value: \(tick) -> \(tick + 1)\n"
    }
    let soak = "reel-timeline 1\n== counter\n       0ms = {\"value\":0}\n\(ticks.joined())      13ms = {\"value\":14}\n"
    #expect(
      try text(TimelineReading(), of: soak) == """
        == counter
               0ms = {"value":0}
               0ms > increase  x14 to 13ms
               0ms ~ increaseValue  value: 0 -> 14  x14 to 13ms
              13ms = {"value":14}

        """)
    #expect(
      try text(TimelineReading(foldsRepeats: false), of: soak) == soak.replacing("reel-timeline 1\n", with: ""))
    let atOnce = soak.replacing(#/ +\d+ms /#, with: "       7ms ")
    #expect(
      try text(TimelineReading(pins: pins("value"), drawsMarbles: true), of: atOnce) == """
        == counter
                   7ms---------------|
        actions    increase x14
        mutations  increaseValue x14
        value      0
        \((1...14).map { "           \($0)" }.joined(separator: "\n"))

        """)
  }

  @Test func `equal frames are folded from the third on, and groups of three frames from the second on`() throws {
    func timeline(_ lines: [String]) -> String {
      "reel-timeline 1\n== r\n" + lines.map { "       1ms \($0)\n" }.joined()
    }
    #expect(
      try text(TimelineReading(), of: timeline(["= 1", "^ a 1", "^ a 1", "^ a 1", "^ a 2"])) == """
        == r
               1ms = 1
               1ms ^ a 1  x3 to 1ms
               1ms ^ a 2

        """)
    #expect(
      try text(TimelineReading(), of: timeline(["= 1", "> a", "~ m", "> a", "~ m", "= 1"])) == """
        == r
               1ms = 1
               1ms > a
               1ms ~ m
               1ms > a
               1ms ~ m
               1ms = 1

        """)
    #expect(
      try text(TimelineReading(), of: timeline(["= 1", "> a", "~ m", "^ p 1", "> a", "~ m", "^ p 1"])) == """
        == r
               1ms = 1
               1ms > a  x2 to 1ms
               1ms ~ m  x2 to 1ms
               1ms ^ p 1  x2 to 1ms

        """)
  }

  @Test func `a timeline in JSON Lines is read as the text form is, and its pins lead to lines of the script`() throws {
    let lines = """
      {"type":"begin","version":1,"script":"a.reel","case":null,"reactor":"r","at":0,"state":{"n":0}}
      {"type":"action","at":1,"line":3,"name":"add","action":{"add":{}}}
      {"type":"mutation","at":1,"name":"set","value":{"set":{"_0":1}}}
      {"type":"state","at":1,"changes":[{"op":"replace","path":"n","old":0,"new":1}],"state":{"n":1}}
      {"type":"end","at":1,"state":{"n":1},"inFlight":0,"errors":0,"ok":true}

      """
    #expect(
      try text(TimelineReading(pins: pins("n")), of: lines) == """
        == r
               0ms n: 0
               1ms n: 0 -> 1  ~ set  > add  a.reel:3

        """)
  }

  @Test func `frames, pins and charts escape what could harm the terminal`() throws {
    let hostile = """
      reel-timeline 1
      == \\u001b[31mred  r
             0ms = {"a":"\\u001b[2J","é":1}
             0ms ~ "\\u202e"  a: "\\u001b[2J" -> "日本\\n"

      """
    let timeline = try Timeline(parsing: Array(hostile.utf8))
    for reading in [
      TimelineReading(), TimelineReading(pins: pins("a", "é")),
      TimelineReading(pins: pins("a", "é"), drawsMarbles: true),
    ] {
      let text = reading.text(of: timeline)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isHarmful })
    }
    #expect(
      TimelineReading(pins: pins("a", "é"), drawsMarbles: true).text(of: timeline) == #"""
        == \u001b[31mred  r
                   0ms--------------|
        actions
        mutations  "\u202e"
        a          "\u001b[2J"
                   "\u65e5\u672c\n"
        \u00e9     1

        """#)
  }

  @Test func `actions and paths that the timeline does not have are told with those that it has`() throws {
    let timeline = try Timeline(parsing: Array(search.utf8))
    let reading = TimelineReading(
      selection: FrameSelection(actions: pins("updateQuery") + [StatePath([.key("upDate\n")])]),
      pins: pins("query", "value", "qery"))
    #expect(
      reading.unknownNames(in: timeline) == [
        "no action '\"upDate\\n\"' in this timeline: it has: updateQuery",
        "nothing at 'qery' in this timeline: did you mean 'query'? its states have query, repos, value",
      ])
    let quiet = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = 1\n".utf8))
    #expect(
      reading.unknownNames(in: quiet).sorted() == [
        "no action '\"upDate\\n\"' in this timeline: it has none",
        "no action 'updateQuery' in this timeline: it has none",
        "nothing at 'qery' in this timeline: its states have no fields",
        "nothing at 'query' in this timeline: its states have no fields",
        "nothing at 'value' in this timeline: its states have no fields",
      ])
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool { value < 0x20 || value == 0x7F || (0x200B...0x202E).contains(value) }
}
