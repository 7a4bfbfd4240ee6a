import ExactStrings
import JSONValues
import Playback

/// Makes values for payloads and replies: small values and edge cases first, values from the state, and values from the
/// beginning of the case.
struct ValueSource {
  /// The state that some values are taken from.
  var state = JSONValue.null
  /// The values in the beginning.
  var literals: [JSONValue] = []

  private static let integers = [0, 1, 2, -1, 3, 10, 100]
  private static let numbers = ["0.0", "1.0", "-1.0", "0.5", "1e9"]
  /// Short texts first, then texts that forms ask for: a number, an address.
  private static let texts = ["a", "", "b", "ab", "\u{e9}", " ", "0", "1", "a@b.co"]
  private static let longText = String(repeating: "long ", count: 60)

  /// Returns a value of a shape; nil where none is known.
  /// - Parameter depth: The number of values around this one.
  func value(of shape: ValueShape, using random: inout SeededRandom, depth: Int = 0) -> JSONValue? {
    switch shape {
    case .bool: return .bool(random.chance(50))
    case .integer(let bounds): return .integer(integer(in: bounds, using: &random))
    case .number: return .decimal(Self.numbers[random.below(Self.numbers.count)])
    case .text: return .string(text(using: &random))
    case .choice(let values): return random.element(of: values)
    case .optional(let wrapped):
      if random.chance(30) || depth > 4 { return .null }
      return value(of: wrapped, using: &random, depth: depth + 1) ?? .null
    case .list(let element):
      let count = depth > 4 ? 0 : [1, 0, 2, 3, 1, 2][random.below(6)]
      return .array((0..<count).compactMap { _ in value(of: element, using: &random, depth: depth + 1) })
    case .tuple(let elements):
      return .array(elements.compactMap { value(of: $0, using: &random, depth: depth + 1) })
    case .table(let names, let element):
      let count = depth > 4 ? 0 : random.below(3)
      let keys = names.map { Self.some(count, of: $0, using: &random) } ?? Array(Self.texts.prefix(count))
      return .object(
        keys.compactMap { key in
          value(of: element, using: &random, depth: depth + 1).map { JSONValue.Member(key, $0) }
        })
    case .object(let fields): return object(fields, using: &random, depth: depth)
    case .cases(let cases):
      guard let chosen = random.element(of: cases) else { return nil }
      if chosen.payloads.isEmpty { return .string(chosen.name) }
      return object(chosen.payloads, using: &random, depth: depth).map {
        .object([JSONValue.Member(chosen.name, $0)])
      }
    }
  }

  /// Returns `count` of the names, or all of them if there are fewer.
  private static func some(_ count: Int, of names: [String], using random: inout SeededRandom) -> [String] {
    let start = random.below(names.count)
    return Array((names[start...] + names[..<start]).prefix(count))
  }

  private func object(
    _ fields: [ValueShape.Field], using random: inout SeededRandom, depth: Int
  ) -> JSONValue? {
    var members: [JSONValue.Member] = []
    for field in fields {
      guard let value = value(of: field.shape, using: &random, depth: depth + 1) else { return nil }
      members.append(JSONValue.Member(field.name, value))
    }
    return .object(members)
  }

  private func integer(
    in bounds: ClosedRange<Int>, using random: inout SeededRandom
  ) -> Int {
    if !literals.isEmpty, random.chance(20), let number = literal(using: &random, { $0.someInteger(using: &$1) }) {
      // A wrong comparison with a number fails at the number, or beside it.
      let (beside, overflows) = number.addingReportingOverflow([0, 0, 1, -1][random.below(4)])
      return min(max(overflows ? number : beside, bounds.lowerBound), bounds.upperBound)
    }
    let wanted: Int
    switch random.below(16) {
    case 0..<8: wanted = Self.integers[random.below(Self.integers.count)]
    case 8..<14: wanted = state.someInteger(using: &random) ?? random.below(5)
    case 14: wanted = random.chance(50) ? bounds.upperBound : bounds.lowerBound
    default: wanted = random.below(20) - 5
    }
    return min(max(wanted, bounds.lowerBound), bounds.upperBound)
  }

  private func text(using random: inout SeededRandom) -> String {
    if !literals.isEmpty, random.chance(30), let text = literal(using: &random, { $0.someText(using: &$1) }) {
      return text
    }
    return switch random.below(16) {
    case 0..<9: Self.texts[random.below(4)]
    case 9..<12: Self.texts[random.below(Self.texts.count)]
    case 12..<15: state.someText(using: &random) ?? Self.texts[random.below(Self.texts.count)]
    default: Self.longText
    }
  }

  /// A part of one of the literals that has some of these parts.
  private func literal<Part>(
    using random: inout SeededRandom, _ part: (JSONValue, inout SeededRandom) -> Part?
  ) -> Part? {
    let parts = literals.compactMap { part($0, &random) }
    return random.element(of: parts)
  }
}

extension JSONValue {
  /// An integer from within the value, or an index in one of its lists: the last one, or the one after it.
  fileprivate func someInteger(using random: inout SeededRandom) -> Int? {
    switch self {
    case .integer(let value): return value
    case .array(let elements):
      switch random.below(4) {
      case 0: return elements.count
      case 1: return max(0, elements.count - 1)
      default: return random.element(of: elements)?.someInteger(using: &random) ?? elements.count
      }
    case .object(let members): return random.element(of: members)?.value.someInteger(using: &random)
    default: return nil
    }
  }

  /// A text from within the value.
  fileprivate func someText(using random: inout SeededRandom) -> String? {
    switch self {
    case .string(let text): text
    case .array(let elements): random.element(of: elements)?.someText(using: &random)
    case .object(let members): random.element(of: members)?.value.someText(using: &random)
    default: nil
    }
  }
}
