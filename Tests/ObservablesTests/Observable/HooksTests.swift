import Observables
import TestSupport
import Testing

// The hooks are of the whole process: these tests run one after the other, and each notes only errors of its own.
@Suite(.serialized)
struct HooksTests {
  private struct Unhandled: Error {}

  private let history = History()

  /// Runs a body while errors that nobody handles are noted.
  private func noting(_ body: () -> Void) {
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    Hooks.defaultErrorHandler = { [history] stack, error in
      if error is Unhandled { history.note("\(stack) \(error)") }
    }
    body()
  }

  @Test func `SM-09: an error without onError goes to the default handler`() {
    noting { _ = Observable<Int>.error(Unhandled()).subscribe(onNext: { _ in }) }
    #expect(history.lines == ["[] Unhandled()"])
  }

  @Test func `SM-09: an error that a subscriber handles does not reach the hook`() {
    noting {
      _ = Observable<Int>.error(Unhandled()).subscribe(onError: { [history] in history.note("heard \($0)") })
      _ = Observable<Int>.error(Unhandled()).subscribe { [history] in history.note("heard \($0)") }
    }
    #expect(history.lines == ["heard Unhandled()", "heard error(Unhandled())"])
  }

  @Test func `the lines of debug go to the process's hook, but within withDebugHandler to that of the thread`() {
    let before = Hooks.debugHandler
    defer { Hooks.debugHandler = before }
    // Other tests may debug meanwhile: the hook is of the whole process.
    let handler: Hooks.DebugHandler = { [history] line in
      if line.hasPrefix("hooks ") { history.note("process: \(line)") }
    }
    Hooks.debugHandler = handler
    let debugged = Observable<Int>.never().debug("hooks")
    let subscription = debugged.subscribe()
    Hooks.withDebugHandler({ [history] line in history.note("outer: \(line)") }) {
      Hooks.withDebugHandler({ [history] line in history.note("inner: \(line)") }) { _ = debugged.subscribe() }
      subscription.dispose()
    }
    Hooks.debugHandler("hooks are told by hand")
    #expect(
      history.lines == [
        "process: hooks -> subscribed", "inner: hooks -> subscribed", "outer: hooks -> isDisposed",
        "process: hooks are told by hand",
      ])
  }

  @Test func `unless set, no call stack is recorded, and recording gives no frames`() {
    #expect(!Hooks.recordCallStackOnError)
    #expect(Hooks.customCaptureSubscriptionCallstack() == [])
  }

  @Test func `SM-09: a call stack is captured when told to, at the subscription`() {
    let before = Hooks.customCaptureSubscriptionCallstack
    defer {
      Hooks.recordCallStackOnError = false
      Hooks.customCaptureSubscriptionCallstack = before
    }
    let subject = PublishSubject<Int>()
    noting {
      Hooks.customCaptureSubscriptionCallstack = { ["caller", "main"] }
      Hooks.recordCallStackOnError = true
      _ = subject.subscribe(onNext: { _ in })
      Hooks.recordCallStackOnError = false
      _ = subject.subscribe(onNext: { _ in })
      subject.onError(Unhandled())
    }
    #expect(history.lines == [#"["caller", "main"] Unhandled()"#, "[] Unhandled()"])
  }

  @Test func `SM-09: a hook that is set is the one that is called`() {
    let onError: Hooks.DefaultErrorHandler = { [history] stack, error in
      if error is Unhandled { history.note("\(stack) \(error)") }
    }
    let capture: Hooks.CustomCaptureSubscriptionCallstack = { ["caller"] }
    let before = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
    defer { (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack) = before }
    (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack) = (onError, capture)
    Hooks.defaultErrorHandler(Hooks.customCaptureSubscriptionCallstack(), Unhandled())
    #expect(history.lines == [#"["caller"] Unhandled()"#])
  }

  @Test func `a hook that is replaced may wait for another thread that asks for the hook when it ends`() {
    final class Nosy {
      let history: History
      init(_ history: History) { self.history = history }
      deinit { history.note("\(Crew.canRun { _ = Hooks.debugHandler })") }
    }
    let before = Hooks.debugHandler
    do {
      let nosy = Nosy(history)
      Hooks.debugHandler = { _ in _ = nosy }
    }
    Hooks.debugHandler = before
    #expect(history.lines == ["true"])
  }
}
