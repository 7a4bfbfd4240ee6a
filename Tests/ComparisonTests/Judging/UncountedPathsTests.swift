import JSONValues
import Testing
import Timelines

@testable import Comparison

struct UncountedPathsTests {
  private func paths(_ texts: String...) -> UncountedPaths { UncountedPaths(texts.compactMap { StatePath($0) }) }

  @Test(arguments: [
    ("n", #"{"m":1}"#), ("*", "{}"), (".", "-"), ("items.*.id", #"{"n":1,"m":1,"items":[{"t":2},{}]}"#),
    ("items.0", #"{"n":1,"m":1,"items":[{"id":2}]}"#), ("n.x", #"{"n":1,"m":1,"items":[{"id":1,"t":2},{"id":2}]}"#),
  ])
  func `ignored values are left out of a state`(pattern: String, rest: String) throws {
    let state = try JSONValue(parsing: #"{"n":1,"m":1,"items":[{"id":1,"t":2},{"id":2}]}"#)
    let counting = paths(pattern).counting(state)
    let expected = pattern == "n" ? #"{"m":1,"items":[{"id":1,"t":2},{"id":2}]}"# : rest
    #expect(counting?.text ?? "-" == expected)
  }

  @Test func `changes of ignored values alone are left out`() throws {
    let changes = [
      StateChange(.replace, path: "now", old: .integer(1), new: .integer(2)),
      StateChange(
        .replace, path: "a", old: try JSONValue(parsing: #"{"id":1,"n":1}"#),
        new: try JSONValue(parsing: #"{"id":2,"n":1}"#)),
      StateChange(.add, path: "a", old: nil, new: try JSONValue(parsing: #"{"id":2,"n":1}"#)),
    ]
    #expect(
      paths("now", "*.id").counting(changes) == [
        StateChange(.add, path: "a", old: nil, new: try JSONValue(parsing: #"{"n":1}"#))
      ])
    #expect(paths().counting(changes) == changes)
  }
}
