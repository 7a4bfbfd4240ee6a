/// Sees what happens inside a store, for a host that must not slow it down.
///
/// Each method is called on the thread where it happens, without any lock.
package protocol DispatchWatcher: AnyObject {
  /// An action was dispatched; `cause` is the action whose middleware dispatched it synchronously, if any.
  func sees(dispatched action: any Action, cause: (any Action)?)
  /// The dispatch of an action returns, or the call of `next` that passed it on instead of another one; what middlewares
  /// hold of it goes on.
  func sees(returnFrom action: any Action)
  /// The middleware of that name passed on another action (of another type) instead of `original`; called before the rest
  /// of the chain sees it.
  func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String)
  /// An action was reduced; the state after it lies at `address`, where it is valid during the call. Called before
  /// subscribers hear of it.
  func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer)
  /// A middleware let go of `next` without calling it.
  func sees(swallowed action: any Action, by middleware: String)
}

extension DispatchWatcher {
  /// Does nothing.
  package func sees(returnFrom action: any Action) {}
}
