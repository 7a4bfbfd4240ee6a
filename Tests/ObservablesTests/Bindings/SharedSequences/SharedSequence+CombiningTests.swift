import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceCombiningTests {
  private let play = SharedPlay()

  @Test("RX-05: the picture of merge, in its three forms", arguments: 1...3)
  func merge(form: Int) {
    let (a, b) = (play.driver("-1---3-|"), play.driver("---2------4-|"))
    #expect(
      play.difference(from: "-1-2-3----4-|") {
        switch form {
        case 1: Driver.merge(a, b)
        case 2: Driver.merge([a, b])
        default: Driver.merge(ContiguousArray([a, b]))
        }
      } == nil)
  }

  @Test("RX-05: the picture of concat, of collections and of lazy sequences")
  func concat() {
    #expect(play.difference(from: "-1-2--3-|") { Driver.concat([play.cold("-1-2-|"), play.cold("-3-|")]) } == nil)
    let endless = sequence(state: ()) { _ in play.cold("-1-|") }
    #expect(play.difference(from: "-1--1--1") { Driver.concat(endless) } == nil)
  }

  @Test("RX-05: the pictures of withLatestFrom")
  func withLatestFrom() {
    let (first, second) = (play.driver("-1---2-3-|"), play.driver("---x-----y|"))
    #expect(
      play.difference(from: "-----p-q-|", where: ["p": "2x", "q": "3x"]) {
        first.withLatestFrom(second) { $0 + $1 }
      } == nil)
    let other = SharedPlay()
    let (third, fourth) = (other.driver("-1---2-3-|"), other.driver("---x-----y|"))
    #expect(other.difference(from: "-----x-x-|") { third.withLatestFrom(fourth) } == nil)
  }

  @Test("RX-05: the picture of startWith")
  func startWith() {
    #expect(play.difference(from: "xa-b-|") { play.cold("-a-b-|").startWith("x") } == nil)
  }

  private final class Owner {}

  @Test("SM-08: the picture of withUnretained")
  func withUnretained() throws {
    var owner: Owner? = Owner()
    let history = History()
    let (driver, signal) = (play.driver("-a-b---c-|"), play.signal("-a-b---c-|"))
    try play.run(steps: 10, at: [5: { owner = nil }]) {
      _ = driver.withUnretained(owner!) { _, element in element }.drive(
        onNext: { history.note($0) }, onCompleted: { history.note("|") })
      _ = signal.withUnretained(owner!).emit(onNext: { owner, element in history.note("pair \(element)") })
    }
    #expect(history.lines == ["a", "pair a", "b", "pair b", "|"])
  }

  @Test("RX-05: a driver of pairs keeps the object of the last one for late observers")
  func keptPair() {
    VirtualClock().whilePlaying {
      weak var object: Owner?
      let relay = BehaviorRelay(value: 1)
      var subscription: (any Disposable)?
      do {
        let owner = Owner()
        object = owner
        subscription = relay.asDriver().withUnretained(owner).drive()
      }
      #expect(object != nil)
      subscription?.dispose()
      subscription = nil
      #expect(object == nil)
    }
  }

  @Test("RX-05: the picture of zip over a collection")
  func zip() {
    #expect(
      play.difference(from: "---p---q--|", where: ["p": "1x", "q": "2y"]) {
        Driver.zip([play.cold("-1---2----|"), play.cold("---x---y-|")]) { $0.joined() }
      } == nil)
    #expect(
      play.difference(from: "---p---q--|", where: ["p": "[\"1\", \"x\"]", "q": "[\"2\", \"y\"]"]) {
        Driver.zip([play.cold("-1---2----|"), play.cold("---x---y-|")])
      } == nil)
  }

  @Test("RX-05: the picture of combineLatest over a collection")
  func combineLatest() {
    #expect(
      play.difference(from: "---p-q-r--|", where: ["p": "1x", "q": "2x", "r": "2y"]) {
        Driver.combineLatest([play.cold("-1---2----|"), play.cold("---x---y-|")]) { $0.joined() }
      } == nil)
    #expect(
      play.difference(
        from: "---p-q-r--|", where: ["p": "[\"1\", \"x\"]", "q": "[\"2\", \"x\"]", "r": "[\"2\", \"y\"]"]
      ) {
        Driver.combineLatest([play.cold("-1---2----|"), play.cold("---x---y-|")])
      } == nil)
  }
}
