/// A scheduler that stands in for real time on behalf of somebody who stands in for more of the world than that.
package protocol HostedScheduler: SchedulerType {
  /// Who that is.
  var host: AnyObject? { get }
}

extension AmbientScheduler {
  /// Who stands in for the world on this thread; nil outside of `withCurrent`.
  package static var host: AnyObject? { (current as? any HostedScheduler)?.host }
}
