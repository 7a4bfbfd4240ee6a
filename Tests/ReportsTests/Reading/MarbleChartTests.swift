import Testing
import Timelines

@testable import Reports

struct MarbleChartTests {
  private func chart(_ lines: String..., pins: [String] = [], width: Int = 80) throws -> [String] {
    let text = "reel-timeline 1\n== r\n" + lines.map { "       \($0)\n" }.joined()
    let one = try Timeline(parsing: Array(text.utf8), checking: .outline).cases[0]
    return MarbleChart(one, indices: Array(one.frames.indices), pins: pins.compactMap { StatePath($0) }).lines(
      width: width)
  }

  @Test func `a chart stacks what happens at one instant and counts what repeats`() throws {
    #expect(
      try chart("0ms = 1", "1ms > a", "1ms ~ m", "1ms ~ m", "1ms ~ n", "2ms <- b", "5ms = 1") == [
        "           1ms--2ms-5ms|", "actions    a    b", "mutations  m x2", "           n",
      ])
  }

  @Test func `a chart cuts long values and names the places that a pattern matches`() throws {
    #expect(
      try chart(
        #"0ms = {"l":[1,"a text that is longer than the column may be"]}"#, pins: ["l.*", "l"]) == [
          "           0ms----------------------|", "actions", "mutations", "l.*        l.0=1",
          #"           l.1="a text that is l..."#, #"l          [1,"a text that is lo..."#,
        ])
  }

  @Test func `a pinned value that is removed shows as none`() throws {
    #expect(
      try chart(#"0ms = {"a":{"b":1}}"#, "1ms ~ drop  a.-b: 1", pins: ["a.b"]) == [
        "           0ms-1ms----|", "actions", "mutations      drop", "a.b        1   (none)",
      ])
  }

  @Test func `a column that is wider than the screen is kept whole, and the next one goes below`() throws {
    #expect(
      try chart("1ms > first", "2ms > second", "2ms = 1", width: 4) == [
        "           1ms---", "actions    first", "mutations", "", "           2ms----|", "actions    second",
        "mutations",
      ])
  }

  @Test func `the chart of a case in which nothing happens is its end`() throws {
    #expect(try chart("0ms = 1", "3ms = 1") == ["           3ms|", "actions", "mutations"])
  }
}
