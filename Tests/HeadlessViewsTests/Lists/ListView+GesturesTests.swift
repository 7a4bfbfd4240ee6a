import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct ListViewGesturesTests {
  private let history = History()
  private let list = ListView()

  private func fill(_ count: Int, sections: Int = 1) {
    let section = { ListSection(rows: (0..<count).map { (ListCell(), $0) }) }
    list.show((0..<sections).map { _ in section() })
  }

  @Test func `a scroll is told, also one that leads nowhere`() throws {
    fill(20)
    _ = list.rx.contentOffset.map(\.y).write(to: history)
    try list.perform(.scroll(100.5))
    try list.perform(.scroll(100.5))
    list.contentOffset.y = 100.5
    try list.perform(.scroll(0))
    #expect(history.lines == ["0.0", "100.5", "100.5", "0.0"])
  }

  @Test func `scrolling further than the list goes comes to its end`() throws {
    fill(20)
    list.rowHeight = 44.25
    try list.perform(.scroll(500))
    #expect(list.contentOffset.y == 445)
    try list.perform(.scroll(-0.5))
    #expect(list.contentOffset == .zero)
  }

  @Test func `a list that is laid out anew stays in its range`() throws {
    fill(20)
    _ = list.rx.contentOffset.map(\.y).write(to: history)
    try list.perform(.resize(0))
    #expect(list.frame.height == 0)
    try list.perform(.scrollToEnd)
    try list.perform(.resize(80.5))
    #expect(list.frame.height == 80.5)
    #expect(history.lines == ["0.0", "880.0", "799.5"])
    #expect(throws: GestureRefusal.impossible("no list is -1.0 points high")) { try list.perform(.resize(-1)) }
  }

  @Test func `a tap marks the row, takes the mark from the other one, and is told`() throws {
    fill(3)
    _ = list.rx.itemSelected.map { "+\($0.row)" }.write(to: history)
    _ = list.rx.itemDeselected.map { "-\($0.row)" }.write(to: history)
    try list.perform(.select(1))
    try list.perform(.select(1))
    try list.perform(.select(2))
    #expect(history.lines == ["+1", "+1", "-1", "+2"])
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `where several rows may be marked a second tap takes the mark away`() throws {
    fill(3)
    list.allowsMultipleSelection = true
    _ = list.rx.itemSelected.map { "+\($0.row)" }.write(to: history)
    _ = list.rx.modelDeselected(Int.self).map { "-\($0)" }.write(to: history)
    try list.perform(.select(2))
    try list.perform(.select(0))
    #expect(list.indexPathsForSelectedRows.map(\.row) == [0, 2])
    try list.perform(.select(2))
    #expect(history.lines == ["+2", "+0", "-2"])
    #expect(list.indexPathsForSelectedRows.map(\.row) == [0])
  }

  @Test func `tapping a row that is not there is told with the rows there are`() {
    #expect(throws: GestureRefusal.impossible("there is no row 0: the list has 0")) { try list.perform(.select(0)) }
    fill(3)
    #expect(throws: GestureRefusal.impossible("there is no row 7: the list has 3")) { try list.perform(.select(7)) }
    #expect(throws: GestureRefusal.impossible("there is no row -1: the list has 3")) { try list.perform(.select(-1)) }
    fill(3, sections: 2)
    #expect(throws: GestureRefusal.impossible("there is no row 7: section 1 has 3")) {
      try list.perform(.selectRow(7, section: 1))
    }
    #expect(throws: GestureRefusal.impossible("there is no section 2: the list has 2")) {
      try list.perform(.selectRow(0, section: 2))
    }
  }

  @Test func `rows are told when they come into sight, and each scroll with its end`() throws {
    list.rowHeight = 200
    _ = list.rx.willDisplayCell.map { "row \($0.indexPath.row)" }.write(to: history)
    _ = list.rx.didScroll.map { "scrolls" }.write(to: history)
    _ = list.rx.didEndDecelerating.map { "rests" }.write(to: history)
    fill(5)
    try list.perform(.scroll(100))
    try list.perform(.scroll(200))
    list.contentOffset.y = 400
    #expect(
      history.lines == [
        "row 0", "row 1", "row 2", "scrolls", "rests", "scrolls", "row 3", "rests", "scrolls", "row 4",
      ])
    #expect(list.visibleCells.count == 3)
    list.reloadData()
    #expect(history.lines.suffix(3) == ["row 2", "row 3", "row 4"])
    #expect(list.reloadCount == 2)
  }

  @Test func `events that only the real platform sends, such as prefetchRows, never come`() {
    _ = list.rx.prefetchRows.map { _ in "prefetch" }.write(to: history)
    _ = list.rx.setDelegate(self as AnyObject)
    fill(50)
    #expect(history.lines == [])
  }
}
