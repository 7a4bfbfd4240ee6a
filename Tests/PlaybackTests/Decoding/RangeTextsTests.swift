import Playback
import Testing

@Suite struct RangeTextsTests {
  enum Ranged: Decodable {
    case page(Range<Int>), closed(ClosedRange<Double>), from(PartialRangeFrom<Int>), through(PartialRangeThrough<Int>)
    case upTo(PartialRangeUpTo<Int>)
  }

  @Test func `what timelines show of ranges can be sent`() {
    #expect(echo("page 0..<3", Ranged.self) == #"page "0..<3""#)
    #expect(echo("page [[0,3]]", Ranged.self) == #"page "0..<3""#)
    #expect(echo(#"{"page":"-2..<3"}"#, Ranged.self) == #"page "-2..<3""#)
    #expect(echo("closed 0.5...3", Ranged.self) == #"closed "0.5...3.0""#)
    #expect(echo("from 3...", Ranged.self) == #"from "3...""#)
    #expect(echo("through ...3", Ranged.self) == #"through "...3""#)
    #expect(echo("upTo ..<3", Ranged.self) == #"upTo "..<3""#)
  }

  @Test func `a text that is another kind of range, or runs backwards, is an error`() {
    #expect(echo("page 0...3", Ranged.self) == #"1:6+5 page: expected a range such as 0..<3, found "0...3""#)
    #expect(
      echo("page 3..<0", Ranged.self) == #"1:6+5 page: expected a range that does not run backwards, found "3..<0""#)
    #expect(echo("page a..<b", Ranged.self) == #"1:6+5 page: expected Int, found "a""#)
    #expect(echo("closed 0..<3", Ranged.self) == #"1:8+5 closed: expected a range such as 0...3, found "0..<3""#)
    #expect(echo("from ..<3", Ranged.self) == #"1:6+4 from: expected a range such as 3..., found "..<3""#)
    #expect(echo("through 3...", Ranged.self) == #"1:9+4 through: expected a range such as ...3, found "3...""#)
    #expect(echo("upTo 3...", Ranged.self) == #"1:6+4 upTo: expected a range such as ..<3, found "3...""#)
  }
}
