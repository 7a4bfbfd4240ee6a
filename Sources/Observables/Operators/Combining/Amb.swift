extension ObservableType {
  /// Sends what the source sends that speaks first, of this one and another.
  ///
  ///     a    ---1---2-|
  ///     b    --x-y-z--|
  ///     out  --x-y-z--|
  ///
  /// Any first event elects, also a completion or an error; the loser is disposed at that instant.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    Amb([asObservable(), right.asObservable()])
  }

  /// Sends what the source sends that speaks first.
  ///
  /// The sources are subscribed in order until one has spoken. Any first event elects, also a completion or an error; the
  /// others are disposed at that instant. Without sources nothing ever comes.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Amb(sequence.map { $0.asObservable() })
  }
}

private final class Amb<Element>: Producer<Element> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) { self.sources = sources }

  override func run(_ sink: Sink<Element>) -> any Disposable {
    let own = AmbSink(sink)
    for source in sources where !own.isDecided { own.subscribe(to: source) }
    own.attach(own.subscriptions)
    return own
  }
}

private final class AmbSink<Element>: OperatorSink<Element, Element> {
  let subscriptions = CompositeDisposable()
  private let turnstile = Turnstile()
  private var candidates: [AmbSource<Element>] = []
  private var winner: AmbSource<Element>?

  var isDecided: Bool { winner != nil }

  func subscribe(to source: Observable<Element>) {
    let candidate = AmbSource(self)
    _ = subscriptions.insert(candidate.subscription)
    candidates.append(candidate)
    candidate.subscription.setDisposable(source.attach(candidate))
  }

  override func release() { candidates = [] }

  func receive(_ candidate: AmbSource<Element>, _ event: @escaping (AmbSink<Element>) -> Void) {
    turnstile.pass { [self] in
      if winner == nil { elect(candidate) }
      if winner === candidate { event(self) }
    }
  }

  func receive(_ element: Element, from candidate: AmbSource<Element>) {
    if winner === candidate { return forward(element) }
    receive(candidate) { $0.forward(element) }
  }

  private func elect(_ candidate: AmbSource<Element>) {
    winner = candidate
    for loser in candidates where loser !== candidate { loser.subscription.dispose() }
    candidates = []
  }
}

private final class AmbSource<Element>: Sink<Element> {
  let subscription = SingleAssignmentDisposable()
  private let parent: AmbSink<Element>

  init(_ parent: AmbSink<Element>) { self.parent = parent }

  override func next(_ element: Element) { parent.receive(element, from: self) }
  override func error(_ error: any Error) { parent.receive(self) { $0.fail(error) } }
  override func completed() { parent.receive(self) { $0.finish() } }
}
