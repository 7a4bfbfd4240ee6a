import JSONValues
import Testing

@testable import Playback

@Suite struct DecodedTupleTests {
  enum Asked: Decodable { case pair(DecodedTuple<[String], Int?>) }

  @Test("a tuple is a list with a value for each part")
  func aTupleIsAListWithAValueForEachPart() {
    #expect(echo(#"pair [[["a"],2]]"#, Asked.self) == #"pair {"parts":{"_0":["a"],"_1":2}}"#)
    #expect(echo(#"pair [[["a"],null]]"#, Asked.self) == #"pair {"parts":{"_0":["a"],"_1":null}}"#)
    #expect(complaint("pair [[[]]]", Asked.self) == "pair: too few elements: 1")
    #expect(complaint("pair [[[],1,2]]", Asked.self) == "pair: too many elements")
  }

  @Test("the smallest tuple is one of the smallest parts")
  func theSmallestTupleIsOneOfTheSmallestParts() {
    #expect(JSONValue(blankFor: DecodedTuple<[String], Int, Bool?>.self)?.text == "[[],0,null]")
  }
}
