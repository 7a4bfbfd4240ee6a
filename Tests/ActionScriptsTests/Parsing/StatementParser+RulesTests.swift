import ActionScripts
import Testing

@Suite struct StatementParserRulesTests {
  @Test func `a rule is read and printed in its canonical form, in all notations`() {
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
    #expect(errors(of: script) == "")
    #expect(formatted(script, to: .lines) == lines)
    #expect(formatted(script, to: .jsonLines) == records)
    #expect(formatted(records, to: .lines) == lines)
    #expect(formatted(formatted(script, to: .json), to: .lines) == lines)
  }

  @Test func `a condition joins by 'and' more closely than by 'or'`() throws {
    let statement = try #require(
      Script.parse("? always a == 1 or b == 2 and c == 3", file: "x").script.statements.first)
    guard case .rule(let rule) = statement.kind else { return #expect(Bool(false), "no rule") }
    #expect(rule.condition.alternatives.map { $0.map(\.canonicalText) } == [["a == 1"], ["b == 2", "c == 3"]])
    #expect(rule.condition.expectations.map(\.canonicalText) == ["a == 1", "b == 2", "c == 3"])
  }

  @Test(arguments: [
    ("? always == true", "? always == true"), ("? never exists", "? never exists"),
    ("? finally has x", #"? finally has "x""#), ("? sometimes unique", "? sometimes unique"),
    ("? always like \"a*\"", "? always like \"a*\""), ("? never != nil", "? never != null"),
    (#"? "always" == 1"#, "? always == 1"), ("? always.a == 1", "? always.a == 1"),
    // In the place of a path, a key that is named like an operator is in quotes, and one that is named like a
    // connective is not.
    (#"? always "has" == 1"#, #"? always "has" == 1"#), ("? always always == 1", "? always always == 1"),
    ("? always and == and and or exists or when == when", #"? always and == "and" and or exists or when == "when""#),
    (#"? always x == 1 when has == 2"#, "? always x == 1 when has == 2"),
  ])
  func `the first word of a rule is a path where an operator follows`(line: String, canonical: String) {
    #expect(errors(of: line) == "")
    #expect(formatted(line, to: .lines) == canonical + "\n")
    #expect(formatted(formatted(line, to: .jsonLines), to: .lines) == canonical + "\n")
  }

  @Test func `a mistake in a rule is an error at its place`() {
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
      errors(of: script) == #"""
        1:9+1 a condition is missing after 'always' | write: ? always repos unique
        2:19+1 a condition is missing after 'and' | write: ? never query == "x" and repos has "y"
        3:21+1 a condition is missing after 'when' | write: ? always isLoading == false when $inflight == 0
        4:15+1 a hole is not allowed in a rule | the text itself is written "_"
        5:24+1 a duration is missing after 'within' | write: ? finally $inflight == 0 within 30s
        6:25+1 this duration has no unit | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        7:20+4 'sometimes' takes no 'when' | 'always' and 'never' take one
        8:17+6 'always' takes no 'within' | only 'finally' takes one
        9:17+1 unexpected 'b' after the value | a condition goes on with 'and', 'or', 'when'
        10:28+3 unexpected 'and' after the duration
        11:29+4 unexpected 'when' after the value | a condition goes on with 'and', 'or'
        12:12+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        13:10+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        14:10+3 an array is not allowed here: the state is an object | write a path, an operator and a value, or an object
        15:9+4 unknown path '$tme' | did you mean '$time'? there are: $time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes
        16:10+3 unexpected 'and' after the value | only rules join expectations; write two lines
        17:22+1 unexpected 'b' after 'unique' | a condition goes on with 'and', 'or'
        """#)
  }
}
