import Observables
import Testing
import VirtualTime

struct MarbleSourceSubscriptionsTests {
  private let play = MarblePlay()

  @Test func `each subscription is drawn from the clock's zero`() throws {
    let source = play.cold("-a-#")
    #expect(play.difference(of: source.retry(2), from: "-a--a-#") == nil)
    let open = source.subscribe(onError: { _ in })
    #expect(source.subscriptionMarbles.prefix(2) == ["^--!", "---^--!"])
    #expect(source.subscriptionMarbles.count == 3)
    open.dispose()
  }

  @Test
  func `an open subscription has no end, one without duration is a group, one off the grid stands between`() throws {
    let source = play.hot("-")
    try play.clock.advance(by: .milliseconds(20))
    let open = source.subscribe()
    source.subscribe().dispose()
    try play.clock.advance(by: .milliseconds(5))
    source.subscribe().dispose()
    #expect(source.subscriptionMarbles == ["--^", "--[^!]", "---{^!}"])
    open.dispose()
  }

  @Test func `subscriptions as expected are no difference`() {
    let source = play.cold("-a-#")
    #expect(source.subscriptionDifference() == nil)
    #expect(play.difference(of: source.retry(2), from: "-a--a-#") == nil)
    #expect(source.subscriptionDifference(from: "^--!", "---^--!") == nil)
  }

  @Test func `the first subscription that differs is redrawn`() {
    let source = play.cold("-a-#")
    #expect(play.difference(of: source.retry(2), from: "-a--a-#") == nil)
    #expect(
      source.subscriptionDifference(from: "^--!", "---^-!") == """

        expected  ---^-!
        actual    ---^--!
                       ^ subscription 2, at 50 ms: expected the end, got nothing
        """)
    #expect(
      source.subscriptionDifference(from: "-^-!", "---^--!") == """

        expected  -^-!
        actual    ^--!
                  ^ subscription 1, at 0 ms: expected nothing, got the subscription
        """)
  }

  @Test func `a subscription too few or too many is a difference`() {
    let source = play.cold("-a|")
    #expect(play.difference(of: source, from: "-a|") == nil)
    #expect(
      source.subscriptionDifference(from: "^-!", "--^-!") == """

        expected  --^-!
        actual    -----
                    ^ subscription 2, at 20 ms: expected the subscription, got nothing
        """)
    #expect(
      source.subscriptionDifference() == """

        expected  ---
        actual    ^-!
                  ^ subscription 1, at 0 ms: expected nothing, got the subscription
        """)
  }

  @Test(arguments: [
    ("^-^", 3, "each subscription has a picture of its own"),
    ("-!", 2, "\"!\" stands once, after \"^\""),
    ("^-!-!", 5, "\"!\" stands once, after \"^\""),
    ("^-a", 3, "a subscription is drawn with \"^\", \"-\" and \"!\""),
    ("^-|", 3, "a subscription is drawn with \"^\", \"-\" and \"!\""),
    ("---", 1, "\"^\" is missing"),
    ("[^", 1, "this group never ends, \"]\" is missing"),
  ])
  func `a mistake in a picture is a difference`(picture: String, column: Int, reason: String) {
    let blanks = String(repeating: " ", count: 10 + column - 1)
    #expect(
      play.hot("-").subscriptionDifference(from: picture)
        == "\nexpected  \(picture)\n\(blanks)^ column \(column): \(reason)")
  }
}
