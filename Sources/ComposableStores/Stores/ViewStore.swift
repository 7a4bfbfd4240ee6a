import Observables

/// A store as a view sees it: the state with its parts by their names, and actions to it.
///
///     let viewStore = ViewStore(store)
///     viewStore.publisher.count.map(String.init).bind(to: label.rx.text)
///     viewStore.send(.incrementButtonTapped)
///
/// It retains the store.
@dynamicMemberLookup
public final class ViewStore<State, Action> {
  /// The current state, then each that is not a duplicate of the one before.
  public let publisher: StatePublisher<State>
  private let store: Store<State, Action>

  /// Creates a view store that sends a state unless it is a duplicate of the one before.
  public init(_ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping (State, State) -> Bool) {
    self.store = store
    publisher = StatePublisher(store.subscribe({ $0 }, removeDuplicates: isDuplicate))
  }

  /// Creates a view store of what a view shows of a state, and of the actions that it sends.
  public convenience init<Whole, Wider>(
    _ store: Store<Whole, Wider>, observe part: @escaping (Whole) -> State, send wider: @escaping (Action) -> Wider,
    removeDuplicates isDuplicate: @escaping (State, State) -> Bool
  ) {
    self.init(store.scope(state: part, action: wider), removeDuplicates: isDuplicate)
  }

  /// The current state.
  public var state: State { store.state }

  /// A part of the current state.
  public subscript<Value>(dynamicMember part: KeyPath<State, Value>) -> Value { state[keyPath: part] }

  /// Sends an action.
  /// - Returns: The effects of the action, to await or cancel; nil if there are none, or if the action waits.
  @discardableResult
  public func send(_ action: Action) -> StoreTask? { store.send(action) }

  /// Returns a part of the state as a property of a control: the property sends each value that differs from the one
  /// before, and each value that is bound to it sends an action.
  ///
  ///     let name = viewStore.binding(get: \.name, send: FormAction.setName)
  ///     name.bind(to: nameField.rx.text).disposed(by: bag)
  ///     nameField.rx.text.orEmpty.changed.bind(to: name).disposed(by: bag)
  public func binding<Value: Equatable>(
    get part: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> ControlProperty<Value> {
    ControlProperty(
      values: publisher.asObservable().parts(part, unless: ==),
      valueSink: Binder(store, scheduler: CurrentThreadScheduler.instance) { $0.send(action($1)) })
  }
}

extension ViewStore where State: Equatable {
  /// Creates a view store that sends each state that differs from the one before.
  public convenience init(_ store: Store<State, Action>) { self.init(store, removeDuplicates: ==) }

  /// Creates a view store of what a view shows of a state.
  public convenience init<Whole>(_ store: Store<Whole, Action>, observe part: @escaping (Whole) -> State) {
    self.init(store.scope(state: part))
  }

  /// Creates a view store of what a view shows of a state, and of the actions that it sends.
  public convenience init<Whole, Wider>(
    _ store: Store<Whole, Wider>, observe part: @escaping (Whole) -> State, send wider: @escaping (Action) -> Wider
  ) {
    self.init(store.scope(state: part, action: wider))
  }
}

/// A sequence of states, with a sequence for each part by its name: `publisher.user.name` sends each name that differs
/// from the one before.
@dynamicMemberLookup
public struct StatePublisher<State>: ObservableType {
  private let states: Observable<State>

  init(_ states: Observable<State>) { self.states = states }

  /// Subscribes an observer to the states.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == State {
    states.subscribe(observer)
  }

  /// The states as a plain sequence.
  public func asObservable() -> Observable<State> { states }

  /// The values of a part of the state: the current one, then each that differs from the one before.
  public subscript<Value: Equatable>(dynamicMember part: KeyPath<State, Value>) -> StatePublisher<Value> {
    StatePublisher<Value>(states.parts({ $0[keyPath: part] }, unless: ==))
  }
}
