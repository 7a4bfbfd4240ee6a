import RxCocoa
import RxRelay
import RxSwift

private struct User: Equatable {
  var name = "ada"
  var age: Int? = 36
  var isActive = true
  var posts = Observable.of("first", "second")
  var avatar = Single.just("png")

  static func == (lhs: User, rhs: User) -> Bool { lhs.name == rhs.name }
}

/// The ways in which closures are handed over, and what they are handed.
func subscribing(_ checks: Checks) {
  var log: [String] = []
  let bag = DisposeBag()
  let failing = Observable<Int>.concat(.of(1), .error(Trouble(code: 2)))

  // Several trailing closures.
  failing
    .subscribe { number in
      log.append("next \(number)")
    } onError: { error in
      log.append("error \(error)")
    }
    .disposed(by: bag)
  Observable.of(3).subscribe {
    log.append("\($0)")
  } onCompleted: {
    log.append("completed")
  }.disposed(by: bag)
  Single.just(4).subscribe {
    log.append("\($0)")
  } onFailure: {
    log.append("\($0)")
  }.disposed(by: bag)
  Maybe<Int>.empty().subscribe {
    log.append("\($0)")
  } onError: { _ in
  } onCompleted: {
    log.append("none")
  }
  .disposed(by: bag)
  Completable.empty().subscribe {
    log.append("done")
  } onError: {
    log.append("\($0)")
  }.disposed(by: bag)
  Completable.error(Trouble()).subscribe(onCompleted: nil) { log.append("\($0)") }.disposed(by: bag)
  Driver.just(5).drive {
    log.append("\($0)")
  } onCompleted: {
    log.append("driven")
  }.disposed(by: bag)
  Signal.just(6).emit { log.append("\($0)") }.disposed(by: bag)
  Infallible.just(7).subscribe {
    log.append("\($0)")
  } onCompleted: {
    log.append("infallible")
  }.disposed(by: bag)
  Infallible.just(8).subscribe(onNext: { log.append("\($0)") }).disposed(by: bag)
  Observable.just(9).do { log.append("do \($0)") }.subscribe().disposed(by: bag)
  Observable.just(10).do {
    log.append("do \($0)")
  } onCompleted: {
    log.append("end")
  }.subscribe().disposed(by: bag)
  checks.expect(
    log,
    [
      "next 1", "error Trouble(code: 2)", "3", "completed", "4", "none", "done", "Trouble(code: 0)", "5", "driven", "6",
      "7", "infallible", "8", "do 9", "do 10", "end",
    ])

  // Tuples taken apart.
  log = []
  let pairs = Observable.combineLatest(Observable.of(1, 2), Observable.just("a"))
  pairs.subscribe(onNext: { number, text in log.append("\(number)\(text)") }).disposed(by: bag)
  pairs.subscribe(onNext: { (number, text) in log.append("\(number)\(text)") }).disposed(by: bag)
  pairs.bind { number, text in log.append("\(number)\(text)") }.disposed(by: bag)
  pairs.do(onNext: { _, text in log.append(text) }).filter { number, _ in number > 1 }.subscribe().disposed(by: bag)
  Observable.combineLatest(pairs, Observable.just(true))
    .subscribe(onNext: { pair, flag in log.append("\(pair.0)\(pair.1)\(flag)") })
    .disposed(by: bag)
  Observable.zip(Observable.just(1), Observable.just(2), Observable.just(3)) { (a: $0, b: $1, c: $2) }
    .map { a, b, c in a + b + c }
    .subscribe(onNext: { log.append("\($0)") })
    .disposed(by: bag)
  Driver.combineLatest(Driver.just(1), Driver.just("x"))
    .drive(onNext: { number, text in log.append("\(number)\(text)") })
    .disposed(by: bag)
  checks.expect(
    log, ["1a", "2a", "1a", "2a", "1a", "2a", "a", "a", "1atrue", "2atrue", "6", "1x"])

  // Key paths.
  let users = Observable.of(User(), User(name: "bob", age: nil, isActive: false))
  checks.expect(users.map(\.name).collected(), ["ada", "bob"])
  checks.expect(users.filter(\.isActive).map(\.name.count).collected(), [3])
  checks.expect(users.compactMap(\.age).collected(), [36])
  checks.expect(users.flatMap(\.posts).collected().count, 4)
  checks.expect(users.flatMap(\.avatar).collected(), ["png", "png"])
  checks.expect(users.concatMap { $0.posts.take(1) }.collected(), ["first", "first"])
  checks.expect(users.distinctUntilChanged(\.avatar.isSame).map(\.name).collected(), ["ada"])
  checks.expect(users.take(while: \.isActive).map(\.name).collected(), ["ada"])
  checks.expect(users.asDriver(onErrorDriveWith: .empty()).map(\.name).asObservable().collected(), ["ada", "bob"])
  checks.expect(users.distinctUntilChanged().toArray().map(\.count).asObservable().collected(), [2])

  // Observers of every kind.
  let relay = BehaviorRelay<[Int]>(value: [])
  let subject = PublishSubject<[Int]>()
  subject.bind(to: relay).disposed(by: bag)
  subject.subscribe(relay.asObserver { $0.accept($1) }).disposed(by: bag)
  Observable.of([1], [1, 2]).subscribe(subject).disposed(by: bag)
  checks.expect(relay.value, [1, 2])
  relay.accept(relay.value + [3])
  checks.expect(relay.value.last, 3)

  let taps = PublishSubject<Void>()
  let count = BehaviorRelay(value: 0)
  taps.withLatestFrom(count).map { $0 + 1 }.bind(to: count).disposed(by: bag)
  taps.onNext(())
  taps.on(.next(()))
  checks.expect(count.value, 2)
  let signal = PublishRelay<Int>()
  let driver = BehaviorRelay<Int?>(value: nil)
  signal.asSignal().emit(to: driver).disposed(by: bag)
  signal.asSignal().map { $0 * 2 }.emit(to: count, count).disposed(by: bag)
  driver.asDriver().compactMap { $0 }.drive(count).disposed(by: bag)
  signal.accept(21)
  checks.expect(driver.value, 21)
  checks.expect(count.value, 42)
  let optional = BehaviorRelay<String?>(value: nil)
  Driver.just("text").drive(optional).disposed(by: bag)
  Driver.just("text").drive(optional, optional).disposed(by: bag)
  checks.expect(optional.value, "text")

  // With an owner.
  final class Owner {
    var log: [String] = []
    func show(_ number: Int) { log.append("\(number)") }
  }
  let owner = Owner()
  Driver.of(1).drive(with: owner) { owner, number in owner.show(number) }.disposed(by: bag)
  Signal.just(2).emit(with: owner, onNext: { $0.show($1) }).disposed(by: bag)
  Driver.just(3).drive(with: owner, onNext: { owner, number in owner.show(number) }, onCompleted: { $0.show(-3) })
    .disposed(by: bag)
  Infallible.just(4).subscribe(with: owner, onNext: { $0.show($1) }).disposed(by: bag)
  Single.just(5).subscribe(with: owner, onSuccess: { $0.show($1) }).disposed(by: bag)
  Completable.empty().subscribe(with: owner, onCompleted: { $0.show(6) }).disposed(by: bag)
  Maybe.just(7).subscribe(with: owner, onSuccess: { $0.show($1) }).disposed(by: bag)
  Observable.just(8).subscribe(
    with: owner, onNext: { owner, number in owner.show(number) }, onDisposed: { $0.show(-8) }
  )
  .disposed(by: bag)
  Driver.just(9).withUnretained(owner).map { $0.log.count + $1 }.drive(onNext: owner.show).disposed(by: bag)
  checks.expect(owner.log, ["1", "2", "3", "-3", "4", "5", "6", "7", "8", "-8", "19"])
}

extension BehaviorRelay {
  fileprivate func asObserver(_ accept: @escaping (BehaviorRelay<Element>, Element) -> Void) -> AnyObserver<Element> {
    AnyObserver { [weak self] event in
      if let self, case .next(let element) = event { accept(self, element) }
    }
  }
}

extension PrimitiveSequence {
  fileprivate var isSame: Bool { true }
}
