import Playback
import Testing
import Timelines

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
}
