extension Duration {
  /// `30 ms`, with decimals only if the duration is not a whole number of milliseconds.
  var inMilliseconds: String {
    let (whole, rest) = wholeNanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return "\(whole) ms" }
    let digits = String(1_000_000 + rest.magnitude).dropFirst()
    return "\(whole).\(String(digits.reversed().drop { $0 == "0" }.reversed())) ms"
  }
}
