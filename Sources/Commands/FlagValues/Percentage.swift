import CommandLines

/// A share in whole percent.
package struct Percentage: FlagValue, Hashable {
  /// The number, from 0 to 100.
  package let number: Int

  package static let placeholder = "PERCENT"

  /// Creates a share; numbers outside of 0 to 100 become the nearest of these.
  package init(_ number: Int) { self.number = min(max(number, 0), 100) }

  package init(flagText text: String) throws(UsageError) {
    guard let number = try? UInt64(flagText: text), number <= 100 else {
      throw UsageError(takes: "a whole number from 0 to 100", not: text)
    }
    self.number = Int(number)
  }

  package var flagText: String { String(number) }
}
