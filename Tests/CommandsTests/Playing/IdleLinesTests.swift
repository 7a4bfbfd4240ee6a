import Playback
import Testing

@testable import Commands

@Suite struct IdleLinesTests {
  @Test func `each line without effect is warned of once`() {
    var idle = IdleLines()
    for lines in [["'! a emit' (x.reel:1) a"], [], ["'! a emit' (x.reel:1) a", "'! b fail' (x.reel:2) b"]] {
      var outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: "r"))
      outcome.idleLines = lines
      idle.add(outcome)
    }
    #expect(
      idle.warnings == """
        warning: '! a emit' (x.reel:1) a
        warning: '! b fail' (x.reel:2) b

        """)
  }
}
