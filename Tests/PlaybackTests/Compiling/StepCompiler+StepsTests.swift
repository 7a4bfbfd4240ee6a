import Playback
import TestSupport
import Testing

@Suite struct StepCompilerStepsTests {
  @Test func `a port or stream that is unknown, or takes another kind of answer, is an error`() {
    #expect(diagnose("@reactor desk\n! news emit 1") == "2:3+4 unknown stream 'news' | this reactor has no streams")
    #expect(
      diagnose("@reactor stage\n! nws complete\n! api hang") == """
        2:3+3 unknown stream 'nws' | did you mean 'news'? this reactor has: news
        3:3+3 unknown port 'api' | this reactor has no ports
        """)
    #expect(diagnose("@reactor desk\n! api emit 1") == "2:3+3 'api' is a port | a port can reply, fail, hang")
    #expect(
      diagnose("@reactor stage\n! news reply 1\n! news fail 3 after 1ms") == """
        2:3+4 'news' is a stream | a stream can emit, complete, fail, without options
        3:3+4 'news' is a stream | a stream can emit, complete, fail, without options
        """)
    #expect(diagnose("@reactor stage\n! news emit [1]") == "2:13+3 news: expected String, found [1]")
  }

  @Test(.whereTypesTell)
  func `the name of a directive without its sign is no action`() {
    #expect(
      diagnose("@reactor desk\nlet n = state.answers.count")
        == "2:1+3 unknown action 'let' | did you mean '@let'? this reactor has: ask, stop")
  }

  @Test(
    .whereTypesTell,
    arguments: [
      ("wait 50ms", "wait", "write +50ms"), ("wait 50", "wait", "write +50ms"), ("sleep 2", "sleep", "write +2s"),
      (#"{"do":"wait","with":["50ms"]}"#, #""wait""#, #"write {"wait":"50ms"}"#),
      ("sleep", "sleep", "write +idle"),
      ("send ask", "send", "write the name of the action alone: ask"),
      (#"{"action":"ask"}"#, #""action""#, #"write {"do":"ask"}"#),
      (#"{"sleep":"2s"}"#, #""sleep""#, #"write {"wait":"2s"}"#),
      ("send aks", "send", "this reactor has: ask, stop"),
      ("expect answers.count >= 2", "expect", "write ? answers.count >= 2"),
      ("assert answers.0 2 # x", "assert", "write ? answers.0 == 2"),
      ("expect answers", "expect", "write ? FIELD == VALUE"),
      ("Verify answers.0 2", "Verify", "write ? answers.0 == 2"),
      ("XCTAssertEqual answers.0 2", "XCTAssertEqual", "write ? answers.0 == 2"),
      (#"{"assert":"always answers has 1"}"#, #""assert""#, #"write {"always":"answers has 1"}"#),
      (#"{"expct":"answers has 1"}"#, #""expct""#, "did you mean the key 'expect'? this reactor has: ask, stop"),
    ])
  func `an action that is meant as another statement has a hint`(line: String, name: String, hint: String) {
    let before = line.firstRange(of: name).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
    let word = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
    #expect(
      diagnose("@reactor desk\n\(line)")
        == "2:\(before + 1)+\(name.utf8.count) unknown action '\(word)' | \(hint)")
  }

  @Test(.whereTypesTell)
  func `the first argument that is one too many is underlined`() {
    #expect(
      diagnose("@reactor timed\nmark a b c\nmark a // b\n@case x\n@reactor desk\nask 1 2") == """
        2:8+1 mark: 3 arguments, but it takes 1: String | write a text with blanks in double quotes
        3:8+2 mark: 3 arguments, but it takes 1: String | a comment begins with '#'
        4:7+1 a statement stands before the first '@case', in line 2 | only directives before the first '@case' apply to all cases
        6:7+1 ask: 2 arguments, but it takes 1: Int
        """)
  }

  @Test(.whereTypesTell)
  func `a number of times where a text is missing is to be quoted`() {
    #expect(
      diagnose("@reactor timed\nmark x3")
        == #"2:1+4 mark: missing its argument | it takes 1: String; write "x3" for the text"#)
    #expect(diagnose("@reactor desk\nask x3") == "2:1+3 ask: missing its argument | it takes 1: Int")
  }
}
