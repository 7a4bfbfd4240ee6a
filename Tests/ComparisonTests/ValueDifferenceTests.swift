import Comparison
import JSONValues
import Testing
import Timelines

struct ValueDifferenceTests {
  /// The values of the one difference between two timelines that differ in one frame.
  private func values(_ expected: String, _ actual: String) throws -> [ValueDifference] {
    let timelines = try [expected, actual].map { try Sample.timeline("       0ms = {}\n       1ms \($0)") }
    let differences = TimelineComparison(expected: timelines[0], actual: timelines[1]).cases.flatMap(\.differences)
    #expect(differences.count == 1)
    return try #require(differences.first).values
  }

  private static let remarks: [(JSONValue?, JSONValue?, String?)] = [
    (.string("1"), .integer(1), "number, not string"),
    (JSONValue.null, .bool(true), "bool, not null"),
    (.array([]), .object([]), "object, not array"),
    (JSONValue.null, nil, "missing, not null"),
    (nil, JSONValue.null, "null, not missing"),
    (.integer(1), .decimal("1.0"), "equal as numbers"),
    (.decimal("0.0"), .decimal("-0.0"), "equal as numbers"),
    (.decimal("1.5"), JSONValue(Double.nan), "NaN, not number"),
    (JSONValue(-Double.infinity), .integer(2), "number, not -Infinity"),
    (.string("a"), JSONValue(Double.nan), nil),
    (.array([.integer(1), .integer(2)]), .array([.integer(2), .integer(1)]), "same elements, other order"),
    (.array([.integer(1), .integer(1)]), .array([.integer(2), .integer(1)]), nil),
    (.integer(1), .decimal("1.5"), nil),
    (nil, .integer(1), nil),
    (.integer(1), nil, nil),
  ]

  @Test(arguments: remarks)
  func `values that look alike are told apart`(expected: JSONValue?, actual: JSONValue?, text: String?) {
    #expect(ValueDifference(path: "a", expected: expected, actual: actual).remark == text)
  }

  @Test func `not a number is the same as itself`() throws {
    let timeline = try Sample.timeline(#"       0ms = {"n":"NaN"}"#)
    #expect(TimelineComparison(expected: timeline, actual: timeline).isSame)
  }

  @Test func `elements in another order are told once, not one by one`() throws {
    #expect(
      try values(#"= {"tags":["a","b","c"],"n":1}"#, #"= {"tags":["b","c","a"],"n":2}"#) == [
        ValueDifference(path: "n", expected: .integer(1), actual: .integer(2)),
        ValueDifference(
          path: "tags", expected: .array(["a", "b", "c"].map { .string($0) }),
          actual: .array(["b", "c", "a"].map { .string($0) })),
      ])
  }

