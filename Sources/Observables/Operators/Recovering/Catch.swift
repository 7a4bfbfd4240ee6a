extension ObservableType {
  /// Continues with the sequence that a handler returns for the error.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-x-|        catch { _ in cold("x-|") }
  ///
  /// The replacement is subscribed to at the instant of the error; its own error is not handled again. An error that
  /// the handler throws ends the sequence.
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    Catch(asObservable(), handler)
  }

  /// Sends an element in place of the error, then completes.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-[x|]       catchAndReturn("x")
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    CatchAndReturn(asObservable(), element)
  }

  /// Subscribes to one source after another until one of them does not fail.
  ///
  ///     a    -1-#
  ///     b    --2-|
  ///     out  -1---2-|
  ///
  /// If all fail, the last error ends the sequence; without sources it completes.
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    FirstToSucceed { SourceSequence(sequence) }
  }
}

private final class Catch<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let handler: (any Error) throws -> Observable<Element>

  init(_ source: Observable<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
    self.source = source
    self.handler = handler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = CatchSink(sink, handler)
    let first = SingleAssignmentDisposable()
    own.current.disposable = first
    first.setDisposable(source.attach(own))
    own.attach(own.current)
    return own
  }

  // The replacement after a failure needs a subscription. Without a running trampoline a subscription would start one,
  // and the end of the sequence would come before the work that waits on the trampoline.
  override var readiness: Readiness {
    if !Trampoline.isRunning { return [] }
    let readiness = source.readiness
    return readiness.isSuperset(of: [.now, .unfailing]) ? readiness : []
  }

  override func deliverNow(_ body: (Element) -> Void) -> (any Error)? { source.deliverNow(body) }
}

private final class CatchSink<Element>: OperatorSink<Element, Element> {
  let current = SerialDisposable()
  private let handler: (any Error) throws -> Observable<Element>

  init(_ downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
    self.handler = handler
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    if isStopped { return }
    do {
      current.disposable = try handler(error).attach(ReplacementSink(self))
    } catch {
      fail(error)
    }
  }
}

private final class ReplacementSink<Element>: Sink<Element> {
  private let parent: CatchSink<Element>

  init(_ parent: CatchSink<Element>) { self.parent = parent }

  override func next(_ element: Element) { parent.forward(element) }
  override func error(_ error: any Error) { parent.fail(error) }
  override func completed() { parent.finish() }
}

private final class CatchAndReturn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let element: Element

  init(_ source: Observable<Element>, _ element: Element) {
    self.source = source
    self.element = element
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = CatchAndReturnSink(sink, element)
    own.attach(source.attach(own))
    return own
  }

  // Without a running trampoline a subscription would start one, and the end of the sequence would come before the work
  // that waits on the trampoline.
  override var readiness: Readiness { Trampoline.isRunning && source.deliversNow ? [.now, .unfailing] : [] }

  override func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    if source.deliverNow(body) != nil { body(element) }
    return nil
  }
}

private final class CatchAndReturnSink<Element>: OperatorSink<Element, Element> {
  private let element: Element

  init(_ downstream: Sink<Element>, _ element: Element) {
    self.element = element
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    forward(element)
    finish()
  }
}

/// Subscribes to the next source when one fails; `retry` uses it too.
package final class FirstToSucceed<Element>: Producer<Element> {
  private let makeList: () -> SourceList<Element>

  init(_ makeList: @escaping () -> SourceList<Element>) { self.makeList = makeList }

  package override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = FirstToSucceedSink(sink)
    own.start(makeList())
    return own
  }

  fileprivate func list() -> SourceList<Element> { makeList() }
}

private final class FirstToSucceedSink<Element>: SuccessionSink<Element> {
  private var lastError: (any Error)?

  override func error(_ error: any Error) {
    lastError = error
    moveOn()
  }

  override func exhausted() {
    if let lastError { fail(lastError) } else { finish() }
  }

  override func unfold(_ source: Observable<Element>) -> SourceList<Element>? {
    (source as? FirstToSucceed<Element>)?.list()
  }
}
