import Comparison
import JSONValues
import Testing
import Timelines

struct TimelineComparisonJSONLinesTests {
  @Test func `each row that differs is a record, and so is a summary`() throws {
    let expected = "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> 1\n       0ms = {\"n\":1}"
    let actual =
      "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> \"1\"\n       0ms x p#1\n       0ms = {\"n\":\"1\"}"
    let comparison = TimelineComparison(expected: try Sample.timeline(expected), actual: try Sample.timeline(actual))
    #expect(
      comparison.jsonLines == #"""
        {"type":"difference","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"relation":"changed","at":0,"expectedIndex":2,"expected":"       0ms ~ set  n: 0 -> 1","actualIndex":2,"actual":"       0ms ~ set  n: 0 -> \"1\"","values":[{"path":"n","expected":1,"actual":"1","remark":"string, not number"}]}
        {"type":"difference","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"relation":"surplus","at":0,"actualIndex":3,"actual":"       0ms x p#1"}
        {"type":"echo","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"at":0,"expectedIndex":3,"expected":"       0ms = {\"n\":1}","actualIndex":4,"actual":"       0ms = {\"n\":\"1\"}"}
        {"type":"summary","same":false,"cases":1,"differences":2,"echoes":1}

        """#)
  }

  @Test func `a case on one side only is one record with all its lines`() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = 1", heading: "== r"),
      actual: try Sample.timeline("       0ms = 1", heading: "== t  r"))
    #expect(
      comparison.jsonLines == """
        {"type":"case","verdict":"surplus","case":"t","reactor":"r","actualCase":0,"startsScript":true,"lines":["       0ms = 1"]}
        {"type":"case","verdict":"missing","case":null,"reactor":"r","expectedCase":0,"startsScript":true,"lines":["       0ms = 1"]}
        {"type":"summary","same":false,"cases":2,"differences":2,"echoes":0}

        """)
  }

  @Test func `a changed shape is one record`() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = {\"n\":0}"),
      actual: try Sample.timeline("       0ms = {\"n\":0,\"m\":1}"))
    #expect(
      comparison.jsonLines == #"""
        {"type":"shape","reactor":"r","field":"added","path":"m","cases":1}
        {"type":"reshaped","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"at":0,"expectedIndex":0,"expected":"       0ms = {\"n\":0}","actualIndex":0,"actual":"       0ms = {\"n\":0,\"m\":1}"}
        {"type":"summary","same":false,"cases":1,"differences":1,"echoes":0}

        """#)
  }

  @Test func `records tell where cases and headers moved`() throws {
    func timeline(_ cases: String...) throws -> Timeline { try Timeline(parsing: Array(cases.joined().utf8)) }
    let comparison = TimelineComparison(
      expected: try timeline("reel-timeline 1\n", "== a  r\n       0ms = 1\n", "== b  r\n       0ms = 1\n"),
      actual: try timeline(
        "reel-timeline 1\n", "== b  r\n       0ms = 1\n", "reel-timeline 1\n", "== a  r\n       0ms = 1\n"))
    #expect(
      comparison.jsonLines == """
        {"type":"header","case":"b","reactor":"r","expectedCase":1,"actualCase":0,"startsScript":true}
        {"type":"case","verdict":"moved","case":"a","reactor":"r","expectedCase":0,"actualCase":1}
        {"type":"summary","same":false,"cases":2,"differences":1,"echoes":0}

        """)
  }

  @Test func `a case that moved and differs says both`() throws {
    func timeline(_ cases: String...) throws -> Timeline {
      try Timeline(parsing: Array("reel-timeline 1\n\(cases.joined())".utf8))
    }
    let before = try timeline("== a  r\n       0ms = 1\n", "== b  r\n       0ms = 1\n", "== c  r\n       0ms = 1\n")
    let after = try timeline("== a  r\n       0ms = 1\n", "== c  r\n       0ms = 1\n", "== b  r\n       0ms = 2\n")
    let comparison = TimelineComparison(expected: before, actual: after)
    #expect(
      comparison.jsonLines == #"""
        {"type":"case","verdict":"moved","case":"b","reactor":"r","expectedCase":1,"actualCase":2}
        {"type":"difference","case":"b","reactor":"r","expectedCase":1,"actualCase":2,"relation":"changed","at":0,"expectedIndex":0,"expected":"       0ms = 1","actualIndex":0,"actual":"       0ms = 2","values":[{"path":".","expected":1,"actual":2}]}
        {"type":"summary","same":false,"cases":3,"differences":2,"echoes":0}

        """#)
    let back = TimelineComparison(expected: after, actual: before)
    #expect(back.cases.filter(\.isMoved).map(\.title) == ["b"])
    #expect(back.differenceCount == 2)
    #expect(try Recipe(comparison.jsonLines).applied(to: before) == after.text)
  }

  @Test(arguments: 0..<40)
  func `what the manual says to do with the records gives the other timeline`(seed: Int) throws {
    var random = Random(seed: seed)
    let before = try random.timeline()
    let after = try seed % 3 == 0 ? random.timeline() : random.edited(before)
    try expectRecipe(before, after, ignoring: seed % 2 == 0 ? [] : ["n", "log.*"].compactMap { StatePath($0) })
  }

  @Test(arguments: 0..<20)
  func `the records of a comparison of JSON Lines give the other timeline, too`(seed: Int) throws {
    func timeline(_ records: [Record]) throws -> Timeline {
      var writer = JSONLinesTimelineWriter()
      for record in records { writer.write(record) }
      return try Timeline(parsing: writer.takeOutput())
    }
    let before = try timeline(Random.records(seed: seed, changes: 0))
    try expectRecipe(before, try timeline(Random.records(seed: seed, changes: seed + 1)), ignoring: [])
    // Lines of the script, and its name, are in the records, and not in what is compared.
    let elsewhere = before.cases.map(\.script)
    #expect(elsewhere.allSatisfy { $0 == "0.reel" })
  }

  private func expectRecipe(_ before: Timeline, _ after: Timeline, ignoring ignored: [StatePath]) throws {
    for (one, other) in [(before, after), (after, before)] {
      let comparison = TimelineComparison(expected: one, actual: other, ignoring: ignored)
      #expect(
        try String(decoding: Recipe(comparison.jsonLines).applied(to: one), as: UTF8.self)
          == String(decoding: other.text, as: UTF8.self))
      if ignored.isEmpty { #expect(comparison.isSame == (one.text == other.text)) }
    }
  }
}

/// Applies differences by the words of reel-timeline(5) alone, without any code of the tool.
private struct Recipe {
  private struct Case {
    var heading: String
    var hasHeader: Bool
    var lines: [String]
  }

  private var missing: Set<Int> = []
  private var surplus: [Int: Case] = [:]
  /// The cases that moved, by their places in the other timeline.
  private var moved: [Int: Int] = [:]
  private var headers: [Int: Bool] = [:]
  private var removed: [Int: Set<Int>] = [:]
  private var inserted: [Int: [(index: Int, line: String)]] = [:]

  init(_ jsonLines: String) throws {
    for line in jsonLines.split(separator: "\n") {
      let record = try JSONValue(parsing: String(line))
      let (old, new) = (number("expectedCase", record), number("actualCase", record))
      switch (record["type"]?.string, record["verdict"]?.string) {
      case ("case", "missing"): missing.insert(try #require(old))
      case ("case", "surplus"):
        guard case .array(let lines)? = record["lines"] else { continue }
        let heading = TimelineCase(title: record["case"]?.string, reactor: record["reactor"]?.string ?? "").heading
        surplus[try #require(new)] = Case(
          heading: heading, hasHeader: record["startsScript"] == .bool(true), lines: lines.compactMap(\.string))
      case ("case", "moved"): moved.updateValue(try #require(old), forKey: try #require(new))
      case ("header", _): headers[try #require(old)] = record["startsScript"] == .bool(true)
      default:
        guard let old else { continue }
        if let index = number("expectedIndex", record) { removed[old, default: []].insert(index) }
        if let index = number("actualIndex", record), let line = record["actual"]?.string {
          inserted[old, default: []].append((index, line))
        }
      }
    }
  }

  func applied(to timeline: Timeline) throws -> [UInt8] {
    let cases = timeline.cases.enumerated().map { index, one in
      var lines = one.frames.enumerated().filter { !removed[index, default: []].contains($0.offset) }.map {
        String(decoding: $0.element.line, as: UTF8.self)
      }
      for (place, line) in inserted[index, default: []].sorted(by: { $0.index < $1.index }) {
        lines.insert(line, at: min(place, lines.count))
      }
      return Case(heading: one.heading, hasHeader: headers[index] ?? one.startsScript, lines: lines)
    }
    var others = cases.indices.filter { !missing.contains($0) && !moved.values.contains($0) }[...]
    var text = ""
    for place in 0..<(others.count + surplus.count + moved.count) {
      let one = try surplus[place] ?? cases[try #require(moved[place] ?? others.popFirst())]
      if one.hasHeader { text += "reel-timeline 1\n" }
      text += one.heading + "\n" + one.lines.map { $0 + "\n" }.joined()
    }
    return Array(text.utf8)
  }

  private func number(_ key: String, _ record: JSONValue) -> Int? {
    if case .integer(let number)? = record[key] { number } else { nil }
  }
}
