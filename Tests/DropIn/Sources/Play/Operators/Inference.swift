import RxBlocking
import RxCocoa
import RxSwift

/// Expressions whose types the compiler has to infer.
func inference(_ checks: Checks) throws {
  let numbers = Observable.of(1, 2, 3, 4)

  // Long chains of trailing closures.
  checks.expect(
    numbers
      .map { $0 * 2 }
      .filter { $0 > 2 }
      .scan(0) { $0 + $1 }
      .map { "\($0)" }
      .flatMap { Observable.just($0 + "!") }
      .enumerated()
      .map { index, text in "\(index)\(text)" }
      .distinctUntilChanged()
      .takeLast(2)
      .collected(),
    ["110!", "218!"])
  checks.expect(numbers.map { ($0, $0 % 2 == 0) }.filter { $0.1 }.map { $0.0 }.collected(), [2, 4])
  checks.expect(
    numbers.map { number in (number, "\(number)") }.map { (number, text) in text + text }.collected().count, 4)

  // Implicit members in closures, literals and after `??`.
  checks.expect(numbers.flatMap { $0 % 2 == 0 ? Observable.just($0) : .empty() }.collected(), [2, 4])
  checks.expect(
    numbers.flatMapLatest { number -> Observable<String> in
      switch number {
      case 1: return .just("one")
      case 2: return .empty()
      case 3: return .of("three", "drei")
      default: return .never()
      }
    }.collected(), ["one", "three"])
  checks.expect(numbers.concatMap { number -> Single<Int> in .just(-number) }.collected(), [-1, -2, -3, -4])
  let sources: [Observable<Int>] = [.just(1), .empty(), .of(2, 3), .range(start: 4, count: 1)]
  checks.expect(Observable.concat(sources).collected(), [1, 2, 3, 4])
  checks.expect(Observable.from(sources).merge().collected().sorted(), [1, 2, 3, 4])
  let byName: [String: Observable<Int>] = ["one": .just(1)]
  checks.expect(["one", "two"].map { byName[$0] ?? .just(0) }.map { $0.collected() }, [[1], [0]])
  let maybe: String? = nil
  checks.expect((maybe.map { Observable.just($0) } ?? .empty()).described(), "completed")
  checks.expect(numbers.flatMap { byName["\($0)"] ?? .error(Trouble(code: $0)) }.described(), "error(Trouble(code: 1))")

  // Owners that may be gone.
  final class Owner {
    var offset = 10
    let bag = DisposeBag()
    var seen: [Int] = []
    func shifted(_ number: Int) -> Observable<Int> { .just(number + offset) }
    func run(_ numbers: Observable<Int>) {
      numbers
        .flatMap { [weak self] in self?.shifted($0) ?? .empty() }
        .flatMap { [unowned self] number in shifted(number) }
        .flatMapLatest { [weak self] number -> Observable<Int> in
          guard let self else { return .empty() }
          return shifted(number)
        }
        .subscribe { [weak self] event in
          guard case .next(let element) = event else { return }
          self?.seen.append(element)
        }
        .disposed(by: bag)
      numbers.subscribe(with: self) { owner, number in owner.seen.append(number) }.disposed(by: bag)
      numbers.subscribe(with: self, onNext: { $0.seen.append($1) }, onCompleted: { $0.seen.append(-1) }).disposed(
        by: bag)
      numbers.subscribe(onNext: add).disposed(by: bag)
      numbers.bind(with: self) { owner, number in owner.seen.append(number) }.disposed(by: bag)
    }
    func add(_ number: Int) { seen.append(number) }
  }
  let owner = Owner()
  owner.run(.of(1))
  checks.expect(owner.seen, [31, 1, 1, -1, 1, 1])

  // Types written out, and left out.
  let qualified: RxSwift.Observable<Int> = RxSwift.Observable.just(1)
  checks.expect(qualified.collected(), [1])
  let convertible: any ObservableConvertibleType = qualified
  checks.expect(convertible is RxSwift.Observable<Int>)
  let subject: PublishSubject<(Int, String)> = .init()
  checks.expect(subject.map { $0.1 }.collected(), [])
  let never: Observable<Never> = Observable<Int>.empty().ignoreElements()
  checks.expect(never.described(), "completed")
  checks.expect(Observable<Never>.empty().map { (never: Never) -> Int in }.startWith(1).collected(), [1])
  let functions: Observable<(Int) -> Int> = .of({ $0 + 1 }, { $0 * 2 })
  checks.expect(functions.map { $0(10) }.collected(), [11, 20])
  let optionals: Observable<Int?> = .of(1, nil)
  checks.expect(optionals.map { $0 ?? 0 }.collected(), [1, 0])
  checks.expect(Observable<Int?>.just(nil).map { $0 == nil }.collected(), [true])
  checks.expect(Observable<[Int]>.just([]).map { $0.isEmpty }.collected(), [true])
  let errors: Observable<Error> = .just(Trouble())
  checks.expect(errors.map { $0 is Trouble }.collected(), [true])
  let void = Observable.just(())
  checks.expect(void.map { 1 }.concat(void.map { _ in 2 }).collected(), [1, 2])
  checks.expect(Observable.of(true, false).map(!).collected(), [false, true])
  checks.expect(Observable.zip(numbers, numbers).map(+).collected(), [2, 4, 6, 8])
  checks.expect(Observable.zip(numbers, numbers, resultSelector: *).collected(), [1, 4, 9, 16])
  checks.expect(
    Observable.combineLatest(Observable.just(1), Observable.just("a")) { ($0, $1) }.map { $0.1 }.collected(), ["a"])
  checks.expect(
    Observable.combineLatest(Observable.just(true), Observable.just(true)) { $0 && $1 }.collected(), [true])

  // Drivers of everything.
  let driver: Driver<String> = numbers.map { "\($0)" }.asDriver(onErrorJustReturn: "")
  checks.expect(driver.asObservable().collected(), ["1", "2", "3", "4"])
  let valid = Driver.combineLatest(driver.map { $0.isEmpty }, Driver.just(true)) { !$0 && $1 }
  checks.expect(valid.asObservable().collected().last, true)
  let merged = Driver.merge(driver.map { _ in 1 }, .just(2), Driver.of(3))
  checks.expect(merged.asObservable().collected().count, 6)
  let signal: Signal<Int> = .of(1, 2)
  checks.expect(try signal.toBlocking().toArray(), [1, 2])
  checks.expect(try signal.flatMap { Signal.just($0 * 2) }.toBlocking().toArray(), [2, 4])
  checks.expect(Driver.zip(driver, Driver.just(1)).map { "\($0)\($1)" }.asObservable().collected(), ["11"])
  checks.expect(
    driver.withLatestFrom(Driver.just(5)) { "\($0)\($1)" }.asObservable().collected(), ["15", "25", "35", "45"])
  checks.expect(driver.scan("") { $0 + $1 }.asObservable().collected().last, "1234")
  checks.expect(Driver<Int>.just(1).flatMap { Driver.just($0 + 1) }.asObservable().collected(), [2])
}
