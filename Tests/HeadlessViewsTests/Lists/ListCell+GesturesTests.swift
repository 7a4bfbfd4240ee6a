import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct ListCellGesturesTests {
  private let history = History()
  private let list = ListView()

  private func cell(_ row: Int, section: Int = 0) throws -> ListCell {
    try #require(list.cellForRow(at: IndexPath(row: row, section: section)))
  }

  private func fill(sections: Int) {
    list.show((0..<sections).map { _ in ListSection(rows: (0..<3).map { (ListCell(), $0) }) })
  }

  @Test func `deleting a row is left to the subscribers of itemDeleted, and refused without one`() throws {
    fill(sections: 2)
    #expect(throws: GestureRefusal.impossible("it cannot be deleted: nothing subscribes to that")) {
      try cell(0).perform(.delete)
    }
    _ = list.rx.itemDeleted.map { "-\($0.section).\($0.row)" }.write(to: history)
    _ = list.rx.modelDeleted(Int.self).map { "model \($0)" }.write(to: history)
    try cell(1).perform(.delete)
    try cell(0, section: 1).perform(.delete)
    #expect(history.lines == ["-0.1", "model 1", "-1.0", "model 0"])
    #expect(list.numberOfRows(inSection: 1) == 3)
  }

  @Test func `a row moves while the list is being edited`() throws {
    fill(sections: 1)
    _ = list.rx.itemMoved.map { "\($0.sourceIndex.row) to \($0.destinationIndex.row)" }.write(to: history)
    #expect(throws: GestureRefusal.impossible("it stays in place: the list is not being edited")) {
      try cell(0).perform(.move(to: 2))
    }
    list.setEditing(true, animated: true)
    try cell(0).perform(.move(to: 2))
    #expect(history.lines == ["0 to 2"])
    #expect(throws: GestureRefusal.impossible("there is no row 3: there are 3")) { try cell(0).perform(.move(to: 3)) }
    #expect(try ScriptLine.decode(ListCell.Gesture.self, "move", ["to": 2]) == .move(to: 2))
  }

  @Test func `a cell that was shown before is in no list any more, and a disabled list takes no gesture`() throws {
    fill(sections: 1)
    let old = try cell(0)
    fill(sections: 1)
    #expect(throws: GestureRefusal.impossible("it is in no list")) { try old.perform(.delete) }
    list.isEnabled = false
    #expect(throws: GestureRefusal.disabled) { try cell(0).perform(.delete) }
  }
}
