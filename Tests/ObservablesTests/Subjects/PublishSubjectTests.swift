import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct PublishSubjectTests {
  private let subject = PublishSubject<Int>()
  private let history = History()

  @Test func `RX-11: observers get what comes while they listen; late ones only the end`() {
    _ = subject.write(to: history, "early")
    subject.onNext(1)
    _ = subject.write(to: history, "late")
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    _ = subject.write(to: history, "after")
    #expect(
      history.lines == [
        "early: 1", "early: 2", "late: 2", "early: completed", "early: disposed", "late: completed",
        "late: disposed", "after: completed", "after: disposed",
      ])
    #expect(!subject.hasObservers)
  }

  @Test func `RX-11: forty observers are called in the order of their subscription, also after some left`() {
    var got: [Int] = []
    let subscriptions = (0..<40).map { index in subject.subscribe(onNext: { _ in got.append(index) }) }
    subscriptions[3].dispose()
    subscriptions[39].dispose()
    subject.onNext(0)
    #expect(got == Array(0..<39).filter { $0 != 3 })
  }

  @Test func `SM-46: re-entrant events are delivered nested, depth first, the end included`() {
    _ = subject.subscribe(onNext: { [subject, history] value in
      history.note("first \(value)")
      if value == 1 { subject.onNext(2) }
      if value == 2 { subject.onCompleted() }
    })
    _ = subject.write(to: history, "second")
    subject.onNext(1)
    #expect(history.lines == ["first 1", "first 2", "second: completed", "second: disposed"])
  }

  @Test func `SM-46: an event goes to those who listened when it came`() {
    _ = subject.subscribe(onNext: { [subject, history] value in
      if value == 1 { _ = subject.write(to: history, "new") }
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(history.lines == ["new: 2"])
    subject.dispose()
  }

  @Test func `disposing another observer inside onNext silences it at once`() {
    let second = SingleAssignmentDisposable()
    _ = subject.subscribe(onNext: { _ in second.dispose() })
    second.setDisposable(subject.write(to: history))
    subject.onNext(1)
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-47: after dispose subscribers get an error`() {
    _ = subject.write(to: history, "early")
    subject.dispose()
    subject.onNext(1)
    _ = subject.write(to: history, "late")
    #expect(subject.isDisposed)
    #expect(
      history.lines == ["late: error Object `PublishSubject<Int>` was already disposed.", "late: disposed"])
  }

  @Test func `what an observer holds is freed with its subscription, and with the subject`() {
    weak var first: History?
    weak var second: History?
    var subject: PublishSubject<Int>? = PublishSubject()
    let kept: any Disposable
    do {
      let object = History()
      let other = History()
      first = object
      second = other
      kept = subject!.subscribe(onNext: { _ in object.note("") })
      _ = subject!.subscribe(onNext: { _ in other.note("") })
    }
    subject?.onNext(1)
    kept.dispose()
    #expect(first == nil)
    #expect(second != nil)
    subject = nil
    #expect(second == nil)
  }

  @Test func `SM-46: observers are called outside of the lock: another thread may use the subject meanwhile`() {
    let subject = subject
    let history = history
    _ = subject.subscribe(onNext: { _ in
      // The crew waits for its member: were the lock held here, this would never return.
      Crew.run(1) { _ in
        history.note("\(subject.hasObservers)")
        subject.subscribe().dispose()
      }
    })
    subject.onNext(1)
    #expect(history.lines == ["true"])
    subject.dispose()
  }

  @Test(arguments: 0...2)
  func `SM-47: what observers hold is let go at an end and at dispose(), though the subject is kept`(how: Int) {
    weak var held: History?
    do {
      let object = History()
      held = object
      _ = subject.subscribe(onNext: { _ in object.note("") }, onError: { _ in })
    }
    subject.onNext(1)
    switch how {
    case 0: subject.onCompleted()
    case 1: subject.onError(TestError())
    default: subject.dispose()
    }
    #expect(held == nil)
  }

  @Test func `SM-47: the list is empty before the end is told; late subscribers get only the end`() {
    _ = subject.subscribe(onCompleted: { [subject, history] in history.note("observers: \(subject.hasObservers)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(history.lines == ["observers: false"])
    #expect(subject.heard == ["completed"])
    let failed = PublishSubject<Int>()
    failed.onError(TestError())
    #expect(failed.heard == ["error broken"])
    subject.dispose()
  }

  @Test func `RX-11: subjects and relays may be sent to from a task`() async {
    let subjects = (PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.createUnbounded())
    let last = AsyncSubject<Int>()
    let relays = (PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.createUnbound())
    _ = subjects.0.subscribe(last)
    _ = relays.0.bind(to: relays.1)
    await Task.detached {
      subjects.0.onNext(1)
      subjects.1.onNext(2)
      subjects.2.onNext(3)
      relays.0.accept(4)
      relays.2.accept(5)
      last.onCompleted()
    }.value
    #expect(last.heard == ["1", "completed"])
    #expect((try? subjects.1.value()) == 2)
    #expect(relays.1.value == 4)
    #expect(subjects.2.take(1).heard == ["3", "completed"])
    #expect(relays.2.take(1).heard == ["5", "completed"])
  }

  @Test func `RX-11: a publish subject is its own observer`() {
    let observer: PublishSubject<Int>.SubjectObserverType = subject.asObserver()
    #expect(observer === subject)
    _ = subject.write(to: history)
    observer.on(.next(1))
    observer.on(.error(TestError()))
    #expect(history.lines == ["1", "error broken", "disposed"])
  }
}
