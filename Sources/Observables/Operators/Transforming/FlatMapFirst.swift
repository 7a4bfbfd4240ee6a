extension ObservableType {
  /// Turns an element into a sequence and ignores further elements until that sequence has completed.
  ///
  ///     in   -a-b---c---|
  ///     out  -a--a--c--c|      flatMapFirst { letter in two of it, 30 ms apart }
  ///
  /// The selector is not called for ignored elements. The result completes when the source and the inner sequence have
  /// completed. An error of the source, the inner sequence or the selector ends the result.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().lift { FlatMapFirstSink($0) { try selector($0).asObservable() } }
  }
}

@usableFromInline
package final class FlatMapFirstSink<Input, Output>: SerialSink<Input, Output> {
  private let selector: (Input) throws -> Observable<Output>
  // The properties from here on are accessed only inside the turnstile.
  private let inner = SerialDisposable()
  @exclusivity(unchecked) private var isInnerActive = false
  @exclusivity(unchecked) private var isOuterOver = false

  @usableFromInline
  package init(_ downstream: Sink<Output>, _ selector: @escaping (Input) throws -> Observable<Output>) {
    self.selector = selector
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isInnerActive, !isStopped {
      do { subscribe(to: try selector(element)) } catch { fail(error) }
    }
    turnstile.leave()
  }

  package override func completed() {
    if !turnstile.enter() { return turnstile.postpone { self.completed() } }
    isOuterOver = true
    disposeSource()
    if !isInnerActive { finish() }
    turnstile.leave()
  }

  package override func release() { inner.dispose() }

  func innerNext(_ element: Output) {
    if !turnstile.enter() { return turnstile.postpone { self.innerNext(element) } }
    forward(element)
    turnstile.leave()
  }

  func innerCompleted(_ subscription: SingleAssignmentDisposable) {
    if !turnstile.enter() { return turnstile.postpone { self.innerCompleted(subscription) } }
    // Elements that the disposal sends are ignored, like all while an inner sequence runs.
    subscription.dispose()
    isInnerActive = false
    if isOuterOver { finish() }
    turnstile.leave()
  }

  private func subscribe(to source: Observable<Output>) {
    isInnerActive = true
    let subscription = SingleAssignmentDisposable()
    inner.disposable = subscription
    subscription.setDisposable(source.attach(FlatMapFirstInnerSink(self, subscription)))
  }
}

private final class FlatMapFirstInnerSink<Input, Output>: Sink<Output> {
  private let parent: FlatMapFirstSink<Input, Output>
  private let subscription: SingleAssignmentDisposable

  init(_ parent: FlatMapFirstSink<Input, Output>, _ subscription: SingleAssignmentDisposable) {
    self.parent = parent
    self.subscription = subscription
  }

  override func next(_ element: Output) { parent.innerNext(element) }
  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.innerCompleted(subscription) }
}
