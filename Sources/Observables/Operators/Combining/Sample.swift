extension ObservableType {
  /// Sends the latest element at each tick of a sampler, if it is new.
  ///
  ///     in    -a-b----c---|
  ///     tick  ----x-x---x----x
  ///     out   ----b-----c----|
  ///
  /// The completion of the sampler is also a tick. The completion of the source takes effect at the next tick, after
  /// the last element. An error of either sequence ends the result.
  /// - Parameters:
  ///   - sampler: The sequence whose elements are the ticks.
  ///   - defaultValue: The element that is sent at a tick without a new element; nil to send nothing.
  public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return ClosureProducer { sink in
      let own = SampleSink(sink, defaultValue)
      own.sourceSubscription.setDisposable(source.attach(own))
      own.samplerSubscription.setDisposable(sampler.attach(SamplerSink(own)))
      own.attach(own.sourceSubscription)
      return own
    }
  }
}

private final class SampleSink<Element>: SerialSink<Element, Element> {
  let sourceSubscription = SingleAssignmentDisposable()
  let samplerSubscription = SingleAssignmentDisposable()
  private let defaultValue: Element?
  private let latest = Slot<Element>()
  private var isAtEnd = false

  init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    latest.put(element)
    turnstile.leave()
  }

  override func completed() {
    turnstile.pass { [self] in
      isAtEnd = true
      sourceSubscription.dispose()
    }
  }

  override func release() { samplerSubscription.dispose() }

  func tick() {
    turnstile.pass { [self] in
      if latest.isFull {
        forward(latest.take())
      } else if let defaultValue {
        forward(defaultValue)
      }
      if isAtEnd { finish() }
    }
  }
}

private final class SamplerSink<Element, Tick>: Sink<Tick> {
  private let parent: SampleSink<Element>

  init(_ parent: SampleSink<Element>) { self.parent = parent }

  override func next(_ element: Tick) { parent.tick() }
  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.tick() }
}
