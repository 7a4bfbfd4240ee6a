import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CasePlayerNestedActionsTests {
  private func problems(_ line: String, registered: Bool = true) -> [String] {
    let catalog = Catalog.room()
    if registered {
      catalog.actions(of: CellReactor.self) { cases in
        cases("tick", CellReactor.Action.tick)
        cases("ring", CellReactor.Action.ring)
      }
    }
    return PlayedScript("@reactor room cells=[\"a\",\"b\"]\n\(line)", catalog: catalog).diagnostics
  }

  @Test(
    .whereTypesTell,
    arguments: [
      (
        "cells.2.tick",
        "2:1+12 there is no 'cells.2' | 'cells' has 2 elements, 0 to 1"
      ),
      (
        "cells[name=c].tick",
        #"2:1+18 there is no 'cells[name=c]' | 'cells' has 2 elements, 0 to 1, with name "a", "b""#
      ),
      (
        "byName.c.tick",
        "2:1+13 there is no 'byName.c' | 'byName' has no fields"
      ),
      (
        "chosen.tick",
        "2:1+11 'chosen' is null | reactors live at: cells.0, cells.1"
      ),
      (
        "cells.tick",
        "2:1+10 'cells' is no reactor | it is an array of 2 elements; reactors live at: cells.0, cells.1"
      ),
      (
        "title.tick",
        #"2:1+10 'title' is no reactor | it is "room"; reactors live at: cells.0, cells.1"#
      ),
      (
        "drawer.tick",
        "2:1+11 'drawer' is no reactor | it is a value with the fields cell; reactors live at: cells.0, cells.1"
      ),
      ("cells.0.count.tick", "2:1+18 'cells.0.count' is no reactor | it is 0; reactors live at: cells.0, cells.1"),
      (
        "byName.tick",
        "2:1+11 'byName' is no reactor | it is a value without fields; reactors live at: cells.0, cells.1"
      ),
      (
        "titel.tick",
        "2:1+10 unknown action 'titel.tick' | this reactor has: add, befriend, choose, hide, key, leak, nothing, recall, remove, show, tickAll, toTop"
      ),
      ("cells.0.tok", "2:1+11 unknown action 'tok' of CellReactor | it has: ring, tick"),
      ("cells.0.ring", "2:1+12 ring: missing its argument | it takes 1: String"),
      (
        "cells[0].tick",
        "2:6+3 '[0]' does not name an element | write its index, cells.0, or a key and its value, cells[id=3]"
      ),
    ])
  func `a line for a nested reactor that is not there or takes no such action says what there is`(
    line: String, diagnostic: String
  ) {
    #expect(problems(line) == [diagnostic])
  }

  @Test(arguments: [
    (
      "@redact cells.*.name as cell\ncells[name=c].tick",
      #"3:1+18 there is no 'cells[name=c]' | 'cells' has 2 elements, 0 to 1, with name "[cell#1]", "[cell#2]""#
    ),
    (
      "@redact title as title\ntitle.tick",
      #"3:1+10 'title' is no reactor | it is "[title#1]"; reactors live at: cells.0, cells.1"#
    ),
    ("@redact cells as all\ncells.2.tick", #"3:1+12 there is no 'cells.2' | 'cells' is "[all#1]""#),
  ])
  func `what is redacted is not told`(lines: String, diagnostic: String) {
    #expect(problems(lines) == [diagnostic])
  }

  @Test func `an action of a nested reactor whose type has no registration says how to register it`() {
    #expect(
      problems("cells.0.tick", registered: false) == [
        "2:1+12 nothing says what the actions of CellReactor are called | register them: catalog.actions(of: CellReactor.self) { cases in ... }"
      ])
  }

  @Test func `actions that are registered for a type can be sent to its reactors wherever they live`() {
    let catalog = Catalog.room()
    catalog.reactor("cell", { stage in CellReactor("c", ring: Observable.never(), port: stage.port("bell")) }) {
      cases in
      cases("count", CellReactor.Action.tick)
    }
    let played = PlayedScript("@reactor room cells=[\"a\"]\ncells.0.count\n? cells.0.count == 1", catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
  }
}
