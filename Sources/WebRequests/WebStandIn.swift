import Observables

/// Answers requests in the place of the web.
package protocol WebStandIn: AnyObject {
  /// Takes a request; the disposable cancels it.
  func request(_ request: WebRequest, _ finish: @escaping (WebOutcome) -> Void) -> any Disposable
}

/// The web as the calling thread has it.
package enum AmbientWeb {
  /// What answers requests of this thread while a script plays; nil where the web does.
  package static var standIn: (any WebStandIn)? { AmbientScheduler.host as? any WebStandIn }
}
