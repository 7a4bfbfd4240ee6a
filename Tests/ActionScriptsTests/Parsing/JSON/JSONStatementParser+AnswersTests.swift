import ActionScripts
import Testing

@Suite struct JSONStatementParserAnswersTests {
  @Test func `mistakes in an answer in JSON are errors at their keys`() {
    let script = #"""
      {"port":5,"reply":1}
      {"port":"p"}
      {"port":"p","reply":1,"fail":2}
      {"port":"p","hang":false}
      {"port":"p","hang":true,"after":"5ms"}
      {"port":"p","fail":[1]}
      {"port":"p","file":5}
      {"port":"p","reply":1,"times":0}
      {"port":"p","reply":1,"call":1.5}
      {"port":"p","reply":1,"call":2,"times":1}
      {"port":"p","reply":1,"when":[1]}
      {"port":"p","reply":1,"after":5}
      {"stream":"s"}
      {"stream":"s","emit":1,"complete":true}
      {"stream":"s","complete":1}
      """#
    #expect(
      errors(of: script) == #"""
        1:9+1 'port' needs a string, found 5
        2:1+1 the statement does not say what the port does | one of these keys is needed: 'reply', 'file', 'fail', 'hang'
        3:23+6 'fail' is not allowed beside 'reply'
        4:20+5 'hang' needs true, found false
        5:33+5 'hang' cannot have 'after': it never answers
        7:20+1 'file' needs a string, found 5
        8:31+1 'times' needs a whole number from 1, found 0
        9:30+3 'call' needs a whole number from 1, found 1.5
        10:40+1 'times' is not allowed here: call 2 comes once
        12:31+1 'after' needs a duration in quotes, such as "50ms", found 5
        13:1+1 the statement does not say what the stream does | one of these keys is needed: 'emit', 'complete', 'fail'
        14:24+10 'complete' is not allowed beside 'emit'
        15:26+1 'complete' needs true, found 1
        """#)
  }

  @Test func `the caret of a mistake in an expectation stands inside of its string where that has no escapes`() {
    let script = #"""
      {"expect":5}
      {"expect":""}
      {"expect":"a = 1"}
      {"expect":"\u0061 = 1"}
      {"expect":"a == \"x"}
      {"expect":"a == 1 # x"}
      {"expect":"[1]"}
      {"expect":[1]}
      """#
    #expect(
      errors(of: script) == #"""
        1:11+1 'expect' needs a string or an object, found 5
        2:13+1 a path is missing after '?' | write: ? items.0 == 1
        3:14+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        4:12+10 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        5:12+8 this string is not terminated | a '"' is missing
        6:19+3 a comment is not allowed in an expectation | write it beside: "comment":"text"
        7:12+3 an array is not allowed here: the state is an object | write a path, an operator and a value, or an object
        8:11+3 'expect' needs a string or an object, found an array
        """#)
  }
}
