import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct SectionedDataSourceTests {
  private struct Day: SectionModelType {
    let name: String
    let items: [Int]
  }

  @Test func `RX-27: a data source makes the cells and headers of the sections, and has them`() {
    let list = ListView()
    let dataSource = SectionedDataSource<Day>(
      configureCell: { dataSource, list, indexPath, item in
        let cell = list.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(dataSource[indexPath.section].name)\(item)"
        return cell
      },
      titleForHeaderInSection: { dataSource, section in section == 0 ? nil : dataSource.sectionModels[section].name })
    _ = Observable.just([Day(name: "mon", items: [1, 2]), Day(name: "tue", items: [3])])
      .bind(to: list.rx.items(dataSource: dataSource))
    #expect(shown(list) == "rows: [nil[mon1, mon2], tue[tue3]], selectedRows: [], contentOffset: 0.0")
    #expect(dataSource[IndexPath(row: 0, section: 1)] == 3)
    #expect(list.model(at: IndexPath(row: 1, section: 0)) as? Int == 2)
  }

  @Test func `a data source decides which rows can be deleted and moved: none, unless it says so`() throws {
    let list = ListView()
    list.isEditing = true
    let silent = SectionedDataSource<Day>(configureCell: { _, _, _, _ in ListCell() })
    let days = Observable.just([Day(name: "mon", items: [1, 2])])
    var deleted: [Int] = []
    _ = list.rx.itemDeleted.subscribe(onNext: { deleted.append($0.row) })
    _ = days.bind(to: list.rx.items(dataSource: silent))
    func cell(_ row: Int) throws -> ListCell { try #require(list.cellForRow(at: IndexPath(row: row, section: 0))) }
    #expect(throws: GestureRefusal.impossible("it cannot be deleted: its data source forbids that")) {
      try cell(0).perform(.delete)
    }
    #expect(throws: GestureRefusal.impossible("it stays in place: its data source forbids that")) {
      try cell(0).perform(.move(to: 1))
    }
    let telling = SectionedDataSource<Day>(
      configureCell: { _, _, _, _ in ListCell() }, canEditRowAtIndexPath: { $0[$1] == 2 },
      canMoveRowAtIndexPath: { _, indexPath in indexPath.row == 0 })
    _ = days.bind(to: list.rx.items(dataSource: telling))
    try cell(0).perform(.move(to: 1))
    #expect(throws: GestureRefusal.self) { try cell(1).perform(.move(to: 0)) }
    #expect(throws: GestureRefusal.self) { try cell(0).perform(.delete) }
    try cell(1).perform(.delete)
    #expect(deleted == [1])
  }
}
