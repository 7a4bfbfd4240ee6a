import Comparison
import Timelines

extension CaseReport {
  /// Creates the report of a comparison: `pass` if nothing differs, `missing` if the golden has no section for the
  /// case, else `fail` with the differences.
  ///
  /// The line that is to blame is the one that caused the first difference, as far as the causes of the frames are
  /// known.
  /// - Parameter showsFrames: Whether the details show the frames around the differences, as most forms need them.
  package init(_ comparison: CaseComparison, script: String, golden: String? = nil, showsFrames: Bool = true) {
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
    place = comparison.culprit
    if showsFrames { details = TerminalReport().excerpt(of: comparison, path: script) }
  }
}

extension CaseComparison {
  /// The script line that caused the first difference: the cause of a frame that was played there, or, where frames are
  /// only missing, of the frames before.
  package var culprit: Record.Place? {
    guard let first = differences.first else { return nil }
    let substitute = rows[first.row...].first { $0.relation != .missing && $0.relation != .echo }
    let candidates = [substitute].compactMap(\.self).filter { $0.relation == .surplus } + rows[...first.row].reversed()
    for row in candidates {
      if let found = cause(of: row)?.place { return found }
    }
    return nil
  }
}
