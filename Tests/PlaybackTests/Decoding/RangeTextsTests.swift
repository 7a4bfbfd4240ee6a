import Playback
import TestSupport
import Testing

@Suite struct RangeTextsTests {
  enum Ranged: Decodable {
    case page(Range<Int>), closed(ClosedRange<Double>), from(PartialRangeFrom<Int>), through(PartialRangeThrough<Int>)
    case upTo(PartialRangeUpTo<Int>)
  }

  @Test func `what timelines show of ranges can be sent`() {
    expect([
      "page 0..<3": #"page "0..<3""#,
      "page [[0,3]]": #"page "0..<3""#,
      #"{"page":"-2..<3"}"#: #"page "-2..<3""#,
      "closed 0.5...3": #"closed "0.5...3.0""#,
      "from 3...": #"from "3...""#,
      "through ...3": #"through "...3""#,
      "upTo ..<3": #"upTo "..<3""#,
    ]) { echo($0, Ranged.self) }
  }

  @Test func `a text that is another kind of range, or runs backwards, is an error`() {
    expect([
      "page 0...3": #"1:6+5 page: expected a range such as 0..<3, found "0...3""#,
      "page 3..<0": #"1:6+5 page: expected a range that does not run backwards, found "3..<0""#,
      "page a..<b": #"1:6+5 page: expected Int, found "a""#,
      "closed 0..<3": #"1:8+5 closed: expected a range such as 0...3, found "0..<3""#,
      "from ..<3": #"1:6+4 from: expected a range such as 3..., found "..<3""#,
      "through 3...": #"1:9+4 through: expected a range such as ...3, found "3...""#,
      "upTo 3...": #"1:6+4 upTo: expected a range such as ..<3, found "3...""#,
    ]) { echo($0, Ranged.self) }
  }
}
