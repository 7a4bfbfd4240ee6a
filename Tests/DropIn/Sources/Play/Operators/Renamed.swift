import RxCocoa
import RxSwift
import RxTest

/// A feature that may use what is deprecated without a warning.
protocol Former {
  static func check(_ checks: Checks)
}

/// Sources that are older than the names of today.
enum FormerNames: Former {
  @available(*, deprecated)
  static func check(_ checks: Checks) {
    let failing = Observable<Int>.concat([.just(1), .error(Trouble(code: 2))])
    checks.expect(failing.catchError { _ in .just(3) }.collected(), [1, 3])
    checks.expect(failing.catchErrorJustReturn(4).collected(), [1, 4])
    checks.expect(Observable.catchError([failing, .just(5)]).collected(), [1, 5])
    let retriedOnce = failing.retryWhen { errors in
      errors.enumerated().flatMap { $0.index == 0 ? Observable.just(()) : .error($0.element) }
    }
    checks.expect(retriedOnce.catchErrorJustReturn(6).collected(), [1, 1, 6])

    let numbers = Observable.of(1, 2, 3, 4)
    checks.expect(numbers.elementAt(2).collected(), [3])
    checks.expect(numbers.takeWhile { $0 < 3 }.collected(), [1, 2])
    checks.expect(numbers.skipWhile { $0 < 3 }.collected(), [3, 4])
    checks.expect(numbers.takeUntil(.inclusive) { $0 == 2 }.collected(), [1, 2])
    checks.expect(numbers.takeUntil(Observable<Void>.never()).collected(), [1, 2, 3, 4])
    checks.expect(numbers.skipUntil(Observable.just(())).collected(), [1, 2, 3, 4])
    checks.expect(
      numbers.observeOn(CurrentThreadScheduler.instance).subscribeOn(MainScheduler.instance).collected(), [1, 2, 3, 4])
    checks.expect(numbers.shareReplay(1).collected(), [1, 2, 3, 4])

    let scheduler = TestScheduler(initialClock: 0)
    checks.expect(
      scheduler.start {
        Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(.seconds(25), scheduler: scheduler)
      }
      .events,
      [.next(210, 0), .next(220, 1), .completed(225)])

    var outcomes: [String] = []
    _ = Single.just(1).subscribe(onSuccess: { outcomes.append("\($0)") }, onError: { outcomes.append("\($0)") })
    _ = Single<Int>.error(Trouble()).catchErrorJustReturn(6).subscribe(onSuccess: { outcomes.append("\($0)") })
    _ = Single<Int>.error(Trouble()).catchError { _ in .just(7) }.observeOn(MainScheduler.instance)
      .subscribe(onSuccess: { outcomes.append("\($0)") })
    checks.expect(outcomes, ["1", "6", "7"])

    let variable = Variable("a")
    var values: [String] = []
    _ = variable.asObservable().subscribe(onNext: { values.append($0) }, onCompleted: { values.append("|") })
    variable.value = "b"
    variable.asDriver().drive(onNext: { values.append("driven \($0)") }).dispose()
    checks.expect(values, ["a", "b", "driven b"])
  }
}
