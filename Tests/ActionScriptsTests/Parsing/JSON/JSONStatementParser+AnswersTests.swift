import ActionScripts
import Testing

@Suite struct JSONStatementParserAnswersTests {
  @Test("mistakes in an answer in JSON are errors at their keys")
  func answers() {
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
      renderedErrors(of: script) == #"""
        error: 'port' needs a string, found 5
         --> x.reel:1:9
        1 | {"port":5,"reply":1}
          |         ^
        error: the statement does not say what the port does
         --> x.reel:2:1
        2 | {"port":"p"}
          | ^ one of these keys is needed: 'reply', 'file', 'fail', 'hang'
        error: 'fail' is not allowed beside 'reply'
         --> x.reel:3:23
        3 | {"port":"p","reply":1,"fail":2}
          |                       ^^^^^^
        error: 'hang' needs true, found false
         --> x.reel:4:20
        4 | {"port":"p","hang":false}
          |                    ^^^^^
        error: 'hang' cannot have 'after': it never answers
         --> x.reel:5:33
        5 | {"port":"p","hang":true,"after":"5ms"}
          |                                 ^^^^^
        error: 'file' needs a string, found 5
         --> x.reel:7:20
        7 | {"port":"p","file":5}
          |                    ^
        error: 'times' needs a whole number from 1, found 0
         --> x.reel:8:31
        8 | {"port":"p","reply":1,"times":0}
          |                               ^
        error: 'call' needs a whole number from 1, found 1.5
         --> x.reel:9:30
        9 | {"port":"p","reply":1,"call":1.5}
          |                              ^^^
        error: 'times' is not allowed here: call 2 comes once
          --> x.reel:10:40
        10 | {"port":"p","reply":1,"call":2,"times":1}
           |                                        ^
        error: 'after' needs a duration in quotes, such as "50ms", found 5
          --> x.reel:12:31
        12 | {"port":"p","reply":1,"after":5}
           |                               ^
        error: the statement does not say what the stream does
          --> x.reel:13:1
        13 | {"stream":"s"}
           | ^ one of these keys is needed: 'emit', 'complete', 'fail'
        error: 'complete' is not allowed beside 'emit'
          --> x.reel:14:24
        14 | {"stream":"s","emit":1,"complete":true}
           |                        ^^^^^^^^^^
        error: 'complete' needs true, found 1
          --> x.reel:15:26
        15 | {"stream":"s","complete":1}
           |                          ^
        """#)
  }

  @Test("the caret of a mistake in an expectation stands inside of its string where that has no escapes")
  func expectations() {
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
      renderedErrors(of: script) == #"""
        error: 'expect' needs a string or an object, found 5
         --> x.reel:1:11
        1 | {"expect":5}
          |           ^
        error: a path is missing after '?'
         --> x.reel:2:13
        2 | {"expect":""}
          |             ^ write: ? items.0 == 1
        error: unknown operator '='
         --> x.reel:3:14
        3 | {"expect":"a = 1"}
          |              ^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: unknown operator '='
         --> x.reel:4:12
        4 | {"expect":"\u0061 = 1"}
          |            ^^^^^^^^^^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: this string is not terminated
         --> x.reel:5:12
        5 | {"expect":"a == \"x"}
          |            ^^^^^^^^ a '"' is missing
        error: a comment is not allowed in an expectation
         --> x.reel:6:19
        6 | {"expect":"a == 1 # x"}
          |                   ^^^ write it beside: "comment":"text"
        error: an array is not allowed here: the state is an object
         --> x.reel:7:12
        7 | {"expect":"[1]"}
          |            ^^^ write a path, an operator and a value, or an object
        error: 'expect' needs a string or an object, found an array
         --> x.reel:8:11
        8 | {"expect":[1]}
          |           ^^^
        """#)
  }
}
