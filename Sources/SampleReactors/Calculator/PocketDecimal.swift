/// A number of a pocket calculator: at most twelve digits, rounded half away from zero, and otherwise exact.
///
/// `0.1 + 0.2` is `0.3`. The digits before the point take precedence; the fraction gets the remaining ones.
struct PocketDecimal: Equatable {
  /// The number of digits, including a zero before the point.
  static let capacity = 12

  /// The value times ten to the power of `scale`.
  private let significand: Int128
  /// The number of digits after the point; the last of them is not a zero.
  private let scale: Int

  /// The number nearest to a fraction.
  /// - Parameter denominator: Greater than zero.
  private init(_ numerator: Int128, over denominator: Int128) throws(PocketError) {
    let digits = String((numerator / denominator).magnitude).count
    guard digits <= Self.capacity else { throw .tooLarge }
    var scale = Self.capacity - digits
    let doubled = (numerator.magnitude * Self.power(scale).magnitude * 2) / denominator.magnitude
    var magnitude = Int128((doubled + 1) / 2)
    guard scale > 0 || magnitude < Self.power(Self.capacity) else { throw .tooLarge }
    while scale > 0, magnitude % 10 == 0 {
      magnitude /= 10
      scale -= 1
    }
    significand = numerator < 0 ? -magnitude : magnitude
    self.scale = scale
  }

  private static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

/// The reason why there is no result.
enum PocketError: String, Error {
  case tooLarge = "too large"
  case divisionByZero = "division by zero"
}

extension PocketDecimal {
  static func + (left: Self, right: Self) throws(PocketError) -> Self {
    try Self(
      left.significand * power(right.scale) + right.significand * power(left.scale),
      over: power(left.scale + right.scale))
  }

  static func - (left: Self, right: Self) throws(PocketError) -> Self {
    try Self(
      left.significand * power(right.scale) - right.significand * power(left.scale),
      over: power(left.scale + right.scale))
  }

  static func * (left: Self, right: Self) throws(PocketError) -> Self {
    try Self(left.significand * right.significand, over: power(left.scale + right.scale))
  }

  static func / (left: Self, right: Self) throws(PocketError) -> Self {
    if right.significand == 0 { throw .divisionByZero }
    let sign: Int128 = right.significand < 0 ? -1 : 1
    return try Self(
      sign * left.significand * power(right.scale), over: sign * right.significand * power(left.scale))
  }

  /// Parses a display: an optional minus, digits, an optional point.
  init(reading display: String) throws(PocketError) {
    let parts = display.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    try self.init(Int128(parts[0] + fraction) ?? 0, over: Self.power(fraction.count))
  }

  /// The shortest text, without an exponent.
  var text: String {
    let digits = String(significand.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    let sign = significand < 0 ? "-" : ""
    return sign + padded.dropLast(scale) + (scale == 0 ? "" : "." + padded.suffix(scale))
  }
}
