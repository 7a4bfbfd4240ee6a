import Playback
import TestSupport
import Testing

@Suite struct StepCompilerStepsTests {
  @Test("a port or stream that is unknown, or takes another kind of answer, is an error")
  func portsAndStreams() {
    #expect(
      diagnose("@reactor desk\n! news emit 1") == """
        error: unknown stream 'news'
         --> x.reel:2:3
        2 | ! news emit 1
          |   ^^^^ this reactor has no streams
        """)
    #expect(
      diagnose("@reactor stage\n! nws complete\n! api hang") == """
        error: unknown stream 'nws'
         --> x.reel:2:3
        2 | ! nws complete
          |   ^^^ did you mean 'news'? this reactor has: news
        error: unknown port 'api'
         --> x.reel:3:3
        3 | ! api hang
          |   ^^^ this reactor has no ports
        """)
    #expect(
      diagnose("@reactor desk\n! api emit 1") == """
        error: 'api' is a port
         --> x.reel:2:3
        2 | ! api emit 1
          |   ^^^ a port can reply, fail, hang
        """)
    #expect(
      diagnose("@reactor stage\n! news reply 1\n! news fail 3 after 1ms") == """
        error: 'news' is a stream
         --> x.reel:2:3
        2 | ! news reply 1
          |   ^^^^ a stream can emit, complete, fail, without options
        error: 'news' is a stream
         --> x.reel:3:3
        3 | ! news fail 3 after 1ms
          |   ^^^^ a stream can emit, complete, fail, without options
        """)
    #expect(
      diagnose("@reactor stage\n! news emit [1]") == """
        error: news: expected String, found [1]
         --> x.reel:2:13
        2 | ! news emit [1]
          |             ^^^
        """)
  }

  @Test("the name of a directive without its sign is no action", .whereTypesTell)
  func directivesWithoutTheirSign() {
    #expect(
      diagnose("@reactor desk\nlet n = state.answers.count") == """
        error: unknown action 'let'
         --> x.reel:2:1
        2 | let n = state.answers.count
          | ^^^ did you mean '@let'? this reactor has: ask, stop
        """)
  }

  @Test("a number of times where a text is missing is to be quoted", .whereTypesTell)
  func aTextThatIsANumberOfTimes() {
    #expect(
      diagnose("@reactor timed\nmark x3") == """
        error: mark: missing its argument
         --> x.reel:2:1
        2 | mark x3
          | ^^^^ it takes 1: String; write "x3" for the text
        """)
    #expect(
      diagnose("@reactor desk\nask x3") == """
        error: ask: missing its argument
         --> x.reel:2:1
        2 | ask x3
          | ^^^ it takes 1: Int
        """)
  }
}
