import ExactStrings
import JSONValues
import Timelines

extension TimelineComparison {
  /// The comparison as JSON Lines: a record for each row that differs, then a summary.
  ///
  /// `shape` records list the fields that were added to, or removed from, every state. A `case` record reports a
  /// missing, surplus or moved case. A `header` record reports that a script begins, or no longer begins, at a case.
  /// `difference`, `echo`, `ignored` and `reshaped` records contain both lines with their indices in the case, which
  /// count from 0.
  ///
  /// The records turn the expected timeline into the actual one: remove every line at an `expectedIndex`, then insert
  /// every `actual` line at its `actualIndex`, in ascending order; do the same with cases.
  package var jsonLines: String {
    var output: [UInt8] = []
    writeJSONLines { output += $0 }
    return String(decoding: output, as: UTF8.self)
  }

  /// Passes the same text to `body` in pieces, so that the whole text is never in memory.
  package func writeJSONLines(_ body: ([UInt8]) throws -> Void) rethrows {
    func write(_ record: [JSONValue.Member]) throws {
      try body(
        TextBuffer.text { line in
          line.write(JSONValue.object(record))
          line.write(UInt8(ascii: "\n"))
        })
    }
    for shape in shapes { try write(shape.record) }
    for comparison in cases {
      for record in comparison.caseRecords { try write(record) }
      var differences = comparison.differences[...]
      for (index, row) in comparison.rows.enumerated() where row.relation != .same {
        let difference = differences.first?.row == index ? differences.removeFirst() : nil
        try write(comparison.record(row, difference))
      }
    }
    try write([
      .init("type", "summary"), .init("same", .bool(isSame)), .init("cases", cases.count),
      .init("differences", differenceCount), .init("echoes", echoCount),
    ])
  }
}

extension TimelineComparison.Shape {
  fileprivate var record: [JSONValue.Member] {
    [
      .init("type", "shape"), .init("reactor", reactor), .init("field", change.kind.rawValue),
      .init("path", change.path.description), .init("cases", caseCount),
    ]
  }
}

extension CaseComparison {
  fileprivate var caseRecords: [[JSONValue.Member]] {
    switch verdict {
    case .missing, .surplus:
      guard let lone = actual ?? expected else { return [] }
      let lines = lone.frames.map { JSONValue.string($0.wholeLine) }
      return [
        [.init("type", "case"), .init("verdict", verdict.rawValue)] + name
          + [.init("startsScript", .bool(lone.startsScript)), .init("lines", .array(lines))]
      ]
    case .moved, .same, .different, .reshaped, .wrongTime:
      let move = [.init("type", "case"), .init("verdict", Verdict.moved.rawValue)] + name
      return (isMoved ? [move] : []) + headerRecord
    }
  }

  /// The record of a script that begins with this case on one side only.
  private var headerRecord: [[JSONValue.Member]] {
    guard let actual, actual.startsScript != expected?.startsScript else { return [] }
    return [[.init("type", "header")] + name + [.init("startsScript", .bool(actual.startsScript))]]
  }

  private var name: [JSONValue.Member] {
    var members = [JSONValue.Member("case", title), .init("reactor", reactor)]
    if let expectedIndex { members.append(.init("expectedCase", expectedIndex)) }
    if let actualIndex { members.append(.init("actualCase", actualIndex)) }
    return members
  }

  fileprivate func record(_ row: Row, _ difference: Difference?) -> [JSONValue.Member] {
    let (expected, actual) = (expectedFrame(row), actualFrame(row))
    var members = [JSONValue.Member("type", difference == nil ? row.relation.rawValue : "difference")] + name
    if let difference { members.append(.init("relation", difference.relation.rawValue)) }
    let at = [expected?.at, actual?.at].compactMap(\.self).min() ?? .zero
    members.append(.init("at", JSONValue(number: at.milliseconds)))
    if let frame = expected, let index = row.expected {
      members += [.init("expectedIndex", index), .init("expected", frame.wholeLine)]
    }
    if let frame = actual, let index = row.actual {
      members += [.init("actualIndex", index), .init("actual", frame.wholeLine)]
    }
    if let values = difference?.values, !values.isEmpty {
      members.append(.init("values", .array(values.map(\.json))))
    }
    return members
  }
}

extension Frame {
  fileprivate var wholeLine: String { String(decoding: line, as: UTF8.self) }
}

extension ValueDifference {
  fileprivate var json: JSONValue {
    var members = [JSONValue.Member("path", path)]
    if let expected { members.append(.init("expected", expected)) }
    if let actual { members.append(.init("actual", actual)) }
    if let remark { members.append(.init("remark", remark)) }
    return .object(members)
  }
}
