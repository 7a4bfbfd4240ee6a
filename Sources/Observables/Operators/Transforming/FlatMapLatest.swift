extension ObservableType {
  /// Turns each element into a sequence and sends the elements of the latest sequence only.
  ///
  ///     in   -a-b-------|
  ///     out  -a-b--b----|      flatMapLatest { letter in two of it, 30 ms apart }
  ///
  /// The previous inner sequence is disposed before the next one is subscribed to. The result completes when the source
  /// and the latest inner sequence have completed. An error of the source, the latest inner sequence or the selector
  /// ends the result.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().lift { FlatMapLatestSink($0) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of the latest inner sequence only.
  public func switchLatest() -> Observable<Element.Element> {
    asObservable().lift { FlatMapLatestSink($0) { $0.asObservable() } }
  }
}

@usableFromInline
package final class FlatMapLatestSink<Input, Output>: SerialSink<Input, Output> {
  private let selector: (Input) throws -> Observable<Output>
  // The properties from here on are accessed only inside the turnstile.
  @exclusivity(unchecked) private var inner = SerialDisposable()
  @exclusivity(unchecked) private var latest = 0
  @exclusivity(unchecked) private var isInnerActive = false
  @exclusivity(unchecked) private var isOuterOver = false
  /// The scope of the latest inner sequence; nil where no referee decides about it.
  @exclusivity(unchecked) private var scope: CancellationScope?
  /// The earlier inner sequences that go on because a referee has decided so, by their numbers.
  @exclusivity(unchecked) private var kept: [Int: any Disposable] = [:]

  @usableFromInline
  package init(_ downstream: Sink<Output>, _ selector: @escaping (Input) throws -> Observable<Output>) {
    self.selector = selector
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped {
      do { subscribe(to: try selector(element)) } catch { fail(error) }
    }
    turnstile.leave()
  }

  package override func completed() {
    if !turnstile.enter() { return turnstile.postpone { self.completed() } }
    isOuterOver = true
    disposeSource()
    if !isInnerActive, kept.isEmpty { finish() }
    turnstile.leave()
  }

  package override func release() {
    inner.dispose()
    for (_, subscription) in kept.sorted(by: { $0.key < $1.key }) { subscription.dispose() }
  }

  private func counts(_ number: Int) -> Bool { number == latest || kept[number] != nil }

  func innerNext(_ element: Output, _ number: Int) {
    if !turnstile.enter() { return turnstile.postpone { self.innerNext(element, number) } }
    if counts(number) { forward(element) }
    turnstile.leave()
  }

  func innerError(_ error: any Error, _ number: Int) {
    if !turnstile.enter() { return turnstile.postpone { self.innerError(error, number) } }
    if counts(number) {
      disposeInner(number)
      if counts(number) { fail(error) }
    }
    turnstile.leave()
  }

  func innerCompleted(_ number: Int) {
    if !turnstile.enter() { return turnstile.postpone { self.innerCompleted(number) } }
    if number == latest {
      disposeInner(number)
      // The disposal may have brought a newer inner sequence.
      if number == latest {
        isInnerActive = false
        if isOuterOver, kept.isEmpty { finish() }
      }
    } else if let subscription = kept.removeValue(forKey: number) {
      subscription.dispose()
      if isOuterOver, !isInnerActive, kept.isEmpty { finish() }
    }
    turnstile.leave()
  }

  /// Disposes an inner sequence that has ended, before its end is sent.
  private func disposeInner(_ number: Int) {
    if number == latest { inner.disposable = Disposables.create() } else { kept[number]?.dispose() }
  }

  private func subscribe(to source: Observable<Output>) {
    if isInnerActive, let scope, scope.isKept {
      kept[latest] = inner
      inner = SerialDisposable()
    }
    latest += 1
    isInnerActive = true
    let number = latest
    let subscription = SingleAssignmentDisposable()
    inner.disposable = subscription
    let sink = FlatMapLatestInnerSink(self, number)
    scope = CancellationScope.make()
    if let scope {
      subscription.setDisposable(scope.subscribing { source.attach(sink) })
    } else {
      subscription.setDisposable(source.attach(sink))
    }
  }
}

private final class FlatMapLatestInnerSink<Input, Output>: Sink<Output> {
  private let parent: FlatMapLatestSink<Input, Output>
  private let number: Int

  init(_ parent: FlatMapLatestSink<Input, Output>, _ number: Int) {
    self.parent = parent
    self.number = number
  }

  override func next(_ element: Output) { parent.innerNext(element, number) }
  override func error(_ error: any Error) { parent.innerError(error, number) }
  override func completed() { parent.innerCompleted(number) }
}
