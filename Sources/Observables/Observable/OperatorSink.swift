import Synchronization

/// The sink of an operator: receives what comes from above, sends to `downstream`, and is the disposable of its subscription.
///
/// A subclass overrides `next` and, if it has to, `error` and `completed`. It tells of the end through `fail`, `finish` or
/// `forward...`, which speak downstream first and dispose upstream afterwards, and speak once only. `release` runs once,
/// when the sink is disposed *and* the subscription upstream has been handed over; what a subclass keeps besides (inner
/// subscriptions, timers) it disposes there.
@usableFromInline
package class OperatorSink<Input, Output>: Sink<Input>, Cancelable, Attachment {
  package final let downstream: Sink<Output>
  private let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) private var upstream: (any Attachment)?

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  package override func error(_ error: any Error) { fail(error) }
  package override func completed() { finish() }

  /// Called once, after the subscription upstream was disposed.
  package func release() {}

  /// Whether the sequence ended or was disposed: nothing goes downstream any more.
  package final var isStopped: Bool {
    @inline(__always) get { state.load(ordering: .relaxed) >= SinkState.stopped }
  }

  @usableFromInline
  package final var isDisposed: Bool { state.load(ordering: .acquiring) & SinkState.disposed != 0 }

  /// Sends an element downstream unless stopped.
  @inline(__always)
  package final func forward(_ element: Output) {
    if !isStopped { downstream.next(element) }
  }

  /// Ends the sequence with an error, then disposes upstream; does nothing if it ended before.
  package final func fail(_ error: any Error) {
    if stop() {
      downstream.error(error)
      dispose()
    }
  }

  /// Completes the sequence, then disposes upstream; does nothing if it ended before.
  package final func finish() {
    if stop() {
      downstream.completed()
      dispose()
    }
  }

  /// Stops the sequence for an end that the caller itself sends downstream, followed by `dispose()`; false if it has stopped.
  package final func stop() -> Bool {
    state.bitwiseOr(SinkState.stopped, ordering: .acquiringAndReleasing).oldValue
      & (SinkState.stopped | SinkState.disposed) == 0
  }

  /// Hands over the subscription upstream; it is disposed at once if this sink already is. To be called exactly once.
  package final func attach(_ subscription: any Attachment) {
    upstream = subscription
    let old = state.bitwiseOr(SinkState.attached, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed != 0 {
      tearDown()
    } else if old & SinkState.sourceOver != 0 {
      takeUpstream()?.dispose()
    }
  }

  @usableFromInline
  package final func dispose() {
    let old = state.bitwiseOr(SinkState.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed == 0, old & SinkState.attached != 0 { tearDown() }
  }

  /// Disposes the source while the sequence goes on: what is still to come comes from elsewhere. After `attach`, at once;
  /// before, as soon as the subscription is handed over.
  package final func disposeSource() {
    let old = state.bitwiseOr(SinkState.sourceOver, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.attached != 0 { takeUpstream()?.dispose() }
  }

  /// Runs once: `attach` and `dispose` meet here, whichever comes second.
  private func tearDown() {
    takeUpstream()?.dispose()
    release()
  }

  /// The subscription upstream, to the first who asks.
  private func takeUpstream() -> (any Attachment)? {
    if state.bitwiseOr(SinkState.taken, ordering: .acquiringAndReleasing).oldValue & SinkState.taken != 0 { return nil }
    return upstream.take()
  }
}

/// The bits of a sink's life; 0 is a sink that waits for its subscription upstream.
enum SinkState {
  /// The subscription upstream has been handed over.
  static let attached: UInt8 = 1
  /// The source has ended, the sequence goes on.
  static let sourceOver: UInt8 = 2
  /// The subscription upstream was taken out, to be disposed.
  static let taken: UInt8 = 4
  /// The end was sent downstream; this bit and the next mean that nothing more is to be sent.
  static let stopped: UInt8 = 8
  /// Nobody listens any more.
  static let disposed: UInt8 = 16
}
