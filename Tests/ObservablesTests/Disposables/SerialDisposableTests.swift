import Observables
import TestSupport
import Testing

struct SerialDisposableTests {
  private let history = History()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [history] in history.note(line) }
  }

  @Test func `SM-56: each new disposable disposes the old one, and disposal the last one`() {
    let serial = SerialDisposable()
    for line in ["a", "b", "c"] { serial.disposable = noting(line) }
    #expect(history.lines == ["a", "b"])
    #expect(!serial.isDisposed)
    serial.dispose()
    serial.dispose()
    #expect(history.lines == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test func `what is set after disposal is disposed at once and not held`() {
    let serial = SerialDisposable()
    serial.dispose()
    let late = BooleanDisposable()
    serial.disposable = late
    #expect(late.isDisposed)
    #expect(!(serial.disposable is BooleanDisposable))
  }

  @Test func `the new disposable is held before the old one is disposed`() {
    let serial = SerialDisposable()
    let new = BooleanDisposable()
    serial.disposable = Disposables.create { [history] in
      history.note("\(serial.disposable as? BooleanDisposable === new)")
    }
    serial.disposable = new
    #expect(history.lines == ["true"])
    #expect(!new.isDisposed)
  }
}
