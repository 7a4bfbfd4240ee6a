import JSONValues
import TestSupport
import Testing

@testable import Playback

@Suite struct DecodedTupleTests {
  enum Asked: Decodable { case pair(DecodedTuple<[String], Int?>) }

  @Test func `a tuple is a list with a value for each part`() {
    expect([
      #"pair [[["a"],2]]"#: #"pair {"parts":{"_0":["a"],"_1":2}}"#,
      #"pair [[["a"],null]]"#: #"pair {"parts":{"_0":["a"],"_1":null}}"#,
      "pair [[[]]]": "1:6+6 pair: too few elements: 1",
      "pair [[[],1,2]]": "1:6+10 pair: too many elements",
    ]) { echo($0, Asked.self) }
  }

  @Test func `the smallest tuple is one of the smallest parts`() {
    #expect(JSONValue(blankFor: DecodedTuple<[String], Int, Bool?>.self)?.text == "[[],0,null]")
  }
}
