import RxRelay
import RxSwift

/// A sequence that is no `Observable`.
struct Countdown: ObservableType {
  typealias Element = Int
  let start: Int

  func subscribe<Observer>(_ observer: Observer) -> Disposable where Observer: ObserverType, Observer.Element == Int {
    for number in stride(from: start, through: 1, by: -1) { observer.onNext(number) }
    observer.on(.completed)
    return Disposables.create()
  }
}

final class Collector<E>: ObserverType {
  private(set) var elements: [E] = []
  private(set) var isOver = false

  func on(_ event: Event<E>) {
    switch event {
    case let .next(element): elements.append(element)
    case .error, .completed: isOver = true
    }
  }
}

/// A store: a sequence, an observer and a subject at once.
final class Store<State>: ObservableType, ObserverType, SubjectType {
  typealias Element = State
  typealias Observer = Store<State>

  private let subject: BehaviorSubject<State>
  var state: State { (try? subject.value())! }

  init(_ state: State) { subject = BehaviorSubject(value: state) }

  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == State { subject.subscribe(observer) }
  func on(_ event: Event<State>) { if case .next(let state) = event { subject.onNext(state) } }
  func asObserver() -> Store<State> { self }
}

@propertyWrapper
final class Published<Value> {
  private let relay: BehaviorRelay<Value>
  init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }

  var wrappedValue: Value {
    get { relay.value }
    set { relay.accept(newValue) }
  }
  var projectedValue: Observable<Value> { relay.asObservable() }
}

final class Token: Cancelable {
  private(set) var isDisposed = false
  func dispose() { isDisposed = true }
}

struct Timetable: ObservableConvertibleType {
  let departures: [String]
  func asObservable() -> Observable<String> { .from(departures) }
}

private final class Player {
  @Published var volume = 5
}

func ownSequences(_ checks: Checks) {
  checks.expect(Countdown(start: 3).map { "\($0)" }.collected(), ["3", "2", "1"])
  checks.expect(Countdown(start: 3).asObservable().take(2).described(), "next(3) next(2) completed")
  checks.expect(Observable.merge([Countdown(start: 1).asObservable(), .just(9)]).collected(), [1, 9])
  checks.expect(Observable.zip(Countdown(start: 2), Countdown(start: 5)) { $0 * $1 }.collected(), [10, 4])
  checks.expect(Observable.just(2).flatMap { Countdown(start: $0) }.collected(), [2, 1])
  checks.expect(Observable.just(2).flatMap(Countdown.init).concat(Countdown(start: 1)).collected(), [2, 1, 1])
  checks.expect(Countdown(start: 2).withLatestFrom(Observable.just("x")) { "\($0)\($1)" }.collected(), ["2x", "1x"])
  checks.expect(Observable.of(1).concatMap { _ in Timetable(departures: ["9:00"]) }.collected(), ["9:00"])

  let collector = Collector<Int>()
  Countdown(start: 2).subscribe(collector).dispose()
  checks.expect(collector.elements, [2, 1])
  checks.expect(collector.isOver)
  let strings = Collector<String>()
  Countdown(start: 2).subscribe(strings.mapObserver { "#\($0)" }).dispose()
  Observable.just("last").bind(to: strings).dispose()
  checks.expect(strings.elements, ["#2", "#1", "last"])

  let store = Store(1)
  var states: [Int] = []
  let bag = DisposeBag()
  store.distinctUntilChanged().subscribe(onNext: { states.append($0) }).disposed(by: bag)
  Observable.of(2, 2, 3).bind(to: store).disposed(by: bag)
  store.onNext(4)
  checks.expect(states, [1, 2, 3, 4])
  checks.expect(store.state, 4)
  let connectable = Observable.concat(.just(7), .never()).multicast(store)
  connectable.connect().disposed(by: bag)
  checks.expect(store.state, 7)

  let player = Player()
  var volumes: [Int] = []
  player.$volume.skip(1).subscribe(onNext: { volumes.append($0) }).disposed(by: bag)
  player.volume += 1
  player.volume = 11
  checks.expect(volumes, [6, 11])

  let token = Token()
  Observable<Int>.create { _ in token }.subscribe().dispose()
  checks.expect(token.isDisposed)
}

/// The owners of subscriptions, and the times of their disposal.
func disposing(_ checks: Checks) {
  var log: [String] = []
  func work(_ name: String) -> Disposable { Disposables.create { log.append(name) } }

  var bag: DisposeBag? = DisposeBag()
  work("a").disposed(by: bag!)
  bag!.insert(work("b"), work("c"))
  bag!.insert([work("d")])
  bag!.insert {
    work("e")
    work("f")
  }
  checks.expect(log, [])
  bag = nil
  checks.expect(log, ["a", "b", "c", "d", "e", "f"])

  log = []
  var listed: DisposeBag? = DisposeBag(disposing: work("g"), work("h"))
  var built: DisposeBag? = DisposeBag {
    work("i")
    work("j")
  }
  checks.expect(listed != nil && built != nil)
  (listed, built) = (nil, nil)
  checks.expect(log.sorted(), ["g", "h", "i", "j"])

  log = []
  let serial = SerialDisposable()
  serial.disposable = work("one")
  serial.disposable = work("two")
  serial.dispose()
  serial.disposable = work("three")
  checks.expect(log, ["one", "two", "three"])

  log = []
  let composite = CompositeDisposable(work("x"), work("y"))
  let key = composite.insert(work("z"))
  composite.remove(for: key!)
  checks.expect(log, ["z"])
  checks.expect(composite.count, 2)
  composite.dispose()
  checks.expect(log.sorted(), ["x", "y", "z"])
  checks.expect(composite.insert(work("late")) == nil)
  checks.expect(log.last, "late")

  log = []
  let single = SingleAssignmentDisposable()
  single.setDisposable(work("single"))
  single.dispose()
  let counted = RefCountDisposable(disposable: work("counted"))
  let retained = counted.retain()
  counted.dispose()
  log.append("primary")
  retained.dispose()
  let scheduled = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: work("scheduled"))
  scheduled.dispose()
  let flag = BooleanDisposable()
  Disposables.create(flag, work("both")).dispose()
  Disposables.create(flag, flag, work("three")).dispose()
  Disposables.create(flag, flag, flag, flag, work("five")).dispose()
  checks.expect(log, ["single", "primary", "counted", "scheduled", "both", "three", "five"])
  checks.expect(flag.isDisposed && scheduled.isDisposed && single.isDisposed)

  // A screen that goes takes its subscriptions along; one that is reused starts anew.
  final class Cell {
    private(set) var disposeBag = DisposeBag()
    func prepareForReuse() { disposeBag = DisposeBag() }
  }
  let source = PublishSubject<Int>()
  var cell: Cell? = Cell()
  source.subscribe(onDisposed: { log.append("cell") }).disposed(by: cell!.disposeBag)
  cell?.prepareForReuse()
  checks.expect(log.last, "cell")
  checks.expect(source.hasObservers, false)
  source.subscribe().disposed(by: cell!.disposeBag)
  cell = nil
  checks.expect(source.hasObservers, false)
  var disposable: Disposable? = source.take(1).subscribe(onNext: { _ in log.append("once") })
  source.onNext(1)
  source.onNext(2)
  disposable?.dispose()
  disposable = nil
  checks.expect(log.last, "once")
}
