import Observables
import TestSupport
import Testing
import VirtualTime

struct ObservableTypeBindingTests {
  private final class Owner {
    var elements: [Int] = []
  }

  @Test func `RX-20: bind sends all events to all observers`() {
    let source = PublishSubject<String>()
    let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
    let history = History()
    _ = first.write(to: history, "1")
    _ = second.write(to: history, "2")
    _ = source.bind(to: first, second)
    source.onNext("a")
    source.onCompleted()
    #expect(
      history.lines == ["1: a", "2: a", "1: completed", "1: disposed", "2: completed", "2: disposed"])
  }

  @Test func `RX-20: an error reaches observers`() {
    let history = History()
    let (one, two) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = one.write(to: history, "1")
    _ = two.write(to: history, "2")
    _ = Observable.error(TestError()).bind(to: one, two)
    #expect(history.lines == ["1: error broken", "1: disposed", "2: error broken", "2: disposed"])
  }

  @Test func `SM-60: observers of optionals and relays are told apart, as one writes them`() {
    let subject = BehaviorSubject<Int?>(value: nil)
    let plain = BehaviorSubject(value: 0)
    let (relay, relay2) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let optional = BehaviorRelay<Int?>(value: nil)
    let (publish, replay) = (PublishRelay<Int>(), ReplayRelay<Int?>.create(bufferSize: 1))
    let bag = DisposeBag()
    let source = Observable.just(1)
    source.bind(to: subject).disposed(by: bag)
    source.bind(to: plain).disposed(by: bag)
    source.bind(to: relay, relay2).disposed(by: bag)
    source.bind(to: optional).disposed(by: bag)
    source.bind(to: optional, BehaviorRelay<Int?>(value: 2)).disposed(by: bag)
    source.bind(to: publish).disposed(by: bag)
    source.bind(to: replay).disposed(by: bag)
    source.map { $0 + 1 }.bind(to: subject, subject).disposed(by: bag)
    Observable<Int?>.just(5).bind(to: optional).disposed(by: bag)
    Observable<Int?>.just(nil).bind(to: subject).disposed(by: bag)
    relay.bind(to: relay2).disposed(by: bag)
    #expect([relay.value, relay2.value] == [1, 1])
    #expect(optional.value == 5)
    #expect(replay.asObservable().heard == ["Optional(1)"])
  }

  @Test func `RX-20: a sequence is handed to a function`() {
    func counted(_ source: Observable<Int>) -> [String] { source.heard }
    func named(_ source: Observable<Int>) -> (String) -> [String] { { name in source.heard.map { name + $0 } } }
    #expect(Observable.of(1, 2).bind(to: counted) == ["1", "2", "completed"])
    #expect(Observable.of(1).bind(to: named, curriedArgument: "x") == ["x1", "xcompleted"])
    #expect(Observable.of(1).bind { source in source.heard.count } == 2)
    #expect(Observable.of(1).bind(to: { $0.heard.count }) == 2)
  }

  @Test func `RX-20: a closure is called with each element`() {
    let bag = DisposeBag()
    let taps = PublishRelay<Void>()
    var owner: Owner? = Owner()
    let kept = owner!
    let source = PublishSubject<Int>()
    source.bind { kept.elements.append($0) }.disposed(by: bag)
    source.bind(onNext: { kept.elements.append($0) }).disposed(by: bag)
    source.bind { [weak owner] element in
      let doubled = element * 2
      owner?.elements.append(doubled)
    }.disposed(by: bag)
    taps.bind { kept.elements.append(-1) }.disposed(by: bag)
    taps.bind(onNext: { kept.elements.append(-2) }).disposed(by: bag)
    source.onNext(1)
    taps.accept(())
    owner = nil
    source.onCompleted()
    #expect(kept.elements == [1, 1, 2, -1, -2])
  }

  @Test func `SM-08: bind(with:onNext:) holds its object weakly`() {
    var owner: Owner? = Owner()
    let source = PublishSubject<Int>()
    let history = History()
    _ = source.bind(with: owner!) { owner, element in
      owner.elements.append(element)
      history.note("\(owner.elements)")
    }
    _ = source.bind(with: owner!, onNext: { $0.elements.append($1) })
    source.onNext(1)
    #expect(owner?.elements == [1, 1])
    owner = nil
    source.onNext(2)
    #expect(history.lines == ["[1]"])
  }

  #if DEBUG && (os(Linux) || os(macOS))
    @Test func `SM-60: an error that only a closure could take traps in debug builds`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<Int>.error(TestError()).bind { _ in }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Binding error to closure: broken"))
    }
  #endif
}
