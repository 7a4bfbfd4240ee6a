import Observables
import TestSupport
import Testing

// One suite has all tests that listen to the hook of errors, because it is of the whole process.
extension HooksTests {
  private struct Lost: Error {}

  /// The errors that the hook received, followed by the events of the sequence.
  private func told<Element>(_ sequence: Infallible<Element>) -> [String] {
    let history = History()
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    Hooks.defaultErrorHandler = { stack, error in if error is Lost { history.note("\(stack) \(error)") } }
    _ = sequence.write(to: history)
    return history.lines
  }

  private var failing: Observable<Int> { .just(7).concat(Observable.error(Lost())) }

  @Test func `SM-58: an inner sequence that fails counts as one that completes, and the hook is told`() {
    let source = Infallible.of(1, 2)
    let expected = ["7", "[] Lost()", "7", "[] Lost()", "completed", "disposed"]
    #expect(told(source.flatMap { _ in self.failing }) == expected)
    #expect(told(source.flatMapLatest { _ in self.failing }) == expected)
    #expect(told(source.flatMapFirst { _ in self.failing }) == expected)
    #expect(told(source.concatMap { _ in self.failing }) == expected)
  }

  @Test func `SM-58: a second sequence that fails counts as one that completes, and the hook is told`() {
    let source = Infallible.of(1, 2)
    #expect(told(source.concat(failing)) == ["1", "2", "7", "[] Lost()", "completed", "disposed"])
    #expect(told(source.withLatestFrom(failing)) == ["[] Lost()", "7", "7", "completed", "disposed"])
    #expect(
      told(source.take(until: Observable<Int>.error(Lost()))) == ["[] Lost()", "1", "2", "completed", "disposed"])
    #expect(told(Infallible<Int>.never().skip(until: Observable<Int>.error(Lost()))) == ["[] Lost()"])
  }

  @Test func `SM-58: flatMapLatest to infallible sequences completes on failures, and the hook is told`() {
    #expect(told(failing.flatMapLatest { Infallible.just($0) }) == ["7", "[] Lost()", "completed", "disposed"])
    let throwing = Observable.of(1, 2).flatMapLatest { number throws -> Infallible<Int> in
      if number == 2 { throw Lost() }
      return .just(number)
    }
    #expect(told(throwing) == ["1", "[] Lost()", "completed", "disposed"])
  }
}
