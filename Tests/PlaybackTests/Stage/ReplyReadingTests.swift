import TestSupport
import Testing

@Suite struct ReplyReadingTests {
  @Test func `a failure becomes an error of the app's`() {
    let played = shop(#"! api fail {"notFound":{"id":3}} x1"# + "\nload 3\n! api fail offline\nload 4")
    #expect(played.told == [#""notFound(id: 3)""#, #""offline""#])
    #expect(played.frames[1...2] == [#"0ms @ api#1 {"id":3}"#, #"0ms < api#1 fail "{\"notFound\":{\"id\":3}}""#])
    #expect(played.mistake == "")
  }

  @Test(.whereTypesTell)
  func `a failure that is no value of the port's error type ends the case`() {
    #expect(
      shop("! api fail 503\nload 3").mistake
        == "2:12+3 the failure of port 'api' is no APIError: fail: unknown case '503' | there are: notFound, offline")
  }
}
