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

  @Test(
    "an action that is meant as another statement has a hint",
    .whereTypesTell,
    arguments: [
      ("wait 50ms", "wait", "write +50ms"), ("wait 50", "wait", "write +50ms"), ("sleep 2", "sleep", "write +2s"),
      (#"{"do":"wait","with":["50ms"]}"#, #""wait""#, #"write {"wait":"50ms"}"#),
      ("sleep", "sleep", "write +idle"),
      ("send ask", "send", "write the name of the action alone: ask"),
      (#"{"action":"ask"}"#, #""action""#, #"write {"do":"ask"}"#),
      (#"{"sleep":"2s"}"#, #""sleep""#, #"write {"wait":"2s"}"#),
      ("send aks", "send", "this reactor has: ask, stop"),
    ])
  func anActionThatIsMeantAsAnotherStatement(line: String, name: String, hint: String) {
    let before = line.firstRange(of: name).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
    let blanks = String(repeating: " ", count: before)
    let word = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
    #expect(
      diagnose("@reactor desk\n\(line)") == """
        error: unknown action '\(word)'
         --> x.reel:2:\(blanks.utf8.count + 1)
        2 | \(line)
          | \(blanks)\(String(repeating: "^", count: name.utf8.count)) \(hint)
        """)
  }

  @Test("the first argument that is one too many is underlined", .whereTypesTell)
  func surplusArguments() {
    #expect(
      diagnose("@reactor timed\nmark a b c\nmark a // b\n@case x\n@reactor desk\nask 1 2") == """
        error: mark: 3 arguments, but it takes 1: String
         --> x.reel:2:8
        2 | mark a b c
          |        ^ write a text with blanks in double quotes
        error: mark: 3 arguments, but it takes 1: String
         --> x.reel:3:8
        3 | mark a // b
          |        ^^ a comment begins with '#'
        error: statements stand before the first '@case'
         --> x.reel:4:7
        4 | @case x
          |       ^ only directives before the first '@case' apply to all cases
        error: ask: 2 arguments, but it takes 1: Int
         --> x.reel:6:7
        6 | ask 1 2
          |       ^
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
