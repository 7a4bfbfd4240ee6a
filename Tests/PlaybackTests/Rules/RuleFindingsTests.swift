import JSONValues
import Testing

@testable import Playback

@Suite struct RuleFindingsTests {
  @Test(
    arguments: [
      ("[]", nil), ("[1,2,3]", nil), (#"["a","A","b"]"#, nil), (#"[1,"1",true,null,"null"]"#, nil), ("5", nil),
      (#"{"a":[1,1]}"#, nil), (#"["a","b","b","a"]"#, [1, 2]), ("[1,2,1.0]", [0, 2]), ("[null,0,null]", [0, 2]),
      (#"[{"a":1,"b":2},{"b":2,"a":1}]"#, [0, 1]), ("[[1],[2],[1]]", [0, 2]),
      // The case of an enum is a text or an object.
      (#"["loading",{"loading":{}}]"#, [0, 1]), (#"[{"loading":{}},"x","loading"]"#, [0, 2]),
      // The same accent in two spellings is two texts.
      ("[\"\u{E9}\",\"e\u{301}\"]", nil),
    ] as [(String, [Int]?)])
  func `two elements are equal if they have the same meaning, and the first pair is found`(text: String, pair: [Int]?)
    throws
  {
    let found = try JSONValue(parsing: Array(text.utf8)[...]).equalElements
    #expect(found.map { [$0.0, $0.1] } == pair)
  }
}
