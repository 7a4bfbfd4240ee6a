import Checks
import ReactorKit
import RxSwift
import RxTest
import SafariServices
import UIKit

/// The expected behaviour of the reactor and the view.
public let gitHubSearch = [
  Block("Search: the reactor searches and cancels", searching),
  Block("Search: the reactor loads page after page", paging),
  Block("Search: the view throttles, lists and scrolls", viewing),
  Block("Search: the view opens what is selected", opening),
]

private let service = SearchService.shared

private func searching(_ checks: Checks) {
  let reactor = GitHubSearchViewReactor()
  reactor.action.onNext(.updateQuery("a"))
  checks.expect(service.requests.map(\.query), ["a"])
  reactor.action.onNext(.updateQuery("b"))
  checks.expect(service.requests.map(\.query), ["b"])
  checks.expect(reactor.currentState.query, "b")
  service.answer(["b/1", "b/2"], nextPage: 2)
  checks.expect(reactor.currentState.repos, ["b/1", "b/2"])
  checks.expect(reactor.currentState.nextPage, 2)
}

private func paging(_ checks: Checks) {
  let reactor = GitHubSearchViewReactor()
  reactor.action.onNext(.loadNextPage)
  checks.expect(service.requests.count, 0)
  reactor.action.onNext(.updateQuery("a"))
  service.answer(["a/1"], nextPage: 2)
  reactor.action.onNext(.loadNextPage)
  reactor.action.onNext(.loadNextPage)
  checks.expect(service.requests.map(\.page), [2])
  checks.expect(reactor.currentState.isLoadingNextPage, true)
  service.answer(["a/2"], nextPage: nil)
  checks.expect(reactor.currentState.repos, ["a/1", "a/2"])
  checks.expect(reactor.currentState.isLoadingNextPage, false)
}

private func makePage() -> GitHubSearchViewController {
  let page = GitHubSearchViewController()
  (page.searchBar, page.tableView) = (UISearchBar(), UITableView())
  return page
}

private func type(_ text: String, into bar: UISearchBar) {
  bar.text = text
  bar.sendActions(for: .editingChanged)
}

private func viewing(_ checks: Checks) {
  let clock = VirtualClock()
  clock.whilePlaying {
    let page = makePage()
    page.loadViewIfNeeded()
    checks.expect(page.tableView.contentInset.top, 44)
    checks.expect(page.tableView.scrollIndicatorInsets.top, 44)
    page.reactor = GitHubSearchViewReactor()
    // The empty text is searched for at once; of what is typed within 0.3 s, the last is.
    checks.expect(service.requests.map(\.query), [""])
    type("a", into: page.searchBar)
    type("ab", into: page.searchBar)
    checks.expect(service.requests.map(\.query), [""])
    try? clock.advance(by: .milliseconds(300))
    checks.expect(service.requests.map(\.query), ["ab"])
    service.answer((1...30).map { "ab/\($0)" }, nextPage: 2)
    checks.expect(page.tableView.numberOfRows(inSection: 0), 30)
    checks.expect(page.tableView.cellForRow(at: IndexPath(row: 29, section: 0))?.textLabel?.text, "ab/30")
    page.tableView.contentOffset.y = 100
    checks.expect(service.requests.count, 0)
    page.tableView.contentOffset.y = 30 * 44 - 440 - 100
    checks.expect(service.requests.map(\.page), [2])
    service.answer(["ab/31"], nextPage: nil)
    checks.expect(page.tableView.numberOfRows(inSection: 0), 31)
    page.reactor = nil
  }
}

private func opening(_ checks: Checks) {
  let clock = VirtualClock()
  clock.whilePlaying {
    let page = makePage()
    let stack = UINavigationController(rootViewController: page)
    checks.expect(stack.topViewController, page)
    page.reactor = GitHubSearchViewReactor()
    service.answer(["ReactiveX/RxSwift", "ReactorKit/ReactorKit"], nextPage: nil)
    try? page.tableView.perform(.select(1))
    checks.expect(page.tableView.indexPathForSelectedRow, nil)
    let browser = page.presentedViewController as? SFSafariViewController
    checks.expect(browser?.url.absoluteString, "https://github.com/ReactorKit/ReactorKit")
    page.dismiss(animated: true)
    checks.expect(page.presentedViewController, nil)
    page.reactor = nil
  }
}
