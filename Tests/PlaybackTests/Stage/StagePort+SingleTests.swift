import Testing

@Suite struct StagePortSingleTests {
  @Test("a call succeeds once with its reply")
  func aCallSucceedsOnceWithItsReply() {
    #expect(shop("! api reply 3\nfetch 1").told == [#""3""#])
    #expect(shop("! api fail \"late\"\nfetch 1").told == [#""api: late""#])
    #expect(shop("! api reply 2 when \"count\"\n! api reply when \"sign\"\nsign").told == [#""signed 2""#])
    #expect(shop("! api fail \"offline\"\nsign").told == [#""offline""#])
  }

  @Test("a request may be nothing")
  func aRequestMayBeNothing() {
    #expect(shop("! api reply 3\nfetch 0").frames.contains("0ms @ api#1 {}"))
    #expect(shop("! api reply 3 when {}\nfetch 0").told == [#""3""#])
  }
}
