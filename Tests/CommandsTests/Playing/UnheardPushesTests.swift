import Playback
import Testing

@testable import Commands

@Suite struct UnheardPushesTests {
  @Test func `each line that nobody heard is warned of once`() {
    var unheard = UnheardPushes()
    for lines in [["'! a emit' (x.reel:1)"], [], ["'! a emit' (x.reel:1)", "'! b fail' (x.reel:2)"]] {
      var outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: "r"))
      outcome.unheard = lines
      unheard.add(outcome)
    }
    #expect(
      unheard.warnings == """
        warning: '! a emit' (x.reel:1) reached nobody: nothing listens there
        warning: '! b fail' (x.reel:2) reached nobody: nothing listens there

        """)
  }
}
