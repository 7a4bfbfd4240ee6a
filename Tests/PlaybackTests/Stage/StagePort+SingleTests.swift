import TestSupport
import Testing

@Suite struct StagePortSingleTests {
  @Test func `a call succeeds once with its reply`() {
    expect([
      "! api reply 3\nfetch 1": [#""3""#],
      "! api fail \"late\"\nfetch 1": [#""api: late""#],
      "! api reply 2 when \"count\"\n! api reply when \"sign\"\nsign": [#""signed 2""#],
      "! api fail \"offline\"\nsign": [#""offline""#],
    ]) { shop($0).told }
  }

  @Test func `a request may be nothing`() {
    #expect(shop("! api reply 3\nfetch 0").frames.contains("0ms @ api#1 {}"))
    #expect(shop("! api reply 3 when {}\nfetch 0").told == [#""3""#])
  }
}
