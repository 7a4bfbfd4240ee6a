import RxSwift

/// Keeps what is to be done until somebody says so.
final class ManualScheduler: SchedulerType {
  private var queue: [(due: RxTime, number: Int, action: () -> Void)] = []
  private var number = 0
  private(set) var now: RxTime = .seconds(0)

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    number += 1
    queue.append(
      (
        now + dueTime, number,
        {
          if cancel.isDisposed { return }
          cancel.setDisposable(action(state))
        }
      ))
    return cancel
  }

  func advance(_ interval: RxTimeInterval) {
    let end = now + interval
    while let next = queue.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end {
      queue.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.action()
    }
    now = end
  }
}

/// Runs everything at once, and counts.
final class CountingScheduler: ImmediateSchedulerType {
  private(set) var count = 0

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    count += 1
    return action(state)
  }
}

func ownSchedulers(_ checks: Checks) {
  let scheduler = ManualScheduler()
  var log: [String] = []
  let bag = DisposeBag()
  Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
    .take(3)
    .subscribe(onNext: { log.append("tick \($0)") }, onCompleted: { log.append("over") })
    .disposed(by: bag)
  let text = PublishSubject<String>()
  text.debounce(.milliseconds(150), scheduler: scheduler).subscribe(onNext: { log.append($0) }).disposed(by: bag)
  text.onNext("a")
  scheduler.advance(.milliseconds(100))
  text.onNext("ab")
  scheduler.advance(.milliseconds(200))
  checks.expect(log, ["tick 0", "tick 1", "ab", "tick 2", "over"])

  log = []
  Observable.just(1).delay(.seconds(2), scheduler: scheduler).timeout(.seconds(1), scheduler: scheduler)
    .subscribe(onError: { log.append("\($0)") }).disposed(by: bag)
  _ = scheduler.scheduleRecursive(0, dueTime: .seconds(1)) { state, recurse in
    log.append("step \(state)")
    if state < 2 { recurse(state + 1, .seconds(1)) }
  }
  _ = scheduler.schedulePeriodic(10, startAfter: .seconds(2), period: .seconds(2)) { state in
    log.append("period \(state)")
    return state + 1
  }
  scheduler.advance(.seconds(4))
  checks.expect(
    log, ["Sequence timeout.", "step 0", "period 10", "step 1", "step 2", "period 11"])

  let counting = CountingScheduler()
  checks.expect(Observable.of(1, 2, scheduler: counting).observe(on: counting).collected(), [1, 2])
  checks.expect(Observable.just("x", scheduler: counting).subscribe(on: counting).collected(), ["x"])
  checks.expect(counting.count > 4)
  var numbers: [Int] = []
  _ = counting.scheduleRecursive(3) { state, recurse in
    numbers.append(state)
    if state > 0 { recurse(state - 1) }
  }
  checks.expect(numbers, [3, 2, 1, 0])
}
