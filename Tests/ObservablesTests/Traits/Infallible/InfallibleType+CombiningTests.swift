import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeCombiningTests {
  private final class Owner {
    let name = "o"
  }

  private let play = MarblePlay()

  @Test("SM-58: concat goes on with another sequence")
  func concat() {
    let out = play.hot("-a-b-|").infallible.concat(play.cold("-c-|").infallible)
    #expect(play.difference(of: out, from: "-a-b--c-|") == nil)
  }

  @Test("SM-58: concat of an array, variadic, and of a lazy endless sequence")
  func concatAll() {
    let expected = ["1", "2", "3", "completed"]
    #expect(Infallible.concat([.just(1), .of(2, 3)]).heard == expected)
    #expect(Infallible.concat(.just(1), .of(2, 3)).heard == expected)
    #expect(Infallible.just(1).concat(Observable.of(2, 3)).heard == expected)
    var asked = 0
    let endless = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      asked += 1
      return Infallible.of(number)
    }
    #expect(Infallible.concat(endless).take(3).heard == expected)
    #expect(asked == 3)
  }

  @Test("SM-58: merge sends the elements of all sources as they come")
  func merge() {
    let out = Infallible.merge(play.hot("-1---3-|").infallible, play.hot("---2------4-|").infallible)
    #expect(play.difference(of: out, from: "-1-2-3----4-|") == nil)
  }

  @Test("SM-58: merge of an array, and of another collection")
  func mergeAll() {
    let sources = [Infallible.of(1, 2), .just(3)]
    #expect(Infallible.merge(sources).heard == ["3", "1", "2", "completed"])
    #expect(Infallible.merge(sources.prefix(1)).heard == ["1", "2", "completed"])
    #expect(Infallible.merge([Infallible<Int>]()).heard == ["completed"])
  }

  @Test("SM-58: startWith sends an element first")
  func startWith() {
    #expect(play.difference(of: play.hot("---b-c-|").infallible.startWith("a"), from: "a--b-c-|") == nil)
    #expect(Infallible.just(3).startWith(2).startWith(1).heard == ["1", "2", "3", "completed"])
  }

  @Test("SM-58: combineLatest of a collection combines the latest elements")
  func combineLatest() {
    let sources = [play.hot("-1---2----|").infallible, play.hot("---x---y-|").infallible]
    let out = Infallible.combineLatest(sources) { $0.joined() }
    #expect(play.difference(of: out, from: "---p-q-r--|", where: ["p": "1x", "q": "2x", "r": "2y"]) == nil)
    #expect(Infallible.combineLatest([Infallible.just(1), .of(2, 3)]).heard == ["[1, 2]", "[1, 3]", "completed"])
    #expect(Infallible.combineLatest([Infallible<Int>]()).heard == ["[]", "completed"])
  }

  @Test("SM-58: withLatestFrom combines each element with the latest of another sequence")
  func withLatestFrom() {
    let second = play.hot("---1--2----")
    let out = play.hot("-a---b--c-|").infallible.withLatestFrom(second.infallible) { $0 + $1 }
    #expect(play.difference(of: out, from: "-----x--y-|", where: ["x": "b1", "y": "c2"]) == nil)
    #expect(Infallible.of(1, 2).withLatestFrom(Observable.just("x")).heard == ["x", "x", "completed"])
    #expect(Infallible.of(1, 2).withLatestFrom(BehaviorRelay(value: "y")).heard == ["y", "y", "completed"])
  }

  @Test("SM-08: withUnretained completes at the first element after the object has gone")
  func withUnretained() {
    let source = play.hot("-a-b---c-|")
    var owner: Owner? = Owner()
    let out = source.infallible.withUnretained(owner!) { _, element in element }
    _ = play.clock.scheduleRelative((), dueTime: .milliseconds(50)) {
      owner = nil
      return Disposables.create()
    }
    #expect(play.difference(of: out, from: "-a-b---|") == nil)
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test("SM-08: withUnretained without a selector sends pairs")
  func pairs() {
    let owner = Owner()
    #expect(
      Infallible.of(1, 2).withUnretained(owner).map { owner, number in "\(owner.name)\(number)" }.heard == [
        "o1", "o2", "completed",
      ])
  }
}
