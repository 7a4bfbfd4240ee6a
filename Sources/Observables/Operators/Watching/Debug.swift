import Synchronization

extension ObservableType {
  /// Reports subscription, events and disposal to `Hooks.debugHandler`.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// Each line reads `0ms: identifier -> Event next(a)`, with the whole milliseconds of the ambient scheduler if there
  /// is one. A disposal is reported before the source is disposed, so the last of several reports first. Nothing is
  /// printed unless the hook prints. A command made with `Reel` writes the lines to standard error.
  /// - Parameters:
  ///   - identifier: The name of the sequence in the lines; the place in the source code unless given.
  ///   - trimOutput: Whether events longer than 40 characters are shortened in the middle.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let source = asObservable()
    let identifier = identifier ?? "\(fileName(file)):\(line) (\(function))"
    return ClosureProducer { sink in
      let own = DebugSink(sink, identifier, trimOutput)
      own.log("subscribed")
      own.attach(source.attach(own))
      return AnonymousDisposable {
        own.logDisposal()
        own.dispose()
      }
    }
  }
}

/// Returns a path without its folders.
private func fileName(_ path: String) -> Substring {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
}

private final class DebugSink<Element>: OperatorSink<Element, Element> {
  private let identifier: String
  private let trims: Bool
  private let hasLoggedDisposal = Atomic<Bool>(false)

  init(_ downstream: Sink<Element>, _ identifier: String, _ trims: Bool) {
    self.identifier = identifier
    self.trims = trims
    super.init(downstream)
  }

  override func next(_ element: Element) {
    log(.next(element))
    forward(element)
  }

  override func error(_ error: any Error) {
    log(.error(error))
    guard stop() else { return }
    downstream.error(error)
    logDisposal()
    dispose()
  }

  override func completed() {
    log(.completed)
    guard stop() else { return }
    downstream.completed()
    logDisposal()
    dispose()
  }

  func logDisposal() {
    if !hasLoggedDisposal.exchange(true, ordering: .relaxed) { log("isDisposed") }
  }

  private func log(_ event: Event<Element>) {
    let text = "\(event)"
    let isTooLong = trims && text.count > 40
    log("Event " + (isTooLong ? "\(text.prefix(20))...\(text.suffix(20))" : text))
  }

  func log(_ what: String) {
    let time = AmbientScheduler.current.map { "\(Int($0.now / .milliseconds(1)))ms: " } ?? ""
    Hooks.debugHandler("\(time)\(identifier) -> \(what)")
  }
}
