import Observables

/// An object that answers requests in place of the web.
package protocol WebStandIn: AnyObject {
  /// Starts a request and calls `finish` with its outcome.
  /// - Returns: A disposable that cancels the request.
  func request(_ request: WebRequest, _ finish: @escaping (WebOutcome) -> Void) -> any Disposable
}

/// Access to the stand-in for the web on the calling thread.
package enum AmbientWeb {
  /// The object that answers requests of this thread while a script plays; nil if the web answers them.
  package static var standIn: (any WebStandIn)? { AmbientScheduler.host as? any WebStandIn }
}
