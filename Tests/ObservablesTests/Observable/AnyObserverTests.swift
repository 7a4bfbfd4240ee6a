import Observables
import TestSupport
import Testing

struct AnyObserverTests {
  private let history = History()

  private var observer: AnyObserver<Int> {
    AnyObserver { [history] event in history.note("\(event)") }
  }

  @Test func `every way to send reaches the closure`() {
    observer.onNext(1)
    observer.on(.next(2))
    observer.onError(TestError())
    observer.on(.error(TestError()))
    observer.onCompleted()
    observer.on(.completed)
    #expect(
      history.lines == ["next(1)", "next(2)", "error(broken)", "error(broken)", "completed", "completed"])
  }

  @Test func `another observer receives the events as they are sent`() {
    let subject = PublishSubject<Int>()
    _ = subject.write(to: history)
    let observer = AnyObserver(subject)
    observer.onNext(1)
    observer.on(.next(2))
    observer.onCompleted()
    observer.onNext(3)
    #expect(history.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func `erasing twice adds nothing`() {
    let observer = observer
    #expect(AnyObserver(observer).sink === observer.sink)
    #expect(observer.asObserver().sink === observer.sink)
  }

  @Test func `an observer may be called from a task`() async throws {
    let answers = Observable<Int>.create { observer in
      let task = Task.detached {
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
    #expect(try await answers.asSingle().value == 1)
  }

  @Test func `a handler of events makes an observer`() {
    let handler: AnyObserver<Int>.EventHandler = { [history] event in history.note("\(event)") }
    AnyObserver(eventHandler: handler).onNext(1)
    #expect(history.lines == ["next(1)"])
  }
}
