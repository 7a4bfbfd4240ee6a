import Observables

/// A layer without a user interface that turns actions into states, one way: action, mutation, state.
///
///     final class CounterReactor: Reactor {
///       enum Action { case increase, decrease }
///       struct State { var value = 0 }
///       let initialState = State()
///       func reduce(state: State, mutation: Action) -> State { ... }
///     }
///
/// Side effects belong in `mutate(action:)`; `reduce(state:mutation:)` is pure. The streams are created once, at the first
/// access of `action` or `state` from whichever thread (RK-05 to RK-10). Actions sent from inside of `reduce` or of a
/// subscriber wait for the emission that runs, and every subscriber sees one order (RK-16).
public protocol Reactor: AnyObject {
  /// What a user or the world around asks for.
  associatedtype Action
  /// What a state change consists of; the action itself unless declared.
  associatedtype Mutation = Action
  /// What is shown.
  associatedtype State
  /// What reduces and emits states.
  typealias Scheduler = any ImmediateSchedulerType

  /// Where actions go. Only `next` passes: a source that fails or completes never ends the reactor (RK-09).
  var action: ActionSubject<Action> { get }

  /// The first state. It is read once, by whoever first asks for a stream or for `currentState` (RK-02).
  var initialState: State { get }

  /// The state now; right as soon as `action.onNext` returns, for effects that are synchronous (RK-11).
  var currentState: State { get }

  /// The state now and all later ones, repeated equal ones included (RK-10, RK-12).
  var state: Observable<State> { get }

  /// Where mutations are reduced and states are emitted; must be serial. By default the thread that brings them (RK-17).
  ///
  /// It is applied once, behind `transform(mutation:)`.
  var scheduler: Scheduler { get }

  /// Changes the stream of actions; called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// The mutations that an action causes, and the place for side effects.
  ///
  /// The mutations of several actions are merged. An error ends those of its own action only; it is reported to the trace.
  func mutate(action: Action) -> Observable<Mutation>

  /// Changes the stream of mutations; called once. The place to merge state from elsewhere.
  ///
  /// If the resulting stream ends, in whatever way, the reactor is terminated: no action changes its state any more.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// The state that follows from a state and a mutation; pure.
  func reduce(state: State, mutation: Mutation) -> State

  /// Changes the stream of states; called once. `reduce` goes on with the state that it returned itself (RK-07).
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  public var action: ActionSubject<Action> {
    let streams = unconnectedStreams
    return streams.areDirect(for: self) ? streams.action : streams.stub.action
  }
  public var state: Observable<State> {
    let streams = unconnectedStreams
    return streams.areDirect(for: self) ? streams.state : streams.stub.state.asObservable()
  }
  public var currentState: State { unconnectedStreams.currentState }
  public var scheduler: Scheduler { CurrentThreadScheduler.instance }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// Calls `observer` with everything that happens inside the reactor from now on, before its subscribers hear of it.
  ///
  /// Tracing does not create the streams: who traces first hears the first state too, when these are created.
  /// - Returns: Ends the observation.
  public func trace(_ observer: @escaping (ReactorEvent<Self>) -> Void) -> any Disposable {
    unconnectedStreams.pipeline.trace(EventTracer<Self>(observer))
  }

  /// Lets a host see everything from now on; like `trace`, without creating the streams.
  package func watch(_ watcher: any PipelineWatcher) { unconnectedStreams.pipeline.watcher = watcher }

  /// Lets a host see nothing any more, if it is the one that sees.
  package func unwatch(_ watcher: any PipelineWatcher) {
    if let pipeline = existingStreams?.pipeline, pipeline.watcher === watcher { pipeline.watcher = nil }
  }

  /// Ends the reactor for good: its effects are disposed, actions lead nowhere, nothing is traced any more.
  package func halt() { existingStreams?.close() }

  /// How many actions have effects that have not ended.
  public var effectsInFlight: Int { existingStreams?.pipeline.effectsInFlight ?? 0 }
}

/// No action can be sent.
public typealias NoAction = Never

/// Nothing can change.
public typealias NoMutation = Never

extension Reactor where Mutation == Action {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// The protocol under another name, for types that have a member `Reactor`.
public typealias _Reactor = Reactor
