import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct ListViewTests {
  private let history = History()
  private let list = ListView()

  private func fill(_ count: Int) {
    list.show([ListSection(rows: (0..<count).map { (ListCell(), $0) })])
  }

  @Test func `ten rows of the usual height are in sight`() {
    #expect(list.frame == Rect(width: 320, height: 440) && list.contentSize == Size(width: 320, height: 0))
    fill(10)
    #expect(list.contentSize.height == list.frame.height)
    list.rowHeight = 50
    #expect(list.contentSize.height == 500)
    #expect(unseen(list) == "contentHeight: 500.0, frameHeight: 440.0, reloadCount: 1")
  }

  @Test func `a scroll position beyond the end of a changed list moves to the end, and is told`() throws {
    _ = list.rx.contentOffset.map(\.y).write(to: history)
    fill(20)
    try list.perform(.scrollToEnd)
    fill(15)
    fill(12)
    fill(3)
    fill(20)
    list.contentOffset.y = 440
    list.frame.size.height = 600
    list.rowHeight = 40
    #expect(history.lines == ["0.0", "440.0", "220.0", "88.0", "0.0", "440.0", "280.0", "200.0"])
  }

  @Test func `a content inset can be scrolled into sight`() throws {
    fill(20)
    list.contentInset = EdgeInsets(top: 44, bottom: 10)
    #expect(list.contentOffset == .zero)
    try list.perform(.scroll(-44))
    try list.perform(.scrollToEnd)
    #expect(list.contentOffset.y == 450)
    list.contentInset = .zero
    #expect(list.contentOffset.y == 440)
  }

  @Test(arguments: [0, 3, 20])
  func `a negative content inset puts that much of the list out of sight`(count: Int) {
    fill(count)
    list.contentInset = EdgeInsets(top: -20)
    list.scrollToRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(list.contentOffset.y == (count == 0 ? 0 : 20))
    list.scrollToRow(at: IndexPath(row: 19, section: 0), animated: false)
    #expect(list.contentOffset.y == (count == 0 ? 0 : count == 3 ? 20 : 440))
  }

  @Test func `a row is scrolled to the top, or as far as the list goes`() {
    fill(20)
    list.scrollToRow(at: IndexPath(row: 3, section: 0), animated: true)
    #expect(list.contentOffset.y == 132)
    list.scrollToRow(at: IndexPath(row: 19, section: 0), animated: false)
    #expect(list.contentOffset.y == 440)
    list.scrollToRow(at: IndexPath(row: 20, section: 0), animated: false)
    #expect(list.contentOffset.y == 440)
    let rows = (0..<20).map { (cell: ListCell(), model: $0 as Any) }
    list.show([ListSection(header: "a", rows: rows), ListSection(header: "b", rows: rows)])
    list.scrollToRow(at: IndexPath(row: 1, section: 1), animated: false)
    // Above it are two headers of 28 and 21 rows of 44.
    #expect(list.contentOffset.y == 980)
  }

  @Test func `a row is scrolled to a place in the visible area, or as near as possible`() {
    func offset(_ row: Int, _ position: ListView.ScrollPosition) -> Double {
      list.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
      return list.contentOffset.y
    }
    fill(40)
    #expect(offset(15, .top) == 660 && offset(15, .bottom) == 264 && offset(15, .middle) == 462)
    #expect(offset(20, .none) == 484 && offset(15, .none) == 484 && offset(2, .none) == 88)
    #expect(offset(0, .bottom) == 0 && offset(39, .top) == 1320)
    list.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .none)
    #expect(list.contentOffset.y == 1320)
    list.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .top)
    #expect(list.contentOffset.y == 660)
  }

  @Test func `the program marks rows without telling anybody; rendering takes the marks away`() {
    _ = list.rx.itemSelected.map { "\($0.row)" }.write(to: history)
    fill(3)
    let watch = Watch()
    watch.follow(list, as: "list")
    list.selectRow(at: IndexPath(row: 1, section: 0))
    list.selectRow(at: IndexPath(row: 1, section: 0))
    list.selectRow(at: IndexPath(row: 2, section: 0), animated: true)
    list.selectRow(at: IndexPath(row: 3, section: 0))
    list.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(list.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    list.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    list.allowsMultipleSelection = true
    list.selectRow(at: IndexPath(row: 2, section: 0))
    list.selectRow(at: IndexPath(row: 0, section: 0))
    fill(1)
    #expect(history.lines == [])
    let marked = ["[1]", "[2]", "[]", "[2]", "[0, 2]"]
    #expect(
      watch.lines == marked.map { "list: rows: [nil, nil, nil], selectedRows: \($0), contentOffset: 0.0" }
        + ["list: rows: [nil], selectedRows: [], contentOffset: 0.0"])
  }

  @Test func `a row that was selected can be selected again once its list is rendered again`() throws {
    fill(2)
    let first = IndexPath(row: 0, section: 0)
    list.selectRow(at: first)
    list.reloadData()
    #expect(list.indexPathForSelectedRow == nil && list.cellForRow(at: first)?.isSelected == false)
    list.selectRow(at: first)
    #expect(list.indexPathForSelectedRow == first)
  }

  @Test func `a path as expectations write it leads to the cell of a row`() throws {
    fill(3)
    let (cell, rest) = try #require(try list.cell(on: ["rows", "2", "likeButton"]))
    #expect(cell === list.cellForRow(at: IndexPath(row: 2, section: 0)) && rest == ["likeButton"])
    for path in [["rows"], ["rows", "x"], ["2"], []] { #expect(try list.cell(on: path[...]) == nil) }
    #expect(throws: GestureRefusal.impossible("there is no row 3: the list has 3")) {
      try list.cell(on: ["rows", "3"])
    }
    list.show([ListSection(header: "a", rows: []), ListSection(rows: [(ListCell(), 0), (ListCell(), 1)])])
    let other = try #require(try list.cell(on: ["rows", "1", "rows", "0"]))
    #expect(other.cell === list.cellForRow(at: IndexPath(row: 0, section: 1)) && other.rest.isEmpty)
    #expect(try list.cell(on: ["rows", "1", "likeButton"]) == nil)
    #expect(throws: GestureRefusal.impossible("there is no section 2: the list has 2")) {
      try list.cell(on: ["rows", "2", "rows", "0"])
    }
  }

  @Test func `a row that is not there has no cell and no model`() {
    fill(1)
    #expect(list.model(at: IndexPath(row: 0, section: 0)) as? Int == 0)
    for path in [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0)] {
      #expect(list.cellForRow(at: path) == nil && list.model(at: path) == nil)
    }
  }
}
