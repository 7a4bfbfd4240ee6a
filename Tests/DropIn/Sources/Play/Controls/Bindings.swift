import RxCocoa
import RxRelay
import RxSwift

func bindings(_ checks: Checks) {
  let button = Button()
  let field = TextField()
  let toggle = Toggle()
  let label = Label()
  let list = List()
  let disposeBag = DisposeBag()

  // A control's properties are binders, its events sequences.
  field.rx.text.orEmpty
    .map { !$0.isEmpty }
    .bind(to: button.rx.isEnabled)
    .disposed(by: disposeBag)
  checks.expect(button.isEnabled, false)
  field.type("ada")
  checks.expect(button.isEnabled)

  var names: [String] = []
  button.rx.tap
    .withLatestFrom(field.rx.text.orEmpty)
    .subscribe(onNext: { names.append($0) })
    .disposed(by: disposeBag)
  button.tap()
  field.text = "set by the program"
  button.tap()
  field.type("bob")
  button.tap()
  checks.expect(names, ["ada", "ada", "bob"])

  button.rx.tap.map { "tapped" }.bind(to: label.rx.text).disposed(by: disposeBag)
  toggle.rx.isOn.changed.bind(to: label.rx.emphasis).disposed(by: disposeBag)
  toggle.rx.isOn.asDriver().map(!).drive(field.rx.isHidden).disposed(by: disposeBag)
  button.tap()
  toggle.flip()
  checks.expect(label.shown, ["tapped"])
  checks.expect(label.alpha, 1)
  checks.expect(field.isHidden, false)
  toggle.flip()
  checks.expect(label.alpha, 0.5)
  checks.expect(field.isHidden)
  Observable.just("Send").bind(to: button.rx.title()).disposed(by: disposeBag)
  checks.expect(button.title, "Send")

  // Both ways.
  let relay = BehaviorRelay<String?>(value: "first")
  (field.rx.text <-> relay).disposed(by: disposeBag)
  checks.expect(field.text, "first")
  field.type("second")
  checks.expect(relay.value, "second")
  relay.accept("third")
  checks.expect(field.text, "third")

  // One closure more than `bind(to:)` has.
  let words = BehaviorRelay(value: ["one", "two"])
  words
    .bind(to: list.rx.items) { (_, row, word) in
      let cell = List.Cell()
      cell.text = "\(row) \(word)"
      return cell
    }
    .disposed(by: disposeBag)
  checks.expect(list.cells.map(\.text), ["0 one", "1 two"])
  words.asDriver().map { $0 + ["three"] }
    .drive(list.rx.items(cellIdentifier: "Word")) { row, word, cell in cell.text = word.uppercased() }
    .disposed(by: disposeBag)
  checks.expect(list.cells.map { $0.text }, ["ONE", "TWO", "THREE"])

  // Relays of optionals take what is not optional.
  let latest = BehaviorRelay<Int?>(value: nil)
  let all = PublishRelay<Int>()
  let kept = ReplayRelay<Int>.create(bufferSize: 2)
  Observable.of(1, 2, 3).bind(to: latest).disposed(by: disposeBag)
  Observable.of(1, 2, 3).bind(to: kept).disposed(by: disposeBag)
  checks.expect(latest.value, 3)
  var seen: [Int] = []
  kept.asObservable().bind(onNext: { seen.append($0) }).disposed(by: disposeBag)
  all.bind { seen.append($0 * 10) }.disposed(by: disposeBag)
  Observable.just(7).bind(to: all, all).disposed(by: disposeBag)
  checks.expect(seen, [2, 3, 70, 70])

  // A control that goes away takes nothing with it.
  var lonely: Button? = Button()
  weak let gone = lonely
  lonely?.rx.tap.subscribe().disposed(by: disposeBag)
  checks.expect(gone?.targetCount, 1)
  lonely = nil
  checks.expect(gone === nil)
}

final class Thermometer: ReactiveCompatible {
  static let shared = Thermometer()
  fileprivate let readings = PublishSubject<Double>()
  var unit = "C"
}

extension Reactive where Base: Thermometer {
  static var shared: Reactive<Thermometer> { Thermometer.shared.rx }
  var temperature: Observable<Double> { base.readings.asObservable() }
  var report: AnyObserver<Double> { base.readings.asObserver().asObserver().mapObserver { $0 - 273.15 } }
}

struct Celsius: ReactiveCompatible { let degrees: Double }

extension Reactive where Base == Celsius {
  var fahrenheit: Single<Double> { .just(base.degrees * 9 / 5 + 32) }
}

func reactiveExtensions(_ checks: Checks) throws {
  let bag = DisposeBag()
  var readings: [Int] = []
  Thermometer.rx.shared.temperature.map { Int($0.rounded()) }
    .subscribe(onNext: { readings.append($0) }).disposed(by: bag)
  Observable.from([273.15, 300.15]).subscribe(Thermometer.shared.rx.report).disposed(by: bag)
  checks.expect(readings, [0, 27])
  Observable.just("F").subscribe(Thermometer.shared.rx.unit).disposed(by: bag)
  checks.expect(Thermometer.shared.unit, "F")

  var degrees: Double?
  Celsius(degrees: 100).rx.fahrenheit.subscribe(onSuccess: { degrees = $0 }).disposed(by: bag)
  checks.expect(degrees, 212)

  let writes = Binder<Int>(Thermometer.shared, scheduler: CurrentThreadScheduler.instance) { thermometer, value in
    thermometer.unit = "K\(value)"
  }
  Observable.of(1, 2).bind(to: writes).disposed(by: bag)
  checks.expect(Thermometer.shared.unit, "K2")
}
