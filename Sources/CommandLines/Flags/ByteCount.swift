import ExactStrings

/// An amount of memory, as a flag takes it: `512MiB`.
package struct ByteCount: Hashable, FlagValue {
  /// The number of bytes.
  package let bytes: UInt64

  package static let placeholder = "SIZE"

  private static let units: [(name: String, shift: UInt64)] = [("GiB", 30), ("MiB", 20), ("KiB", 10), ("B", 0)]

  /// Creates an amount in bytes.
  package init(_ bytes: UInt64) {
    self.bytes = bytes
  }

  /// Creates the amount that a text spells; nil if it spells none, or zero.
  package init?(notation: String) {
    guard let unit = Self.units.first(where: { notation.hasSuffix($0.name) }) else { return nil }
    let digits = notation.dropLast(unit.name.count)
    let isNumber = digits.utf8.allSatisfy(\.isDigit)
    guard isNumber, let number = UInt64(digits), number > 0, number <= UInt64.max >> unit.shift else { return nil }
    bytes = number << unit.shift
  }

  package init(flagText text: String) throws(UsageError) {
    guard let count = ByteCount(notation: text) else {
      throw UsageError(takes: "a size such as 512MiB or 2GiB", not: text)
    }
    self = count
  }

  package var flagText: String { text }

  /// The amount in the largest unit of which it is a multiple.
  package var text: String {
    let unit = Self.units.first { bytes % (1 << $0.shift) == 0 } ?? ("B", 0)
    return "\(bytes >> unit.shift)\(unit.name)"
  }
}
