import DispatchSchedulers
import Observables
import Observation
import Reactors

/// A reactor as a view reads it: each field of its state tells by itself who reads it and when it changes.
///
///     let reactor = ObservedReactor(reactor: CounterReactor())
///     withObservationTracking { print(reactor.count) } onChange: { print("to be drawn again") }
///     reactor.send(.increase)
///
/// States arrive on the main scheduler. Those who read a field are told when it differs from the state before, whatever
/// `reduce` did to it on the way; those who read `state` are told of each state. One thread uses it, the main one.
@dynamicMemberLookup
public final class ObservedReactor<R: Reactor>: Observation.Observable where R.State: ObservableState {
  private let reactor: R
  /// The state that views read. Its observers are its own, not those of the reactor's states.
  private var current: R.State
  private let fields = R.State._$observedFields
  private let registrar = ObservationRegistrar()
  private let disposeBag = DisposeBag()

  /// Observes a reactor.
  public init(reactor: R) {
    self.reactor = reactor
    current = reactor.currentState
    current._$observationRegistrar = current._$observationRegistrar.withObservers(of: ObservableStateRegistrar())
    reactor.state
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] state in self?.show(state) })
      .disposed(by: disposeBag)
  }

  /// The state now, as a whole. Those who read it are told of each state; a field is read as `reactor.field`.
  public var state: R.State {
    registrar.access(self, keyPath: \.state)
    return current
  }

  /// A field of the state, or what is computed of fields.
  public subscript<Value>(dynamicMember field: KeyPath<R.State, Value>) -> Value { current[keyPath: field] }

  /// Sends an action to the reactor.
  public func send(_ action: R.Action) { reactor.action.onNext(action) }

  /// The values of a pulse: the one now, then one for each state in which it was assigned anew.
  public func pulse<Value: Sendable>(_ pulse: @escaping (R.State) throws -> Pulse<Value>) -> AsyncStream<Value> {
    let values = reactor.pulse(pulse).observe(on: MainScheduler.instance)
    return AsyncStream { continuation in
      let subscription = Subscription(
        values.subscribe(onNext: { continuation.yield($0) }, onDisposed: { continuation.finish() }))
      continuation.onTermination = { _ in subscription.disposable.dispose() }
    }
  }

  private func show(_ new: R.State) {
    let old = current
    let changed = fields.filter { $0.differs(old, new) }
    registrar.willSet(self, keyPath: \.state)
    for field in changed { field.willChange(old) }
    var state = new
    state._$observationRegistrar = new._$observationRegistrar.withObservers(of: old._$observationRegistrar)
    current = state
    for field in changed { field.didChange(state) }
    registrar.didSet(self, keyPath: \.state)
  }
}

extension ObservedReactor where R.Action: BindableAction, R.Action.State == R.State {
  /// A field that can be set: it has the new value at once, and the reactor is sent the binding action for it.
  ///
  /// If `reduce` makes something else of it, that is the value then.
  public subscript<Value>(dynamicMember field: WritableKeyPath<R.State, Value>) -> Value {
    get { current[keyPath: field] }
    set {
      var state = current
      // What the assignment tells of is told below, and only if it is a change.
      state._$observationRegistrar = state._$observationRegistrar.withObservers(of: ObservableStateRegistrar())
      state[keyPath: field] = newValue
      show(state)
      send(.binding(.set(field, newValue)))
    }
  }
}

extension ObservedReactor {
  /// A binding to a field that sends an action made of the new value.
  public func binding<Value>(
    get field: KeyPath<R.State, Value>, send action: @escaping (Value) -> R.Action
  ) -> Binding<Value> {
    Binding(get: { self.current[keyPath: field] }, set: { self.send(action($0)) })
  }

  /// A binding to a field that sends an action whatever the new value is.
  public func binding<Value>(get field: KeyPath<R.State, Value>, send action: R.Action) -> Binding<Value> {
    Binding(get: { self.current[keyPath: field] }, set: { _ in self.send(action) })
  }
}

/// A subscription that a task ends.
///
/// `@unchecked Sendable`: it is constant, and subscriptions are disposed on any thread.
private final class Subscription: @unchecked Sendable {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }
}
