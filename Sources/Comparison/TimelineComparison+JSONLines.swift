import JSONValues
import Timelines

extension TimelineComparison {
  /// The comparison as JSON Lines: a record for each row that differs, at last a summary.
  ///
  /// `difference`, `echo` and `ignored` records name their case and carry both lines with their indices in the case. A
  /// case that is missing or surplus is a `case` record with all its lines. The records suffice to make the actual
  /// timeline from the expected one: take away every line at an `expectedIndex`, then put every `actual` line at its
  /// `actualIndex`, in ascending order; do likewise with cases.
  public var jsonLines: String {
    var lines: [String] = []
    for (index, comparison) in cases.enumerated() {
      lines += comparison.records(index: index).map(\.text)
    }
    lines.append(summary.text)
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: JSONValue {
    .object([
      .init("type", .string("summary")), .init("same", .bool(isSame)), .init("cases", .integer(cases.count)),
      .init("differences", .integer(differenceCount)), .init("echoes", .integer(echoCount)),
    ])
  }
}

extension CaseComparison {
  fileprivate func records(index: Int) -> [JSONValue] {
    switch verdict {
    case .missing, .surplus, .moved:
      [caseRecord(index: index)] + rowRecords()
    case .same, .different, .wrongTime:
      rowRecords()
    }
  }

  private var name: [JSONValue.Member] {
    [.init("case", title.map(JSONValue.string) ?? .null), .init("reactor", .string(reactor))]
  }

  private func caseRecord(index: Int) -> JSONValue {
    var members = [JSONValue.Member("type", .string("case")), .init("verdict", .string(verdict.rawValue))] + name
    members.append(.init("index", .integer(index)))
    if let lone = expected == nil ? actual : actual == nil ? expected : nil {
      members.append(.init("lines", .array(lone.frames.map { .string($0.wholeLine) })))
    }
    return .object(members)
  }

  private func rowRecords() -> [JSONValue] {
    var differences = self.differences[...]
    return rows.indices.compactMap { index in
      let row = rows[index]
      if row.relation == .same { return nil }
      let difference = differences.first?.row == index ? differences.removeFirst() : nil
      return record(row, difference)
    }
  }

  private func record(_ row: Row, _ difference: Difference?) -> JSONValue {
    let (expected, actual) = (expectedFrame(row), actualFrame(row))
    var members = [JSONValue.Member("type", .string(difference == nil ? row.relation.rawValue : "difference"))] + name
    if let difference { members.append(.init("relation", .string(difference.relation.rawValue))) }
    let at = [expected?.at, actual?.at].compactMap(\.self).min() ?? .zero
    members.append(.init("at", JSONValue(number: at.milliseconds)))
    if let frame = expected, let index = row.expected {
      members += [.init("expectedIndex", .integer(index)), .init("expected", .string(frame.wholeLine))]
    }
    if let frame = actual, let index = row.actual {
      members += [.init("actualIndex", .integer(index)), .init("actual", .string(frame.wholeLine))]
    }
    if let values = difference?.values, !values.isEmpty {
      members.append(.init("values", .array(values.map(\.json))))
    }
    return .object(members)
  }
}

extension Frame {
  fileprivate var wholeLine: String { String(decoding: line, as: UTF8.self) }
}

extension ValueDifference {
  fileprivate var json: JSONValue {
    var members = [JSONValue.Member("path", .string(path))]
    if let expected { members.append(.init("expected", expected)) }
    if let actual { members.append(.init("actual", actual)) }
    return .object(members)
  }
}
