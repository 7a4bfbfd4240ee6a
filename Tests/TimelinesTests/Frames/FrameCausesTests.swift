import Testing
import Timelines

struct FrameCausesTests {
  private let causes: [Record.Cause?] = [
    nil, .statement(Record.Place(line: 3)), .consequence(of: Record.Place(line: 3)),
    .statement(Record.Place(line: 1, file: "_a.reel")), .consequence(of: Record.Place(line: 1, file: "_a.reel")),
    .consequence(of: Record.Place(line: 9, file: "_b.reel")), .consequence(of: Record.Place(line: 3)),
    .statement(Record.Place(line: 2, file: "_a.reel")), nil,
  ]

  @Test("each frame has the cause that was appended for it")
  func aCauseIsWhatWasAppendedForItsFrame() {
    let kept = self.kept()
    #expect(kept.count == causes.count)
    #expect(causes.indices.map { kept[$0] } == causes)
  }

  @Test("a frame for which no cause was appended has none")
  func aFrameThatNothingIsKnownOfHasNoCause() {
    #expect(FrameCauses()[0] == nil)
    #expect(kept()[causes.count] == nil)
  }

  @Test("frames are equal if their lines are, whatever caused them")
  func equalFramesAreEqualWhateverCausedThem() throws {
    let text = Array("reel-timeline 1\n== r\n       0ms = 0\n       0ms > go\n".utf8)
    let plain = try Timeline(parsing: text)
    var caused = plain
    caused.cases[0].frames.causes = kept()
    #expect(caused == plain)
  }

  private func kept() -> FrameCauses {
    var kept = FrameCauses()
    for cause in causes { kept.append(cause) }
    return kept
  }
}
