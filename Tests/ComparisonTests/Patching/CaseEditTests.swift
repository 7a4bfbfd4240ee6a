import Testing
import Timelines

@testable import Comparison

struct CaseEditTests {
  private func text(_ edit: CaseEdit, of one: TimelineCase?) throws -> String {
    var bytes: [UInt8] = []
    try edit.applied(to: one).write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("takes lines away and puts others")
  func takesLinesAwayAndPutsOthers() throws {
    let one = try Sample.timeline("       0ms = 1\n       1ms > a\n       2ms > b", heading: "== r").cases[0]
    var edit = CaseEdit(reactor: "r", expectedCase: 0, actualCase: 0)
    #expect(try text(edit, of: one) == "reel-timeline 1\n== r\n       0ms = 1\n       1ms > a\n       2ms > b\n")
    edit.removed = [CaseEdit.Line(index: 1, text: "       1ms > a", number: 1)]
    edit.inserted = [
      CaseEdit.Line(index: 0, text: "first", number: 1), CaseEdit.Line(index: 3, text: "last", number: 2),
    ]
    edit.startsScript = false
    #expect(try text(edit, of: one) == "== r\nfirst\n       0ms = 1\n       2ms > b\nlast\n")
  }

  @Test("makes a case of nothing")
  func makesACaseOfNothing() throws {
    var edit = CaseEdit(title: "t", reactor: "r", actualCase: 0, startsScript: true)
    edit.inserted = [CaseEdit.Line(index: 0, text: "       0ms = 1", number: 1)]
    #expect(try text(edit, of: nil) == "reel-timeline 1\n== t  r\n       0ms = 1\n")
  }
}
