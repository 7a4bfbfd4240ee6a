import Observables

/// One instant: the expected and the actual events.
struct MarbleColumn {
  /// The first difference.
  struct Difference {
    let time: Duration
    /// The events in sentences; nil for none.
    let expected: String?
    let actual: String?
    /// The number of characters of the column before the difference.
    let offset: Int

    /// `at 30 ms: expected b, got c`.
    var words: String { "at \(time.inMilliseconds): expected \(expected ?? "nothing"), got \(actual ?? "nothing")" }
  }

  /// Whether the instant is between two steps of the grid.
  let isBetween: Bool
  let expected: [MarbleMark]
  let actual: [MarbleMark]
  let difference: Difference?

  init<Happening>(
    time: Duration, isBetween: Bool, _ marks: [MarbleMark], _ happenings: [Happening], _ legend: MarbleLegend<Happening>
  ) {
    self.isBetween = isBetween
    let isMeant = zip(happenings, marks).map(legend.isMeant)
    let names = happenings.map(legend.name)
    expected = marks
    actual = names.indices.map { $0 < isMeant.count && isMeant[$0] ? marks[$0] : names[$0].mark }
    let agreeing = isMeant.firstIndex(of: false) ?? isMeant.count
    if agreeing == marks.count, agreeing == names.count {
      difference = nil
    } else {
      difference = Difference(
        time: time,
        expected: agreeing < marks.count ? legend.words(marks[agreeing]) : nil,
        actual: agreeing < names.count ? names[agreeing].words : nil,
        offset: Self.offset(of: agreeing, in: agreeing < names.count ? actual : marks, isBetween: isBetween))
    }
  }

  var isEmpty: Bool { expected.isEmpty && actual.isEmpty }

  private static func offset(of index: Int, in marks: [MarbleMark], isBetween: Bool) -> Int {
    let bracket = isBetween || marks.count > 1 ? 1 : 0
    return bracket + marks.prefix(index).reduce(0) { $0 + $1.text.count }
  }
}
