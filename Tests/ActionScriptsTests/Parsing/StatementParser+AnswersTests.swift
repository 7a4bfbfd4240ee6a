import ActionScripts
import Testing

@Suite struct StatementParserAnswersTests {
  @Test("an answer without the name of a port, or with a bad number of a call, is an error")
  func names() {
    let script = #"""
      !
      ! p
      ! 5 reply 1
      ! "p" reply 1
      ! p#0 reply 1
      ! p#x reply 1
      ! p# reply 1
      ! #2 reply 1
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: the name of a port or a stream is missing after '!'
         --> x.reel:1:2
        1 | !
          |  ^ write: ! search reply []
        error: what 'p' does is missing
         --> x.reel:2:4
        2 | ! p
          |    ^ a port can reply, fail, hang; a stream can emit, complete, fail
        error: '5' is not the name of a port or a stream
         --> x.reel:3:3
        3 | ! 5 reply 1
          |   ^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '"p"' is not the name of a port or a stream
         --> x.reel:4:3
        4 | ! "p" reply 1
          |   ^^^ write names without quotes
        error: '0' is not the number of a call
         --> x.reel:5:4
        5 | ! p#0 reply 1
          |    ^^ calls are counted from 1: search#1
        error: 'x' is not the number of a call
         --> x.reel:6:4
        6 | ! p#x reply 1
          |    ^^ calls are counted from 1: search#1
        error: the number of the call is missing after '#'
         --> x.reel:7:4
        7 | ! p# reply 1
          |    ^ calls are counted from 1: search#1
        error: the name of a port or a stream is missing after '!'
         --> x.reel:8:2
        8 | ! #2 reply 1
          |  ^ write: ! search reply []
        """#)
  }

  @Test("an answer that does not say what happens, or says it wrong, is an error")
  func verbs() {
    let script = #"""
      ! p repply 1
      ! p answers 1
      ! p reply
      ! p reply @
      ! p reply @""
      ! p fail
      ! p fail {}
      ! p emit
      ! p emit 1 2
      ! p complete 1
      ! p#2 emit 1
      ! p#2 complete
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: unknown word 'repply' after 'p'
         --> x.reel:1:5
        1 | ! p repply 1
          |     ^^^^^^ did you mean 'reply'? a port can reply, fail, hang; a stream can emit, complete, fail
        error: unknown word 'answers' after 'p'
         --> x.reel:2:5
        2 | ! p answers 1
          |     ^^^^^^^ a port can reply, fail, hang; a stream can emit, complete, fail
        error: the name of a file is missing after '@'
         --> x.reel:4:11
        4 | ! p reply @
          |           ^
        error: the name of a file is missing after '@'
         --> x.reel:5:11
        5 | ! p reply @""
          |           ^^^
        error: a code, a message or an error is missing after 'fail'
         --> x.reel:6:9
        6 | ! p fail
          |         ^ write: ! p fail 503
        error: a value is missing after 'emit'
         --> x.reel:8:9
        8 | ! p emit
          |         ^ write: ! p emit 1
        error: unexpected '2' after the value
         --> x.reel:9:12
        9 | ! p emit 1 2
          |            ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected '1' after 'complete'
          --> x.reel:10:14
        10 | ! p complete 1
           |              ^ a comment begins with '#'; write a text with blanks in double quotes
        error: only a port has calls, and a stream can emit
          --> x.reel:11:7
        11 | ! p#2 emit 1
           |       ^^^^
        error: only a port has calls, and a stream can complete
          --> x.reel:12:7
        12 | ! p#2 complete
           |       ^^^^^^^^
        """#)
  }

  @Test("an option of an answer that is unknown, bad or given twice is an error")
  func options() {
    let script = #"""
      ! p reply 1 afer 5ms
      ! p reply 1 2
      ! p reply 1 after
      ! p reply 1 after 5
      ! p reply 1 after 1ms after 2ms
      ! p reply 1 x0
      ! p reply 1 x1 x2
      ! p reply 1 x
      ! p reply 1 when
      ! p reply 1 when [1]
      ! p reply 1 when {} when {}
      ! p#2 reply 1 x3
      ! p hang after 5ms
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: unknown option 'afer'
         --> x.reel:1:13
        1 | ! p reply 1 afer 5ms
          |             ^^^^ did you mean 'after'? options: after D, xN, when JSON
        error: unknown option '2'
         --> x.reel:2:13
        2 | ! p reply 1 2
          |             ^ options: after D, xN, when JSON
        error: a duration is missing after 'after'
         --> x.reel:3:18
        3 | ! p reply 1 after
          |                  ^ write: after 5ms
        error: this duration has no unit
         --> x.reel:4:19
        4 | ! p reply 1 after 5
          |                   ^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'after' stands twice
         --> x.reel:5:23
        5 | ! p reply 1 after 1ms after 2ms
          |                       ^^^^^
        error: 'x0' is not a number of requests
         --> x.reel:6:13
        6 | ! p reply 1 x0
          |             ^^ write x1, x2, ...
        error: 'xN' stands twice
         --> x.reel:7:16
        7 | ! p reply 1 x1 x2
          |                ^^
        error: unknown option 'x'
         --> x.reel:8:13
        8 | ! p reply 1 x
          |             ^ options: after D, xN, when JSON
        error: a value is missing after 'when'
         --> x.reel:9:17
        9 | ! p reply 1 when
          |                 ^ write: when {"page":2}
        error: 'when' stands twice
          --> x.reel:11:21
        11 | ! p reply 1 when {} when {}
           |                     ^^^^
        error: 'x3' is not allowed here: call 2 comes once
          --> x.reel:12:15
        12 | ! p#2 reply 1 x3
           |               ^^
        error: 'hang' cannot have 'after': it never answers
          --> x.reel:13:10
        13 | ! p hang after 5ms
           |          ^^^^^^^^^
        """#)
  }

  @Test("an answer may have no value, an error of any shape and any condition")
  func anAnswerWithoutAValueErrorsOfAnyShapeAndAnyCondition() {
    let script = """
      ! p reply
      ! p reply after 5ms
      ! p reply "after"
      ! p reply x2 when admin
      ! p reply "x2"
      ! p fail {"notFound":{"id":3}}
      ! p reply 1 when [1]

      """
    let lines = formatted(script, to: .lines)
    #expect(lines == script)
    let json = formatted(script, to: .json)
    #expect(json.contains(#"{"port":"p","reply":null,"times":2,"when":"admin"}"#))
    #expect(formatted(json, to: .lines) == script)
  }
}
