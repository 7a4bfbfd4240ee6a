import ComposableStores
import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@MainActor @Suite struct TodosPageTests {
  private let store: Store<Todos.State, Todos.Action>

  init() {
    var lastID = 0
    store = Store(
      initialState: Todos.State(),
      reducer: Todos(
        mainQueue: HistoricalScheduler(),
        nextID: {
          lastID += 1
          return lastID
        },
        save: { _ in .never() }))
  }

  @Test("CA-23: each row follows its own todo, and the list is not rendered for that")
  func rows() throws {
    let page = TodosPage(store: store)
    try page.titleField.perform(.type("one"))
    try page.addButton.perform(.tap)
    try page.addButton.perform(.tap)
    #expect(page.titleField.text == "")
    #expect(page.list.numberOfRows(inSection: 0) == 1)
    #expect(page.countLabel.text == "1 to do")
    let count = page.list.reloadCount
    try page.list.perform(.select(0))
    #expect(page.list.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "[x] one")
    #expect(page.list.reloadCount == count)
    #expect(page.list.indexPathForSelectedRow == nil)
    #expect(page.countLabel.text == "0 to do")
    try page.removeDoneButton.perform(.tap)
    #expect(page.list.numberOfRows(inSection: 0) == 0)
  }

  @Test("CA-06: the buttons pick a filter, and the list shows what it lets through")
  func filters() throws {
    let page = TodosPage(store: store)
    store.send(.add("one"))
    store.send(.add("two"))
    store.send(.todo(id: 1, action: .toggle))
    #expect(page.allButton.isSelected)
    try page.openButton.perform(.tap)
    #expect(page.openButton.isSelected && !page.allButton.isSelected)
    #expect(page.list.numberOfRows(inSection: 0) == 1)
    #expect(page.list.model(at: IndexPath(row: 0, section: 0)) as? Int == 2)
    try page.doneButton.perform(.tap)
    #expect(page.list.model(at: IndexPath(row: 0, section: 0)) as? Int == 1)
    try page.allButton.perform(.tap)
    #expect(page.list.numberOfRows(inSection: 0) == 2)
  }
}
