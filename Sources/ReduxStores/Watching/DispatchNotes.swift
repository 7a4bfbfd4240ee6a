import Observables

/// Notes about one dispatch, which show in the end whether anything handled the action.
final class DispatchNotes {
  let action: any Action
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var isHandled = false
  @exclusivity(unchecked) private var isUnchanged = false
  @exclusivity(unchecked) private var hasReturned = false

  init(_ action: any Action) { self.action = action }

  /// Records that a middleware replaced, held or swallowed the action, or dispatched another one because of it.
  func markHandled() { lock.withLock { isHandled = true } }

  /// Records that the action was reduced and that the state stayed equal.
  /// - Returns: Whether it is certain now that nothing handled the action.
  func markUnchanged() -> Bool {
    lock.withLock {
      isUnchanged = true
      return hasReturned && !isHandled
    }
  }

  /// Records that `dispatch` returns.
  /// - Returns: Whether it is certain now that nothing handled the action.
  func markReturned() -> Bool {
    lock.withLock {
      hasReturned = true
      return isUnchanged && !isHandled
    }
  }
}
