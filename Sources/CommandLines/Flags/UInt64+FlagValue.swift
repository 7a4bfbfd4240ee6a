import ExactStrings

/// A whole number.
extension UInt64: FlagValue {
  package static let placeholder = "N"

  package init(flagText text: String) throws(UsageError) { try self.init(flagText: text, from: 0) }

  /// Reads a number that is at least `first`.
  fileprivate init(flagText text: String, from first: UInt64) throws(UsageError) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    if isNumber, UInt64(text) == nil { throw UsageError(takes: "a whole number up to \(UInt64.max)", not: text) }
    guard isNumber, let number = UInt64(text), number >= first else {
      throw UsageError(takes: "a whole number, \(first) or more", not: text)
    }
    self = number
  }

  // Interpolation would look up a conformance of the number at each start.
  package var flagText: String { String(self) }
}

/// A whole number above zero.
package struct PositiveCount: FlagValue, Hashable {
  /// The number, limited to what an `Int` can hold.
  package let number: Int

  package static let placeholder = UInt64.placeholder

  /// Creates a count; zero and negative numbers become one.
  package init(_ number: Int) { self.number = max(number, 1) }

  package init(flagText text: String) throws(UsageError) {
    number = Int(clamping: try UInt64(flagText: text, from: 1))
  }

  package var flagText: String { String(number) }
}
