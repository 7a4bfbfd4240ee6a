import Foundation
import Observables

extension ObservableConvertibleType {
  /// The sequence for a thread that waits for it, mostly that of a test.
  ///
  ///     let names = try repository.names().toBlocking(timeout: 1).toArray()
  ///
  /// - Parameter timeout: How long each question may wait, in seconds; nil is for ever.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

/// A sequence that is asked instead of subscribed: each question subscribes anew and holds the thread until it is
/// answered.
///
/// Meanwhile the thread's run loop runs, on the main thread also the main queue. When a question returns, its
/// subscription is disposed. While a script plays, the clock stands still for a thread that waits; a question that is
/// not answered at once then fails with `RxError.timeout`.
public struct BlockingObservable<Element> {
  private let source: Observable<Element>
  private let timeout: TimeInterval?

  fileprivate init(source: Observable<Element>, timeout: TimeInterval?) {
    self.source = source
    self.timeout = timeout
  }

  /// Waits for the end.
  /// - Returns: All elements.
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try elements(of: source) }

  /// Waits for one element, then disposes.
  /// - Returns: The element; nil if the sequence completed without one.
  /// - Throws: The error that came before, or `RxError.timeout`.
  public func first() throws -> Element? { try elements(of: source.take(1)).first }

  /// Waits for the end.
  /// - Returns: The last element; nil if there was none.
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func last() throws -> Element? { try elements(of: source.takeLast(1)).last }

  /// Waits for the end, or for a second element.
  /// - Returns: The only element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of the sequence, or `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the end, or for a second element that a predicate accepts.
  /// - Returns: The only element that it accepts.
  /// - Throws: What the predicate throws, `RxError.noElements`, `RxError.moreThanOneElement`, the error of the
  ///   sequence, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    try elements(of: source.single(predicate))[0]
  }

  /// Waits for the end, and tells of an error without throwing it.
  public func materialize() -> MaterializedSequenceResult<Element> { events(of: source) }

  private func elements(of sequence: Observable<Element>) throws -> [Element] {
    switch events(of: sequence) {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  private func events(of sequence: Observable<Element>) -> MaterializedSequenceResult<Element> {
    let lock = RecursiveLock()
    var elements: [Element] = []
    var failure: (any Error)?
    let stay = RunLoopStay(timeout: timeout)
    // A trampoline that runs on this thread cannot go on before this call returns: the sequence gets its own. The stay
    // ends when the sequence was disposed, not before, so that whoever asked finds its source disposed.
    let subscription = Trampoline.aside {
      sequence.do(onDispose: stay.end).subscribe(
        onNext: { element in lock.withLock { elements.append(element) } },
        onError: { error in lock.withLock { failure = error } })
    }
    let isOver = stay.wait()
    subscription.dispose()
    return lock.withLock {
      if let failure = isOver ? failure : RxError.timeout { return .failed(elements: elements, error: failure) }
      return .completed(elements: elements)
    }
  }
}
