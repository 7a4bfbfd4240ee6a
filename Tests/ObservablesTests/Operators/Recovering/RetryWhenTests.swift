import Observables
import Testing
import VirtualTime

struct RetryWhenTests {
  @Test("RX-19 retry(when:) subscribes again when the trigger says so")
  func picture() {
    let play = MarblePlay()
    let source = play.cold("-a-#")
    let trigger = play.hot("------x-----|")
    #expect(
      play.difference(of: source.retry(when: { (_: Observable<any Error>) in trigger }), from: "-a-----a----|") == nil)
    #expect(source.subscriptions == [Subscription(0, 30), Subscription(60, 90)])
    #expect(trigger.subscriptions == [Subscription(0, 120)])
  }

  @Test("RX-19 the trigger's error ends the sequence")
  func triggerFails() {
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (_: Observable<any Error>) in play.hot("-----#") })
    #expect(play.difference(of: out, from: "-a---#") == nil)
  }

  @Test("RX-19 a trigger that has ended is heard of at the first error", arguments: [("|", "-a-|"), ("#", "-a-#")])
  func endedTrigger(trigger: String, expected: String) {
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (_: Observable<any Error>) in play.hot(trigger) })
    #expect(play.difference(of: out, from: expected) == nil)
  }

  @Test("RX-19 the errors themselves as the trigger subscribe again at once, until they end")
  func atOnce() {
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (errors: Observable<any Error>) in errors.take(2) })
    #expect(play.difference(of: out, from: "-a--a--a-|") == nil)
  }

  @Test("RX-19 an error of another type passes straight through")
  func otherType() {
    struct Other: Error {}
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (errors: Observable<Other>) in errors })
    #expect(play.difference(of: out, from: "-a-#") == nil)
  }
}
