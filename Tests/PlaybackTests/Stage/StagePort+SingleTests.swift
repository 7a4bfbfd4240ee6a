import Testing

@Suite struct StagePortSingleTests {
  @Test func `a call succeeds once with its reply`() {
    #expect(shop("! api reply 3\nfetch 1").told == [#""3""#])
    #expect(shop("! api fail \"late\"\nfetch 1").told == [#""api: late""#])
    #expect(shop("! api reply 2 when \"count\"\n! api reply when \"sign\"\nsign").told == [#""signed 2""#])
    #expect(shop("! api fail \"offline\"\nsign").told == [#""offline""#])
  }

  @Test func `a request may be nothing`() {
    #expect(shop("! api reply 3\nfetch 0").frames.contains("0ms @ api#1 {}"))
    #expect(shop("! api reply 3 when {}\nfetch 0").told == [#""3""#])
  }
}
