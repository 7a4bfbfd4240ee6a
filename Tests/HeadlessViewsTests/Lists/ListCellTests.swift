import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct ListCellTests {
  /// A cell that somebody wrote.
  private final class RatingCell: ListCell {
    var stars = 0
    override var content: Any { String(repeating: "*", count: stars) }
  }

  @Test func `a cell shows its text, or both of its texts`() {
    let cell = ListCell()
    #expect(shown(cell) == "content: nil, isSelected: false")
    cell.textLabel?.text = "a"
    #expect(shown(cell) == "content: a, isSelected: false")
    cell.detailTextLabel?.text = "b"
    #expect(shown(cell) == "content: [a, b], isSelected: false")
  }

  @Test func `a label of a cell that changes later changes the list`() {
    let list = ListView()
    let watch = Watch()
    let cell = ListCell()
    list.show([ListSection(rows: [(cell, 1)])])
    watch.follow(list, as: "list")
    cell.textLabel?.text = "a"
    cell.detailTextLabel?.text = "b"
    cell.announce("c")
    #expect(
      watch.lines == [
        "list: rows: [a], selectedRows: [], contentOffset: 0.0",
        "list: rows: [[a, b]], selectedRows: [], contentOffset: 0.0", "list! c",
      ])
  }

  @Test func `a cell of the program's own decides what its row shows`() {
    let list = ListView()
    list.register(RatingCell.self, forCellReuseIdentifier: "rating")
    _ = Observable.just([2, 3])
      .bind(to: list.rx.items(cellIdentifier: "rating", cellType: RatingCell.self)) { $2.stars = $1 }
    #expect(shown(list) == "rows: [**, ***], selectedRows: [], contentOffset: 0.0")
    #expect(list.cellForRow(at: IndexPath(row: 0, section: 0)) is RatingCell)
    #expect(list.dequeueReusableCell(withIdentifier: "rating") is RatingCell)
    #expect(list.dequeueReusableCell(withIdentifier: "other").reuseIdentifier == "other")
  }
}
