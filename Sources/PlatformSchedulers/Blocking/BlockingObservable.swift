import Foundation
import Observables

extension ObservableConvertibleType {
  /// Returns the sequence in a form that blocks the calling thread, mostly for tests.
  ///
  ///     let names = try repository.names().toBlocking(timeout: 1).toArray()
  ///
  /// - Parameter timeout: The longest time that each call waits, in seconds; nil for no limit.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

/// A sequence whose methods subscribe and block the thread until they have a result.
///
/// During the wait the thread's run loop runs, on the main thread also the main queue. When a method returns, its
/// subscription was disposed. While a script plays, time does not pass for a thread that waits, so a method without an
/// immediate result fails with `RxError.timeout`.
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

  /// Waits for one element, then disposes the subscription.
  /// - Returns: The element; nil if the sequence completed without one.
  /// - Throws: The error of the sequence if it came before an element, or `RxError.timeout`.
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
  /// - Throws: The error of the predicate, `RxError.noElements`, `RxError.moreThanOneElement`, the error of the
  ///   sequence, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    try elements(of: source.single(predicate))[0]
  }

  /// Waits for the end.
  /// - Returns: All elements, with the error if the sequence failed or took too long.
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
    // The sequence gets a trampoline of its own, because one that runs on this thread cannot go on before this call
    // returns. The stay in the run loop ends after the sequence was disposed, so that the caller finds the source
    // disposed.
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
