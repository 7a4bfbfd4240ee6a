import Files
import Playback
import Testing
import Timelines

import class TestSupport.ScratchDirectory

@testable import Commands

@Suite struct PlayedScriptTests {
  private func played(_ sections: String...) -> PlayedScript {
    PlayedScript(
      sections.map { section in
        PlayedCase(outcome: CaseOutcome(of: CaseOutline(title: nil, reactor: "r")), section: Array(section.utf8))
      })
  }

  @Test func `a text is the timeline only if it has the header and all sections, byte for byte`() {
    let script = played("== r\nA\n", "== s\nB\n")
    let timeline = "reel-timeline 1\n== r\nA\n== s\nB\n"
    #expect(script.timeline == Array(timeline.utf8))
    #expect(script.isWritten(in: Array(timeline.utf8)))
    for other in [
      "", "reel-timeline 1\n", "reel-timeline 2\n== r\nA\n== s\nB\n", "reel-timeline 1\n== r\nA\n",
      "reel-timeline 1\n== s\nB\n== r\nA\n", String(timeline.dropLast()), timeline + "\n", timeline.uppercased(),
    ] {
      #expect(!script.isWritten(in: Array(other.utf8)), "\(other)")
    }
    #expect(played().isWritten(in: TimelineHeader.bytes))
  }

  /// Returns a script whose cases have parts of a golden.
  private func played(
    _ golden: String, _ parts: [Range<Int>?], in scratch: ScratchDirectory, change: String? = nil
  ) throws -> PlayedScript {
    try scratch.write(golden, to: "x.timeline")
    let path = scratch.url.appending(path: "x.timeline").path
    let state = try #require(FileState(of: path))
    let cases = zip(["== r\n", "== s\n"], parts).map { heading, part in
      var one = PlayedCase(
        outcome: CaseOutcome(of: CaseOutline(title: nil, reactor: "r")), section: Array(heading.utf8))
      one.goldenPart = part.map { GoldenPart(state: state, range: $0) }
      return one
    }
    if let change { try scratch.write(change, to: "x.timeline") }
    return try PlayedScript(cases, beside: path)
  }

  private static let golden = "reel-timeline 1\n== r\nA\n== s\nB\n"

  @Test func `cases that make up their whole golden equal it, and carry no text of their own`() throws {
    let scratch = try ScratchDirectory()
    let script = try played(Self.golden, [16..<23, 23..<30], in: scratch)
    #expect(script.isAsGolden)
    #expect(script.cases.map { String(decoding: $0.section, as: UTF8.self) } == ["== r\n", "== s\n"])
    #expect(script.prefix(1).isAsGolden)
    #expect(script.prefix(1).cases.count == 1)
  }

  @Test(arguments: [
    (golden + "== t\n", [16..<23, 23..<30]), (golden, [16..<23, nil]), (golden, [23..<30, 16..<23]),
    (golden, [nil, nil]),
  ])
  func `a case has its text where the golden has other text, too`(golden: String, parts: [Range<Int>?]) throws {
    let script = try played(golden, parts, in: try ScratchDirectory())
    #expect(!script.isAsGolden)
    let texts = zip(["== r\n", "== s\n"], parts).map { heading, part in
      part.map { $0.lowerBound == 16 ? "== r\nA\n" : "== s\nB\n" } ?? heading
    }
    #expect(script.cases.map { String(decoding: $0.section, as: UTF8.self) } == texts)
  }

  @Test func `a golden that was changed meanwhile is an error`() throws {
    for parts in [[16..<23, 23..<30], [16..<23, nil]] {
      let scratch = try ScratchDirectory()
      let error = #expect(throws: FileError.self) {
        try played(Self.golden, parts, in: scratch, change: Self.golden + "C\n")
      }
      #expect("\(error, default: "")".hasSuffix("x.timeline: changed while the suite was played"))
    }
  }
}
