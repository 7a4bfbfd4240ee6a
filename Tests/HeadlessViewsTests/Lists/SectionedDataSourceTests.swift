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
}
