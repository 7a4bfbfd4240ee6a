/// A scheduler that stands in for real time and counts what the main scheduler has waiting or running on it.
package protocol MainStandIn: SchedulerType, AnyObject {
  /// How many actions of the main scheduler wait or run; only the playing thread touches it.
  var mainActions: Int { get set }
}
