import Comparison
import Testing
import Timelines

struct ShapeChangeTests {
  private let expected = """
    reel-timeline 1
    == one  r
           0ms = {"n":0,"items":[]}
           1ms ~ add  items.+0: {"t":"a"}
           1ms = {"n":0,"items":[{"t":"a"}]}
    == two  r
           0ms = {"n":1,"items":[]}
           1ms ~ set  n: 1 -> 2
           1ms = {"n":2,"items":[]}

    """
  private let actual = """
    reel-timeline 1
    == one  r
           0ms = {"n":0,"items":[],"retryCount":0}
           1ms ~ add  items.+0: {"t":"a","done":false}
           1ms = {"n":0,"items":[{"t":"a","done":false}],"retryCount":0}
    == two  r
           0ms = {"n":1,"items":[],"retryCount":0}
           1ms ~ set  n: 1 -> 2  retryCount: 0 -> 1
           1ms = {"n":2,"items":[],"retryCount":1}

    """

  private func comparison(_ expected: String, _ actual: String) throws -> TimelineComparison {
    TimelineComparison(
      expected: try Timeline(parsing: Array(expected.utf8)), actual: try Timeline(parsing: Array(actual.utf8)))
  }

  @Test func `a field of every state is said once`() throws {
    let comparison = try comparison(expected, actual)
    #expect(comparison.shapes.map(\.change.description) == ["field added: retryCount", "field added: items.*.done"])
    #expect(comparison.shapes.map(\.reactor) == ["r", "r"])
    #expect(comparison.shapes.map(\.caseCount) == [2, 2])
    #expect(comparison.cases.map(\.verdict) == [.reshaped, .reshaped])
    #expect(comparison.cases.flatMap(\.differences).isEmpty)
    #expect(comparison.cases.map(\.differenceCount) == [2, 2])
    #expect(comparison.cases.map(\.firstAt) == [.zero, .zero])
    #expect(comparison.differenceCount == 2)
    #expect(comparison.echoCount == 0)
    #expect(!comparison.isSame)
    #expect(
      try self.comparison(actual, expected).shapes.map(\.change.description) == [
        "field removed: retryCount", "field removed: items.*.done",
      ])
  }

  @Test func `a difference besides a changed shape is listed`() throws {
    let comparison = try comparison(expected, actual.replacing("n: 1 -> 2", with: "n: 1 -> 3"))
    #expect(comparison.cases.map(\.verdict) == [.reshaped, .different])
    #expect(comparison.cases[1].differences.map(\.relation) == [.changed])
    #expect(comparison.differenceCount == 3)
  }

  @Test func `keys of a dictionary are no fields`() throws {
    func timeline(_ key: String) -> String { "reel-timeline 1\n== r\n       0ms = {\"byID\":{\"\(key)\":1}}\n" }
    let comparison = try comparison(timeline("a"), timeline("b"))
    #expect(comparison.shapes == [])
    #expect(comparison.cases.map(\.verdict) == [.different])
  }

  @Test func `a field that only some states gained is no changed shape`() throws {
    let sometimes = actual.replacing(#"{"n":2,"items":[],"retryCount":1}"#, with: #"{"n":2,"items":[]}"#)
    #expect(try comparison(expected, sometimes).shapes.map(\.change.description) == ["field added: items.*.done"])
  }

  @Test func `a field that is ignored is no difference`() throws {
    let paths = ["retryCount", "items.*.done"].compactMap { StatePath($0) }
    let comparison = TimelineComparison(
      expected: try Timeline(parsing: Array(expected.utf8)), actual: try Timeline(parsing: Array(actual.utf8)),
      ignoring: paths)
    #expect(comparison.isSame)
    #expect(comparison.shapes == [])
    #expect(comparison.differenceCount == 0)
  }
}
