extension StagePort {
  /// Returns the port, which now replies at once where the script does not answer. It is for functions that throw and
  /// have no result.
  ///
  ///     func save(_ text: String) throws {                                       // ! save fail "disk full"
  ///       _ = try port.value(for: text, as: Bool?.self, throwing: (any Error).self)
  ///     }
  public func succeeding() -> StagePort {
    responder.mock = { _ in MockAnswer(outcome: .reply(.null, nil), delay: .zero) }
    return self
  }
}
