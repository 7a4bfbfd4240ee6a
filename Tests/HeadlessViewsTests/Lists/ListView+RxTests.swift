import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing
import VirtualTime

@MainActor @Suite struct ListViewRxTests {
  private let history = History()
  private let clock = VirtualClock()

  /// Opens the search with a query after a second.
  private func search(_ query: String, pageSize: Int = 3) throws -> GitHubSearchViewController {
    let page = GitHubSearchViewController()
    try clock.whilePlaying {
      page.reactor = GitHubSearchViewReactor(pageSize: pageSize)
      try clock.advance(by: .seconds(1))
      try page.searchBar.perform(.type(query))
      try clock.advance(by: .seconds(1))
    }
    return page
  }

  @Test func `rows are rendered by a closure that configures cells, or by one that makes them`() {
    let list = ListView()
    let numbers = BehaviorRelay(value: [1, 2])
    let first = numbers.bind(to: list.rx.items(cellIdentifier: "cell")) { row, number, cell in
      cell.textLabel?.text = "\(row): \(number) \(cell.reuseIdentifier ?? "nil")"
    }
    #expect(shown(list) == "rows: [0: 1 cell, 1: 2 cell], selectedRows: [], contentOffset: 0.0")
    first.dispose()
    numbers.accept([])
    #expect(shown(list) == "rows: [0: 1 cell, 1: 2 cell], selectedRows: [], contentOffset: 0.0")
    _ = Observable.just(Set([3])).bind(to: list.rx.items) { list, row, number in
      let cell = list.dequeueReusableCell(withIdentifier: "number")
      cell.textLabel?.text = "\(number)"
      return cell
    }
    #expect(shown(list) == "rows: [3], selectedRows: [], contentOffset: 0.0")
  }

  @Test func `a list that goes away is not kept by its bindings, and completes its events`() {
    var list: ListView? = ListView()
    weak let held = list
    let numbers = PublishSubject<[Int]>()
    _ = numbers.bind(to: list!.rx.items(cellIdentifier: "cell")) { _, _, _ in }
    _ = list?.rx.itemSelected.map { "\($0)" }.write(to: history)
    _ = list?.rx.contentOffset.map { "\($0.y)" }.write(to: history)
    list = nil
    numbers.onNext([1])
    #expect(held == nil)
    #expect(
      history.lines == ["completed", "disposed", "completed", "disposed"].reduce(into: ["0.0"]) { $0.append($1) })
  }

  @Test func `a position that is bound scrolls the list`() {
    let list = ListView()
    list.show([ListSection(rows: (0..<20).map { (ListCell(), $0) })])
    _ = list.rx.contentOffset.map { "\($0.y)" }.write(to: history)
    _ = Observable.just(Point(y: 10)).bind(to: list.rx.contentOffset)
    #expect(history.lines == ["0.0", "10.0"])
  }

  @Test func `a selection is told with what the row is about`() throws {
    let list = ListView()
    _ = Observable.just(["a", "b"]).bind(to: list.rx.items(cellIdentifier: "cell")) { $2.textLabel?.text = $1 }
    _ = list.rx.modelSelected(String.self).write(to: history)
    _ = list.rx.modelDeselected(String.self).write(to: history, "not")
    try list.perform(.select(1))
    try list.perform(.select(0))
    #expect(history.lines == ["b", "not: b", "a"])
  }

  #if os(Linux) || os(macOS)
    @Test func `asking for models of another type than the rows have traps`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let list = ListView()
        try VirtualClock().whilePlaying {
          _ = Observable.just(["a"]).bind(to: list.rx.items(cellIdentifier: "cell")) { _, _, _ in }
          _ = list.rx.modelSelected(Int.self).subscribe()
          try list.perform(.select(0))
        }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("modelSelected(Int.self): row 0 is about a String"))
    }
  #endif

  @Test func `GS-14: what is typed is throttled: the first at once, the last when 300 ms are over`() throws {
    let page = GitHubSearchViewController()
    let reactor = GitHubSearchViewReactor()
    try clock.whilePlaying {
      page.reactor = reactor
      try clock.advance(by: .seconds(1))
      let start = clock.now
      _ = reactor.action.compactMap { [history, clock] action -> Void? in
        guard case .updateQuery(let query) = action else { return nil }
        history.note("\(query ?? "nil")@\(clock.now - start)")
        return ()
      }
      .subscribe()
      for text in ["a", "b", "c"] {
        try page.searchBar.perform(.type(text))
        try clock.advance(by: .milliseconds(100))
      }
      try clock.advance(by: .seconds(1))
    }
    #expect(history.lines == ["a@0.0 seconds", "c@0.3 seconds"])
    #expect(shown(page.tableView) == "rows: [c/1, c/2, c/3], selectedRows: [], contentOffset: 0.0")
  }

  @Test(arguments: [
    (900, 600, true), (800, 600, true), (799, 600, false), (700, 600, false), (0, 600, false), (0, 1500, true),
    (900, 0, false),
  ])
  func `GS-15: the next page is loaded from 100 points before the end on, if any of the list is in sight`(
    offset: Double, frameHeight: Double, loads: Bool
  ) throws {
    let page = try search("a", pageSize: 30)
    page.tableView.rowHeight = 50
    page.tableView.frame.size.height = frameHeight
    #expect(page.tableView.contentSize.height == 1500)
    clock.whilePlaying { page.tableView.contentOffset = Point(x: 1, y: offset) }
    #expect(page.tableView.numberOfRows(inSection: 0) == (loads ? 60 : 30))
  }

  @Test func `GS-15: a list that is scrolled by a user loads page after page`() throws {
    let page = try search("a", pageSize: 15)
    try clock.whilePlaying {
      try page.tableView.perform(.scroll(44))
      #expect(page.tableView.numberOfRows(inSection: 0) == 15)
      try page.tableView.perform(.scrollToEnd)
      #expect(page.tableView.numberOfRows(inSection: 0) == 30)
      try page.tableView.perform(.scrollToEnd)
      #expect(page.tableView.numberOfRows(inSection: 0) == 45)
    }
  }

  @Test func `GS-16: a tap on a row takes its mark away and opens the repository`() throws {
    let page = try search("swift")
    let watch = Watch()
    watch.follow(page.browser, as: "browser")
    try page.tableView.perform(.select(1))
    #expect(watch.lines == ["browser! https://github.com/swift/2"])
    #expect(page.tableView.indexPathsForSelectedRows == [])
    #expect(throws: GestureRefusal.impossible("there is no row 3: the list has 3")) {
      try page.tableView.perform(.select(3))
    }
    #expect(watch.lines.count == 1)
  }

  @Test func `GS-17: the list is rendered for each state, equal or not`() throws {
    let page = GitHubSearchViewController()
    let reactor = GitHubSearchViewReactor()
    clock.whilePlaying {
      page.reactor = reactor
      #expect(page.tableView.reloadCount == 1)
      reactor.action.onNext(.updateQuery("a"))
      #expect(page.tableView.reloadCount == 3)
      reactor.action.onNext(.updateQuery("a"))
      #expect(page.tableView.reloadCount == 5)
    }
    #expect(unseen(page.tableView) == "contentHeight: 132.0, frameHeight: 440.0, reloadCount: 5")
  }
}
