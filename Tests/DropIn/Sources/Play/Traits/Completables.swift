import RxSwift
import RxTest

private final class Installer {
  private(set) var log: [String] = []
  let scheduler: TestScheduler

  init(scheduler: TestScheduler) { self.scheduler = scheduler }

  func step(_ name: String, _ seconds: Int = 0, fails: Bool = false) -> Completable {
    Completable.create { [weak self] completable in
      self?.log.append("begin \(name)")
      let timer = Observable<Int>.timer(.seconds(seconds), scheduler: self!.scheduler).subscribe(onCompleted: {
        self?.log.append("end \(name)")
        completable(fails ? .error(Trouble(code: seconds)) : .completed)
      })
      return Disposables.create([timer])
    }
  }
}

func completables(_ checks: Checks) {
  func run(_ make: @escaping (Installer) -> Completable) -> (outcome: [Recorded<Event<Never>>], log: [String]) {
    let scheduler = TestScheduler(initialClock: 0)
    let installer = Installer(scheduler: scheduler)
    let observer = scheduler.start { make(installer).asObservable() }
    return (observer.events, installer.log)
  }

  let sequence = run { $0.step("a", 10).andThen($0.step("b", 5)).andThen(.empty()) }
  checks.expect(sequence.outcome, [.completed(215)])
  checks.expect(sequence.log, ["begin a", "end a", "begin b", "end b"])

  let parallel = run { Completable.zip($0.step("a", 10), $0.step("b", 5), $0.step("c", 7)) }
  checks.expect(parallel.outcome, [.completed(210)])
  checks.expect(parallel.log, ["begin a", "begin b", "begin c", "end b", "end c", "end a"])

  let failing = run { .concat([$0.step("a", 3), $0.step("b", 4, fails: true), $0.step("c")]) }
  checks.expect(failing.outcome, [.error(207, Trouble(code: 4))])

  let recovered = run { $0.step("a", 3, fails: true).catch { _ in .empty() }.concat($0.step("b", 1)) }
  checks.expect(recovered.outcome, [.completed(204)])

  let late = run { $0.step("a", 30).timeout(.seconds(20), scheduler: $0.scheduler) }
  checks.expect(late.outcome, [.error(220, RxError.timeout)])

  // What comes after.
  let scheduler = TestScheduler(initialClock: 0)
  let installer = Installer(scheduler: scheduler)
  let values = scheduler.start {
    installer.step("a", 10).andThen(Observable.of(1, 2, 3)).map { $0 * 10 }
  }
  checks.expect(values.events.map(\.value.element), [10, 20, 30, nil])

  var log: [String] = []
  _ = Completable.empty().andThen(Single.just("single")).subscribe(onSuccess: { log.append($0) })
  _ = Completable.empty().andThen(Maybe<String>.empty()).subscribe(onCompleted: { log.append("maybe") })
  _ = Observable<Int>.of(1, 2).ignoreElements().asCompletable()
    .do(onCompleted: { log.append("done") })
    .subscribe(onCompleted: { log.append("completed") }, onError: { log.append("\($0)") })
  _ = Completable.error(Trouble(code: 3)).subscribe { event in
    switch event {
    case .completed: log.append("completed")
    case .error(let error): log.append("\(error)")
    }
  }
  _ = Observable.of(1, 2).flatMap { number in
    Completable.create { completable in
      log.append("work \(number)")
      completable(.completed)
      return Disposables.create()
    }
  }
  .subscribe(onCompleted: { log.append("all") })
  _ = Single.just(4).flatMapCompletable { number in number == 4 ? .empty() : .error(Trouble()) }
    .subscribe(onCompleted: { log.append("four") })
  checks.expect(
    log,
    ["single", "maybe", "done", "completed", "Trouble(code: 3)", "work 1", "work 2", "all", "four"])
}
