import Synchronization

/// The last sink of a chain, which protects the subscriber from events after the end or after disposal.
@usableFromInline
package class EndSink<Element>: Sink<Element>, LastSink {
  private let state = Atomic<UInt8>(0)
  // Not owned, because the subscription holds the chain above, which holds this sink. Valid until `abandon()`, which
  // waits for a thread that still uses it. Never retained, because the subscription may already be in its `deinit`: a
  // release after that would touch freed memory.
  @exclusivity(unchecked) fileprivate var subscription: Unmanaged<Subscription>?

  @inline(__always)
  final var isStopped: Bool { state.load(ordering: .relaxed) & SinkState.silent != 0 }

  /// Claims the right to deliver the end of the sequence.
  final func stop() -> Bool {
    state.bitwiseOr(SinkState.stopped, ordering: .acquiringAndReleasing).oldValue & SinkState.silent == 0
  }

  /// Releases the chain. Call it after the end was delivered.
  final func didEnd() {
    markDisposed()
    let old = state.bitwiseOr(SinkState.lettingGo, ordering: .acquiringAndReleasing).oldValue
    let rest = old & SinkState.abandoned == 0 ? subscription?._withUnsafeGuaranteedRef { $0.takeAll() } : nil
    state.bitwiseAnd(~SinkState.lettingGo, ordering: .acquiringAndReleasing)
    // Releasing the chain may run foreign code, so it happens after the section that `abandon()` waits for.
    withExtendedLifetime(rest) {}
  }

  /// Called once, when the subscription is over.
  package func over() {}

  @usableFromInline
  package final func cutOff() { leave(SinkState.stopped | SinkState.abandoned) }

  @usableFromInline
  package final func abandon() { leave(SinkState.abandoned) }

  /// Sets bits, one of which is `abandoned`, and waits for a thread that uses the subscription.
  private func leave(_ bits: UInt8) {
    var state = self.state.bitwiseOr(bits, ordering: .acquiringAndReleasing).newValue
    var round = 0
    while state & SinkState.lettingGo != 0 {
      pauseWhileContended(round: round)
      round += 1
      state = self.state.load(ordering: .acquiring)
    }
  }

  @usableFromInline
  package final func markDisposed() {
    let old = state.bitwiseOr(SinkState.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed == 0 { over() }
  }
}

extension SinkState {
  /// Nothing more may be sent.
  fileprivate static let silent = stopped | disposed
  /// The subscription is about to go away.
  fileprivate static let abandoned: UInt8 = 32
  /// The sink is using its subscription to release the chain.
  fileprivate static let lettingGo: UInt8 = 64
}

/// A last sink of any element type.
@usableFromInline
package protocol LastSink: AnyObject {
  /// Notifies the sink that its subscription goes away; returns when no thread uses the subscription any more.
  func abandon()
  /// The same, and blocks all further events.
  func cutOff()
  /// Tells the subscriber, once, that the subscription is over.
  func markDisposed()
}

/// The disposable of a subscriber: mutes the last sink, disposes the chain, then calls `onDisposed`.
@usableFromInline
package final class Subscription: Cancelable, Attachment {
  private let trace = ResourceTrace(.subscription)
  private let state = Atomic<UInt8>(0)
  /// Whether the thread that took the sink and the chain out does not use this object any more.
  private let isLeftAlone = Atomic(false)
  @exclusivity(unchecked) private var upstream: (any Attachment)?
  @exclusivity(unchecked) private var sink: (any LastSink)?

  /// The chain has been attached.
  private static let attached: UInt8 = 1
  /// A thread took the sink and the chain out, or is about to.
  private static let taken: UInt8 = 2

  @usableFromInline
  package static func make<Element>(_ sink: EndSink<Element>, to source: Observable<Element>) -> any Disposable {
    let subscription = Subscription(sink)
    sink.subscription = .passUnretained(subscription)
    subscription.attach(source.attach(sink))
    return subscription
  }

  private init<Element>(_ sink: EndSink<Element>) {
    self.sink = sink
  }

  /// Leaves the chain running: a subscription that nobody holds goes on for as long as its source lives.
  deinit {
    if !isDisposed, let (sink, _) = takeAll() {
      sink?.abandon()
      return
    }
    var round = 0
    while !isLeftAlone.load(ordering: .acquiring) {
      pauseWhileContended(round: round)
      round += 1
    }
  }

  @usableFromInline
  package var isDisposed: Bool { state.load(ordering: .acquiring) & Self.taken != 0 }

  @usableFromInline
  package func dispose() {
    guard let (sink, chain) = takeAll() else { return }
    sink?.cutOff()
    chain?.dispose()
    sink?.markDisposed()
  }

  @inline(__always)
  private func attach(_ chain: consuming any Attachment) {
    upstream = consume chain
    if state.bitwiseOr(Self.attached, ordering: .acquiringAndReleasing).oldValue & Self.taken != 0 {
      upstream.take()?.dispose()
    }
  }

  /// Takes out the sink and, if it is attached already, the chain; returns nil after the first call.
  ///
  /// A chain that is attached later is disposed at once.
  @inline(__always)
  fileprivate func takeAll() -> (sink: (any LastSink)?, chain: (any Attachment)?)? {
    let old = state.bitwiseOr(Self.taken, ordering: .acquiringAndReleasing).oldValue
    if old & Self.taken != 0 { return nil }
    let sink = self.sink.take()
    let chain = old & Self.attached == 0 ? nil : upstream.take()
    isLeftAlone.store(true, ordering: .releasing)
    return (sink, chain)
  }
}

/// The last sink of a chain that ends in an observer.
package final class ObserverSink<Observer: ObserverType>: EndSink<Observer.Element> {
  private let observer: Observer

  package init(_ observer: Observer) { self.observer = observer }

  package override func next(_ element: Observer.Element) {
    if !isStopped { observer.onNext(element) }
  }

  package override func error(_ error: any Error) {
    if stop() {
      observer.onError(error)
      didEnd()
    }
  }

  package override func completed() {
    if stop() {
      observer.onCompleted()
      didEnd()
    }
  }
}

/// The last sink of a chain that ends in closures.
@usableFromInline
package final class SubscriberSink<Element>: EndSink<Element> {
  // Not optional: an optional closure would be copied for each element.
  private let onNext: (Element) -> Void
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let onDisposed: (() -> Void)?
  private let callStack: [String]

  @usableFromInline
  package init(
    onNext: ((Element) -> Void)?,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    // Not `??`, which would wrap the closure in two others.
    if let onNext { self.onNext = onNext } else { self.onNext = { _ in } }
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    callStack = onError == nil && Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  package override func next(_ element: Element) {
    if !isStopped { onNext(element) }
  }

  package override func error(_ error: any Error) {
    if stop() {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
      didEnd()
    }
  }

  package override func completed() {
    if stop() {
      onCompleted?()
      didEnd()
    }
  }

  package override func over() { onDisposed?() }
}
