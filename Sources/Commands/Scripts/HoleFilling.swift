/// Fills the holes of a script, `? path == _`, with what was there when it was played.
struct HoleFilling {
  /// The values by line, as JSON.
  private let values: [Int: String]

  /// What the cases of a script would fill in; holes of included files stay, and those of cases that are expected to fail.
  init(_ outcomes: [PlayedCase.Outcome]) {
    var values: [Int: String] = [:]
    for failure in outcomes.filter({ $0.expectedFailure == nil }).flatMap(\.failures) {
      guard let value = failure.hole, let place = failure.place, place.file == nil else { continue }
      values[place.line] = value
    }
    self.values = values
  }

  /// The script with its holes filled, every other byte as it was; nil if there is nothing to fill.
  func fill(_ script: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var hasChanged = false
    for (index, line) in script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result.append(UInt8(ascii: "\n")) }
      if let value = values[index + 1], let hole = Self.hole(in: line) {
        // A script would take `${` for the beginning of a variable.
        let text = value.replacing("${", with: "$${")
        result += line[..<hole] + Array(text.utf8) + line[(hole + 1)...]
        hasChanged = true
      } else {
        result += line
      }
    }
    return hasChanged ? result : nil
  }

  /// Where the `_` of an expectation in line notation stands.
  private static func hole(in line: ArraySlice<UInt8>) -> Int? {
    guard line.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "?") else { return nil }
    return line.indices.first { index in
      let isAlone = index + 1 == line.endIndex || [0x20, 0x09, 0x0D].contains(line[index + 1])
      return line[index] == UInt8(ascii: "_") && isAlone && line[index - 1] == 0x20
        && line[..<index].last { $0 != 0x20 } == UInt8(ascii: "=")
    }
  }
}
