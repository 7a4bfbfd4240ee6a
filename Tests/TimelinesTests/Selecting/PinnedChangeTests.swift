import JSONValues
import Testing
import Timelines

struct PinnedChangeTests {
  private func changes(_ path: String, _ frames: String...) throws -> [String] {
    let lines = frames.map { "       \($0)\n" }.joined()
    let one = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8)).cases[0]
    return one.changes(at: try #require(StatePath(path))).map { change in
      let cause = change.cause.map { " of \($0)" } ?? ""
      return "\(change.frame)\(cause) \(change.path): \(change.old?.text ?? "-") -> \(change.new?.text ?? "-")"
    }
  }

  @Test func `a pinned path has the value that the case opens with, then every change and what caused it`() throws {
    #expect(
      try changes(
        "n", #"0ms = {"n":0,"m":1}"#, "1ms > add", "1ms ~ set  n: 0 -> 1", "2ms ~ set  m: 1 -> 2", "3ms < p#1",
        "3ms ~ set  n: 1 -> 2", "4ms ~ late  n: 2 -> 3", #"4ms = {"n":3,"m":2}"#)
        == ["0 n: - -> 0", "2 of 1 n: 0 -> 1", "5 of 4 n: 1 -> 2", "6 n: 2 -> 3"])
  }

  @Test func `a change above or below the pinned path is told for each place that the path matches`() throws {
    #expect(
      try changes(
        "a.*.id", #"0ms = {"a":[{"id":1,"t":0}]}"#, "1ms ~ set  a.0.id: 1 -> 2", "1ms ~ set  a.0.t: 0 -> 1",
        #"2ms ~ add  a.+1: {"id":7,"t":0}"#, #"3ms ~ all  a: [{"id":2},{"id":7}] -> [{"id":2},{"id":8},{"id":9}]"#,
        #"4ms ~ drop  a.-0: {"id":2}"#, "5ms ~ root  .: {} -> 1") == [
          "0 a.0.id: - -> 1", "1 a.0.id: 1 -> 2", "3 a.1.id: - -> 7", "4 a.1.id: 7 -> 8", "4 a.2.id: - -> 9",
          "5 a.0.id: 2 -> 8", "5 a.1.id: 8 -> 9", "5 a.2.id: 9 -> -",
        ])
    #expect(
      try changes(".", "0ms = 1", "1ms ~ set  .: 1 -> 2", "2ms = 3") == ["0 .: - -> 1", "1 .: 1 -> 2", "2 .: 2 -> 3"])
  }

  @Test func `a place in a list is pinned whatever its index is`() throws {
    let frames = [
      #"0ms = {"a":[{"id":1,"t":0}]}"#, "1ms > add", #"1ms ~ add  a.+1: {"id":7,"t":0}"#, "2ms ~ set  a.1.t: 0 -> 5",
      #"3ms ~ drop  a.-0: {"id":1,"t":0}"#, "4ms ~ set  a.0.t: 5 -> 6",
    ]
    let lines = frames.map { "       \($0)\n" }.joined()
    let one = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8)).cases[0]
    func changes(_ keys: String...) -> [String] {
      one.changes(at: StatePath(keys.map { .key($0) })).map { change in
        "\(change.frame) \(change.path): \(change.old?.text ?? "-") -> \(change.new?.text ?? "-")"
      }
    }
    #expect(changes("a", "count") == ["0 a.count: - -> 1", "2 a.count: 1 -> 2", "4 a.count: 2 -> 1"])
    #expect(
      changes("a", "-1", "t") == ["0 a.-1.t: - -> 0", "3 a.-1.t: 0 -> 5", "5 a.-1.t: 5 -> 6"])
    #expect(
      changes("a", "[id=7]", "t") == ["2 a[id=7].t: - -> 0", "3 a[id=7].t: 0 -> 5", "5 a[id=7].t: 5 -> 6"])
    #expect(changes("a", "nothing") == [])
    #expect(changes("state", "a", "count") == changes("a", "count"))
  }

  @Test func `a pattern may lead to a place in each of several lists`() throws {
    #expect(
      try changes(
        "a.*.t.last", #"0ms = {"a":[{"t":[1,2]},{"t":[]}]}"#, "1ms ~ set  a.1.t.+0: 5", "2ms ~ set  a.0.t.+2: 3",
        "3ms ~ set  a.1.t.0: 5 -> 6") == [
          "0 a.0.t.last: - -> 2", "0 a.1.t.last: - -> null", "1 a.1.t.last: null -> 5", "2 a.0.t.last: 2 -> 3",
          "3 a.1.t.last: 5 -> 6",
        ])
  }

  @Test func `the order of the members of an object is no change`() throws {
    let frames = [#"0ms = {"d":{"b":1}}"#, "1ms ~ put  d.+a: 1", "2ms > go", #"2ms = {"d":{"a":1,"b":1}}"#]
    #expect(try changes("d", frames[0], frames[1], frames[2], frames[3]) == [#"0 d: - -> {"b":1}"#, "1 d.a: - -> 1"])
    #expect(try changes(".", frames[0], frames[1], frames[2], frames[3]).count == 2)
  }

  @Test func `state.n leads into a field called state, if there is one, or else to the field n`() throws {
    #expect(try changes("state.n", #"0ms = {"n":1,"state":{"n":2}}"#) == ["0 state.n: - -> 2"])
    #expect(try changes("state.n", #"0ms = {"n":1}"#, "1ms ~ set  n: 1 -> 2") == ["0 n: - -> 1", "1 n: 1 -> 2"])
  }

  @Test func `a state without a mutation is a change if the value at the path is another one`() throws {
    #expect(
      try changes("n", #"0ms = {"n":0}"#, #"1ms = {"n":0}"#, "2ms > go", #"2ms = {"n":5}"#) == [
        "0 n: - -> 0", "3 of 2 n: 0 -> 5",
      ])
  }

  @Test func `changes by nested reactors are told with their paths from the root`() throws {
    #expect(
      try changes(
        "a.*.n", #"0ms = {"a":[{"n":0},{"n":5}]}"#, "1ms > a.0: add", "1ms ~ a.0: set  n: 0 -> 1",
        #"2ms = a.1: {"n":6}"#, #"2ms = a.1: {"n":6}"#, #"3ms = {"a":[{"n":1},{"n":6}]}"#) == [
          "0 a.0.n: - -> 0", "0 a.1.n: - -> 5", "2 of 1 a.0.n: 0 -> 1", "3 a.1.n: 5 -> 6",
        ])
  }

  @Test func `a place holds another row once a row moved`() throws {
    let frames = [
      #"0ms = {"a":[{"n":1},{"n":2},{"n":3}],"b":0}"#, "1ms > up", "1ms ~ up  a.2 -> a.0", "2ms ~ set  a.0.n: 3 -> 4",
      #"3ms = {"a":[{"n":4},{"n":1},{"n":2}],"b":0}"#,
    ]
    func changes(_ path: String) throws -> [String] {
      let lines = frames.map { "       \($0)\n" }.joined()
      let one = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8)).cases[0]
      return one.changes(at: try #require(StatePath(path))).map { change in
        "\(change.frame) \(change.path): \(change.old?.text ?? "-") -> \(change.new?.text ?? "-")"
      }
    }
    #expect(try changes("a.0.n") == ["0 a.0.n: - -> 1", "2 a.0.n: 1 -> 3", "3 a.0.n: 3 -> 4"])
    #expect(try changes("a.2.n") == ["0 a.2.n: - -> 3", "2 a.2.n: 3 -> 2"])
    #expect(
      try changes("a").dropFirst() == [#"2 a.0: {"n":1} -> {"n":3}"#, "3 a.0.n: 3 -> 4"])
    #expect(try changes("b") == ["0 b: - -> 0"])
  }

  @Test func `a place holds another row once a row before it was added or removed`() throws {
    func changes(_ path: String) throws -> [String] {
      try self.changes(
        path, #"0ms = {"a":["x","y"]}"#, #"1ms ~ drop  a.-0: "x""#, #"2ms ~ put  a.+0: "z""#, #"3ms ~ push  a.+2: "w""#)
    }
    #expect(try changes("a.0") == [#"0 a.0: - -> "x""#, #"1 a.0: "x" -> "y""#, #"2 a.0: "y" -> "z""#])
    #expect(try changes("a.1") == [#"0 a.1: - -> "y""#, #"1 a.1: "y" -> -"#, #"2 a.1: - -> "y""#])
    #expect(try changes("a.2") == [#"3 a.2: - -> "w""#])
  }

  @Test func `a state that only repeats what an insertion moved is no further change`() throws {
    #expect(
      try changes("a.0", #"0ms = {"a":["x"]}"#, #"1ms ~ add  a.+0: "y""#, #"1ms = {"a":["y","x"]}"#) == [
        #"0 a.0: - -> "x""#, #"1 a.0: "x" -> "y""#,
      ])
  }
}
