extension ObservableType {
  /// Turns each element into a sequence and sends the elements of all these sequences as they come.
  ///
  ///     in   -a---b---|
  ///     out  -aa--bb--|      flatMap { letter in two of it }
  ///
  /// The first error of the source, an inner sequence or the selector ends the result and disposes the rest. The result
  /// completes when the source and all inner sequences have completed.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().lift { FlatMapSink($0, atMost: .max) { try selector($0).asObservable() } }
  }

  /// Turns each element into a sequence and sends the elements of one sequence after the other, in order.
  ///
  ///     in   -a-b-------|
  ///     out  -a--ab--b--|      concatMap { letter in two of it, 30 ms apart }
  ///
  /// The selector is called when the element comes. Its sequence is subscribed to when the one before has completed.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().lift { FlatMapSink($0, atMost: 1) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all inner sequences as they come.
  ///
  /// Errors and completion are handled as by `flatMap`.
  public func merge() -> Observable<Element.Element> {
    asObservable().lift { FlatMapSink($0, atMost: .max) { $0.asObservable() } }
  }

  /// Sends the elements of at most `maxConcurrent` inner sequences at a time; further sequences wait for their turn.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    asObservable().lift { FlatMapSink($0, atMost: maxConcurrent) { $0.asObservable() } }
  }

  /// Sends the elements of the inner sequences, one sequence after the other.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

@usableFromInline
package final class FlatMapSink<Input, Output>: SerialSink<Input, Output> {
  private let maxConcurrent: Int
  private let selector: (Input) throws -> Observable<Output>
  // The properties from here on are accessed only inside the turnstile.
  private let inners = CompositeDisposable()
  @exclusivity(unchecked) private var active = 0
  private var waiting = Queue<Observable<Output>>()
  @exclusivity(unchecked) private var isOuterOver = false
  /// The number of nested subscriptions to waiting sequences that are being made.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var hasWaiting = false

  @usableFromInline
  package init(
    _ downstream: Sink<Output>, atMost maxConcurrent: Int, _ selector: @escaping (Input) throws -> Observable<Output>
  ) {
    self.maxConcurrent = maxConcurrent
    self.selector = selector
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped {
      do {
        let inner = try selector(element)
        if active < maxConcurrent { subscribe(to: inner) } else { wait(inner) }
      } catch {
        fail(error)
      }
    }
    turnstile.leave()
  }

  package override func completed() {
    if !turnstile.enter() { return turnstile.postpone { self.completed() } }
    isOuterOver = true
    // A limited merge that has nothing left completes first.
    if active > 0 || maxConcurrent == .max { disposeSource() }
    if active == 0 { finish() }
    turnstile.leave()
  }

  package override func release() {
    inners.dispose()
    if turnstile.enter() {
      waiting.removeAll()
      turnstile.leave()
    }
  }

  func innerNext(_ element: Output) {
    if !turnstile.enter() { return turnstile.postpone { self.innerNext(element) } }
    forward(element)
    turnstile.leave()
  }

  func innerCompleted(_ key: CompositeDisposable.DisposeKey) {
    if !turnstile.enter() { return turnstile.postpone { self.innerCompleted(key) } }
    inners.remove(for: key)
    active -= 1
    subscribeToWaiting(nesting: 16)
    turnstile.leave()
  }

  private func wait(_ inner: Observable<Output>) {
    hasWaiting = true
    waiting.enqueue(inner)
  }

  /// Subscribes to waiting sequences, inside of the subscription to the one that completes, as far as the nesting
  /// allows, and in a loop from there on, so that many sequences that complete at once do not make the stack grow.
  ///
  /// If a sequence needs a trampoline, one runs until the loop is over. The sequences after it are subscribed to when
  /// it ends, before the work that its elements have scheduled.
  private func subscribeToWaiting(nesting: Int) {
    if depth >= nesting {
      // The sequence that is being subscribed to was the last one: the end comes before its disposal.
      if isOuterOver, active == 0, waiting.isEmpty { finish() }
      return
    }
    depth += 1
    var turn: Trampoline.Turn?
    while active < maxConcurrent, !isStopped, let inner = waiting.dequeue() {
      if turn == nil, inner.runsTrampoline { turn = Trampoline.begin() }
      subscribe(to: inner)
    }
    depth -= 1
    hasWaiting = !waiting.isEmpty
    if isOuterOver, active == 0 { finish() }
    turn?.drainAndEnd()
  }

  private func subscribe(to inner: Observable<Output>) {
    active += 1
    if inner.deliversNow {
      deliver(inner)
      active -= 1
      if hasWaiting || isOuterOver { subscribeToWaiting(nesting: 1) }
      return
    }
    let subscription = SingleAssignmentDisposable()
    guard let key = inners.insert(subscription) else { return }
    subscription.setDisposable(inner.attach(FlatMapInnerSink(self, key)))
  }

  private func deliver(_ inner: Observable<Output>) {
    if isStopped { return }
    if let error = inner.deliverNow({ forward($0) }) { fail(error) }
  }
}

private final class FlatMapInnerSink<Input, Output>: Sink<Output> {
  private let parent: FlatMapSink<Input, Output>
  private let key: CompositeDisposable.DisposeKey

  init(_ parent: FlatMapSink<Input, Output>, _ key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  override func next(_ element: Output) { parent.innerNext(element) }
  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.innerCompleted(key) }
}
