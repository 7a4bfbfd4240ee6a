import Observables
import TestSupport
import Testing

struct AnonymousDisposableTests {
  private let history = History()

  @Test func `a disposable counts as disposed while its action runs, which may dispose it again`() {
    var disposable: (any Cancelable)?
    disposable = Disposables.create { [history] in
      history.note("\(disposable?.isDisposed == true)")
      disposable?.dispose()
    }
    #expect(disposable?.isDisposed == false)
    disposable?.dispose()
    disposable?.dispose()
    #expect(history.lines == ["true"])
    disposable = nil
  }

  @Test func `the action is let go once it ran, though the disposable is kept`() {
    weak var held: History?
    let disposable: any Cancelable
    do {
      let object = History()
      held = object
      disposable = Disposables.create { object.note("") }
    }
    #expect(held != nil)
    disposable.dispose()
    #expect(held == nil)
    #expect(disposable.isDisposed)
  }

  @Test func `an action does not run when its disposable merely goes away`() {
    _ = Disposables.create { [history] in history.note("ran") }
    #expect(history.lines == [])
  }
}
