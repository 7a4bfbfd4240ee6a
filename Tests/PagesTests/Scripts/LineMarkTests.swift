import Comparison
import Testing
import Timelines

@testable import Pages

@Suite struct LineMarkTests {
  private static let text = ScriptText(
    name: "a.reel", lines: ["@reactor r", "one", "", "two", "? x == 1", "three"], statements: [2, 4, 5, 6])

  private func marks(_ script: PageScript, of one: PageCase) -> String {
    String(one.marks(of: script).map(\.mark.rawValue))
  }

  /// A case with a frame for each line; nil for a frame that no line caused.
  private func run(_ lines: [(line: Int, file: String?)?], _ bodies: [String]? = nil) throws -> TimelineCase {
    let bodies = bodies ?? lines.indices.map { "> a\($0)" }
    let text = (["= {}"] + bodies).map { "       0ms \($0)\n" }.joined()
    var one = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(text)".utf8)).cases[0]
    for place in [nil] + lines {
      one.frames.causes.append(place.map { .statement(Record.Place(line: $0.line, file: $0.file)) })
    }
    return one
  }

  @Test func `lines that are played passed, and others have no mark`() throws {
    #expect(marks(PageScript(Self.text), of: PageCase(try run([]))) == "npnppp")
  }

  @Test func `the line of a failure failed, and the case may go on behind it`() throws {
    #expect(marks(PageScript(Self.text, failures: [(5, "")]), of: PageCase(try run([]))) == "npnpfp")
  }

  @Test func `behind the last line that an interrupted case reached nothing has a mark`() throws {
    let script = PageScript(Self.text, isInterrupted: true)
    #expect(marks(script, of: PageCase(try run([(2, nil), (4, nil)]))) == "npnpnn")
    #expect(marks(script, of: PageCase(try run([]))) == "nnnnnn")
  }

  @Test func `the lines of other cases have no mark at all`() throws {
    let script = PageScript(Self.text, shown: [1..<2, 4..<20])
    #expect(PageCase(try run([])).marks(of: script).map(\.line) == [1, 4, 5, 6])
    #expect(marks(script, of: PageCase(try run([]))) == "nppp")
  }

  @Test func `a place counts in its own file only, and a number behind the last line not at all`() throws {
    let one = PageCase(try run([(2, nil), (4, "_b.reel")]))
    let other = ScriptText(name: "_b.reel", lines: Self.text.lines, statements: [2, 4, 5, 6])
    #expect(marks(PageScript(Self.text, failures: [(9, "")], isInterrupted: true), of: one) == "npnppp")
    #expect(marks(PageScript(Self.text, isInterrupted: true), of: one) == "npnnnn")
    #expect(marks(PageScript(other, isIncluded: true, isInterrupted: true), of: one) == "npnpnn")
  }

  @Test func `the line whose frames differ is marked, and so is the one in front of what is missing`() throws {
    func marks(_ golden: [String], _ actual: [String], _ lines: [Int]) throws -> String {
      let (expected, played) = (try run([], golden), try run(lines.map { ($0, nil) }, actual))
      let comparison = TimelineComparison(expected: Timeline(cases: [expected]), actual: Timeline(cases: [played]))
      return self.marks(PageScript(Self.text), of: PageCase(comparison.cases[0], message: ""))
    }
    #expect(try marks(["> a", "> b"], ["> a", "> c"], [2, 4]) == "npndpp")
    #expect(try marks(["> a", "^ p 1", "> b"], ["> a", "> b"], [2, 4]) == "ndnppp")
    #expect(try marks(["> a", "> b", "^ p 1"], ["> a", "> b"], [2, 4]) == "npndpp")
    #expect(try marks(["> a", "> b"], ["> a", "> b"], [2, 4]) == "npnppp")
  }

  @Test func `every line of a case without a golden differs`() throws {
    let comparison = TimelineComparison(
      expected: Timeline(), actual: Timeline(cases: [try run([(2, nil), (6, nil)])]))
    #expect(marks(PageScript(Self.text), of: PageCase(comparison.cases[0], message: "")) == "ndnppd")
  }
}
