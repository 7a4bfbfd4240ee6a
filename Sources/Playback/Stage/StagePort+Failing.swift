extension StagePort {
  /// Returns the port with failures that are errors of the app: the value of a script's `fail` is decoded as the first
  /// of several types that it fits. Any other failure is a `PortError`.
  ///
  ///     stage.port("users").failing(as: NetworkError.self, LoginError.self)      // ! users fail {"status":404}
  public func failing<each Failure: Error & Decodable>(as types: repeat (each Failure).Type) -> StagePort {
    var port = self
    port.failure = .decoding(firstOf: repeat each types)
    return port
  }
}
