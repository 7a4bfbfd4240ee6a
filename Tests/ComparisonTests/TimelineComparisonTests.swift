import Comparison
import JSONValues
import Testing
import Timelines

struct TimelineComparisonTests {
  @Test func `equal timelines have no differences`() throws {
    #expect(try Sample.differences(Sample.search, Sample.search) == [])
    let timeline = try Sample.timeline(Sample.search)
    let comparison = TimelineComparison(expected: timeline, actual: timeline)
    #expect(comparison.isSame)
    #expect(comparison.differenceCount == 0)
    #expect(comparison.cases.map(\.verdict) == [.same])
  }

  @Test func `one missing frame is one difference`() throws {
    let lines = Sample.search.split(separator: "\n")
    // A call that is missing renumbers nothing here, because the later one keeps its number; the first and the last
    // state of a case are always there.
    for index in lines.indices.dropFirst().dropLast() {
      var fewer = lines
      let removed = fewer.remove(at: index).drop { $0 == " " }
      #expect(
        try Sample.differences(Sample.search, fewer.joined(separator: "\n")) == ["missing: \(removed)"])
      #expect(
        try Sample.differences(fewer.joined(separator: "\n"), Sample.search) == ["surplus: \(removed)"])
    }
  }

  @Test func `a reply that comes too late is read as the cause of its differences`() throws {
    let actual =
      Sample.search.split(separator: "\n").filter { !$0.hasSuffix("x search#1") }.dropLast().joined(separator: "\n")
      + "\n     800ms ~ setRepos  repos.0: \"ReactiveX/RxSwift\" -> \"ReactorKit/ReactorKit\""
      + "\n     800ms = {\"query\":\"Rx\",\"repos\":[\"ReactorKit/ReactorKit\"],\"nextPage\":2,\"isLoadingNextPage\":false}"
    #expect(
      try Sample.differences(Sample.search, actual) == [
        "missing: 50ms x search#1",
        #"surplus: 800ms ~ setRepos  repos.0: "ReactiveX/RxSwift" -> "ReactorKit/ReactorKit""#,
        "echoes: 1",
      ])
  }

  @Test func `a changed value is one difference, and its consequences are echoes`() throws {
    let expected = """
             0ms = {"n":0,"m":0}
             0ms > add 1
             0ms ~ set  n: 0 -> 1
             1ms > add 2
             1ms ~ set  n: 1 -> 3
             2ms > other
             2ms ~ setM  m: 0 -> 1
             2ms = {"n":3,"m":1}
      """
    let caughtUp = expected.replacing("n: 0 -> 1", with: "n: 0 -> 2").replacing("n: 1 -> 3", with: "n: 2 -> 3")
    #expect(
      try Sample.differences(expected, caughtUp) == [
        "changed: 0ms ~ set  n: 0 -> 1 | 0ms ~ set  n: 0 -> 2", "echoes: 1",
      ])
    let apart = caughtUp.replacing("n: 2 -> 3", with: "n: 2 -> 4").replacing(#"{"n":3"#, with: #"{"n":4"#)
    #expect(
      try Sample.differences(expected, apart) == [
        "changed: 0ms ~ set  n: 0 -> 1 | 0ms ~ set  n: 0 -> 2", "echoes: 2",
      ])
  }

  @Test func `a wrong state without a cause is a difference`() throws {
    #expect(
      try Sample.differences(
        "       0ms = {\"n\":0}\n       0ms = {\"n\":1}", "       0ms = {\"n\":0}\n       0ms = {\"n\":2}")
        == [#"changed: 0ms = {"n":1} | 0ms = {"n":2}"#])
  }

  @Test func `a difference that was set right is no cause any more`() throws {
    let expected = """
             0ms = {"n":0}
             0ms ~ set  n: 0 -> 1
             1ms ~ set  n: 1 -> 5
             2ms ~ reset  n: 5 -> 0
             3ms ~ set  n: 0 -> 1
             3ms = {"n":1}
      """
    let actual = """
             0ms = {"n":0}
             0ms ~ set  n: 0 -> 2
             1ms ~ set  n: 2 -> 5
             2ms ~ reset  n: 5 -> 0
             3ms ~ set  n: 0 -> 2
             3ms = {"n":2}
      """
    #expect(
      try Sample.differences(expected, actual) == [
        "changed: 0ms ~ set  n: 0 -> 1 | 0ms ~ set  n: 0 -> 2",
        "changed: 3ms ~ set  n: 0 -> 1 | 3ms ~ set  n: 0 -> 2", "echoes: 2",
      ])
  }

  @Test func `renumbering after a surplus call is an echo`() throws {
    let expected = """
             0ms = {}
             0ms @ search#1 {"page":1}
             5ms @ search#2 {"page":2}
             6ms < search#1
             7ms < search#2 fail "503"
             8ms @ search#3 {"page":3}
             9ms x search#3
             9ms = {}
      """
    let actual = """
             0ms = {}
             0ms @ search#1 {"page":1}
             1ms @ search#2 {"page":9}
             5ms @ search#3 {"page":2}
             6ms < search#1
             7ms < search#3 fail "503"
             8ms @ search#4 {"page":3}
             9ms x search#4
             9ms = {}
      """
    #expect(try Sample.differences(expected, actual) == [#"surplus: 1ms @ search#2 {"page":9}"#, "echoes: 4"])
    #expect(try Sample.differences(actual, expected) == [#"missing: 1ms @ search#2 {"page":9}"#, "echoes: 4"])
  }

  @Test func `renumbering without a cause is a difference`() throws {
    #expect(
      try Sample.differences("       0ms = {}\n       0ms x p#1", "       0ms = {}\n       0ms x p#2")
        == ["changed: 0ms x p#1 | 0ms x p#2"])
    #expect(
      try Sample.differences(
        "       0ms = {}\n       0ms @ p#1 1\n       0ms < p#1", "       0ms = {}\n       0ms @ p#2 1\n       0ms < p#2"
      )
        == ["changed: 0ms @ p#1 1 | 0ms @ p#2 1", "changed: 0ms < p#1 | 0ms < p#2"])
  }

  @Test func `right order wrong time is a verdict of its own`() throws {
    let late = Sample.search.replacing("     150ms", with: "     151ms")
    #expect(
      try Sample.differences(Sample.search, late) == ["retimed: 150ms < search#2 | 151ms < search#2", "echoes: 2"])
    let comparison = TimelineComparison(
      expected: try Sample.timeline(Sample.search), actual: try Sample.timeline(late))
    #expect(comparison.cases.map(\.verdict) == [.wrongTime])
    #expect(comparison.cases.first?.firstAt == Instant(nanoseconds: 150_000_000))
  }

  @Test func `every shift of its own is a difference`() throws {
    #expect(
      try Sample.differences(
        "       0ms = 1\n       5ms > a\n       6ms > b", "       0ms = 1\n       7ms > a\n       9ms > b")
        == ["retimed: 5ms > a | 7ms > a", "retimed: 6ms > b | 9ms > b"])
  }

  @Test func `a shift that lasts is one difference`() throws {
    func run(from start: Int) -> String {
      "       0ms = 1\n" + (0..<4).map { "      \(start + $0 * 10)ms > add" }.joined(separator: "\n")
    }
    #expect(
      try Sample.differences(run(from: 10), run(from: 20)) == ["retimed: 10ms > add | 20ms > add", "echoes: 3"])
    let comparison = TimelineComparison(
      expected: try Sample.timeline(run(from: 10)), actual: try Sample.timeline(run(from: 20)))
    #expect(comparison.cases.map(\.verdict) == [.wrongTime])
  }

  @Test func `values of different kinds differ, with a remark on their kinds`() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline(#"       0ms = {"a":1,"b":1,"c":[1],"d":0}"#),
      actual: try Sample.timeline(#"       0ms = {"a":"1","b":1.0,"c":[],"e":0}"#))
    let difference = try #require(comparison.cases.first?.differences.first)
    let values = difference.values.map { "\($0.path) \($0.expected?.text ?? "-") \($0.actual?.text ?? "-")" }
    #expect(values == [#"a 1 "1""#, "b 1 1.0", "c.0 1 -", "e - 0", "d 0 -"])
    #expect(difference.remarks(on: difference.values) == ["a: string, not number", "b: equal as numbers"])
  }

  @Test func `ignored paths make no difference`() throws {
    let expected = """
             0ms = {"now":1,"n":0}
             0ms ~ tick  now: 1 -> 2  n: 0 -> 1
             0ms ^ now 5
             0ms = {"now":2,"n":1}
      """
    let actual = """
             0ms = {"now":7,"n":0}
             0ms ~ tick  now: 7 -> 9  n: 0 -> 1
             0ms ^ now 6
             0ms = {"now":9,"n":1}
      """
    #expect(try Sample.differences(expected, actual, ignoring: "now") == [])
    #expect(
      try Sample.differences(expected, actual.replacing("n: 0 -> 1", with: "n: 0 -> 3"), ignoring: "now")
        == ["changed: 0ms ~ tick  now: 1 -> 2  n: 0 -> 1 | 0ms ~ tick  now: 7 -> 9  n: 0 -> 3"])
    #expect(
      try Sample.differences(expected, actual, ignoring: "n") == [
        #"changed: 0ms = {"now":1,"n":0} | 0ms = {"now":7,"n":0}"#, "changed: 0ms ^ now 5 | 0ms ^ now 6", "echoes: 2",
      ])
  }

  @Test func `frames of views are paired by their controls`() throws {
    let expected = """
             0ms = {}
             0ms & label "1"
             0ms & list ["a","b"]
             0ms & spinner.isAnimating true
             5ms & open https://a.b/c#d
             5ms & spinner.isAnimating false
             5ms = {}
      """
    let actual = """
             0ms = {}
             0ms & label "2"
             0ms & list ["a","c"]
             0ms & spinner.isAnimating true
             5ms & open https://a.b/e
             5ms = {}
      """
    #expect(
      try Sample.differences(expected, actual) == [
        #"changed: 0ms & label "1" | 0ms & label "2""#,
        #"changed: 0ms & list ["a","b"] | 0ms & list ["a","c"]"#,
        "changed: 5ms & open https://a.b/c#d | 5ms & open https://a.b/e",
        "missing: 5ms & spinner.isAnimating false",
      ])
    #expect(
      try Sample.differences(expected, actual, ignoring: "list", "open", "spinner.isHidden") == [
        #"changed: 0ms & label "1" | 0ms & label "2""#, "missing: 5ms & spinner.isAnimating false",
      ])
    let other = expected.replacing("isAnimating true", with: "isAnimating 1")
    #expect(try Sample.differences(expected, other, ignoring: "spinner") == [])
  }

  @Test func `a difference between values that a view shows names the element that differs`() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = 1\n       0ms & list [\"a\",\"b\"]"),
      actual: try Sample.timeline("       0ms = 1\n       0ms & list [\"a\",2]"))
    let difference = try #require(comparison.cases.first?.differences.first)
    #expect(difference.values == [ValueDifference(path: "1", expected: .string("b"), actual: .integer(2))])
  }

  @Test func `cases are paired by title and reactor`() throws {
    func timeline(_ headings: String...) throws -> Timeline {
      let cases = headings.map { "== \($0)\n       0ms = 1\n" }.joined()
      return try Timeline(parsing: Array("reel-timeline 1\n\(cases)".utf8))
    }
    func verdicts(_ expected: Timeline, _ actual: Timeline) -> [String] {
      TimelineComparison(expected: expected, actual: actual).cases.map { "\($0.title ?? "") \($0.verdict.rawValue)" }
    }
    let three = try timeline("a  r", "b  r", "c  r")
    #expect(verdicts(three, try timeline("a  r", "c  r")) == ["a same", "b missing", "c same"])
    #expect(verdicts(try timeline("a  r", "c  r"), three) == ["a same", "b surplus", "c same"])
    #expect(verdicts(three, try timeline("a  r", "c  r", "b  r")) == ["a same", "c same", "b moved"])
    #expect(verdicts(try timeline("a  r"), try timeline("a  s")) == ["a surplus", "a missing"])
    #expect(verdicts(try timeline("r", "r"), try timeline("r", "r", "r")) == [" same", " same", " surplus"])
    #expect(TimelineComparison(expected: three, actual: try timeline("a  r", "c  r", "b  r")).differenceCount == 1)
  }

  @Test func `every change of a single byte is a difference`() throws {
    let golden = Array("reel-timeline 1\n== a case  r\n\(Sample.search)\n".utf8)
    let expected = try Timeline(parsing: golden)
    let bytes = Array("\n \"09x{,-+~#".utf8)
    for index in golden.indices {
      for step in 0..<3 {
        var changed = golden
        changed[index] = bytes[(index * 5 + step * 3) % bytes.count]
        guard changed != golden, let actual = try? Timeline(parsing: changed, checking: .outline) else { continue }
        let isSame = TimelineComparison(expected: expected, actual: actual).isSame
        #expect(!isSame, "byte \(index) as \(changed[index])")
      }
    }
  }

  @Test(arguments: 0..<80)
  func `comparing the other way round, the same cases are paired and moved`(seed: Int) throws {
    var random = Random(seed: seed)
    let before = try random.timeline()
    let after = try seed % 3 == 0 ? random.timeline() : random.edited(before)
    let (there, back) = (
      TimelineComparison(expected: before, actual: after), TimelineComparison(expected: after, actual: before)
    )
    func cases(_ comparison: TimelineComparison, isMirrored: Bool) -> Set<[Int?]> {
      Set(
        comparison.cases.map { one in
          let places = [one.expectedIndex, one.actualIndex]
          return (isMirrored ? places.reversed() : places) + [one.isMoved ? 1 : 0]
        })
    }
    #expect(cases(there, isMirrored: false) == cases(back, isMirrored: true))
    #expect(there.isSame == back.isSame)
    #expect(
      there.shapes.map { "\($0.reactor) \($0.change.path) \($0.change.kind == .added)" }
        == back.shapes.map { "\($0.reactor) \($0.change.path) \($0.change.kind == .removed)" })
  }

  @Test(arguments: 0..<100)
  func `comparing the other way round, one edit is at the same places`(seed: Int) throws {
    var random = Random(seed: seed)
    var script = RandomScript(seed: seed, count: 2 + random.below(12)).statements
    let before = RandomScript.play(script)
    var after = before
    let index = random.below(script.count)
    switch seed % 4 {
    case 0: after.remove(at: 1 + random.below(after.count - 1))
    case 1: script.remove(at: index)
    case 2: script[index].action = "add 77"
    default: for later in index..<script.count { script[later].at += 7 }
    }
    if seed % 4 > 0 { after = RandomScript.play(script) }
    func rows(_ expected: [String], _ actual: [String], isMirrored: Bool) throws -> [String] {
      let comparison = TimelineComparison(
        expected: try Sample.timeline(expected.joined(separator: "\n")),
        actual: try Sample.timeline(actual.joined(separator: "\n")))
      return comparison.cases[0].rows.map { row in
        let (old, new) = isMirrored ? (row.actual, row.expected) : (row.expected, row.actual)
        let isListed = ![.same, .echo].contains(row.relation)
        return "\(old ?? -1) \(new ?? -1) \(isListed)"
      }.sorted()
    }
    #expect(try rows(before, after, isMirrored: false) == rows(after, before, isMirrored: true))
  }
}
