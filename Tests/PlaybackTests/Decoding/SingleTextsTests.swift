import Foundation
import Playback
import TestSupport
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
    #expect(echo("at noon", Dated.self) == "1:4+4 at: expected a date such as 2001-01-01T00:00:00Z, found \"noon\"")
    #expect(echo("raw ???", Dated.self) == "1:5+3 raw: expected base64, found \"???\"")
    #expect(echo("price x", Dated.self) == "1:7+1 price: expected a decimal number, found \"x\"")
  }

  enum Placed: Decodable {
    case select(IndexPath), locale(Locale), zone(TimeZone), calendar(Calendar), link(URLComponents)
    case delete(IndexSet), pin(CGPoint), frame(CGRect), inset(CGFloat), range(NSRange)
  }

  @Test func `what timelines show of places, texts and shapes can be sent`() {
    #expect(echo("select [[0,1]]", Placed.self) == "select [0,1]")
    #expect(echo("select [0,1]", Placed.self) == "select [0,1]")
    #expect(echo(#"{"select":{"_0":{"indexes":[2]}}}"#, Placed.self) == "select [2]")
    #expect(echo("delete [[7,0,1]]", Placed.self) == "delete [0,1,7]")
    #expect(echo("delete [0]", Placed.self) == "delete [0]")
    #expect(echo(#"delete {"indexes":[{"location":0,"length":2}]}"#, Placed.self) == "delete [0,1]")
    #expect(
      echo("delete [[-1]]", Placed.self) == "1:8+6 delete: expected indices such as [0,1], found [-1]")
    #expect(echo("locale en_001", Placed.self) == #"locale "en_001""#)
    #expect(echo("zone GMT", Placed.self) == #"zone "GMT""#)
    #expect(echo("calendar iso8601", Placed.self) == #"calendar "iso8601""#)
    #expect(echo("link https://a.b/c", Placed.self) == #"link "https://a.b/c""#)
    #expect(echo("inset 1.5", Placed.self) == "inset 1.5")
    #expect(echo("pin x=1 y=2", Placed.self) == #"pin {"x":1.0,"y":2.0}"#)
    #expect(echo("pin [[1,2]]", Placed.self) == #"pin {"x":1.0,"y":2.0}"#)
    #expect(
      echo(#"frame {"origin":{"x":0,"y":1},"size":{"width":2,"height":3}}"#, Placed.self)
        == #"frame {"origin":{"x":0.0,"y":1.0},"size":{"width":2.0,"height":3.0}}"#)
    #expect(echo(#"range {"location":1,"length":2}"#, Placed.self) == #"range {"location":1,"length":2}"#)
    #expect(echo("select x", Placed.self) == #"1:8+1 select: expected an index path such as [0,1], found "x""#)
    #expect(
      echo(#"select {"section":0,"row":0}"#, Placed.self)
        == #"1:8+21 select: expected an index path such as [0,1], found {"section":0,"row":0}"#)
    #expect(echo("zone x", Placed.self) == #"1:6+1 zone: expected a time zone such as GMT, found "x""#)
    #expect(echo("calendar x", Placed.self) == #"1:10+1 calendar: expected a calendar such as gregorian, found "x""#)
    #expect(echo(#"pin {"x":1}"#, Placed.self) == #"1:5+7 pin: expected an array, found {"x":1}"#)
  }

  enum Wrong: Decodable {
    case id(UUID), way(Measurement<UnitLength>), half(Range<Int>), closed(ClosedRange<Double>)
    case from(PartialRangeFrom<Int>), through(PartialRangeThrough<Int>), upTo(PartialRangeUpTo<Int>)
  }

  @Test func `a text of another form is told with an example of the form`() {
    #expect(
      echo("id 12", Wrong.self) == "1:4+2 id: expected a UUID such as 00000000-0000-0000-0000-00000000000A, found 12")
    #expect(echo("way 5", Wrong.self) == "1:5+1 way: expected a measurement such as 5 m, found 5")
    #expect(echo("half a", Wrong.self) == #"1:6+1 half: expected a range such as 0..<3, found "a""#)
    #expect(echo("closed 3", Wrong.self) == "1:8+1 closed: expected a range such as 0...3, found 3")
    #expect(echo("from a", Wrong.self) == #"1:6+1 from: expected a range such as 3..., found "a""#)
    #expect(echo("through a", Wrong.self) == #"1:9+1 through: expected a range such as ...3, found "a""#)
    #expect(echo("upTo a", Wrong.self) == #"1:6+1 upTo: expected a range such as ..<3, found "a""#)
    #expect(echo("select 3", Placed.self) == "1:8+1 select: expected an index path such as [0,1], found 3")
  }

  enum Keyed: Decodable {
    enum Size: String, Decodable { case small, large }
    case prices([Size: Int]), counts([UUID: Int]), names([String: Int]), days([Date: [Int: Bool]])
  }

  @Test func `a dictionary with keys of any type is sent as the object that timelines show`() {
    #expect(echo(#"prices {"small":1}"#, Keyed.self) == #"prices {"small":1}"#)
    #expect(echo(#"prices ["small",1]"#, Keyed.self) == #"prices {"small":1}"#)
    let id = "00000000-0000-0000-0000-00000000000A"
    #expect(echo(#"counts {"\#(id)":2}"#, Keyed.self) == #"counts {"\#(id)":2}"#)
    #expect(echo(#"days {"2001-01-01":{"7":true}}"#, Keyed.self) == #"days {"2001-01-01T00:00:00.000Z":{"7":true}}"#)
    #expect(echo(#"names {"a":"b"}"#, Keyed.self) == #"1:7+9 names.a: expected Int, found "b""#)
  }

  @Test(.whereTypesTell)
  func `a key that is no case of the enum is an error that names those there are`() {
    #expect(echo(#"prices {"huge":1}"#, Keyed.self) == #"1:8+10 prices.0: "huge" is no Size | there are: small, large"#)
  }
}
