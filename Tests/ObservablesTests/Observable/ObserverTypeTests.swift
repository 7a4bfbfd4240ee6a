import Observables
import TestSupport
import Testing

struct ObserverTypeTests {
  private let history = History()

  /// The least that an observer has to have.
  private struct Notebook: ObserverType {
    let history: History

    func on(_ event: Event<Int>) { history.note("\(event)") }
  }

  @Test(arguments: [false, true])
  func `RX-08: an observer that only has on(_:) has the rest by itself, erased or not`(isErased: Bool) {
    let notebook = Notebook(history: history)
    let observer: any ObserverType<Int> = isErased ? notebook.asObserver() : notebook
    observer.onNext(1)
    observer.on(.next(2))
    observer.onError(TestError())
    observer.onCompleted()
    #expect(history.lines == ["next(1)", "next(2)", "error(broken)", "completed"])
  }

  @Test func `RX-08: a mapped observer transforms elements; what the transformation throws is sent as an error`() {
    let mapped: AnyObserver<String> = Notebook(history: history).mapObserver {
      if let number = Int($0) { number * 2 } else { throw TestError() }
    }
    mapped.onNext("4")
    mapped.onNext("four")
    mapped.onError(RxError.timeout)
    mapped.onCompleted()
    #expect(history.lines == ["next(8)", "error(broken)", "error(Sequence timeout.)", "completed"])
  }
}
