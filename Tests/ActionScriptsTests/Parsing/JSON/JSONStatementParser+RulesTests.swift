import ActionScripts
import Testing

@Suite struct JSONStatementParserRulesTests {
  @Test func `a condition in JSON is a string, or an object that the state contains`() {
    let records = """
      {"always":{"isLoading":false},"when":{"n":"${n}"}}
      {"never":"{\\"a\\":1} or b unique"}

      """
    let lines = """
      ? always {"isLoading":false} when {"n":${n}}
      ? never {"a":1} or b unique

      """
    #expect(errors(of: records) == "")
    #expect(formatted(records, to: .lines) == lines)
    #expect(formatted(lines, to: .jsonLines) == records)
  }

  @Test func `a mistake in a rule in JSON is an error at its place`() {
    let long = String(repeating: "x", count: 60)
    let script = #"""
      {"always":5}
      {"always":"a == 1","within":"5s"}
      {"finally":"a == 1","within":5}
      {"sometimes":"a == 1","when":"b == 2"}
      {"always":"a == 1 when b == 2"}
      {"always":"a == _"}
      {"always":""}
      {"never":"a == 1 # why"}
      {"never":"a == 1","always":"b == 2"}
      {"within":"5s"}
      {"expect":"always value < 2"}
      {"expect":"finally name == \"a\""}
      {"expect":"never a == \"\#(long)\""}
      {"sometimes":"always a unique"}
      """#
    #expect(
      errors(of: script) == #"""
        1:11+1 'always' needs a string or an object, found 5
        2:20+8 unknown key 'within' beside 'always' | this statement takes: when, comment
        3:30+1 'within' needs a duration in quotes, such as "50ms", found 5
        4:23+6 unknown key 'when' beside 'sometimes' | this statement takes: comment
        5:19+4 unexpected 'when' after the value | it is a key of its own, beside this one
        6:17+1 a hole is not allowed in a rule | the text itself is written "_"
        7:13+1 a condition is missing | write: repos unique
        8:18+5 a comment is not allowed in a condition | write it beside: "comment":"text"
        9:19+8 two statements in one object: 'never' and 'always' | every statement is an object of its own
        10:2+8 'within' alone is no statement | an action of this name is written {"do":"within"}
        11:12+6 a rule is not allowed here | write: {"always":"value < 2"}
        12:12+21 a rule is not allowed here | write: {"finally":"name == \"a\""}
        13:12+75 a rule is not allowed here | write: {"never":"..."}
        14:15+6 a rule is not allowed here | write: {"always":"a unique"}
        """#)
  }
}
