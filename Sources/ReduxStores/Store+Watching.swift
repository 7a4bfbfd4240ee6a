import Observables

extension Store {
  /// Calls `observer` with everything that happens inside the store from now on, before its subscribers hear of it.
  ///
  /// The observer runs on the thread where it happens. An action that it dispatches is reduced at once, or, when a state was
  /// reduced, right behind that.
  /// - Returns: Ends the observation.
  public func trace(_ observer: @escaping (StoreEvent<State>) -> Void) -> any Disposable {
    chain.observation.add(EventWatcher(observer))
  }

  /// How many dispatches are held by a middleware that has returned without having called `next`, and still may.
  public var effectsInFlight: Int { chain.effectsInFlight }

  /// The actions of `effectsInFlight` as their middlewares were given them, in the order of the dispatches.
  package var actionsInFlight: [any Action] { chain.actionsInFlight }

  /// Lets a host see everything until the store ends.
  package func watch(_ watcher: any DispatchWatcher) { _ = chain.observation.add(watcher) }

  /// Ends the store without telling anybody: actions lead nowhere, work of middlewares is disposed, subscribers and watchers
  /// are let go.
  package func halt() { chain.end() }

  /// Makes a halted store take actions again, with the state that it has: an app may share one for its whole life (RD-07),
  /// and the next host goes on with it.
  package func revive() { chain.revive() }
}

/// Calls a closure with events.
private final class EventWatcher<State: StateType>: DispatchWatcher {
  private let observer: (StoreEvent<State>) -> Void

  init(_ observer: @escaping (StoreEvent<State>) -> Void) { self.observer = observer }

  func sees(dispatched action: any Action, cause: (any Action)?) { observer(.dispatched(action, cause: cause)) }

  func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String) {
    observer(.replaced(original, by: replacement, middleware: middleware))
  }

  func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer) {
    let state = address.assumingMemoryBound(to: State.self).pointee
    observer(.reduced(action, state: state, isIgnorable: isIgnorable))
  }

  func sees(swallowed action: any Action, by middleware: String) {
    observer(.swallowed(action, middleware: middleware))
  }
}
