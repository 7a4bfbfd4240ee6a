import RxCocoa
import RxSwift
import RxTest

private final class Settings {
  let isDark = BehaviorRelay(value: false)
  let name = PublishRelay<String>()

  var title: Infallible<String> {
    Infallible.combineLatest(
      name.asInfallible().startWith("?").distinctUntilChanged(), isDark.asInfallible()
    ) { name, isDark in isDark ? name.uppercased() : name }
  }
}

func infallibles(_ checks: Checks) {
  let settings = Settings()
  let bag = DisposeBag()
  var titles: [String] = []
  settings.title.subscribe(onNext: { titles.append($0) }).disposed(by: bag)
  settings.name.accept("ada")
  settings.name.accept("ada")
  settings.isDark.accept(true)
  checks.expect(titles, ["?", "ada", "ADA"])

  func all<T>(_ infallible: Infallible<T>) -> [T] {
    var elements: [T] = []
    _ = infallible.subscribe { event in
      if case .next(let element) = event { elements.append(element) }
    }
    return elements
  }
  checks.expect(all(.of(1, 2, 3).map { $0 * 2 }.filter { $0 != 4 }), [2, 6])
  checks.expect(all(Infallible.from([1, 2, 3]).scan(0) { $0 + $1 }.skip(while: { $0 < 3 })), [3, 6])
  checks.expect(all(Observable<Int>.error(Trouble()).asInfallible(onErrorJustReturn: 4)), [4])
  checks.expect(all(Observable<Int>.error(Trouble()).asInfallible(onErrorFallbackTo: .of(4, 5))), [4, 5])
  checks.expect(
    all(Observable<Int>.error(Trouble(code: 6)).asInfallible(onErrorRecover: { .just(($0 as? Trouble)?.code ?? 0) })),
    [6])
  checks.expect(
    all(
      Infallible<Int>.create { observer in
        observer(.next(1))
        observer(.completed)
        observer(.next(2))
        return Disposables.create()
      }), [1])
  checks.expect(all(Infallible.just(2).flatMap { Infallible.of($0, $0 + 1) }.concat(Infallible.just(9))), [2, 3, 9])
  checks.expect(all(Infallible.merge(.just(1), .just(2)).startWith(0).take(2)), [0, 1])
  checks.expect(
    all(Infallible.zip(.of(1, 2), .of("a", "b"), .of(true, false)) { "\($0)\($1)\($2)" }), ["1atrue", "2bfalse"])
  checks.expect(all(Infallible.of("1", "x", "3").compactMap(Int.init)), [1, 3])
  checks.expect(
    all(Infallible.of(1, 2).withLatestFrom(settings.isDark.asInfallible()) { "\($0) \($1)" }), ["1 true", "2 true"])
  checks.expect(
    all(Infallible.of(1, 2).flatMapLatest { number -> Infallible<String> in .just("#\(number)") }), ["#1", "#2"])

  // In a driver's place.
  let relay = BehaviorRelay<Int?>(value: nil)
  Infallible.of(1, 2).bind(to: relay).disposed(by: bag)
  checks.expect(relay.value, 2)
  let label = Label()
  settings.title.bind(to: label.rx.text).disposed(by: bag)
  settings.name.accept("bob")
  checks.expect(label.text, "BOB")
  settings.title.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)

  let scheduler = TestScheduler(initialClock: 0)
  let typed = scheduler.createHotObservable([.next(210, "a"), .next(215, "ab"), .next(240, "abc")])
  let observer = scheduler.start {
    typed.asInfallible(onErrorJustReturn: "").debounce(.seconds(10), scheduler: scheduler)
  }
  checks.expect(observer.events, [.next(225, "ab"), .next(250, "abc")])
}
