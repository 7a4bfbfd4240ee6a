import Observables
import Playback
import Reactors
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
    "a line for a nested reactor that is not there or takes no such action says what there is",
    .whereTypesTell,
    arguments: [
      (
        "cells.2.tick",
        """
        error: there is no 'cells.2'
         --> x.reel:2:1
        2 | cells.2.tick
          | ^^^^^^^^^^^^ 'cells' has 2 elements, 0 to 1
        """
      ),
      (
        "cells[name=c].tick",
        """
        error: there is no 'cells[name=c]'
         --> x.reel:2:1
        2 | cells[name=c].tick
          | ^^^^^^^^^^^^^^^^^^ 'cells' has 2 elements, 0 to 1
        """
      ),
      (
        "byName.c.tick",
        """
        error: there is no 'byName.c'
         --> x.reel:2:1
        2 | byName.c.tick
          | ^^^^^^^^^^^^^ 'byName' has no fields
        """
      ),
      (
        "chosen.tick",
        """
        error: 'chosen' is null
         --> x.reel:2:1
        2 | chosen.tick
          | ^^^^^^^^^^^ reactors live at: cells.0, cells.1
        """
      ),
      (
        "cells.tick",
        """
        error: 'cells' is no reactor
         --> x.reel:2:1
        2 | cells.tick
          | ^^^^^^^^^^ it is an array of 2 elements; reactors live at: cells.0, cells.1
        """
      ),
      (
        "title.tick",
        """
        error: 'title' is no reactor
         --> x.reel:2:1
        2 | title.tick
          | ^^^^^^^^^^ it is "room"; reactors live at: cells.0, cells.1
        """
      ),
      (
        "drawer.tick",
        """
        error: 'drawer' is no reactor
         --> x.reel:2:1
        2 | drawer.tick
          | ^^^^^^^^^^^ it is a value with the fields cell; reactors live at: cells.0, cells.1
        """
      ),
      (
        "cells.0.count.tick",
        """
        error: 'cells.0.count' is no reactor
         --> x.reel:2:1
        2 | cells.0.count.tick
          | ^^^^^^^^^^^^^^^^^^ it is 0; reactors live at: cells.0, cells.1
        """
      ),
      (
        "byName.tick",
        """
        error: 'byName' is no reactor
         --> x.reel:2:1
        2 | byName.tick
          | ^^^^^^^^^^^ it is a value without fields; reactors live at: cells.0, cells.1
        """
      ),
      (
        "titel.tick",
        """
        error: unknown action 'titel.tick'
         --> x.reel:2:1
        2 | titel.tick
          | ^^^^^^^^^^ this reactor has: add, befriend, choose, hide, key, leak, nothing, recall, remove, show, tickAll, toTop
        """
      ),
      (
        "cells.0.tok",
        """
        error: unknown action 'tok' of CellReactor
         --> x.reel:2:1
        2 | cells.0.tok
          | ^^^^^^^^^^^ it has: ring, tick
        """
      ),
      (
        "cells.0.ring",
        """
        error: ring: missing its argument
         --> x.reel:2:1
        2 | cells.0.ring
          | ^^^^^^^^^^^^ it takes 1: String
        """
      ),
      (
        "cells[0].tick",
        """
        error: '[0]' does not name an element
         --> x.reel:2:6
        2 | cells[0].tick
          |      ^^^ write its index, cells.0, or a key and its value, cells[id=3]
        """
      ),
    ])
  func aLineThatCannotBeSaysWhatThereIs(line: String, diagnostic: String) {
    #expect(problems(line) == [diagnostic])
  }

  @Test("an action of a nested reactor whose type has no registration says how to register it")
  func aTypeWithoutARegistrationSaysWhichOneIsMissing() {
    #expect(
      problems("cells.0.tick", registered: false) == [
        """
        error: nothing says what the actions of CellReactor are called
         --> x.reel:2:1
        2 | cells.0.tick
          | ^^^^^^^^^^^^ register them: catalog.actions(of: CellReactor.self) { cases in ... }
        """
      ])
  }

  @Test("actions that are registered for a type can be sent to its reactors wherever they live")
  func whatIsRegisteredForATypeIsUnderstoodWhereverItLives() {
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
