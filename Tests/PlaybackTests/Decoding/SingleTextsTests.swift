import FoundationEssentials
import Playback
import Testing

@Suite struct SingleTextsTests {
  enum Dated: Decodable { case at(Date), link(URL), raw(Data), price(Decimal), id(UUID), maybe(Date?) }

  @Test func `what timelines show of Foundation's values can be sent`() {
    #expect(echo("at 2001-01-01T00:00:01.500Z", Dated.self) == #"at "2001-01-01T00:00:01.500Z""#)
    #expect(echo("at 2001-01-01T00:00:01Z", Dated.self) == #"at "2001-01-01T00:00:01.000Z""#)
    #expect(echo("at 60", Dated.self) == #"at "2001-01-01T00:01:00.000Z""#)
    #expect(echo("maybe nil", Dated.self) == "maybe null")
    #expect(echo("maybe 0", Dated.self) == #"maybe "2001-01-01T00:00:00.000Z""#)
    #expect(echo("link https://a.b/c?d=e", Dated.self) == #"link "https://a.b/c?d=e""#)
    #expect(echo("raw AQL/", Dated.self) == #"raw "AQL/""#)
    #expect(echo("price 0.10", Dated.self) == "price 0.1")
    #expect(
      echo("id 00000000-0000-0000-0000-00000000000A", Dated.self) == #"id "00000000-0000-0000-0000-00000000000A""#)
    #expect(complaint("at noon", Dated.self) == "at: expected a date such as 2001-01-01T00:00:00Z, found \"noon\"")
    #expect(complaint("raw ???", Dated.self) == "raw: expected base64, found \"???\"")
    #expect(complaint("price x", Dated.self) == "price: expected a decimal number, found \"x\"")
  }
}
