import ActionScripts
import ExactStrings

/// A range type that can be read from Swift's notation: `0..<3`.
protocol RangeType {
  /// Returns the range that a text spells.
  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self
  /// A range in Swift's notation, for messages.
  static var example: String { get }
}

extension Range: RangeType where Bound: Decodable {
  static var example: String { "0..<3" }

  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self {
    let (lower, upper): (Bound, Bound) = try decoder.bounds(text, apart: "..<", such: example)
    return lower..<upper
  }
}

extension ClosedRange: RangeType where Bound: Decodable {
  static var example: String { "0...3" }

  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self {
    let (lower, upper): (Bound, Bound) = try decoder.bounds(text, apart: "...", such: example)
    return lower...upper
  }
}

extension PartialRangeFrom: RangeType where Bound: Decodable {
  static var example: String { "3..." }

  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self {
    guard text.hasSuffix("...") else { throw decoder.mismatch("a range such as \(example)") }
    return try decoder.bound(text.dropLast(3))...
  }
}

extension PartialRangeThrough: RangeType where Bound: Decodable {
  static var example: String { "...3" }

  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self {
    guard text.hasPrefix("...") else { throw decoder.mismatch("a range such as \(example)") }
    return ...(try decoder.bound(text.dropFirst(3)))
  }
}

extension PartialRangeUpTo: RangeType where Bound: Decodable {
  static var example: String { "..<3" }

  static func read(_ text: String, _ decoder: ScriptValueDecoder) throws -> Self {
    guard text.hasPrefix("..<") else { throw decoder.mismatch("a range such as \(example)") }
    return ..<(try decoder.bound(text.dropFirst(3)))
  }
}

extension ScriptValueDecoder {
  fileprivate func bound<Bound: Decodable>(_ text: Substring) throws -> Bound {
    try ScriptValueDecoder(value: .word(String(text)), codingPath: codingPath, requestedKeys: requestedKeys).decode(
      Bound.self)
  }

  fileprivate func bounds<Bound: Decodable & Comparable>(
    _ text: String, apart sign: String, such example: String
  ) throws -> (Bound, Bound) {
    guard let gap = text.firstRange(of: sign) else { throw mismatch("a range such as \(example)") }
    let lower: Bound = try bound(text[..<gap.lowerBound])
    let upper: Bound = try bound(text[gap.upperBound...])
    if lower > upper { throw mismatch("a range that does not run backwards") }
    return (lower, upper)
  }
}
