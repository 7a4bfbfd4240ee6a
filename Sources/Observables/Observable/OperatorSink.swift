import Synchronization

/// The sink of an operator, which is also the disposable of its subscription.
///
/// The sink receives events from its source and sends events to `downstream`. A subclass overrides `next` and, if
/// needed, `error` and `completed`. It ends the sequence with `fail` or `finish`, which send the end downstream, then
/// dispose upstream; only the first call has an effect. `release` runs once, when the sink is disposed *and* the
/// subscription upstream is attached. A subclass disposes its other resources there, such as inner subscriptions and
/// timers.
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

  /// Disposes the resources of a subclass; called once, after the subscription upstream was disposed.
  package func release() {}

  /// Whether the sequence has ended or was disposed, so that nothing more is sent downstream.
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

  /// Sends a last element and completes the sequence, then disposes upstream; does nothing if it ended before.
  ///
  /// The end is claimed first, so that an observer that re-enters receives no further event.
  package final func finish(with element: Output) {
    if stop() {
      downstream.next(element)
      downstream.completed()
      dispose()
    }
  }

  /// Claims the right to send the end downstream; returns false if the sequence has ended or was disposed before.
  ///
  /// The caller sends the end, then calls `dispose()`.
  package final func stop() -> Bool {
    state.bitwiseOr(SinkState.stopped, ordering: .acquiringAndReleasing).oldValue
      & (SinkState.stopped | SinkState.disposed) == 0
  }

  /// Sets the subscription upstream, which is disposed at once if this sink already is. Call it exactly once.
  @inline(__always)
  package final func attach(_ subscription: consuming any Attachment) {
    // Moved in, because the optimiser counts references around the atomic operation otherwise.
    upstream = consume subscription
    let old = state.bitwiseOr(SinkState.attached, ordering: .acquiringAndReleasing).oldValue
    if old & (SinkState.disposed | SinkState.sourceOver) != 0 { endAttached(old) }
  }

  /// Makes up for an end or a disposal that came before the upstream subscription. `old` is the state before this call.
  private func endAttached(_ old: UInt8) {
    if old & SinkState.disposed != 0 {
      tearDown()
    } else {
      disposeUpstream()
    }
  }

  @usableFromInline
  package final func dispose() {
    let old = state.bitwiseOr(SinkState.disposed | SinkState.taken, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed != 0 || old & SinkState.attached == 0 { return }
    if old & SinkState.taken == 0 { tearDown() } else { release() }
  }

  /// Disposes the source while the sequence goes on with elements from elsewhere.
  ///
  /// The source is disposed at once, or in `attach` if that is still to come.
  package final func disposeSource() {
    let old = state.bitwiseOr(SinkState.sourceOver, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.attached != 0 { disposeUpstream() }
  }

  /// Disposes the subscription upstream and releases the rest; called once, in the later one of `attach` and `dispose`.
  private func tearDown() {
    upstream.take()?.dispose()
    release()
  }

  /// Disposes the subscription upstream unless somebody else took it.
  private func disposeUpstream() {
    let old = state.bitwiseOr(SinkState.taken, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.taken == 0 { upstream.take()?.dispose() }
  }
}

/// The bits of a sink's state; 0 is a sink that waits for its subscription upstream.
enum SinkState {
  /// The subscription upstream has been attached.
  static let attached: UInt8 = 1
  /// The source is no longer needed, but the sequence goes on.
  static let sourceOver: UInt8 = 2
  /// The subscription upstream was taken out, to be disposed.
  static let taken: UInt8 = 4
  /// The end was sent downstream. This bit and `disposed` each mean that nothing more may be sent.
  static let stopped: UInt8 = 8
  /// The subscription was disposed.
  static let disposed: UInt8 = 16
}
