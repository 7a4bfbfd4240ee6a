import Comparison
import JSONValues
import Testing
import Timelines

struct TimelineComparisonJSONLinesTests {
  @Test func writesARecordForEachRowThatDiffersAndASummary() throws {
    let expected = "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> 1\n       0ms = {\"n\":1}"
    let actual =
      "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> \"1\"\n       0ms x p#1\n       0ms = {\"n\":\"1\"}"
    let comparison = TimelineComparison(expected: try Sample.timeline(expected), actual: try Sample.timeline(actual))
    #expect(
      comparison.jsonLines == #"""
        {"type":"difference","case":"a case","reactor":"r","relation":"changed","at":0,"expectedIndex":2,"expected":"       0ms ~ set  n: 0 -> 1","actualIndex":2,"actual":"       0ms ~ set  n: 0 -> \"1\"","values":[{"path":"n","expected":1,"actual":"1"}]}
        {"type":"difference","case":"a case","reactor":"r","relation":"surplus","at":0,"actualIndex":3,"actual":"       0ms x p#1"}
        {"type":"echo","case":"a case","reactor":"r","at":0,"expectedIndex":3,"expected":"       0ms = {\"n\":1}","actualIndex":4,"actual":"       0ms = {\"n\":\"1\"}"}
        {"type":"summary","same":false,"cases":1,"differences":2,"echoes":1}

        """#)
  }

  @Test func writesWholeCasesThatAreOnOneSideOnly() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = 1", heading: "== r"),
      actual: try Sample.timeline("       0ms = 1", heading: "== t  r"))
    #expect(
      comparison.jsonLines == """
        {"type":"case","verdict":"surplus","case":"t","reactor":"r","index":0,"lines":["       0ms = 1"]}
        {"type":"case","verdict":"missing","case":null,"reactor":"r","index":1,"lines":["       0ms = 1"]}
        {"type":"summary","same":false,"cases":2,"differences":2,"echoes":0}

        """)
  }

  @Test(arguments: 0..<40)
  func theRecordsTurnTheExpectedCaseIntoTheActualOne(seed: Int) throws {
    let lines = (0..<60).map { index in
      String(repeating: " ", count: 5) + "\(100 + index)ms"
        + (index % 2 == 0 ? " > a \(index % 5)" : " ~ m  n: \(index % 4) -> 9")
    }
    var other = lines
    for step in 0..<6 {
      let index = (seed * 31 + step * 17) % (other.count - 2)
      switch (seed + step) % 4 {
      case 0: other.remove(at: index)
      case 1: other.insert("     \(100 + index)ms x p#\(step + 1)", at: index)
      case 2: other[index] = other[index].prefix(10) + " > b \(step)"
      default: other.swapAt(index, index + 1)
      }
    }
    let comparison = TimelineComparison(
      expected: try Sample.timeline(lines.joined(separator: "\n")),
      actual: try Sample.timeline(other.joined(separator: "\n")))
    let records = try comparison.jsonLines.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    var patched = lines
    let removed = Set(records.compactMap { $0["expectedIndex"]?.number.map { Int($0) } })
    for index in removed.sorted(by: >) { patched.remove(at: index) }
    for record in records {
      guard let index = record["actualIndex"]?.number, let line = record["actual"]?.string else { continue }
      patched.insert(line, at: Int(index))
    }
    #expect(patched == other)
  }
}
