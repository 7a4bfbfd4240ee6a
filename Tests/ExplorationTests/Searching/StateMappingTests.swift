import ActionScripts
import JSONValues
import Testing

@testable import Exploration

@Suite struct StateMappingTests {
  @Test func `parts that belong together are compared, all others by their names`() throws {
    #expect(try difference([], #"{"a":1}"#, #"{"a":1}"#) == nil)
    #expect(try difference([], #"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#) == "b 2 3")
    #expect(try difference([], #"{"a":1}"#, #"{"a":1,"b":3}"#) == "b null 3")
    #expect(try difference(["a=x.y"], #"{"a":1,"b":2}"#, #"{"x":{"y":1},"b":2}"#) == nil)
    #expect(try difference(["a=x.y"], #"{"a":1,"b":2}"#, #"{"x":{"y":2},"b":2}"#) == "a 1 2")
    #expect(try difference(["a=x.y"], #"{"a":1}"#, #"{"x":{"y":1,"z":1}}"#) == #"x null {"z":1}"#)
    #expect(try difference(["a=x"], "{}", "{}") == nil)
    #expect(try difference(["a=b", "b=a"], #"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#) == nil)
  }

  @Test func `a part may be compared with nothing`() throws {
    #expect(try difference(["a="], #"{"a":1,"b":2}"#, #"{"b":2}"#) == nil)
    #expect(try difference(["=c"], #"{"b":2}"#, #"{"c":5,"b":2}"#) == nil)
    #expect(try difference(["a=", "=c"], #"{"a":1}"#, #"{"c":5}"#) == nil)
    #expect(try difference(["a="], "5", "6") == ". 5 6")
  }

  @Test func `a part that is nil on one side and missing on the other does not differ`() throws {
    #expect(try difference([], #"{"a":null,"b":1}"#, #"{"b":1}"#) == nil)
    #expect(try difference([], #"{"a":null,"b":1}"#, #"{"b":2}"#) == "b 1 2")
    #expect(try difference(["a=x"], #"{"a":null}"#, "{}") == nil)
  }

  private func difference(_ pairs: [String], _ mine: String, _ theirs: String) throws -> String? {
    let mapping = try StateMapping(
      pairs.map { pair in
        let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        return try .init(
          mine: parts[0].isEmpty ? nil : Path(parsing: parts[0]),
          theirs: parts[1].isEmpty ? nil : Path(parsing: parts[1]))
      })
    let found = mapping.difference(
      try JSONValue(parsing: Array(mine.utf8)[...]), try JSONValue(parsing: Array(theirs.utf8)[...]))
    return found.map { "\($0.path.text) \($0.mine.text) \($0.theirs.text)" }
  }
}
