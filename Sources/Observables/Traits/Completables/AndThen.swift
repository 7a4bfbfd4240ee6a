extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with a single after this sequence has completed.
  ///
  ///     in    -|
  ///     then  --[a|]
  ///     out   ---[a|]
  ///
  /// The second sequence is subscribed to when the first one completes, and the first one is disposed after that. An
  /// error of the first sequence is the outcome.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: AndThen(primitiveSequence.source, second.source))
  }

  /// Continues with a maybe after this sequence has completed. See the form for a single.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: AndThen(primitiveSequence.source, second.source))
  }

  /// Continues with a completable after this sequence has completed. See the form for a single.
  ///
  /// A chain of any length runs in constant stack: from the 65th link on it is one of `concat`, which disposes a
  /// sequence before it subscribes to the next one.
  public func andThen(_ second: Completable) -> Completable {
    let (first, second) = (primitiveSequence.source, second.source)
    let chain = AndThen(first, second)
    return Completable(raw: chain.nesting <= 64 ? chain : first.concat(second))
  }

  /// Continues with an observable after this sequence has completed. See the form for a single.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    AndThen(primitiveSequence.source, second)
  }
}

private final class AndThen<Element>: Producer<Element> {
  private let first: Observable<Never>
  private let second: Observable<Element>
  private let depth: Int

  init(_ first: Observable<Never>, _ second: Observable<Element>) {
    self.first = first
    self.second = second
    depth = max(first.nesting, second.nesting) + 1
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = AndThenSink(sink, second)
    own.attach(first.attach(own))
    return own
  }

  override var nesting: Int { depth }
}

private final class AndThenSink<Element>: OperatorSink<Never, Element> {
  private let second: Observable<Element>
  private let secondSubscription = SingleAssignmentDisposable()
  private var isFirstOver = false

  init(_ downstream: Sink<Element>, _ second: Observable<Element>) {
    self.second = second
    super.init(downstream)
  }

  override func completed() {
    if isFirstOver || isStopped { return }
    isFirstOver = true
    secondSubscription.setDisposable(second.attach(SecondSink(self)))
    disposeSource()
  }

  override func release() { secondSubscription.dispose() }
}

private final class SecondSink<Element>: Sink<Element> {
  private let parent: AndThenSink<Element>

  init(_ parent: AndThenSink<Element>) { self.parent = parent }

  override func next(_ element: Element) { parent.forward(element) }
  override func error(_ error: any Error) { parent.fail(error) }
  override func completed() { parent.finish() }
}
