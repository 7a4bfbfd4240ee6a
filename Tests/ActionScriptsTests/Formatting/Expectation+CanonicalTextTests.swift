import ActionScripts
import Testing

@Suite struct ExpectationCanonicalTextTests {
  @Test(arguments: [
    ("? repos.0 == ReactiveX/RxSwift", #"repos.0 == "ReactiveX/RxSwift""#),
    (#"? repos.0 == "ReactiveX/RxSwift""#, #"repos.0 == "ReactiveX/RxSwift""#),
    (#"{"expect":"repos.0 == ReactiveX/RxSwift"}"#, #"repos.0 == "ReactiveX/RxSwift""#),
    ("? count == 1", "count == 1"), (#"? count == "1""#, #"count == "1""#), ("? a != nil", "a != null"),
    ("? a == 1.50", "a == 1.50"), ("? a has true", "a has true"), ("? a like Re*", #"a like "Re*""#),
    ("? a   exists", "a exists"), (#"? "a" missing"#, "a missing"), ("? a == _", "a == _"),
    (#"? a == "_""#, #"a == "_""#), (#"? {"a" : [1, 2]}"#, #"{"a":[1,2]}"#), (#"{"expect":{"a":1}}"#, #"{"a":1}"#),
    (#"? a == [ "b", ${n} ]"#, #"a == ["b",${n}]"#),
  ])
  func `words are literals if they can be, else strings`(script: String, expected: String) {
    guard case .expect(let expectation)? = Script.parse(script, file: "x").script.statements.first?.kind else {
      Issue.record("no expectation")
      return
    }
    #expect(expectation.canonicalText == expected)
  }
}
