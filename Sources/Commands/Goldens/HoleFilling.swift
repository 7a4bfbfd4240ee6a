import ActionScripts
import ExactStrings

/// Fills the holes of a script, `? path == _`, with the values that were found when it was played.
struct HoleFilling {
  /// Returns the reason why a hole is not filled although its value is known, to be appended to the message about the
  /// hole.
  static func advice(for script: String) -> String {
    script == "-"
      ? "; standard input is not filled in"
      : "; only a script in lines is filled in, not what it includes, and not where its cases differ"
  }

  /// The values by line, as a script writes them.
  private let values: [Int: [UInt8]]

  /// Collects the values for the holes of a script. Holes of included files stay, and so do those of cases that are
  /// expected to fail, and those whose value differs between cases.
  init(_ verdicts: [CaseVerdict]) {
    var values: [Int: [UInt8]] = [:]
    var differing: Set<Int> = []
    for failure in verdicts.flatMap(\.holes) {
      guard let value = failure.hole, let place = failure.place, place.file == nil else { continue }
      let known = values.updateValue(Array(value.utf8), forKey: place.line)
      if let known, known != Array(value.utf8) { differing.insert(place.line) }
    }
    self.values = values.filter { !differing.contains($0.key) }
  }

  /// Returns the script with its holes filled and every other byte unchanged; nil if there is nothing to fill.
  func fill(_ script: [UInt8]) -> [UInt8]? {
    if values.isEmpty { return nil }
    let parsed = Script.parse(script, file: "")
    var result: [UInt8] = []
    var rest = script[...]
    for statement in parsed.script.statements {
      guard case .expect(.hole) = statement.kind, let value = values[statement.range.line],
        let place = parsed.source.bytes(of: statement.range), let last = place.last,
        // In JSON the sign is part of a string.
        script[place.lowerBound] == UInt8(ascii: "?"), script[last] == UInt8(ascii: "_")
      else { continue }
      result += rest[..<last] + value
      rest = script[(last + 1)...]
    }
    return rest.startIndex == 0 ? nil : result + rest
  }
}
