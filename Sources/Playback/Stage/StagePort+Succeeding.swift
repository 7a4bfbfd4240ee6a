extension StagePort {
  /// Returns the port, which replies at once wherever the script does not answer: for what has no result, and may fail.
  ///
  ///     func save(_ text: String) throws {                                       // ! save fail "disk full"
  ///       _ = try port.value(for: text, as: Bool?.self, throwing: (any Error).self)
  ///     }
  public func succeeding() -> StagePort {
    responder.mock = { _ in MockAnswer(outcome: .reply(.null, nil), delay: .zero) }
    return self
  }
}
