import Comparison
import ExactStrings
import Timelines

/// The result of a line of a script.
enum LineMark: Character {
  /// The line does nothing, or was not reached.
  case none = "n"
  /// The line was played, and is as expected.
  case passed = "p"
  /// The line is to blame for a failure.
  case failed = "f"
  /// Frames that the line caused differ from those of the golden.
  case differs = "d"

  /// The sign for people.
  var sign: String {
    switch self {
    case .none: ""
    case .passed: "\u{2713}"
    case .failed: "\u{2717}"
    case .differs: "\u{2260}"
    }
  }
}

extension PageCase {
  /// Returns the lines of a script that belong to the case, each with its mark.
  func marks(of script: PageScript) -> [(line: Int, mark: LineMark)] {
    var marks: [Int: LineMark] = [:]
    for place in differingPlaces { if let line = script.line(place) { marks[line] = .differs } }
    for (line, _) in script.failures { marks[line] = .failed }
    let end = script.isInterrupted ? lastLine(reachedIn: script) : .max
    return script.shown.flatMap { lines in
      lines.map { line in (line, marks[line] ?? (line <= end && script.text.isPlayed[line - 1] ? .passed : .none)) }
    }
  }

  /// Returns the last line that caused a frame or failed; 0 if there is none.
  private func lastLine(reachedIn script: PageScript) -> Int {
    let causes = run?.frames.causes
    let caused = (0..<frameCount).compactMap { script.line(causes?[$0]?.place) }
    return (caused + script.failures.map(\.line)).max() ?? 0
  }

  /// The places in the script whose frames differ. A missing frame counts for the frame before it, unless a differing
  /// frame stands in its place.
  private var differingPlaces: [Record.Place] {
    guard let comparison, let causes = run?.frames.causes else { return [] }
    if comparison.verdict == .surplus { return (0..<frameCount).compactMap { causes[$0]?.place } }
    var places: [Record.Place?] = []
    var latest: Record.Place?
    var isMissing = false
    for row in comparison.rows {
      guard let index = row.actual else {
        if row.relation.isCause { isMissing = true }
        continue
      }
      if isMissing, !row.relation.isCause { places.append(latest) }
      isMissing = false
      latest = causes[index]?.place
      if row.relation.isCause { places.append(latest) }
    }
    return (isMissing ? places + [latest] : places).compactMap(\.self)
  }
}
