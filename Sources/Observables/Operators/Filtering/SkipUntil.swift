extension ObservableType {
  /// Drops elements until another sequence sends one.
  ///
  ///     in    -a-b-c-|
  ///     other ----x---
  ///     out   -----c-|
  ///
  /// If the source completes first, the result never ends, and the subscription to the other sequence is disposed. An
  /// error of the other sequence before its first element ends the result, and so does one that it sends while it is
  /// being subscribed to, even after its element.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return ClosureProducer { sink in
      let own = SkipUntilSink<Element, Source.Element>(sink)
      let subscription = source.attach(own)
      let signal = SkipUntilSignalSink(own)
      own.signal.setDisposable(other.attach(signal))
      signal.isAttached = true
      own.attach(subscription)
      return own
    }
  }
}

private final class SkipUntilSink<Element, Other>: SerialSink<Element, Element> {
  let signal = SingleAssignmentDisposable()
  fileprivate var isOpen = false

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if isOpen { forward(element) }
    turnstile.leave()
  }

  override func completed() {
    turnstile.pass { [self] in
      if isOpen { finish() } else { dispose() }
    }
  }

  override func release() { signal.dispose() }
}

private final class SkipUntilSignalSink<Element, Other>: Sink<Other> {
  private let parent: SkipUntilSink<Element, Other>
  /// Whether the subscription is made, so that its disposal has an effect at once.
  @exclusivity(unchecked) var isAttached = false

  init(_ parent: SkipUntilSink<Element, Other>) { self.parent = parent }

  override func next(_ element: Other) {
    parent.turnstile.pass { [parent] in
      parent.isOpen = true
      parent.signal.dispose()
    }
  }

  // A source that sends its events in one go cannot be stopped by the disposal at its first element.
  override func error(_ error: any Error) { if !isAttached || !parent.signal.isDisposed { parent.error(error) } }
  override func completed() { parent.signal.dispose() }
}
