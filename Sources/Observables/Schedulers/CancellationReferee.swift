/// Decides whether an operator disposes a sequence that another one replaces. A host that plays mutants uses it to keep
/// such a sequence alive.
package protocol CancellationReferee: AnyObject {
  /// Returns whether the sequence of a scope goes on although its operator gives it up.
  func keeps(_ scope: CancellationScope) -> Bool
}

/// The subscription to a sequence that an operator may give up: the source of `take(until:)`, or an inner sequence of
/// `flatMapLatest`. A scope exists only where a referee decides about it.
///
/// Everything that is subscribed to, scheduled or started as a task inside of a scope belongs to it.
// Safe to share: the referee is asked on the thread that plays, and nothing else is ever changed.
package final class CancellationScope: @unchecked Sendable {
  /// The scope of the present work; nil outside of all scopes.
  @TaskLocal package static var current: CancellationScope?

  private let outer: CancellationScope?
  private let referee: any CancellationReferee

  private init(_ referee: any CancellationReferee) {
    self.referee = referee
    outer = Self.current
  }

  /// Whether the sequence goes on although its operator gives it up.
  var isKept: Bool { referee.keeps(self) }

  /// Returns whether the scope is `other`, or lies inside of `other`.
  package func isInside(_ other: CancellationScope) -> Bool { self === other || outer?.isInside(other) == true }

  /// Returns a scope for a sequence that may be given up; nil where no referee decides on this thread.
  static func make() -> CancellationScope? {
    AmbientScheduler.mainStandIn?.cancellationReferee.map(CancellationScope.init)
  }

  /// Runs `subscribe` inside of the scope.
  func subscribing(_ subscribe: () -> any Attachment) -> any Attachment {
    Self.$current.withValue(self, operation: subscribe)
  }
}
