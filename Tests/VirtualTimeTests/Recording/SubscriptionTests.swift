import Testing
import VirtualTime

struct SubscriptionTests {
  @Test func `SM-18: a subscription that is not over lasts until Int.max`() {
    #expect(Subscription(200).subscribe == 200)
    #expect(Subscription(200).unsubscribe == Int.max)
    #expect(Subscription(200, 250).unsubscribe == 250)
  }

  @Test func `subscriptions are equal and hash by both times`() {
    #expect(Subscription(200, 250) == Subscription(200, 250))
    #expect(Subscription(200, 250) != Subscription(200, 260))
    #expect(Subscription(200, 250) != Subscription(210, 250))
    #expect(Set([Subscription(200, 250), Subscription(200, 250), Subscription(200)]).count == 2)
  }

  @Test func `a subscription prints both of its times`() {
    #expect(Subscription(200, 1000).debugDescription == "(200 : 1000)")
    #expect(Subscription(200).debugDescription == "(200 : Infinity)")
  }
}
