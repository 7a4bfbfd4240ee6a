import DispatchSchedulers
import Observables
import Observation
import Reactors

/// A reactor for a view: each field of its state is observed on its own.
///
///     let reactor = ObservedReactor(reactor: CounterReactor())
///     withObservationTracking { print(reactor.count) } onChange: { print("to be drawn again") }
///     reactor.send(.increase)
///
/// States arrive on the main scheduler. Observers of a field are notified when it differs from the state before, no
/// matter how `reduce` changed it; observers of `state` are notified of each state. It is used by one thread, the main
/// one.
@dynamicMemberLookup
public final class ObservedReactor<R: Reactor>: Observation.Observable where R.State: ObservableState {
  private let reactor: R
  /// The state that views read. It has its own observers, separate from those of the reactor's states.
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

  /// The current state as a whole. Its observers are notified of each state; a single field is read as `reactor.field`.
  public var state: R.State {
    registrar.access(self, keyPath: \.state)
    return current
  }

  /// A field of the state, or a value computed from fields.
  public subscript<Value>(dynamicMember field: KeyPath<R.State, Value>) -> Value { current[keyPath: field] }

  /// Sends an action to the reactor.
  public func send(_ action: R.Action) { reactor.action.onNext(action) }

  /// Returns the values of a pulse: the current one, then one for each state in which it was assigned again.
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
  /// A field that can be set: it has the new value at once, and the binding action is sent to the reactor.
  ///
  /// If `reduce` turns it into another value, the field then has that one.
  public subscript<Value>(dynamicMember field: WritableKeyPath<R.State, Value>) -> Value {
    get { current[keyPath: field] }
    set {
      var state = current
      // The assignment notifies no observer here; `show` does so below, and only if there is a change.
      state._$observationRegistrar = state._$observationRegistrar.withObservers(of: ObservableStateRegistrar())
      state[keyPath: field] = newValue
      show(state)
      send(.binding(.set(field, newValue)))
    }
  }
}

extension ObservedReactor {
  /// Returns a binding to a field that sends an action made from the new value.
  public func binding<Value>(
    get field: KeyPath<R.State, Value>, send action: @escaping (Value) -> R.Action
  ) -> Binding<Value> {
    Binding(get: { self.current[keyPath: field] }, set: { self.send(action($0)) })
  }

  /// Returns a binding to a field that sends the same action for every new value.
  public func binding<Value>(get field: KeyPath<R.State, Value>, send action: R.Action) -> Binding<Value> {
    Binding(get: { self.current[keyPath: field] }, set: { _ in self.send(action) })
  }
}

/// A subscription that a task ends.
///
/// `@unchecked Sendable`: it is constant, and subscriptions can be disposed on any thread.
private final class Subscription: @unchecked Sendable {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }
}
