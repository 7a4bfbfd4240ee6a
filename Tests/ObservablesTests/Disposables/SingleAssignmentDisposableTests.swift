import Observables
import TestSupport
import Testing

struct SingleAssignmentDisposableTests {
  @Test func `SM-56: a single-assignment disposable disposes what is set`() {
    let single = SingleAssignmentDisposable()
    let flag = BooleanDisposable()
    single.setDisposable(flag)
    #expect(!single.isDisposed)
    #expect(!flag.isDisposed)
    single.dispose()
    #expect(single.isDisposed)
    #expect(flag.isDisposed)
  }

  @Test func `SM-56: what is set after disposal is disposed at once`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    let flag = BooleanDisposable()
    single.setDisposable(flag)
    #expect(flag.isDisposed)
  }

  @Test func `a single-assignment disposable disposes its disposable once and releases it`() {
    let history = History()
    weak var held: History?
    let single = SingleAssignmentDisposable()
    do {
      let object = History()
      held = object
      single.setDisposable(
        Disposables.create {
          object.note("")
          history.note("disposed")
        })
    }
    #expect(held != nil)
    single.dispose()
    single.dispose()
    #expect(held == nil)
    #expect(history.lines == ["disposed"])
  }

  #if os(Linux) || os(macOS)
    @Test(arguments: [false, true])
    func `SM-56: a second assignment traps`(afterDisposal: Bool) async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [afterDisposal] in
        let single = SingleAssignmentDisposable()
        if afterDisposal { single.dispose() }
        single.setDisposable(Disposables.create())
        single.setDisposable(Disposables.create())
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("a disposable was set before"))
    }
  #endif
}
