import Testing
import Timelines

struct FrameCausesTests {
  private let causes: [Record.Cause?] = [
    nil, .statement(Record.Place(line: 3)), .consequence(of: Record.Place(line: 3)),
    .statement(Record.Place(line: 1, file: "_a.reel")), .consequence(of: Record.Place(line: 1, file: "_a.reel")),
    .consequence(of: Record.Place(line: 1, file: "_a.reel", includedAt: "x.reel:2")),
    .consequence(of: Record.Place(line: 9, file: "_b.reel")), .consequence(of: Record.Place(line: 3)),
    .statement(Record.Place(line: 2, file: "_a.reel")), nil,
  ]

  @Test func `each frame has the cause that was appended for it`() {
    let kept = self.kept()
    #expect(kept.count == causes.count)
    #expect(causes.indices.map { kept[$0] } == causes)
  }

  @Test func `a file is told once, whatever lines include it`() {
    #expect(kept().files == ["_a.reel", "_b.reel"])
  }

  @Test func `a frame for which no cause was appended has none`() {
    #expect(FrameCauses()[0] == nil)
    #expect(kept()[causes.count] == nil)
  }

  @Test func `frames are equal if their lines are, whatever caused them`() throws {
    let text = Array("reel-timeline 1\n== r\n       0ms = 0\n       0ms > go\n".utf8)
    let plain = try Timeline(parsing: text)
    var caused = plain
    caused.cases[0].frames.causes = kept()
    #expect(caused == plain)
  }

  @Test func `the timeline of records of several cases has their causes`() throws {
    var text = ""
    for (line, file) in [(2, ""), (7, ",\"file\":\"_a.reel\"")] {
      text += #"{"type":"begin","at":0,"version":1,"script":"x.reel","case":"\#(line)","reactor":"r","state":0}"# + "\n"
      text += #"{"type":"action","at":0,"name":"go","action":{"go":{}},"line":\#(line)\#(file)}"# + "\n"
      text += #"{"type":"mutation","at":0,"name":"set","value":1}"# + "\n"
      text += #"{"type":"state","at":0,"changes":[{"op":"replace","path":".","old":0,"new":1}],"state":1}"# + "\n"
    }
    let cases = try Timeline(parsing: Array(text.utf8)).cases
    let causes = cases.map { one in one.frames.indices.map { one.frames.causes[$0] } }
    #expect(
      causes == [
        [nil, .statement(Record.Place(line: 2)), nil],
        [nil, .statement(Record.Place(line: 7, file: "_a.reel")), nil],
      ])
  }

  private func kept() -> FrameCauses {
    var kept = FrameCauses()
    for cause in causes { kept.append(cause) }
    return kept
  }
}
