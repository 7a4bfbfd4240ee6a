import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeCombiningTests {
  private final class Owner {
    let name = "o"
  }

  private let play = MarblePlay()

  @Test func `SM-58: concat asks a lazy endless sequence for no more than it needs`() {
    var asked = 0
    let endless = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      asked += 1
      return Infallible.of(number)
    }
    #expect(Infallible.concat(endless).take(3).heard == ["1", "2", "3", "completed"])
    #expect(asked == 3)
  }

  @Test func `SM-08: withUnretained completes at the first element after the object has gone`() {
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

  @Test func `SM-08: withUnretained without a selector sends pairs`() {
    let owner = Owner()
    #expect(
      Infallible.of(1, 2).withUnretained(owner).map { owner, number in "\(owner.name)\(number)" }.heard == [
        "o1", "o2", "completed",
      ])
  }
}
