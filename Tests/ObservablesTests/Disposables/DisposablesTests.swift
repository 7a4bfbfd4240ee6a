import Observables
import TestSupport
import Testing
import VirtualTime

struct DisposablesTests {
  private let history = History()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [history] in history.note(line) }
  }

  @Test func `RX-17: an action runs once`() {
    let disposable = Disposables.create { [history] in history.note("a") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(history.lines == ["a"])
  }

  @Test func `RX-17: nothing to dispose, two, three, more or an array of disposables: all are disposed, in order`() {
    let ways: [any Disposable] = [
      Disposables.create(),
      Disposables.create(noting("a"), noting("b")),
      Disposables.create(noting("c"), noting("d"), noting("e")),
      Disposables.create(noting("f"), noting("g"), noting("h"), noting("i"), noting("j")),
      Disposables.create([noting("k"), noting("l")]),
    ]
    for way in ways { way.dispose() }
    for way in ways { way.dispose() }
    #expect(history.lines == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
  }

  @Test func `SM-56: a composite disposes in order, and at once what comes late`() {
    let composite = CompositeDisposable(noting("a"), noting("b"))
    let key = composite.insert(noting("c"))
    _ = composite.insert(noting("d"))
    #expect(composite.count == 4)
    if let key { composite.remove(for: key) }
    composite.dispose()
    #expect(composite.insert(noting("late")).map { _ in true } == nil)
    #expect(history.lines == ["c", "a", "b", "d", "late"])
    #expect(composite.isDisposed)
  }

  @Test func `RX-17: a bag disposes when it goes away`() {
    do {
      let bag = DisposeBag {
        noting("a")
        noting("b")
      }
      noting("c").disposed(by: bag)
      bag.insert(noting("d"), noting("e"))
      #expect(history.lines == [])
    }
    #expect(history.lines == ["a", "b", "c", "d", "e"])
  }

  @Test func `SM-56: setting a serial disposable disposes the one before`() {
    let serial = SerialDisposable()
    serial.disposable = noting("a")
    serial.disposable = noting("b")
    #expect(history.lines == ["a"])
    serial.dispose()
    serial.disposable = noting("late")
    #expect(history.lines == ["a", "b", "late"])
  }

  @Test func `SM-56: a single assignment may come before or after disposal`() {
    let before = SingleAssignmentDisposable()
    before.setDisposable(noting("a"))
    before.dispose()
    let after = SingleAssignmentDisposable()
    after.dispose()
    after.setDisposable(noting("b"))
    #expect(history.lines == ["a", "b"])
  }

  @Test(arguments: [true, false])
  func `SM-56: a reference count disposes when primary and retained are gone, in any order`(primaryFirst: Bool) {
    let counted = RefCountDisposable(disposable: noting("a"))
    let one = counted.retain()
    let two = counted.retain()
    if primaryFirst { counted.dispose() }
    one.dispose()
    one.dispose()
    two.dispose()
    if !primaryFirst { counted.dispose() }
    #expect(history.lines == ["a"])
    #expect(counted.isDisposed)
  }

  @Test func `a scheduled disposable disposes on its scheduler`() throws {
    let clock = VirtualClock()
    let scheduled = ScheduledDisposable(scheduler: clock, disposable: noting("a"))
    scheduled.dispose()
    #expect(history.lines == [])
    try clock.runDueWork()
    #expect(history.lines == ["a"])
    #expect(scheduled.isDisposed)
  }
}
