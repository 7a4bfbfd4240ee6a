import Observables
import TestSupport
import Testing
import VirtualTime

struct DriverDriveTests {
  private final class Owner {
    var text = ""
    var hint: String?
  }

  private let history = History()
  private let driver = Driver.just(1)

  private func play(_ body: () -> Void) { VirtualClock().whilePlaying(body) }

  @Test func `RX-05: a driver drives observers, also of optionals`() {
    let (plain, plain2) = (BehaviorSubject(value: 0), BehaviorSubject(value: 0))
    let optional = BehaviorSubject<Int?>(value: nil)
    let owner = Owner()
    play {
      _ = Driver.just(1).asObservable().concat(Observable.never()).asDriver(onErrorJustReturn: 0).drive(plain, plain2)
      _ = Driver.just(2).asObservable().concat(Observable.never()).asDriver(onErrorJustReturn: 0).drive(optional)
      _ = Driver.just("text").drive(Binder(owner) { $0.text = $1 })
      _ = Driver.just("hint").drive(Binder<String?>(owner) { $0.hint = $1 })
      _ = Driver<String?>.just("hint").drive(Binder<String?>(owner) { $0.hint = $1 })
    }
    #expect((try? plain.value()) == 1)
    #expect((try? plain2.value()) == 1)
    #expect((try? optional.value()) == 2)
    #expect(owner.text == "text")
    #expect(owner.hint == "hint")
  }

  @Test func `RX-05: a driver drives relays, also of optionals`() {
    let (one, two) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let optional = BehaviorRelay<Int?>(value: nil)
    let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    play {
      _ = driver.drive(one, two)
      _ = driver.drive(optional)
      _ = driver.drive(replay)
      _ = driver.drive(optionalReplay)
    }
    #expect([one.value, two.value] == [1, 1])
    #expect(optional.value == 1)
    #expect(replay.asObservable().heard == ["1"])
    #expect(optionalReplay.asObservable().heard == ["Optional(1)"])
  }

  @Test func `RX-05: drive hands the sequence to a function`() {
    func counted(_ source: Observable<Int>) -> [String] { source.heard }
    func named(_ source: Observable<Int>) -> (String) -> [String] { { name in source.heard.map { name + $0 } } }
    play {
      #expect(driver.drive(counted) == ["1", "completed"])
      #expect(driver.drive(named, curriedArgument: "x") == ["x1", "xcompleted"])
      #expect(driver.drive { source in source.heard.count } == 2)
    }
  }
}
