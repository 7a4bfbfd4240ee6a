import ActionScripts
import JSONValues

extension StagePort {
  /// Sends a request and returns its reply at once, for a service that does not wait: a cache, settings, a session.
  ///
  ///     var isLoggedIn: Bool { session.value(for: "isLoggedIn") }       // ! session reply true
  ///
  /// If nothing answers, or the answer comes later, fails or does not decode as `Reply`, the case ends with a message
  /// that names the port and the request. The reactor goes on with an empty value until then.
  /// - Parameter request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  public func value<Reply: Decodable>(for request: some Any, as type: Reply.Type = Reply.self) -> Reply {
    answer(to: request, as: type) { failure in
      stage.complain(
        "port '\(responder.name)' fails, and its caller takes no failure", "take it with 'throwing:', or reply",
        failure.site)
    }
  }

  /// Sends a request and returns its reply at once, or throws an error of the app, decoded from the value of the
  /// script's `fail`.
  public func value<Reply: Decodable, Failure: Error & Decodable>(
    for request: some Any, as type: Reply.Type = Reply.self, throwing failure: Failure.Type
  ) throws(Failure) -> Reply {
    let reading = FailureReading.decoding(failure)
    return try answer(to: request, as: type, failing: reading) { answer throws(Failure) in
      let error = reading.error(of: answer, by: responder.name, stage)
      if let error = error as? Failure { throw error }
    }
  }

  /// Sends a request and returns its reply at once, or throws the error with which all calls of the port fail: a
  /// `PortError`, or an error of the types of `failing(as:)`.
  public func value<Reply: Decodable>(
    for request: some Any, as type: Reply.Type = Reply.self, throwing _: (any Error).Type
  ) throws -> Reply {
    try answer(to: request, as: type, failing: failure) { answer in
      if let error = failure.error(of: answer, by: responder.name, stage) { throw error }
    }
  }

  /// Returns the reply to a request, or an empty value for a reactor whose case is over.
  private func answer<Reply: Decodable, Failure: Error>(
    to request: some Any, as type: Reply.Type, failing failure: FailureReading? = nil,
    _ handle: (PortFailure) throws(Failure) -> Void
  ) throws(Failure) -> Reply {
    let request = JSONValue(reflecting: request)
    let reading = ReplyReading.decoding(type)
    let awaited = AwaitedReply(type: type, failure: failure?.type, blank: reading.blank)
    switch responder.value(for: request, expecting: awaited, mayFail: failure != nil) {
    case .reply(let value, let site):
      if let reply = reading.value(of: value, site, by: responder.name, stage) { return reply }
    case .failure(let answer): try handle(answer)
    case nil: break
    }
    guard let blank = ShapeProbe.blank(of: type) else {
      fatalError(
        "port '\(responder.name)' has no answer to \(request.text), and there is no empty \(shortName(of: type))")
    }
    return blank
  }
}
