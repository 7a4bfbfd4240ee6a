import Observables

/// An object without a user interface that turns actions into states in one direction: action, mutation, state.
///
///     final class CounterReactor: Reactor {
///       enum Action { case increase, decrease }
///       struct State { var value = 0 }
///       let initialState = State()
///       func reduce(state: State, mutation: Action) -> State { ... }
///     }
///
/// Side effects belong in `mutate(action:)`; `reduce(state:mutation:)` is pure. The streams are created once, at the
/// first access of `action` or `state` on any thread (RK-05 to RK-10). An action that is sent inside `reduce` or a
/// subscriber waits for the current emission, and every subscriber sees one order (RK-16).
public protocol Reactor: AnyObject {
  /// A request of the user or of the world around.
  associatedtype Action
  /// A part of a state change; the action itself unless declared.
  associatedtype Mutation = Action
  /// The state that is shown.
  associatedtype State
  /// The type of the scheduler that reduces mutations and emits states.
  typealias Scheduler = any ImmediateSchedulerType

  /// The subject that receives actions. Only `next` passes: a source that fails or completes never ends the reactor
  /// (RK-09).
  var action: ActionSubject<Action> { get }

  /// The first state; read by the thread that first uses a stream, `currentState`, `stub` or `trace` (RK-02).
  ///
  /// Threads that come first at the same moment may each read it; one of the values counts.
  var initialState: State { get }

  /// The current state; up to date as soon as `action.onNext` returns, if the effects are synchronous and the reactor
  /// has no `scheduler` of its own (RK-11).
  ///
  /// If the thread runs a trampoline already, as inside of a subscription to `just(1).map { ... }`, the action waits
  /// for the end of that work.
  var currentState: State { get }

  /// The current state and all later ones, including repeated equal ones (RK-10, RK-12).
  var state: Observable<State> { get }

  /// The serial scheduler on which mutations are reduced and states are emitted; by default the thread that sends them,
  /// unless another one is inside (RK-17).
  ///
  /// The scheduler is applied once, behind `transform(mutation:)`.
  var scheduler: Scheduler { get }

  /// Transforms the stream of actions; called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// Returns the mutations that an action causes; the place for side effects.
  ///
  /// The mutations of several actions are merged. An error ends only the mutations of its own action; it is reported to
  /// the trace.
  func mutate(action: Action) -> Observable<Mutation>

  /// Transforms the stream of mutations; called once. The place to merge state from elsewhere.
  ///
  /// If the resulting stream completes or fails, the reactor is terminated: no action changes its state any more.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// Returns the state that follows from a state and a mutation; pure.
  func reduce(state: State, mutation: Mutation) -> State

  /// Transforms the stream of states; called once. `reduce` continues with the state that it returned itself (RK-07).
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  /// The subject that receives the actions; that of the stub while stubbing is on.
  public var action: ActionSubject<Action> {
    let streams = unconnectedStreams
    return streams.areDirect(for: self) ? streams.action : streams.stub.action
  }

  /// The states, the latest one first; those of the stub while stubbing is on.
  public var state: Observable<State> {
    let streams = unconnectedStreams
    return streams.areDirect(for: self) ? streams.state : streams.stub.state.asObservable()
  }

  /// The latest state, or the initial one.
  public var currentState: State { unconnectedStreams.currentState }

  /// The scheduler of the current thread: mutations are reduced where they are sent.
  public var scheduler: Scheduler { CurrentThreadScheduler.instance }

  /// Returns the actions unchanged.
  public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// Returns no mutations.
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// Returns the mutations unchanged.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  /// Returns the state unchanged.
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// Returns the states unchanged.
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// Calls `observer` with every event inside the reactor from now on, before the subscribers receive it.
  ///
  /// Tracing does not create the streams: a trace that starts before they are created receives the first state too.
  /// - Returns: A disposable that ends the trace.
  public func trace(_ observer: @escaping (ReactorEvent<Self>) -> Void) -> any Disposable {
    let pipeline = unconnectedStreams.pipeline
    let watcher = EventWatcher<Self>(after: pipeline.isConnected ? pipeline.states.current : nil, observer)
    return pipeline.watchers.insert(watcher)
  }

  /// Sets the host's watcher, which sees every event from now on; like `trace`, this does not create the streams.
  /// - Parameter editor: The editor of the mutations from now on; nil to leave them as they are.
  /// - Parameter isHeld: Whether the host keeps the reactor alive until it calls `endHolding()`.
  /// - Returns: The counter of the effects, for a host that asks often.
  @discardableResult
  package func watch(
    _ watcher: any PipelineWatcher, editor: (any PipelineEditor)? = nil, isHeld: Bool = false
  ) -> any EffectCounter {
    let pipeline = unconnectedStreams.pipeline
    pipeline.setWatcher(watcher, of: self, isHeld: isHeld)
    pipeline.editor = editor
    return pipeline
  }

  /// Ends the time in which a host keeps the reactor alive. Call it before the reactor is released, and never from
  /// inside of its own work.
  package func endHolding() { existingStreams?.pipeline.endHolding() }

  /// Removes the host's watcher if it is `watcher`.
  package func unwatch(_ watcher: any PipelineWatcher) {
    guard let pipeline = existingStreams?.pipeline, pipeline.watcher === watcher else { return }
    pipeline.setWatcher(nil, of: self)
    pipeline.editor = nil
  }

  /// Ends the reactor for good: disposes its effects, ignores further actions and removes all watchers.
  package func halt() { existingStreams?.close() }

  /// The number of actions whose effects have not ended.
  public var effectsInFlight: Int { existingStreams?.pipeline.effectsInFlight ?? 0 }
}

/// The action type of a reactor that accepts no actions.
public typealias NoAction = Never

/// The mutation type of a reactor whose state never changes.
public typealias NoMutation = Never

extension Reactor where Mutation == Action {
  /// Returns the action as the only mutation.
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// Another name of the protocol, for types that have a member `Reactor`.
public typealias _Reactor = Reactor
