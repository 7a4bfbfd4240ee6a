extension ObservableType {
  /// Sends the events of this sequence or another, whichever sends its first event first.
  ///
  ///     a    ---1---2-|
  ///     b    --x-y-z--|
  ///     out  --x-y-z--|
  ///
  /// The first event decides, also a completion or an error. The other source is disposed at that instant.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Sends the events of the source that sends its first event first.
  ///
  /// The sources are subscribed to in order until one of them sends an event. The first event decides, also a
  /// completion or an error. The other sources are disposed at that instant. Without sources the sequence never sends
  /// an event.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sequence)
    return ClosureProducer { sink in
      let own = AmbSink(sink, count: sources.count)
      for index in sources.indices { own.subscribe(to: sources[index], index) }
      own.attach(own.subscriptions)
      return own
    }
  }
}

private final class AmbSink<Element>: SerialSink<Element, Element> {
  let subscriptions: CompositeDisposable
  // All are made before the first subscription, because that source may send on another thread while the others are
  // subscribed to.
  private let candidates: [SingleAssignmentDisposable]
  /// The index of the source that sent the first event; accessed only inside the turnstile.
  private var winner: Int?

  init(_ downstream: Sink<Element>, count: Int) {
    candidates = (0..<count).map { _ in SingleAssignmentDisposable() }
    subscriptions = CompositeDisposable(disposables: candidates)
    super.init(downstream)
  }

  /// Subscribes to one of the sources, unless another one has won already.
  func subscribe(to source: Observable<Element>, _ index: Int) {
    if candidates[index].isDisposed { return }
    candidates[index].setDisposable(source.attach(AmbSource(self, index)))
  }

  func receive(_ element: Element, from candidate: Int) {
    if !turnstile.enter() { return turnstile.postpone { self.receive(element, from: candidate) } }
    if isElected(candidate) { forward(element) }
    turnstile.leave()
  }

  func receiveEnd(_ error: (any Error)?, from candidate: Int) {
    turnstile.pass { [self] in
      if !isElected(candidate) { return }
      if let error { fail(error) } else { finish() }
    }
  }

  /// Returns whether a candidate is the winner; if there is none yet, the candidate becomes the winner.
  private func isElected(_ candidate: Int) -> Bool {
    if let winner { return winner == candidate }
    winner = candidate
    for loser in candidates.indices where loser != candidate { candidates[loser].dispose() }
    return true
  }
}

private final class AmbSource<Element>: Sink<Element> {
  private let parent: AmbSink<Element>
  private let index: Int

  init(_ parent: AmbSink<Element>, _ index: Int) {
    self.parent = parent
    self.index = index
  }

  override func next(_ element: Element) { parent.receive(element, from: index) }
  override func error(_ error: any Error) { parent.receiveEnd(error, from: index) }
  override func completed() { parent.receiveEnd(nil, from: index) }
}
