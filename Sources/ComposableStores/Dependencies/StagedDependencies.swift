import Observables

/// The random numbers and ids while a script plays. They are the same in every run.
package protocol StagedDependencies: AnyObject {
  /// Returns 0, then 1, and so on.
  func nextID() -> UInt64
  /// Returns the next 64 bits of a sequence that the script's seed determines.
  func nextRandomBits() -> UInt64
}

extension AmbientScheduler {
  /// The source of random numbers and ids on this thread while a script plays; nil otherwise.
  static var chance: (any StagedDependencies)? { host as? any StagedDependencies }
}
