extension ObservableType {
  /// Calls closures for the events that pass through.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// `onNext`, `onError` and `onCompleted` are called before the event is sent on, the `after` closures afterwards. A
  /// thrown error ends the sequence and replaces an event that was not sent yet; errors that are thrown after the end
  /// was sent are ignored.
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the end or on disposal.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let hooks = DoHooks<Element>()
    hooks.onNext = onNext
    hooks.afterNext = afterNext
    hooks.onError = onError
    hooks.afterError = afterError
    hooks.onCompleted = onCompleted
    hooks.afterCompleted = afterCompleted
    hooks.onSubscribe = onSubscribe
    hooks.onSubscribed = onSubscribed
    hooks.onDispose = onDispose
    let source = asObservable()
    return ClosureProducer { sink in
      hooks.onSubscribe?()
      let own = DoSink(sink, hooks)
      let subscription = source.attach(own)
      hooks.onSubscribed?()
      own.attach(subscription)
      return own
    }
  }
}

private final class DoHooks<Element> {
  var onNext: ((Element) throws -> Void)?
  var afterNext: ((Element) throws -> Void)?
  var onError: ((any Error) throws -> Void)?
  var afterError: ((any Error) throws -> Void)?
  var onCompleted: (() throws -> Void)?
  var afterCompleted: (() throws -> Void)?
  var onSubscribe: (() -> Void)?
  var onSubscribed: (() -> Void)?
  var onDispose: (() -> Void)?
}

private final class DoSink<Element>: OperatorSink<Element, Element> {
  private let hooks: DoHooks<Element>

  init(_ downstream: Sink<Element>, _ hooks: DoHooks<Element>) {
    self.hooks = hooks
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped { return }
    do {
      if let onNext = hooks.onNext { try onNext(element) }
      forward(element)
      if let afterNext = hooks.afterNext { try afterNext(element) }
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    if isStopped { return }
    do {
      try hooks.onError?(error)
    } catch {
      return fail(error)
    }
    guard stop() else { return }
    downstream.error(error)
    // The end was sent, so an error that is thrown now cannot be sent.
    try? hooks.afterError?(error)
    dispose()
  }

  override func completed() {
    if isStopped { return }
    do {
      try hooks.onCompleted?()
    } catch {
      return fail(error)
    }
    guard stop() else { return }
    downstream.completed()
    try? hooks.afterCompleted?()
    dispose()
  }

  override func release() { hooks.onDispose?() }
}
