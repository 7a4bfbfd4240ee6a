extension Duration {
  /// Reads a duration as scripts and flags write it: digits, with decimals if need be, and one of `us ms s m h`.
  ///
  ///     Duration(notation: "300ms")  // 0.3 seconds
  ///     Duration(notation: "1.5s")   // 1.5 seconds
  ///     Duration(notation: "10")     // nil: ten of what?
  ///
  /// Nil also where the value is finer than a nanosecond or longer than 292 years.
  package init?(notation: String) {
    let number = notation.prefix { "0123456789.".contains($0) }
    guard let scale = Self.nanoseconds[String(notation.dropFirst(number.count))] else { return nil }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...18).contains($0.count) }) else { return nil }
    let decimals = parts.count == 2 ? parts[1] : "0"
    let divisor = decimals.reduce(Int64(1)) { product, _ in product * 10 }
    guard let whole = Int64(parts[0]), let fraction = Int64(decimals) else { return nil }
    let (large, isTooLong) = whole.multipliedReportingOverflow(by: scale)
    let (small, isTooFine) = fraction.multipliedReportingOverflow(by: scale)
    guard !isTooLong, !isTooFine, small % divisor == 0 else { return nil }
    let (total, isOverflow) = large.addingReportingOverflow(small / divisor)
    guard !isOverflow else { return nil }
    self = .nanoseconds(total)
  }

  private static let nanoseconds: [String: Int64] = [
    "us": 1_000, "ms": 1_000_000, "s": 1_000_000_000, "m": 60_000_000_000, "h": 3_600_000_000_000,
  ]
}
