import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct ListSectionTests {
  private struct NumberSection: SectionModelType {
    let header: String?
    var items: [Int]
  }

  @Test func `RX-27: sections of a state are sections of a list`() throws {
    let history = History()
    let list = ListView()
    let state = BehaviorRelay(value: [
      NumberSection(header: "Even", items: [2]), NumberSection(header: "Odd", items: [1, 3]),
    ])
    _ = state.bind(to: list.rx.sections(cellIdentifier: "cell")) { indexPath, item, cell in
      cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row): \(item)"
    }
    #expect(
      shown(list) == "rows: [Even[0-0: 2], Odd[1-0: 1, 1-1: 3]], selectedRows: [], contentOffset: 0.0")
    #expect(list.contentSize == Size(width: 320, height: 2 * 28 + 3 * 44))
    #expect(list.numberOfSections == 2 && list.numberOfRows(inSection: 1) == 2 && list.numberOfRows(inSection: 2) == 0)
    _ = list.rx.modelSelected(Int.self).write(to: history)
    try list.perform(.selectRow(1, section: 1))
    #expect(history.lines == ["3"])
    #expect(list.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    #expect(
      shown(list) == "rows: [Even[0-0: 2], Odd[1-0: 1, 1-1: 3]], selectedRows: [1-1], contentOffset: 0.0")
    state.accept([NumberSection(header: nil, items: [4])])
    #expect(shown(list) == "rows: [0-0: 4], selectedRows: [], contentOffset: 0.0")
  }
}
