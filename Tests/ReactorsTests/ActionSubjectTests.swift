import Observables
import Reactors
import Testing

@Suite struct ActionSubjectTests {
  @Test func `RK-09: an action subject passes elements and ignores ends`() {
    let subject = ActionSubject<Int>()
    let history = History()
    _ = history.follow(subject.asObservable())
    subject.on(.next(1))
    subject.on(.error(Failure(name: "ignored")))
    subject.on(.completed)
    subject.onError(Failure(name: "ignored"))
    subject.onCompleted()
    subject.onNext(2)
    #expect(history.lines == ["1", "2"])
  }

  @Test func `RK-09: a source that completes or fails leaves the reactor alive`() {
    let reactor = StringReactor()
    _ = Observable.just("a").subscribe(reactor.action)
    _ = Observable.concat(.just("b"), .error(Failure(name: "ignored"))).subscribe(reactor.action)
    _ = Observable.just("c").subscribe(reactor.action.asObserver())
    #expect(reactor.currentState == "abc")
  }

  @Test func `RK-09: forty observers hear in the order of their subscription`() {
    let reactor = StringReactor()
    for subject in [ActionSubject<String>(), reactor.action] {
      let history = History()
      let subscriptions = (0..<40).map { number in history.follow(subject.asObservable(), "\(number) ") }
      subject.onNext("a")
      #expect(history.lines == (0..<40).map { "\($0) a" })
      subscriptions[7].dispose()
      subject.onNext("b")
      #expect(Array(history.lines.dropFirst(40)) == (0..<40).filter { $0 != 7 }.map { "\($0) b" })
    }
  }

  @Test func `RK-09: a subscriber hears what comes after its subscription, until its disposal`() {
    let subject = ActionSubject<Int>()
    let history = History()
    subject.onNext(1)
    let subscription = history.follow(subject.asObservable())
    subject.onNext(2)
    subscription.dispose()
    subject.onNext(3)
    #expect(history.lines == ["2"])
  }

  @Test func `RK-09: a subject's observable is the same object each time, and does not keep the reactor alive`() {
    let subject = ActionSubject<Int>()
    #expect(subject.asObservable() === subject.asObservable())
    weak var reactor: StringReactor?
    let kept: Observable<String>
    do {
      let made = StringReactor()
      kept = made.action.asObservable()
      reactor = made
    }
    #expect(reactor == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `RK-16: a subject of no reactor sends nested, depth first`() {
    let subject = ActionSubject<Int>()
    let history = History()
    _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
    _ = history.follow(subject.asObservable())
    subject.onNext(1)
    #expect(history.lines == ["2", "1"])
  }

  @Test func `RK-16: inside of a trampoline a reactor's actions wait, so that their subject is silent`() {
    let reactor = StringReactor()
    let actions = reactor.action.asObservable()
    #expect(actions.readiness == [])
    Trampoline.inside {
      #expect(actions.readiness == .silent)
      #expect(ActionSubject<Int>().asObservable().readiness == [])
    }
  }

  @Test
  func `RK-16: the subject of a reactor puts an action behind the one that is processed, for its observers too`() {
    let reactor = StringReactor()
    let history = History()
    _ = reactor.action.subscribe(onNext: { if $0 == "a" { reactor.action.onNext("b") } })
    _ = history.follow(reactor.action.asObservable(), "> ")
    _ = history.follow(reactor.state, "= ")
    reactor.action.onNext("a")
    #expect(history.lines == ["= ", "> a", "= a", "> b", "= ab"])
  }
}
