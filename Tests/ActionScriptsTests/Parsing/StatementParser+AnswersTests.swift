import ActionScripts
import Testing

@Suite struct StatementParserAnswersTests {
  @Test func `an answer without the name of a port, or with a bad number of a call, is an error`() {
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
      errors(of: script) == #"""
        1:2+1 the name of a port or a stream is missing after '!' | write: ! search reply []
        2:4+1 what 'p' does is missing | a port can reply, fail, hang; a stream can emit, complete, fail
        3:3+1 '5' is not the name of a port or a stream | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        4:3+3 '"p"' is not the name of a port or a stream | write names without quotes
        5:4+2 '0' is not the number of a call | calls are counted from 1: p#1
        6:4+2 'x' is not the number of a call | calls are counted from 1: p#1
        7:4+1 the number of the call is missing after '#' | calls are counted from 1: p#1
        8:2+1 the name of a port or a stream is missing after '!' | write: ! search reply []
        """#)
  }

  @Test func `an answer that does not say what happens, or says it wrong, is an error`() {
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
      errors(of: script) == #"""
        1:5+6 unknown word 'repply' after 'p' | did you mean 'reply'? a port can reply, fail, hang; a stream can emit, complete, fail
        2:5+7 unknown word 'answers' after 'p' | a port can reply, fail, hang; a stream can emit, complete, fail
        4:11+1 the name of a file is missing after '@'
        5:11+3 the name of a file is missing after '@'
        6:9+1 a code, a message or an error is missing after 'fail' | write: ! p fail 503
        8:9+1 a value is missing after 'emit' | write: ! p emit 1
        9:12+1 unexpected '2' after the value | a comment begins with '#'; write a text with blanks in double quotes
        10:14+1 unexpected '1' after 'complete' | a comment begins with '#'; write a text with blanks in double quotes
        11:7+4 only a port has calls, and a stream can emit
        12:7+8 only a port has calls, and a stream can complete
        """#)
  }

  @Test func `an option of an answer that is unknown, bad or given twice is an error`() {
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
      errors(of: script) == #"""
        1:13+4 unknown option 'afer' | did you mean 'after'? options: after D, xN, when JSON
        2:13+1 unknown option '2' | options: after D, xN, when JSON
        3:18+1 a duration is missing after 'after' | write: after 5ms
        4:19+1 this duration has no unit | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        5:23+5 'after' stands twice
        6:13+2 'x0' is not a number of requests | write x1, x2, ...
        7:16+2 'xN' stands twice
        8:13+1 unknown option 'x' | options: after D, xN, when JSON
        9:17+1 a value is missing after 'when' | write: when {"page":2}
        11:21+4 'when' stands twice
        12:15+2 'x3' is not allowed here: call 2 comes once
        13:10+9 'hang' cannot have 'after': it never answers
        """#)
  }

  @Test func `an answer may have no value, an error of any shape and any condition`() {
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
