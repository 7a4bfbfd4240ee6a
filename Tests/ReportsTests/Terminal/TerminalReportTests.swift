import Comparison
import Reports
import Testing
import Timelines

struct TerminalReportTests {
  private let golden = """
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
         150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"]}

    """

  private var played: String {
    golden.replacing("      50ms x search#1\n", with: "").replacing(
      "     150ms = {\"query\":\"Rx\",\"repos\":[\"ReactiveX/RxSwift\"]}\n",
      with: """
             800ms ~ setRepos  repos.0: "ReactiveX/RxSwift" -> "ReactorKit/ReactorKit"
             800ms = {"query":"Rx","repos":["ReactorKit/ReactorKit"]}

        """)
  }

  @Test func `a failure shows where the frames differ and which line of the script caused it`() throws {
    let report = TerminalReport(context: 1, width: 84)
    #expect(
      try report.text(of: located(golden, played), path: "search.reel") == """
        FAIL search.reel > cancel stale query        2 differences and 1 echo, first at 50ms
              50ms > updateQuery "Rx"                                          search.reel:8
        -     50ms x search#1
              50ms ~ setQuery  query: "React" -> "Rx"
               ...
             150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"
        +    800ms ~ setRepos  repos.0: "ReactiveX/RxSwift" -> "ReactorKit/ReactorKit"

        """)
  }

  @Test func `echoes of a difference are shown on demand`() throws {
    let report = TerminalReport(context: 1, showsEchoes: true, width: 84)
    #expect(
      try report.text(of: comparison(golden, played), path: "search.reel").hasSuffix(
        """
               ...
             150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"
        +    800ms ~ setRepos  repos.0: "ReactiveX/RxSwift" -> "ReactorKit/ReactorKit"
        -    150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"]}
        +    800ms = {"query":"Rx","repos":["ReactorKit/ReactorKit"]}

        """))
  }

  @Test func `a difference goes back to the action that caused it, with what lies between left out`() throws {
    let late = golden.replacing("repos.+0: \"ReactiveX/RxSwift\"", with: "repos.+0: \"x\"")
    let text = try TerminalReport(context: 0, width: 60).text(
      of: located(golden, late), path: "search.reel")
    #expect(
      text == """
        FAIL search.reel > cancel stale query  1 difference, first at 150ms
              50ms > updateQuery "Rx"                  search.reel:8
               ...
        -    150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"
        +    150ms ~ setRepos  repos.+0: "x"

        """)
  }

  @Test func `a difference goes back to the statement that it follows from, not to the nearest one`() throws {
    let late = golden.replacing("repos.+0: \"ReactiveX/RxSwift\"", with: "repos.+0: \"x\"")
    let causes: [Record.Cause?] = [
      nil, .line(6), .after(6), .after(6), .line(8), .after(8), .after(8), .after(8), .after(6), .after(6),
    ]
    let text = try TerminalReport(context: 0, width: 60).text(
      of: compared(golden, late, causes: causes), path: "search.reel")
    #expect(
      text == """
        FAIL search.reel > cancel stale query  1 difference, first at 150ms
               0ms > updateQuery "React"               search.reel:6
               ...
        -    150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"
        +    150ms ~ setRepos  repos.+0: "x"

        """)
  }

  @Test(arguments: [
    "= 1", "> go (dropped: unhandled)", "~ set", "^ flash 1", "<- go", "* s 1", "@ p#1 1", "< p#1", "x p#1",
    "-> log 1",
    "! \"no\"", "& label \"a\"", "? n == 1  actual 0",
  ])
  func `a frame that differs names its line of the script where that statement made no frame, for every kind`(
    frame: String
  ) throws {
    let before = "reel-timeline 1\n== r\n       0ms = 0\n       0ms > go\n"
    let text = try TerminalReport(context: 0, width: 60).text(
      of: compared(before, before + "       5ms \(frame)\n", causes: [nil, .line(3), .after(4)]), path: "a.reel")
    let line = try #require(text.split(separator: "\n").last)
    #expect(String(line) == "+      5ms \(frame)".padding(to: 52) + "a.reel:4")
  }

  @Test func `frames in the right order at other times are told as such`() throws {
    let late = golden.replacing("     150ms", with: "     151ms")
    let text = try TerminalReport(context: 0, width: 40).text(of: comparison(golden, late), path: "a.reel")
    #expect(
      text == """
        FAIL a.reel > cancel stale query  right order, wrong time: 1 difference and 2 echoes, first at 150ms
              50ms > updateQuery "Rx"
               ...
        -    150ms < search#2
        +    151ms < search#2

        """)
  }

  @Test func `cases that are missing, not expected or at another place are named`() throws {
    let two = "reel-timeline 1\n== a  r\n       0ms = 1\n== b  r\n       0ms = 1\n"
    let one = "reel-timeline 1\n== a  r\n       0ms = 1\n"
    let swapped = "reel-timeline 1\n== b  r\n       0ms = 1\n== a  r\n       0ms = 1\n"
    let report = TerminalReport(width: 10)
    #expect(
      try report.text(of: comparison(two, one), path: "x y.reel")
        == "FAIL x y.reel > b  case is gone\n")
    #expect(
      try report.text(of: comparison(one, two), path: "it's.reel")
        == "FAIL it's.reel > b  case is new\n")
    let renamed = one.replacing("== a", with: "== c")
    #expect(
      try report.text(of: comparison(one, renamed), path: "x.reel")
        == "FAIL x.reel > c  case was called 'a'\nFAIL x.reel > a  case is now called 'c'\n")
    #expect(
      try report.text(of: comparison(one, renamed.replacing("== c  r", with: "== r")), path: "x.reel")
        == "FAIL x.reel  case was called 'a'\nFAIL x.reel > a  case is now without a title\n")
    #expect(
      try report.text(of: comparison(two, swapped), path: "a.reel")
        == "FAIL a.reel > a  case stands at another place\n")
    let changed = swapped.replacing("== a  r\n       0ms = 1", with: "== a  r\n       0ms = 2")
    #expect(
      try report.text(of: comparison(two, changed), path: "a.reel") == """
        FAIL a.reel > a  case stands at another place, 1 difference, first at 0ms
        -      0ms = 1
        +      0ms = 2

        """)
  }

  @Test func `equal timelines give no text`() throws {
    #expect(try TerminalReport().text(of: comparison(golden, golden), path: "a.reel") == "")
  }

  @Test func `a very long frame shows only the changes that differ`() throws {
    let repos = (0..<20).map { "repos.+\($0): \"owner/name-\($0)\"" }.joined(separator: "  ")
    func timeline(_ third: String) -> String {
      """
      reel-timeline 1
      == repo-search
             0ms = {"repos":[]}
             0ms > updateQuery "a"
             0ms ~ setRepos  \(repos.replacing("owner/name-3\"", with: "\(third)\""))
             0ms ~ appendRepos  \(repos)

      """
    }
    let comparison = try comparison(timeline("owner/name-3"), timeline("other/name"))
    #expect(
      TerminalReport(context: 1, width: 60).text(of: comparison, path: "a.reel") == """
        FAIL a.reel                       1 difference, first at 0ms
               0ms > updateQuery "a"
        -      0ms ~ setRepos  repos.3: "owner/name-3"  (the rest is the same)
        +      0ms ~ setRepos  repos.3: "other/name"  (the rest is the same)
               0ms ~ appendRepos  repos.+0: "owner/name-0" and 19 more

        """)
  }

  /// A timeline of a list with these rows, which a view shows.
  private func list(_ rows: [String], nextPage: Int = 2) -> String {
    let added = rows.enumerated().map { "  repos.+\($0): \"\($1)\"" }.joined()
    let all = "[\(rows.map { "\"\($0)\"" }.joined(separator: ","))]"
    return """
      reel-timeline 1
      == repo-search
             0ms = {"repos":[],"nextPage":null}
             0ms > updateQuery "a"
             0ms ~ setRepos\(added)  nextPage: null -> \(nextPage)
             0ms & list \(all)
             0ms = {"repos":\(all),"nextPage":\(nextPage)}

      """
  }

  @Test func `a long list shows the rows that came and went within the width, or all of it on request`() throws {
    let rows = (0..<30).map { "owner/name-\($0)" }
    var changed = rows
    changed.insert("other/new", at: 12)
    changed.remove(at: 21)
    let comparison = try comparison(list(rows), list(changed))
    let text = TerminalReport(context: 0, showsEchoes: true, width: 80).text(of: comparison, path: "a.reel")
    #expect(
      text == """
        FAIL a.reel                               2 differences and 1 echo, first at 0ms
               0ms > updateQuery "a"
        -      0ms ~ setRepos  repos.20: "owner/name-20"  (the rest is the same)
        +      0ms ~ setRepos  repos.12: "other/new"  (the rest is the same)
        -      0ms & list  20: "owner/name-20"  (the rest is the same)
        +      0ms & list  12: "other/new"  (the rest is the same)

        """)
    let whole = TerminalReport(context: 0, showsEchoes: true, isWhole: true, width: 80)
    #expect(whole.text(of: comparison, path: "a.reel").contains(#"& list ["owner/name-0","owner/name-1","#))
    #expect(!whole.text(of: comparison, path: "a.reel").contains("the rest"))
  }

  @Test func `a list with all rows replaced shows as many as fit and counts the others`() throws {
    let comparison = try comparison(
      list((0..<30).map { "swift/name-\($0)" }), list((0..<28).map { "rx/\($0)" }, nextPage: 3))
    #expect(
      TerminalReport(context: 0, width: 88).text(of: comparison, path: "a.reel").split(separator: "\n").filter {
        $0.contains("setRepos")
      }
        == [
          #"-      0ms ~ setRepos  repos.0: "swift/name-0" and 29 more  nextPage: 2  (the rest is the same)"#,
          #"+      0ms ~ setRepos  repos.0: "rx/0" and 27 more  nextPage: 3  (the rest is the same)"#,
        ])
  }

  @Test func `a long value is cut around the place where it differs`() throws {
    func timeline(_ end: String) -> String {
      "reel-timeline 1\n== r\n       0ms = {}\n       0ms > updateQuery \"\(String(repeating: "x", count: 300))\(end)\"\n"
    }
    let text = try TerminalReport(context: 0, width: 60).text(
      of: comparison(timeline("one"), timeline("other")), path: "a.reel")
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.first?.hasSuffix("xxxxone\"  (the rest is the same)") == true)
    #expect(lines.last?.hasSuffix("xxxxother\"  (the rest is the same)") == true)
    #expect(lines.allSatisfy { $0.contains("...xxxx") })
  }

  @Test func `a field that was added to or removed from the state is told once for all cases`() throws {
    let two =
      golden + golden.replacing("reel-timeline 1\n", with: "").replacing("cancel stale query", with: "another")
    let reshaped = two.replacing("\"repos\":[", with: "\"retryCount\":0,\"repos\":[")
    #expect(
      try TerminalReport(width: 60).text(of: comparison(two, reshaped), path: "a.reel") == """
        FAIL a.reel                      the state has another shape
        +          field added: retryCount      repo-search, 2 cases

        """)
    #expect(
      try TerminalReport(context: 0, width: 60).difference(
        comparison(reshaped, two.replacing("== another  repo-search\n", with: "== other  repo-search\n")), path: "b")
          == """
          DIFF b                           the state has another shape
          -          field removed: retryCount     repo-search, 1 case
          DIFF b > other                                   case is new
          DIFF b > another                                case is gone

          """)
  }

  @Test func `a note tells apart values that look alike or are written in another way`() throws {
    func timeline(_ state: String) -> String {
      "reel-timeline 1\n== r\n       0ms = {}\n       1ms = \(state)\n"
    }
    let text = try TerminalReport(width: 60).difference(
      comparison(
        timeline(#"{"a":1,"b":null,"c":1,"d":1.5,"e":[1,2],"f":"x"}"#),
        timeline(#"{"a":1.0,"c":"1","d":"NaN","e":[2,1],"f":"y"}"#)), path: "b")
    #expect(
      text == """
        DIFF b                            1 difference, first at 1ms
               0ms = {}
        -      1ms = {"a":1,"b":null,"c":1,"d":1.5,"e":[1,2],"f":"x"}
        +      1ms = {"a":1.0,"c":"1","d":"NaN","e":[2,1],"f":"y"}
                   (a: equal as numbers)
                   (c: string, not number)
                   (d: NaN, not number)
                   (b: missing, not null)
                   (e: same elements, other order)

        """)
    #expect(
      try TerminalReport(width: 60).difference(
        comparison(timeline(#"{"a":1,"b":2}"#), timeline(#"{"b":2,"a":1}"#)), path: "b") == """
          DIFF b                            1 difference, first at 1ms
                 0ms = {}
          -      1ms = {"a":1,"b":2}
          +      1ms = {"b":2,"a":1}
                     (the same values, written in another way)

          """)
  }

  @Test func `a comparison without a verdict says DIFF instead of FAIL`() throws {
    let text = try TerminalReport(context: 0, width: 60).difference(
      comparison(golden, golden.replacing("      50ms x search#1\n", with: "")), path: "b.timeline")
    #expect(
      text == """
        DIFF b.timeline > cancel stale query  1 difference, first at 50ms
              50ms > updateQuery "Rx"
        -     50ms x search#1

        """)
  }

  @Test func `colours add escapes and change nothing of the text`() throws {
    let plain = try TerminalReport().text(of: located(golden, played), path: "a.reel")
    let colored = try TerminalReport(isColored: true).text(
      of: located(golden, played), path: "a.reel")
    #expect(colored.hasPrefix("\u{1b}[1;31mFAIL\u{1b}[0m a.reel > "))
    #expect(colored.contains("\u{1b}[31m-     50ms x search#1\u{1b}[0m\n"))
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `titles, paths and frames are escaped where they could harm the terminal`() throws {
    let bad = golden.replacing("cancel", with: "\\u001b[31mcancel").replacing("search#1 {", with: "search#1 \u{9b}{")
    let expected = try Timeline(parsing: Array(bad.utf8), checking: .outline)
    let actual = try Timeline(parsing: Array(bad.replacing("x search#1", with: "x search#9").utf8), checking: .outline)
    let text = TerminalReport().text(of: TimelineComparison(expected: expected, actual: actual), path: "a\u{7}.reel")
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x9B) })
    #expect(text.hasPrefix("FAIL a\\u0007.reel > \\u001b[31mcancel stale query  "))
  }

  private func comparison(_ expected: String, _ actual: String) throws -> TimelineComparison {
    try compared(expected, actual, causes: [])
  }

  /// A comparison where it is known what the played case comes from: two actions, in lines 6 and 8, and what follows
  /// from them.
  private func located(_ expected: String, _ actual: String) throws -> TimelineComparison {
    try compared(
      expected, actual,
      causes: [nil, .line(6), .after(6), .after(6), .line(8)] + Array(repeating: .after(8), count: 6))
  }
}

extension String {
  /// The text with blanks behind it, as wide as asked for.
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
