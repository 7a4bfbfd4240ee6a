import Observables

extension Store {
  /// Calls `observer` with every event inside the store from now on, before the subscribers receive it.
  ///
  /// The observer runs on the thread of the event. An action that it dispatches is reduced at once, or right after the
  /// current reduction.
  /// - Returns: A disposable that ends the trace.
  public func trace(_ observer: @escaping (StoreEvent<State>) -> Void) -> any Disposable {
    chain.observation.add(StoreEventWatcher(observer))
  }

  /// The number of dispatches held by a middleware that has returned without having called `next` and still may call
  /// it.
  public var effectsInFlight: Int { chain.effectsInFlight }

  /// The actions of `effectsInFlight` as their middlewares received them, in the order of the dispatches.
  package var actionsInFlight: [any Action] { chain.actionsInFlight }

  /// Adds a host's watcher, which sees everything until the store ends.
  package func watch(_ watcher: any DispatchWatcher) { _ = chain.observation.add(watcher) }

  /// Ends the store without an event: ignores further actions, disposes the work of middlewares, and removes
  /// subscribers and watchers.
  package func halt() { chain.end() }

  /// Makes a halted store accept actions again, with its current state: an app may share one store for its whole life
  /// (RD-07), and the next host continues with it.
  package func revive() { chain.revive() }
}

/// Calls a closure with events.
private final class StoreEventWatcher<State: StateType>: DispatchWatcher {
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
