import Observables

/// Receives actions and passes them to its subscribers, in the order in which they subscribed, then to the reactor.
///
/// Errors and completion are ignored (RK-09). The subject of a reactor puts an action that arrives while another one is
/// processed on the same thread behind it, for its subscribers as for the reactor, so that all see one order.
public final class ActionSubject<Action>: ObservableType, ObserverType, SubjectType {
  private let lock = RecursiveLock()
  private var subscribers = Bag<Sink<Action>>()
  /// What takes an action over; set once, before the subject is handed out.
  private var receiver: ((Action) -> Void)?
  private lazy var observable: Observable<Action> = ClosureProducer { [self] in attach($0) }

  /// A subject that belongs to no reactor: actions go to its subscribers at once.
  public init() {}

  /// Sends the action of a `next`; ignores the other events.
  public func on(_ event: Event<Action>) {
    if case .next(let action) = event { onNext(action) }
  }

  /// Sends an action.
  public func onNext(_ action: Action) {
    if let receiver { receiver(action) } else { deliver(action) }
  }

  /// Subscribes to the actions from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Action {
    asObservable().subscribe(observer)
  }

  /// The actions as an observable, the same one each time.
  public func asObservable() -> Observable<Action> {
    lock.withLock { observable }
  }

  /// The subject itself.
  public func asObserver() -> ActionSubject<Action> { self }

  func setReceiver(_ receiver: @escaping (Action) -> Void) {
    self.receiver = receiver
  }

  func deliver(_ action: Action) {
    lock.lock()
    let sinks = subscribers.elements
    lock.unlock()
    for index in sinks.indices { sinks[index].next(action) }
  }

  private func attach(_ sink: Sink<Action>) -> any Disposable {
    let key = lock.withLock { subscribers.insert(sink) }
    return Disposables.create { [self] in
      lock.withLock { _ = subscribers.remove(key) }
    }
  }
}
