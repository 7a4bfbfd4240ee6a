import Foundation
import Playback
import TestSupport
import Testing

@Suite struct SingleTextsTests {
  enum Dated: Decodable { case at(Date), link(URL), raw(Data), price(Decimal), id(UUID), maybe(Date?) }

  @Test func `what timelines show of Foundation's values can be sent`() {
    expect([
      "at 2001-01-01T00:00:01.500Z": #"at "2001-01-01T00:00:01.500Z""#,
      "at 2001-01-01T00:00:01Z": #"at "2001-01-01T00:00:01.000Z""#,
      "at 60": #"at "2001-01-01T00:01:00.000Z""#,
      "maybe nil": "maybe null",
      "maybe 0": #"maybe "2001-01-01T00:00:00.000Z""#,
      "link https://a.b/c?d=e": #"link "https://a.b/c?d=e""#,
      "raw AQL/": #"raw "AQL/""#,
      "price 0.10": "price 0.1",
      "id 00000000-0000-0000-0000-00000000000A": #"id "00000000-0000-0000-0000-00000000000A""#,
      "at noon": "1:4+4 at: expected a date such as 2001-01-01T00:00:00Z, found \"noon\"",
      "raw ???": "1:5+3 raw: expected base64, found \"???\"",
      "price x": "1:7+1 price: expected a decimal number, found \"x\"",
    ]) { echo($0, Dated.self) }
  }

  enum Placed: Decodable {
    case select(IndexPath), locale(Locale), zone(TimeZone), calendar(Calendar), link(URLComponents)
    case delete(IndexSet), pin(CGPoint), frame(CGRect), inset(CGFloat), range(NSRange)
  }

  @Test func `what timelines show of places, texts and shapes can be sent`() {
    expect([
      "select [[0,1]]": "select [0,1]",
      "select [0,1]": "select [0,1]",
      #"{"select":{"_0":{"indexes":[2]}}}"#: "select [2]",
      "delete [[7,0,1]]": "delete [0,1,7]",
      "delete [0]": "delete [0]",
      #"delete {"indexes":[{"location":0,"length":2}]}"#: "delete [0,1]",
      "delete [[-1]]": "1:8+6 delete: expected indices such as [0,1], found [-1]",
      "locale en_001": #"locale "en_001""#,
      "zone GMT": #"zone "GMT""#,
      "calendar iso8601": #"calendar "iso8601""#,
      "link https://a.b/c": #"link "https://a.b/c""#,
      "inset 1.5": "inset 1.5",
      "pin x=1 y=2": #"pin {"x":1.0,"y":2.0}"#,
      "pin [[1,2]]": #"pin {"x":1.0,"y":2.0}"#,
      #"frame {"origin":{"x":0,"y":1},"size":{"width":2,"height":3}}"#:
        #"frame {"origin":{"x":0.0,"y":1.0},"size":{"width":2.0,"height":3.0}}"#,
      #"range {"location":1,"length":2}"#: #"range {"location":1,"length":2}"#,
      "select x": #"1:8+1 select: expected an index path such as [0,1], found "x""#,
      #"select {"section":0,"row":0}"#:
        #"1:8+21 select: expected an index path such as [0,1], found {"section":0,"row":0}"#,
      "zone x": #"1:6+1 zone: expected a time zone such as GMT, found "x""#,
      "calendar x": #"1:10+1 calendar: expected a calendar such as gregorian, found "x""#,
      #"pin {"x":1}"#: #"1:5+7 pin: expected an array, found {"x":1}"#,
    ]) { echo($0, Placed.self) }
  }

  enum Wrong: Decodable {
    case id(UUID), way(Measurement<UnitLength>), half(Range<Int>), closed(ClosedRange<Double>)
    case from(PartialRangeFrom<Int>), through(PartialRangeThrough<Int>), upTo(PartialRangeUpTo<Int>)
  }

  @Test func `a text of another form is told with an example of the form`() {
    expect([
      "id 12": "1:4+2 id: expected a UUID such as 00000000-0000-0000-0000-00000000000A, found 12",
      "way 5": "1:5+1 way: expected a measurement such as 5 m, found 5",
      "half a": #"1:6+1 half: expected a range such as 0..<3, found "a""#,
      "closed 3": "1:8+1 closed: expected a range such as 0...3, found 3",
      "from a": #"1:6+1 from: expected a range such as 3..., found "a""#,
      "through a": #"1:9+1 through: expected a range such as ...3, found "a""#,
      "upTo a": #"1:6+1 upTo: expected a range such as ..<3, found "a""#,
    ]) { echo($0, Wrong.self) }
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
