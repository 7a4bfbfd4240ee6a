import ActionScripts
import Testing

@Suite struct JSONStatementParserRulesTests {
  @Test("a condition in JSON is a string, or an object that the state contains")
  func conditions() {
    let records = """
      {"always":{"isLoading":false},"when":{"n":"${n}"}}
      {"never":"{\\"a\\":1} or b unique"}

      """
    let lines = """
      ? always {"isLoading":false} when {"n":${n}}
      ? never {"a":1} or b unique

      """
    #expect(renderedErrors(of: records) == "")
    #expect(formatted(records, to: .lines) == lines)
    #expect(formatted(lines, to: .jsonLines) == records)
  }

  @Test("a mistake in a rule in JSON is an error at its place")
  func mistakes() {
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
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'always' needs a string or an object, found 5
         --> x.reel:1:11
        1 | {"always":5}
          |           ^
        error: unknown key 'within' beside 'always'
         --> x.reel:2:20
        2 | {"always":"a == 1","within":"5s"}
          |                    ^^^^^^^^ this statement takes: when, comment
        error: 'within' needs a duration in quotes, such as "50ms", found 5
         --> x.reel:3:30
        3 | {"finally":"a == 1","within":5}
          |                              ^
        error: unknown key 'when' beside 'sometimes'
         --> x.reel:4:23
        4 | {"sometimes":"a == 1","when":"b == 2"}
          |                       ^^^^^^ this statement takes: comment
        error: unexpected 'when' after the value
         --> x.reel:5:19
        5 | {"always":"a == 1 when b == 2"}
          |                   ^^^^ it is a key of its own, beside this one
        error: a hole is not allowed in a rule
         --> x.reel:6:17
        6 | {"always":"a == _"}
          |                 ^ the text itself is written "_"
        error: a condition is missing
         --> x.reel:7:13
        7 | {"always":""}
          |             ^ write: repos unique
        error: a comment is not allowed in a condition
         --> x.reel:8:18
        8 | {"never":"a == 1 # why"}
          |                  ^^^^^ write it beside: "comment":"text"
        error: two statements in one object: 'never' and 'always'
         --> x.reel:9:19
        9 | {"never":"a == 1","always":"b == 2"}
          |                   ^^^^^^^^ every statement is an object of its own
        error: 'within' alone is no statement
          --> x.reel:10:2
        10 | {"within":"5s"}
           |  ^^^^^^^^ an action of this name is written {"do":"within"}
        """#)
  }
}
