import Observables
import TestSupport
import Testing

struct RefCountDisposableTests {
  private let history = History()

  private func counted() -> RefCountDisposable {
    RefCountDisposable(disposable: Disposables.create { [history] in history.note("disposed") })
  }

  @Test func `SM-56: a primary disposable that nothing retains is disposed at once, and once`() {
    let counted = counted()
    #expect(!counted.isDisposed)
    counted.dispose()
    counted.dispose()
    #expect(counted.isDisposed)
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-56: a retained disposable keeps the primary alive, also one that was retained after its disposal`() {
    let counted = counted()
    let first = counted.retain()
    counted.dispose()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    #expect(!counted.isDisposed)
    #expect(history.lines == [])
    second.dispose()
    #expect(counted.isDisposed)
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-56: retained ones that are gone do not dispose the primary by themselves`() {
    let counted = counted()
    counted.retain().dispose()
    #expect(!counted.isDisposed)
    #expect(history.lines == [])
    counted.dispose()
    #expect(history.lines == ["disposed"])
  }

  @Test func `what is retained once all is over does nothing`() {
    let counted = counted()
    counted.dispose()
    counted.retain().dispose()
    #expect(history.lines == ["disposed"])
  }
}
