import Observables
import TestSupport
import Testing

struct AnonymousDisposableTests {
  private let history = History()

  @Test("a disposable counts as disposed while its action runs, which may dispose it again")
  func reentrancy() {
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

  @Test("the action is let go once it ran, though the disposable is kept")
  func memory() {
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

  @Test("an action does not run when its disposable merely goes away")
  func deinitialization() {
    _ = Disposables.create { [history] in history.note("ran") }
    #expect(history.lines == [])
  }
}
