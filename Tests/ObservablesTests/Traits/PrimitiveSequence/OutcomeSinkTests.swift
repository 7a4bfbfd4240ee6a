import Observables
import TestSupport
import Testing

// The hooks are of the whole process: these tests run in turn with the others that set them, and note only errors of
// their own.
extension HooksTests {
  struct OutcomeSinkTests {
    private struct Neglected: Error {}

    private let history = History()

    private func noting(_ body: () -> Void) {
      let before = Hooks.defaultErrorHandler
      defer { Hooks.defaultErrorHandler = before }
      Hooks.defaultErrorHandler = { [history] stack, error in
        if error is Neglected { history.note("\(stack) \(error)") }
      }
      body()
    }

    @Test func `SM-09: an error that no closure of a trait takes goes to the default handler`() {
      noting {
        _ = Single<Int>.error(Neglected()).subscribe(onSuccess: { _ in })
        _ = Maybe<Int>.error(Neglected()).subscribe(onSuccess: { _ in })
        _ = Completable.error(Neglected()).subscribe(onCompleted: {})
        _ = Completable.error(Neglected()).subscribe(with: history, onCompleted: { _ in })
      }
      #expect(history.lines == Array(repeating: "[] Neglected()", count: 4))
    }

    @Test func `SM-09: an error that an observer of a trait takes does not reach the hook`() {
      noting {
        _ = Single<Int>.error(Neglected()).subscribe(onFailure: { [history] in history.note("single \($0)") })
        _ = Maybe<Int>.error(Neglected()).subscribe(onError: { [history] in history.note("maybe \($0)") })
        _ = Completable.error(Neglected()).subscribe(onError: { [history] in history.note("completable \($0)") })
        _ = Completable.error(Neglected()).subscribe { [history] event in
          if case .error(let error) = event { history.note("event \(error)") }
        }
      }
      #expect(
        history.lines == [
          "single Neglected()", "maybe Neglected()", "completable Neglected()", "event Neglected()",
        ])
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
        _ = subject.asSingle().subscribe()
        Hooks.recordCallStackOnError = false
        _ = subject.asMaybe().subscribe()
        subject.onError(Neglected())
      }
      #expect(history.lines == [#"["caller", "main"] Neglected()"#, "[] Neglected()"])
    }
  }
}
