import Observables
import Synchronization

/// Receives actions and passes them to its subscribers, in the order in which they subscribed, then to the reactor.
///
/// Errors and completion are ignored (RK-09). The subject of a reactor puts an action that arrives while another one is
/// processed on the same thread behind it, for its subscribers as for the reactor, so that all see one order.
public final class ActionSubject<Action>: ObservableType, ObserverType, SubjectType {
  private let receiver: ActionReceiver<Action>
  private let observable: Observable<Action>

  /// A subject that belongs to no reactor: actions go to its subscribers at once.
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

  /// Subscribes to the actions from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Action {
    observable.subscribe(observer)
  }

  /// The actions as an observable, the same one each time.
  public func asObservable() -> Observable<Action> { observable }

  /// The subject itself.
  public func asObserver() -> ActionSubject<Action> { self }
}

/// Takes the actions of a subject over and knows who listens to them.
class ActionReceiver<Action> {
  private let subscribers = Subscribers<Action>()
  /// Most reactors have no subscriber of their actions: one look saves them the lock.
  private let hadSubscribers = Atomic<Bool>(false)
  private let takesTurns: Bool

  /// - Parameter takesTurns: Whether an action that arrives while this thread is at something waits for the end of that.
  init(takesTurns: Bool = false) { self.takesTurns = takesTurns }

  /// Whether an action that is sent on this thread waits until the thread has left what it is at.
  final var isSilent: Bool { takesTurns && Trampoline.isRunning }

  /// Handles an action; here, where no reactor is behind it, by telling the subscribers.
  func process(_ action: Action) { deliver(action) }

  /// Processes an action now, or after what this thread is at.
  final func accept(_ action: Action) {
    if !takesTurns { return process(action) }
    if Trampoline.begin() {
      process(action)
      Trampoline.drainAndEnd()
    } else {
      _ = CurrentThreadScheduler.instance.schedule(action) { [self] action in
        process(action)
        return Disposables.create()
      }
    }
  }

  final func deliver(_ action: Action) {
    if !hadSubscribers.load(ordering: .acquiring) { return }
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

  /// Lets the subscribers go, without an event.
  final func dropSubscribers() { subscribers.removeAll() }
}
