/// A scheduler that stands in for real time on behalf of a host, which also replaces other parts of the environment.
package protocol HostedScheduler: SchedulerType {
  /// The object that the scheduler works for.
  var host: AnyObject? { get }
}

extension AmbientScheduler {
  /// The host of this thread's ambient scheduler; nil outside of `withCurrent`.
  package static var host: AnyObject? { (current as? any HostedScheduler)?.host }
}