  @Test(arguments: [
    (#"= {"a":1,"b":2}"#, #"= {"a":1,"b":3}"#, "b"),
    ("^ alert 2", "^ alert 3", "."),
    (#"@ p#1 {"page":2}"#, #"@ p#1 {"page":3}"#, "page"),
    (#"* s {"a":2}"#, #"* s {"a":3}"#, "a"),
    ("> add 2", "> add 3", "0"),
    ("> add by=2", "> add by=3", "by"),
    ("~ set  n: 0 -> 2", "~ set  n: 0 -> 3", "n"),
  ])
  func `every frame with values says which differ`(expected: String, actual: String, path: String) throws {
    #expect(try values(expected, actual) == [ValueDifference(path: path, expected: .integer(2), actual: .integer(3))])
  }

  @Test func `a value that a mutation leaves alone stays what it was`() throws {
    #expect(
      try values("~ set  n: 0 -> 1  m: 0 -> 1", "~ set  m: 0 -> 1  k: 5 -> 6") == [
        ValueDifference(path: "n", expected: .integer(1), actual: .integer(0)),
        ValueDifference(path: "k", expected: .integer(5), actual: .integer(6)),
      ])
  }

  @Test func `a value that is only on one side has no counterpart`() throws {
    #expect(
      try values(#"= {"a":1,"b":2}"#, #"= {"a":1,"c":3}"#) == [
        ValueDifference(path: "c", expected: nil, actual: .integer(3)),
        ValueDifference(path: "b", expected: .integer(2), actual: nil),
      ])
  }

  @Test func `rows that mutations bring are the same by what they are`() throws {
    #expect(
      try values(
        #"~ set  l.+0: "a"  l.+1: "b"  l.+2: "c"  n: 0 -> 1"#, #"~ set  l.+0: "x"  l.+1: "a"  l.+2: "c"  n: 0 -> 2"#)
        == [
          ValueDifference(path: "l.0", expected: nil, actual: .string("x")),
          ValueDifference(path: "l.1", expected: .string("b"), actual: nil),
          ValueDifference(path: "n", expected: .integer(1), actual: .integer(2)),
        ])
    #expect(
      try values(#"~ set  l.4: "a" -> "x"  l.+5: "y""#, #"~ set  l.4: "a" -> "y"  l.-6: "b""#) == [
        ValueDifference(path: "l.4", expected: .string("x"), actual: nil),
        ValueDifference(path: "l.6", expected: .string("b"), actual: nil),
      ])
  }

  @Test func `a row that goes and a row that comes at the same place are two differences`() throws {
    #expect(
      try values(#"~ set  l.+0: "a"  l.-0: "b""#, #"~ set  l.+0: "a"  l.-0: "c""#) == [])
    #expect(
      try values(#"~ set  l.-0: "b""#, #"~ set  l.+0: "a"  l.-0: "b""#) == [
        ValueDifference(path: "l.0", expected: nil, actual: .string("a"))
      ])
    #expect(
      try values(#"~ set  l.+0: "a""#, #"~ set  l.+0: "a"  l.-0: "b""#) == [
        ValueDifference(path: "l.0", expected: .string("b"), actual: nil)
      ])
  }

  @Test func `rows with an identity are compared field by field`() throws {
    #expect(
      try values(
        #"~ set  l.+2: {"id":1,"n":1}  l.+3: {"id":2,"n":1}"#,
        #"~ set  l.+2: {"id":9,"n":1}  l.+3: {"id":1,"n":2}  l.+4: {"id":2,"n":1}"#) == [
          ValueDifference(path: "l.3.n", expected: .integer(1), actual: .integer(2)),
          ValueDifference(
            path: "l.2", expected: nil,
            actual: .object([JSONValue.Member("id", .integer(9)), JSONValue.Member("n", .integer(1))])),
        ])
  }

  @Test func `a field that is gone from a row is at the place of the row`() throws {
    #expect(
      try values(#"~ set  l.+0: {"id":1,"n":1,"m":2}"#, #"~ set  l.+0: {"id":9}  l.+1: {"id":1,"n":1}"#) == [
        ValueDifference(path: "l.1.m", expected: .integer(2), actual: nil),
        ValueDifference(path: "l.0", expected: nil, actual: .object([JSONValue.Member("id", .integer(9))])),
      ])
  }

  @Test func `rows that mutations bring in another order are moved`() throws {
    #expect(
      try values(#"~ set  l.+1: "a"  l.+2: "b"  l.+3: "c""#, #"~ set  l.+1: "c"  l.+2: "a"  l.+3: "b""#) == [
        ValueDifference(path: "l.1", expected: .string("l.3"), actual: .string("l.1"))
      ])
  }

  @Test func `frames of which one is missing have no values`() throws {
    let expected = try Sample.timeline("       0ms = {}\n       1ms > add 1")
    let comparison = TimelineComparison(expected: expected, actual: try Sample.timeline("       0ms = {}"))
    #expect(comparison.cases.flatMap(\.differences).map(\.values) == [[]])
  }
}
