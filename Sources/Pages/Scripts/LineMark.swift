import Comparison
import ExactStrings
import Timelines

/// What became of a line of a script.
enum LineMark: Character {
  /// The line does nothing, or was not reached.
  case none = "n"
  /// The line belongs to another case.
  case other = "o"
  /// The line was played, and is as expected.
  case passed = "p"
  /// The line is to blame for a failure.
  case failed = "f"
  /// Frames that the line caused differ from those of the golden.
  case differs = "d"

  /// The sign for people.
  var sign: String {
    switch self {
    case .none, .other: ""
    case .passed: "\u{2713}"
    case .failed: "\u{2717}"
    case .differs: "\u{2260}"
    }
  }
}

extension PageCase {
  /// Returns the mark of each line of a script of the case.
  func marks(of script: PageScript) -> [LineMark] {
    var marks = Array(repeating: LineMark.none, count: script.text.lines.count)
    func set(_ line: Int, _ mark: LineMark) {
      if marks.indices.contains(line - 1) { marks[line - 1] = mark }
    }
    let causes = run?.frames.causes
    let reached = script.failures.map(\.line) + (0..<frameCount).compactMap { script.line(causes?[$0]?.place) }
    let end = script.isInterrupted ? reached.max() ?? 0 : marks.count
    for line in script.text.statements where line <= end { set(line, .passed) }
    for line in script.others { set(line, .other) }
    for place in differingPlaces { if let line = script.line(place) { set(line, .differs) } }
    for (line, _) in script.failures { set(line, .failed) }
    return marks
  }

  /// The places in the script whose frames differ. What is missing is behind what is there, where nothing stands in its
  /// place.
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
