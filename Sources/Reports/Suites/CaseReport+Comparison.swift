import Comparison
import Timelines

extension CaseReport {
  /// What a comparison makes of a case: `pass` if nothing differs, `missing` if the golden has no section for it, else
  /// `fail` with the differences.
  ///
  /// `place` gives the script line behind the frame of the played case with an index; it is asked only for frames that
  /// a script line can cause. The line that is to blame is the one of the first difference, else the nearest before it.
  public init(
    _ comparison: CaseComparison, script: String, golden: String? = nil,
    place: (_ frame: Int) -> Record.Place? = { _ in nil }
  ) {
    let outcome: Outcome =
      switch comparison.verdict {
      case .same: .pass
      case .surplus: .missing
      case .missing, .moved, .different, .reshaped, .wrongTime: .fail
      }
    self.init(script: script, title: comparison.title, outcome: outcome, golden: golden)
    guard outcome.isFailure else { return }
    message = comparison.headline
    at = comparison.firstAt
    changes = comparison.differenceCount
    self.place = comparison.blame(place)
    details = TerminalReport().excerpt(of: comparison) { frame in
      place(frame).map { $0.text(in: script) }
    }
  }
}

extension CaseComparison {
  /// The script line behind the first difference: of what came in the place of frames that did not, or else of what
  /// was there before.
  fileprivate func blame(_ place: (Int) -> Record.Place?) -> Record.Place? {
    guard let first = differences.first else { return nil }
    let substitute = rows[first.row...].first { $0.relation != .missing && $0.relation != .echo }
    let candidates = [substitute].compactMap(\.self).filter { $0.relation == .surplus } + rows[...first.row].reversed()
    for row in candidates {
      if let index = row.actual, actual?.frames[index].isFromScript == true, let found = place(index) { return found }
    }
    return nil
  }
}
