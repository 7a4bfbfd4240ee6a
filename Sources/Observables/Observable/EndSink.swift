import Synchronization

/// The last sink of a chain: guards the subscriber against everything that comes after the end or after disposal.
class EndSink<Element>: Sink<Element>, LastSink {
  private let state = Atomic<UInt8>(0)
  // Weak, because the chain above holds this sink and is itself held by the subscription. Only this object pays for it.
  fileprivate weak var subscription: Subscription?

  @inline(__always)
  final var isStopped: Bool { state.load(ordering: .relaxed) != 0 }

  /// Claims the right to deliver the end of the sequence.
  final func stop() -> Bool {
    state.bitwiseOr(SinkState.stopped, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// To be called after the end was delivered: the chain is let go.
  final func didEnd() {
    markDisposed()
    subscription?.letGo()
  }

  /// What the subscriber wants to hear when the subscription is over, once.
  func over() {}

  final func mute() {
    state.bitwiseOr(SinkState.stopped, ordering: .acquiringAndReleasing)
  }

  final func markDisposed() {
    let old = state.bitwiseOr(SinkState.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed == 0 { over() }
  }
}

/// A last sink, whatever its elements.
protocol LastSink: AnyObject {
  /// Lets nothing more through.
  func mute()
  /// Tells the subscriber, once, that the subscription is over.
  func markDisposed()
}

/// What a subscriber holds: disposing it mutes the last sink, disposes the chain, then tells `onDisposed`.
final class Subscription: Cancelable {
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var upstream: (any Disposable)?
  @exclusivity(unchecked) private var sink: (any LastSink)?
  @exclusivity(unchecked) private var isOver = false

  static func make<Element>(_ sink: EndSink<Element>, to source: Observable<Element>) -> any Disposable {
    let subscription = Subscription(sink)
    sink.subscription = subscription
    subscription.attach(source.attach(sink))
    return subscription
  }

  private init<Element>(_ sink: EndSink<Element>) {
    self.sink = sink
  }

  var isDisposed: Bool { lock.withLock { isOver } }

  func dispose() {
    let (sink, chain) = takeAll()
    sink?.mute()
    chain?.dispose()
    sink?.markDisposed()
  }

  /// The sequence ended by itself: its operators dispose themselves, this only lets go of them.
  func letGo() {
    _ = takeAll()
  }

  private func attach(_ chain: any Disposable) {
    let late = lock.withLock {
      if !isOver { upstream = chain }
      return isOver
    }
    if late { chain.dispose() }
  }

  private func takeAll() -> ((any LastSink)?, (any Disposable)?) {
    lock.withLock {
      isOver = true
      defer {
        sink = nil
        upstream = nil
      }
      return (sink, upstream)
    }
  }
}

/// Ends a chain in an observer.
final class ObserverSink<Observer: ObserverType>: EndSink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  override func next(_ element: Observer.Element) {
    if !isStopped { observer.onNext(element) }
  }

  override func error(_ error: any Error) {
    if stop() {
      observer.onError(error)
      didEnd()
    }
  }

  override func completed() {
    if stop() {
      observer.onCompleted()
      didEnd()
    }
  }
}

/// Ends a chain in closures.
final class SubscriberSink<Element>: EndSink<Element> {
  private let onNext: ((Element) -> Void)?
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let onDisposed: (() -> Void)?
  private let callStack: [String]

  init(
    onNext: ((Element) -> Void)?,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    callStack = onError == nil && Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  override func next(_ element: Element) {
    if isStopped { return }
    if let onNext { onNext(element) }
  }

  override func error(_ error: any Error) {
    if stop() {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
      didEnd()
    }
  }

  override func completed() {
    if stop() {
      onCompleted?()
      didEnd()
    }
  }

  override func over() { onDisposed?() }
}
