extension ObservableType {
  /// Sends the elements of all sources as they come.
  ///
  ///     a    -1---3-|
  ///     b    ---2------4-|
  ///     out  -1-2-3----4-|
  ///
  /// The sources are subscribed to in order. The first error ends the sequence and disposes the other sources. The
  /// sequence completes when all sources have completed.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    MergeArray(Array(sources))
  }

  /// Sends the elements of all sources as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    MergeArray(sources)
  }

  /// Sends the elements of all sources as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    MergeArray(sources)
  }
}

private final class MergeArray<Element>: Producer<Element> {
  private let sources: [AnyObject]

  init(_ sources: [Observable<Element>]) { self.sources = SourceArray.untyped(sources) }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = MergeArraySink(sink, count: sources.count)
    var index = 0
    while index < sources.count, !own.isStopped {
      own.subscribe(to: unsafeDowncast(sources[index], to: Observable<Element>.self))
      index += 1
    }
    own.allAreSubscribed()
    own.attach(own.subscriptions)
    return own
  }
}

private final class MergeArraySink<Element>: SerialPassingSink<Element> {
  let subscriptions = CompositeDisposable()
  // The subscribing itself counts too, so that sources that complete at once do not complete the result before the
  // subscription to the last one is made.
  private var active: Int

  init(_ downstream: Sink<Element>, count: Int) {
    active = count + 1
    super.init(downstream)
  }

  /// Completes the result if all sources have completed during their subscription.
  func allAreSubscribed() { turnstile.pass { self.countDown() } }

  func subscribe(to source: Observable<Element>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = subscriptions.insert(subscription) else { return }
    subscription.setDisposable(source.attach(MergeArraySource(self, key)))
  }

  func completed(_ key: CompositeDisposable.DisposeKey) {
    turnstile.pass { [self] in
      subscriptions.remove(for: key)
      countDown()
    }
  }

  private func countDown() {
    active -= 1
    if active == 0 { finish() }
  }
}

private final class MergeArraySource<Element>: Sink<Element> {
  private let parent: MergeArraySink<Element>
  private let key: CompositeDisposable.DisposeKey

  init(_ parent: MergeArraySink<Element>, _ key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  override func next(_ element: Element) { parent.next(element) }
  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.completed(key) }
}
