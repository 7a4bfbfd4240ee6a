import Observables
import TestSupport
import Testing

struct CompositeDisposableTests {
  private let history = History()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [history] in history.note(line) }
  }

  @Test func `every initializer keeps the order of its members`() {
    let composites = [
      CompositeDisposable(),
      CompositeDisposable(noting("a"), noting("b")),
      CompositeDisposable(noting("c"), noting("d"), noting("e")),
      CompositeDisposable(noting("f"), noting("g"), noting("h"), noting("i"), noting("j")),
      CompositeDisposable(disposables: [noting("k"), noting("l")]),
    ]
    #expect(composites.map(\.count) == [0, 2, 3, 5, 2])
    for composite in composites { composite.dispose() }
    #expect(history.lines == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
    #expect(composites.map(\.count) == [0, 0, 0, 0, 0])
    #expect(composites.map(\.isDisposed) == [true, true, true, true, true])
  }

  @Test func `SM-56: what is inserted after disposal is disposed at once and has no key`() {
    let composite = CompositeDisposable()
    #expect(!composite.isDisposed)
    composite.dispose()
    let isRefused = composite.insert(noting("late")) == nil
    #expect(isRefused)
    #expect(history.lines == ["late"])
    #expect(composite.count == 0)
  }

  @Test func `removing disposes one member, once; forgetting does not dispose it`() throws {
    let composite = CompositeDisposable()
    let removed = try #require(composite.insert(noting("removed")))
    let forgotten = try #require(composite.insert(noting("forgotten")))
    _ = composite.insert(noting("kept"))
    composite.remove(for: removed)
    composite.remove(for: removed)
    composite.forget(forgotten)
    #expect(history.lines == ["removed"])
    #expect(composite.count == 1)
    composite.dispose()
    composite.dispose()
    composite.remove(for: removed)
    #expect(history.lines == ["removed", "kept"])
  }

  @Test func `a member is named by its key, in one composite`() {
    let composite = CompositeDisposable()
    let keys: [CompositeDisposable.DisposeKey?] = ["a", "b", "c"].map { composite.insert(noting($0)) }
    for key in keys.reversed() { if let key { composite.remove(for: key) } }
    #expect(history.lines == ["c", "b", "a"])
    #expect(composite.count == 0)
  }

  @Test func `members that come while the others are disposed are disposed too`() {
    let composite = CompositeDisposable()
    _ = composite.insert(
      Disposables.create { [self] in
        history.note("first")
        _ = composite.insert(noting("nested"))
      })
    _ = composite.insert(noting("second"))
    composite.dispose()
    #expect(history.lines == ["first", "nested", "second"])
  }
}
