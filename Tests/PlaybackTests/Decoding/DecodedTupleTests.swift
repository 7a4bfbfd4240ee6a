import JSONValues
import Testing

@testable import Playback

@Suite struct DecodedTupleTests {
  enum Asked: Decodable { case pair(DecodedTuple<[String], Int?>) }

  @Test func `a tuple is a list with a value for each part`() {
    #expect(echo(#"pair [[["a"],2]]"#, Asked.self) == #"pair {"parts":{"_0":["a"],"_1":2}}"#)
    #expect(echo(#"pair [[["a"],null]]"#, Asked.self) == #"pair {"parts":{"_0":["a"],"_1":null}}"#)
    #expect(echo("pair [[[]]]", Asked.self) == "1:6+6 pair: too few elements: 1")
    #expect(echo("pair [[[],1,2]]", Asked.self) == "1:6+10 pair: too many elements")
  }

  @Test func `the smallest tuple is one of the smallest parts`() {
    #expect(JSONValue(blankFor: DecodedTuple<[String], Int, Bool?>.self)?.text == "[[],0,null]")
  }
}
