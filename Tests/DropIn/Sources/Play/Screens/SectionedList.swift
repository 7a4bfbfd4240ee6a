import RxRelay
import RxSwift

/// RX-27: a part of a list, with rows of its own kind.
protocol Section {
  associatedtype Item
  var title: String { get }
  var items: [Item] { get set }
}

struct NumberSection: Section, Equatable {
  let title: String
  var items: [Int]
}

enum ListEdit {
  case append(Int, section: Int)
  case delete(row: Int, section: Int)
  case move(from: (row: Int, section: Int), to: (row: Int, section: Int))
}

struct SectionedListState {
  var sections: [NumberSection]

  func execute(_ edit: ListEdit) -> SectionedListState {
    var copy = self
    switch edit {
    case .append(let item, let section): copy.sections[section].items.append(item)
    case .delete(let row, let section): copy.sections[section].items.remove(at: row)
    case .move(let from, let to):
      let item = copy.sections[from.section].items.remove(at: from.row)
      copy.sections[to.section].items.insert(item, at: to.row)
    }
    return copy
  }
}

final class SectionedDataSource<S: Section> {
  typealias ConfigureCell = (SectionedDataSource<S>, Int, S.Item) -> String
  let configureCell: ConfigureCell
  var titleForHeader: ((SectionedDataSource<S>, Int) -> String?)?
  private(set) var sections: [S] = []

  init(configureCell: @escaping ConfigureCell) { self.configureCell = configureCell }

  func rows(of sections: [S]) -> [String] {
    self.sections = sections
    return sections.enumerated().flatMap { index, section in
      [titleForHeader?(self, index)].compactMap { $0 } + section.items.map { configureCell(self, index, $0) }
    }
  }
}

extension Reactive where Base: List {
  func items<S: Section, O: ObservableType>(dataSource: SectionedDataSource<S>) -> (_ source: O) -> Disposable
  where O.Element == [S] {
    return { source in
      source.subscribe(onNext: { [weak base] sections in
        base?.reload(
          dataSource.rows(of: sections).map {
            let cell = List.Cell()
            cell.text = $0
            return cell
          })
      })
    }
  }
}

func sectionedList(_ checks: Checks) {
  let list = List()
  let edits = PublishRelay<ListEdit>()
  let bag = DisposeBag()
  let dataSource = SectionedDataSource<NumberSection>(configureCell: { _, _, item in "- \(item)" })
  dataSource.titleForHeader = { dataSource, index in dataSource.sections[index].title }

  let initial = SectionedListState(sections: [
    NumberSection(title: "Even", items: [2]), NumberSection(title: "Odd", items: [1, 3]),
  ])
  edits
    .scan(initial) { state, edit in state.execute(edit) }
    .startWith(initial)
    .map { $0.sections }
    .share(replay: 1)
    .bind(to: list.rx.items(dataSource: dataSource))
    .disposed(by: bag)
  checks.expect(list.cells.map { $0.text }, ["Even", "- 2", "Odd", "- 1", "- 3"])

  Observable.of(
    ListEdit.append(4, section: 0), .move(from: (row: 1, section: 1), to: (row: 0, section: 0)),
    .delete(row: 0, section: 1)
  )
  .bind(to: edits)
  .disposed(by: bag)
  checks.expect(list.cells.map { $0.text }, ["Even", "- 3", "- 2", "- 4", "Odd"])
  checks.expect(list.reloads, 4)
}
