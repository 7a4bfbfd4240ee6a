import ActionScripts
import Testing

@Suite struct StatementParserRulesTests {
  @Test("a rule is read and printed in its canonical form, in all notations")
  func rules() {
    let script = """
      ? always repos unique
      ?  never  query == x   and repos has "y"   # no stale results
      ? always isLoading == false when $inflight == 0
      ? always a == 1 or b == 2 and c == 3 when {"d": 4} and byId."a b" exists
      ? sometimes nextPage == nil
      ? finally $inflight == 0 within 30000ms
      ? finally done == true
      ? never n == ${n} when m == [ ${n} ]

      """
    let lines = """
      ? always repos unique
      ? never query == "x" and repos has "y"  # no stale results
      ? always isLoading == false when $inflight == 0
      ? always a == 1 or b == 2 and c == 3 when {"d":4} and byId."a b" exists
      ? sometimes nextPage == null
      ? finally $inflight == 0 within 30s
      ? finally done == true
      ? never n == ${n} when m == [${n}]

      """
    let records = #"""
      {"always":"repos unique"}
      {"never":"query == \"x\" and repos has \"y\"","comment":"no stale results"}
      {"always":"isLoading == false","when":"$inflight == 0"}
      {"always":"a == 1 or b == 2 and c == 3","when":"{\"d\":4} and byId.\"a b\" exists"}
      {"sometimes":"nextPage == null"}
      {"finally":"$inflight == 0","within":"30s"}
      {"finally":"done == true"}
      {"never":"n == ${n}","when":"m == [${n}]"}

      """#
    #expect(renderedErrors(of: script) == "")
    #expect(formatted(script, to: .lines) == lines)
    #expect(formatted(script, to: .jsonLines) == records)
    #expect(formatted(records, to: .lines) == lines)
    #expect(formatted(formatted(script, to: .json), to: .lines) == lines)
  }

  @Test("a condition joins by 'and' more closely than by 'or'")
  func precedence() throws {
    let statement = try #require(
      Script.parse("? always a == 1 or b == 2 and c == 3", file: "x").script.statements.first)
    guard case .rule(let rule) = statement.kind else { return #expect(Bool(false), "no rule") }
    #expect(rule.condition.alternatives.map { $0.map(\.canonicalText) } == [["a == 1"], ["b == 2", "c == 3"]])
    #expect(rule.condition.expectations.map(\.canonicalText) == ["a == 1", "b == 2", "c == 3"])
  }

  @Test(
    "the first word of a rule is a path where an operator follows",
    arguments: [
      ("? always == true", "? always == true"), ("? never exists", "? never exists"),
      ("? finally has x", #"? finally has "x""#), ("? sometimes unique", "? sometimes unique"),
      ("? always like \"a*\"", "? always like \"a*\""), ("? never != nil", "? never != null"),
      (#"? "always" == 1"#, "? always == 1"), ("? always.a == 1", "? always.a == 1"),
      // A path that is called as an operator is in quotes there, and as a connective it is not.
      (#"? always "has" == 1"#, #"? always "has" == 1"#), ("? always always == 1", "? always always == 1"),
      ("? always and == and and or exists or when == when", #"? always and == "and" and or exists or when == "when""#),
      (#"? always x == 1 when has == 2"#, "? always x == 1 when has == 2"),
    ])
  func pathOrRule(line: String, canonical: String) {
    #expect(renderedErrors(of: line) == "")
    #expect(formatted(line, to: .lines) == canonical + "\n")
    #expect(formatted(formatted(line, to: .jsonLines), to: .lines) == canonical + "\n")
  }

  @Test("a mistake in a rule is an error at its place")
  func mistakes() {
    let script = #"""
      ? always
      ? never a == 1 and
      ? always a == 1 when
      ? always a == _
      ? finally a == 1 within
      ? finally a == 1 within 5
      ? sometimes a == 1 when b == 2
      ? always a == 1 within 5s
      ? always a == 1 b == 2
      ? finally a == 1 within 5s and b == 2
      ? always a == 1 when b == 2 when c == 3
      ? always a = 1
      ? always = 1
      ? always [1]
      ? never $tme == 1
      ? a == 1 and b == 2
      ? sometimes a unique b
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a condition is missing after 'always'
         --> x.reel:1:9
        1 | ? always
          |         ^ write: ? always repos unique
        error: a condition is missing after 'and'
         --> x.reel:2:19
        2 | ? never a == 1 and
          |                   ^ write: ? never query == "x" and repos has "y"
        error: a condition is missing after 'when'
         --> x.reel:3:21
        3 | ? always a == 1 when
          |                     ^ write: ? always isLoading == false when $inflight == 0
        error: a hole is not allowed in a rule
         --> x.reel:4:15
        4 | ? always a == _
          |               ^ the text itself is written "_"
        error: a duration is missing after 'within'
         --> x.reel:5:24
        5 | ? finally a == 1 within
          |                        ^ write: ? finally $inflight == 0 within 30s
        error: this duration has no unit
         --> x.reel:6:25
        6 | ? finally a == 1 within 5
          |                         ^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'sometimes' takes no 'when'
         --> x.reel:7:20
        7 | ? sometimes a == 1 when b == 2
          |                    ^^^^ 'always' and 'never' take one
        error: 'always' takes no 'within'
         --> x.reel:8:17
        8 | ? always a == 1 within 5s
          |                 ^^^^^^ only 'finally' takes one
        error: unexpected 'b' after the value
         --> x.reel:9:17
        9 | ? always a == 1 b == 2
          |                 ^ a condition goes on with 'and', 'or', 'when'
        error: unexpected 'and' after the duration
          --> x.reel:10:28
        10 | ? finally a == 1 within 5s and b == 2
           |                            ^^^
        error: unexpected 'when' after the value
          --> x.reel:11:29
        11 | ? always a == 1 when b == 2 when c == 3
           |                             ^^^^ a condition goes on with 'and', 'or'
        error: unknown operator '='
          --> x.reel:12:12
        12 | ? always a = 1
           |            ^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: unknown operator '='
          --> x.reel:13:10
        13 | ? always = 1
           |          ^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: an array is not allowed here: the state is an object
          --> x.reel:14:10
        14 | ? always [1]
           |          ^^^ write a path, an operator and a value, or an object
        error: unknown path '$tme'
          --> x.reel:15:9
        15 | ? never $tme == 1
           |         ^^^^ did you mean '$time'? there are: $time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes
        error: unexpected 'and' after the value
          --> x.reel:16:10
        16 | ? a == 1 and b == 2
           |          ^^^ only rules join expectations; write two lines
        error: unexpected 'b' after 'unique'
          --> x.reel:17:22
        17 | ? sometimes a unique b
           |                      ^ a condition goes on with 'and', 'or'
        """#)
  }
}
