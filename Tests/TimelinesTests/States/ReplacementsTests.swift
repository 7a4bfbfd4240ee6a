import JSONValues
import Testing

@testable import Timelines

@Suite struct ReplacementsTests {
  /// Returns the state after the mutations, and whether each of them could be noted.
  private func state(_ lines: String..., from old: String) throws -> (state: String, areNoted: [Bool]) {
    var replacements = Replacements()
    var state = try JSONValue(parsing: old)
    let areNoted = lines.map { replacements.note(ArraySlice($0.utf8)) }
    replacements.settle(in: &state)
    return (state.text, areNoted)
  }

  @Test func `the latest value at each path counts, whatever stands in its text`() throws {
    let result = try state(
      "set.a  a: 1 -> 2  b.0: \"x  y -> \\\" z\" -> {\"k\":\"  c: 1 -> 2\"}", "b  b.1: null -> [1,2]",
      "set  a: 2 -> -3.5",
      from: #"{"a":1,"b":["x",null]}"#)
    #expect(result.state == #"{"a":-3.5,"b":[{"k":"  c: 1 -> 2"},[1,2]]}"#)
    #expect(result.areNoted == [true, true, true])
  }

  @Test func `a change of a value that is replaced later is gone, and a change of the new value stays`() throws {
    let result = try state(
      "m  a.b: 1 -> 2", "m  a: {} -> {\"b\":5,\"c\":6}", "m  a.c: 6 -> 7", from: #"{"a":{"b":1,"c":1}}"#)
    #expect(result.state == #"{"a":{"b":5,"c":7}}"#)
  }

  @Test(arguments: [
    "m  a.+0: 1", "m  a.-0: 1", "m  a.1 -> a.0", "m  .: 1 -> 2", "m  \"a\": 1 -> 2", "\"m\"  a: 1 -> 2",
    "c.0: m  a: 1 -> 2",
    "m  a: 1 -> ", "m  a: 1 -> \"", "m  a: 1", "m a: 1 -> 2", "m  a: 1 -> 2 b: 1 -> 2", "m  a: 1 -> 2  b.+0: 1", "",
    "m  -a: 1 -> 2", "m  a.: 1 -> 2", "m  a: 1 -> \"\\",
  ])
  func `lines that add, remove or move, of nested reactors or with quoted words, are left to others`(_ line: String)
    throws
  {
    let result = try state(line, from: #"{"a":[0,0]}"#)
    #expect(result.areNoted == [false])
    #expect(result.state == #"{"a":[0,0]}"#)
  }

  @Test func `a mutation without changes is noted`() throws {
    #expect(try state("setIdle", from: "1").areNoted == [true])
  }
}
