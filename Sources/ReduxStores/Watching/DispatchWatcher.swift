/// An observer of the events inside a store, for a host that must not slow it down.
///
/// Each method is called on the thread of the event, without any lock.
package protocol DispatchWatcher: AnyObject {
  /// Reports that an action was dispatched; `cause` is the action whose middleware dispatched it synchronously, if any.
  func sees(dispatched action: any Action, cause: (any Action)?)
  /// Reports that the dispatch of an action returns, or the call of `next` that passed on a replacement; middlewares
  /// may still hold the action.
  func sees(returnFrom action: any Action)
  /// Reports that the middleware of that name passed on an action of another type instead of `original`; called before
  /// the rest of the chain sees it.
  func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String)
  /// Reports that an action was reduced. The state after it is at `address`, which is valid during the call. Called
  /// before the subscribers receive the state.
  func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer)
  /// Reports that a middleware released `next` without calling it.
  func sees(swallowed action: any Action, by middleware: String)
  /// Returns the number of times that an action is reduced after it has passed the middlewares: 1 unless the host plays
  /// a mutant.
  func repetitions(of action: any Action) -> Int
}

extension DispatchWatcher {
  /// Does nothing.
  package func sees(returnFrom action: any Action) {}
  /// Every action is reduced once.
  package func repetitions(of action: any Action) -> Int { 1 }
}
