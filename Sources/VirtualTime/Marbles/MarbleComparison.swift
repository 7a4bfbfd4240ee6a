import Observables

/// The expected and the actual events, instant by instant.
struct MarbleComparison {
  /// Each step of the grid, and each instant between two steps that has events.
  private(set) var columns: [MarbleColumn] = []

  /// Compares the steps of a picture with the actual events, in the order of their times.
  init<Happening>(
    _ expected: [[MarbleDiagram.Marble]], _ actual: [(time: Duration, what: Happening)],
    _ legend: MarbleLegend<Happening>, step: Duration
  ) {
    let step = step.wholeNanoseconds
    var rest = actual.map { (time: $0.time.wholeNanoseconds, what: $0.what) }[...]
    var index: Int64 = 0
    while index < expected.count || !rest.isEmpty {
      let isBetween = rest.first.map { $0.time < index * step } ?? false
      let time = isBetween ? rest[rest.startIndex].time : index * step
      let happenings = rest.prefix { $0.time == time }.map(\.what)
      rest = rest.dropFirst(happenings.count)
      let marks = isBetween || index >= expected.count ? [] : expected[Int(index)].map(\.mark)
      columns.append(MarbleColumn(time: .nanoseconds(time), isBetween: isBetween, marks, happenings, legend))
      if !isBetween { index += 1 }
    }
    while columns.last?.isEmpty == true { columns.removeLast() }
  }

  /// The first column that differs.
  var firstDifference: MarbleColumn? { columns.first { $0.difference != nil } }

  /// Returns both lines, and a caret under the first difference with the sentence about it.
  func text(_ sentence: (MarbleColumn.Difference) -> String) -> String {
    var lines = (expected: MarbleLine(), actual: MarbleLine())
    var remark = ""
    for column in columns {
      if let difference = column.difference, remark.isEmpty {
        let caret = String(repeating: " ", count: lines.actual.width + difference.offset) + "^"
        remark = "\n" + marbleLine("", "\(caret) \(sentence(difference))")
      }
      lines.expected.add(column.expected, isBetween: column.isBetween)
      lines.actual.add(column.actual, isBetween: column.isBetween)
      let width = max(lines.expected.width, lines.actual.width)
      lines.expected.fill(to: width)
      lines.actual.fill(to: width)
    }
    return marbleLine("expected", lines.expected.trimmed) + "\n" + marbleLine("actual", lines.actual.trimmed) + remark
  }

  /// The line of the actual events.
  var actualLine: String {
    var line = MarbleLine()
    for column in columns { line.add(column.actual, isBetween: column.isBetween) }
    return line.trimmed
  }
}
