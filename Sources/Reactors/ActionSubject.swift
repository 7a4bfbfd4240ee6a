import Observables
import Synchronization

/// Receives actions and passes them to its subscribers, in the order in which they subscribed, then to the reactor.
///
/// Errors and completion are ignored (RK-09). If an action arrives while the same thread processes another one, the
/// subject of a reactor queues it, for its subscribers as for the reactor, so that all of them see one order.
public final class ActionSubject<Action>: ObservableType, ObserverType, SubjectType {
  private let receiver: ActionReceiver<Action>
  private let observable: Observable<Action>

  /// Creates a subject that belongs to no reactor and sends actions to its subscribers at once.
  public convenience init() { self.init(ActionReceiver()) }

  init(_ receiver: ActionReceiver<Action>) {
    self.receiver = receiver
    observable = ClosureProducer(isSilent: { receiver.isSilent }) { sink in receiver.attach(sink) }
  }

  /// Sends the action of a `next`; ignores the other events.
  public func on(_ event: Event<Action>) {
    if case .next(let action) = event { receiver.accept(action) }
  }

  /// Sends an action.
  public func onNext(_ action: Action) { receiver.accept(action) }

  /// Does nothing: a source that fails never ends the reactor.
  public func onError(_ error: any Error) {}

  /// Does nothing: a source that completes never ends the reactor.
  public func onCompleted() {}

  /// Subscribes an observer to the actions that are sent from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Action {
    observable.subscribe(observer)
  }

  /// The actions as an observable, always the same object.
  public func asObservable() -> Observable<Action> { observable }

  /// The subject itself.
  public func asObserver() -> ActionSubject<Action> { self }
}

/// Receives the actions of a subject and delivers them to its subscribers.
class ActionReceiver<Action> {
  private let subscribers = Subscribers<Action>()
  /// Whether there ever was a subscriber. Most reactors have no subscriber of their actions, and this flag saves them
  /// the lock.
  private let hadSubscribers = Atomic<Bool>(false)
  private let takesTurns: Bool

  /// - Parameter takesTurns: Whether an action that is sent while this thread processes something else waits until that
  ///   is done.
  init(takesTurns: Bool = false) { self.takesTurns = takesTurns }

  /// Whether an action that is sent on this thread would wait until the thread is done with its current work.
  final var isSilent: Bool { takesTurns && Trampoline.isRunning }

  /// Handles an action. Without a reactor, delivers it to the subscribers.
  func process(_ action: Action) { deliver(action) }

  /// Processes an action now, or after the current work of this thread.
  final func accept(_ action: Action) {
    if !takesTurns { return process(action) }
    if let turn = Trampoline.begin() {
      process(action)
      turn.drainAndEnd()
    } else {
      _ = CurrentThreadScheduler.instance.schedule(action) { [self] action in
        process(action)
        return Disposables.create()
      }
    }
  }

  @inline(__always)
  final func deliver(_ action: Action) {
    if hadSubscribers.load(ordering: .acquiring) { deliverToAll(action) }
  }

  private func deliverToAll(_ action: Action) {
    subscribers.lock.lock()
    let sinks = subscribers.snapshot
    subscribers.lock.unlock()
    subscribers.send(action, to: sinks)
  }

  final func attach(_ sink: Sink<Action>) -> any Attachment {
    let key = subscribers.insert(sink)
    hadSubscribers.store(true, ordering: .releasing)
    return subscribers.subscription(key)
  }

  /// Removes all subscribers without sending an event.
  final func dropSubscribers() { subscribers.removeAll() }
}
