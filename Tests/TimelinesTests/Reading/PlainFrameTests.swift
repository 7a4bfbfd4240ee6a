import JSONValues
import Testing

@testable import Timelines

struct PlainFrameTests {
  private func frame(_ line: String) throws -> Frame {
    let text = Array("reel-timeline 1\n== r\n       0ms \(line)\n".utf8)
    return try #require(try Timeline(parsing: text, checking: .outline).cases.first?.frames.first)
  }

  private func accepts(_ frame: Frame) -> Bool {
    frame.body.withUnsafeBytes { PlainFrame.accepts($0, of: frame.kind) }
  }

  @Test(arguments: [
    #"= {"a":[1,-2.50,0,true,null,{}],"b":"x y","c":[]}"#, "> add", #"> move -1 to=[2] at="x""#, "<- done 1",
    "~ set", #"~ set  a.0: 1 -> "x"  a.+1: {"b":2}"#, "^ alert.text 1", #"@ p.q#12 {"x":1}"#, "< p#1", "x p#9",
    #"& label "3""#, #"& list ["a://b",1]"#, "& spinner.isAnimating true",
    "~ cells.0: set  a: 1 -> 2", "@ a: p#1 1", "= a: {}",
  ])
  func `a frame of simple words and values in their only spelling is accepted without being parsed`(line: String) throws
  {
    #expect(accepts(try frame(line)))
  }

  @Test(arguments: [
    "= 01", "= 1.", "= -", "= [1,]", "= {1}", #"= {"a":1,"a":2}"#, "= {]", "= 1 ", "= \"\\u001b\"", "= \"é\"",
    "= 1e5",
    "= nul", "> add true", "> a (dropped: x)", "> a  1", "~ set  a: 1", "~ set  +a: 1 -> 2", "~ set  a.-0: 1",
    "~ set  .: 1 -> 2", "~ set a: 1 -> 2", "^ \"a b\" 1", "@ p#01 1", "@ p 1", "< p#1 fail \"x\"", "x p#", "& l x",
    #"& l "a://b""#, "& l a://b",
    "* s 1", "! \"x\"", "? n == 1", "~ a.: set", "~ a..b: set", "~ *: set", "& a: l 1", "<- a: e 1",
  ])
  func `a frame with anything unusual or wrong is left to the parser`(line: String) throws {
    #expect(!accepts(try frame(line)))
  }

  @Test(arguments: 0..<20)
  func `a frame that is accepted unparsed is one that a writer writes just so, however frames are damaged`(seed: UInt64)
    throws
  {
    var random = RandomRun(seed: seed)
    let bytes = Array(#" 0-1+."{}[]:,=#>a\_"#.utf8)
    let timeline = try Timeline(parsing: Array(text(of: random.records(120)).utf8))
    var accepted = 0
    for frame in timeline.cases.flatMap(\.frames) {
      var line = Array("\(frame.kind.rawValue) ".utf8) + frame.body
      for _ in 0..<random.below(3) { line[random.below(line.count)] = bytes[random.below(bytes.count)] }
      let text = Array("reel-timeline 1\n== r\n       0ms ".utf8) + line + [UInt8(ascii: "\n")]
      guard let changed = try? Timeline(parsing: text, checking: .outline).cases[0].frames[0],
        accepts(changed)
      else { continue }
      accepted += 1
      let content = try #require(changed.content, "\(changed)")
      var output = TextBuffer()
      output.append { $0.write(content) }
      #expect(output.take(output.count) == Array(changed.body))
    }
    #expect(accepted > 0)
  }
}
