import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing

@MainActor @Suite struct ViewControllerTests {
  private let history = History()

  @Test func `a view is loaded once, when it is needed`() {
    let page = StoryboardViewController()
    #expect(!page.isViewLoaded)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(page.isViewLoaded)
    #expect(page.lines == ["viewDidLoad"])
  }

  @Test
  func `a page that is loaded later than it gets its reactor is bound when it has loaded, once, to the last one`() {
    let page = StoryboardViewController()
    page.reactor = ReactorViewModel()
    page.reactor = ReactorViewModel()
    #expect(page.lines == [])
    page.loadViewIfNeeded()
    #expect(page.lines == ["viewDidLoad", "bind"])
    page.reactor = ReactorViewModel()
    #expect(page.lines == ["viewDidLoad", "bind", "bind"])
  }

  @Test func `a closure that waits for the view is called when it has loaded, or at once`() {
    let page = ViewController()
    page.whenViewLoads { [history] in history.note("first") }
    page.whenViewLoads { [history] in history.note("second") }
    #expect(history.lines == [])
    page.loadViewIfNeeded()
    page.whenViewLoads { [history] in history.note("third") }
    #expect(history.lines == ["first", "second", "third"])
  }

  @Test func `a page that goes away takes its reactor along and completes what tells that it was popped`() {
    var page: ReactorViewController? = ReactorViewController()
    weak let reactor = ReactorViewModel.weaklyHeld(by: page!)
    _ = page?.popedAction.map { "popped" }.write(to: history)
    #expect(reactor != nil)
    page = nil
    #expect(reactor == nil)
    #expect(history.lines == ["completed", "disposed"])
  }

  @Test func `the title of a page in a stack is shown by the stack`() {
    let page = ViewController()
    page.title = "a"
    let stack = NavigationStack(rootViewController: page)
    let watch = Watch()
    watch.follow(stack.view, as: "stack")
    page.title = "b"
    page.title = "b"
    _ = Observable.just("c").bind(to: page.rx.title)
    #expect(watch.lines == ["stack: pages: [b]", "stack: pages: [c]"])
  }

  @Test
  func `MV-05: a view binds its controls to actions and states to its controls, which are shown at once`() throws {
    let page = ReactorViewController()
    let reactor = ReactorViewModel()
    reactor.action.onNext(.follow)
    page.reactor = reactor
    #expect(page.boundCount == 1 && page.followButton.isSelected)
    try page.refreshButton.perform(.tap)
    #expect(!page.followButton.isSelected && !reactor.currentState.isFollowing)
    try page.followButton.perform(.tap)
    #expect(page.followButton.isSelected)
    page.reactor = ReactorViewModel()
    #expect(page.boundCount == 2 && !page.followButton.isSelected)
    reactor.action.onNext(.follow)
    #expect(!page.followButton.isSelected)
  }

  @Test func `MV-15: a page presents another one, which is loaded and told; the end of it is told too`() {
    let (page, other) = (ViewController(), NotingPage(history))
    page.loadViewIfNeeded()
    page.present(other, animated: true, completion: { [history] in history.note("presented") })
    #expect(page.presentedViewController == other && other.presentingViewController == page)
    page.present(ViewController(), animated: true)
    #expect(page.presentedViewController == other)
    page.dismiss(animated: true, completion: { [history] in history.note("dismissed") })
    #expect(page.presentedViewController == nil && other.presentingViewController == nil)
    #expect(
      history.lines == [
        "load", "will appear", "appeared", "presented", "will disappear", "disappeared", "dismissed",
      ])
  }

  @Test func `whoever watches the view of a page is told of what it presents, when that appears and when it goes`() {
    final class Watcher: ControlWatcher {
      var told: [Bool] = []
      weak var page: ViewController?
      func controlChanged(_ control: Control) { told.append(page?.presentedViewController != nil) }
      func control(_ control: Control, announced value: Any) {}
    }
    let (page, watcher) = (ViewController(), Watcher())
    watcher.page = page
    page.view.watcher = watcher
    page.title = "a"
    page.present(ViewController(), animated: true)
    page.dismiss(animated: true)
    #expect(watcher.told == [true, false])
    #expect(shown(page.view) == "" && unseen(page.view) == "title: a")
  }

  @Test
  func `a page that is presented may end that itself; one that presents nothing and is not presented ends nothing`() {
    let (page, other) = (ViewController(), ViewController())
    page.loadViewIfNeeded()
    page.present(other, animated: false)
    other.dismiss(animated: false, completion: { [history] in history.note("dismissed") })
    #expect(page.presentedViewController == nil)
    page.dismiss(animated: false, completion: { [history] in history.note("never") })
    #expect(history.lines == ["dismissed"])
  }

  @Test func `a page that is out of sight presents nothing: while it loads, and below another one`() {
    final class Eager: ViewController {
      override func viewDidLoad() { present(ViewController(), animated: false) }
    }
    let page = Eager()
    page.loadViewIfNeeded()
    #expect(page.presentedViewController == nil)
    let stack = NavigationStack(rootViewController: page)
    stack.pushViewController(ViewController(), animated: false)
    page.present(ViewController(), animated: false)
    #expect(page.presentedViewController == nil)
    stack.popViewController(animated: false)
    page.present(ViewController(), animated: false)
    #expect(page.presentedViewController != nil)
  }

  @Test func `pages and controls are equal to themselves alone`() {
    let (page, other) = (ViewController(), ViewController(nibName: nil, bundle: nil))
    #expect(page == page && page != other)
    #expect([page].contains(page) && ![page].contains(other))
    #expect(Set([page, other, page]).count == 2)
    let (label, button) = (Label("a"), Label("a"))
    #expect(label == label && label != button)
  }

  @Test func `the view of a page is loaded on demand, and holds what is added to it, in order`() {
    let page = NotingPage(history)
    let (label, button) = (Label(), Button())
    page.view.addSubview(label)
    page.view.addSubview(button)
    page.view.addSubview(label)
    #expect(page.view.subviews == [button, label])
    #expect(history.lines == ["load"])
  }

  @Test func `RX-17: a page and a control tell that they have gone`() {
    var page: ViewController? = ViewController()
    var label: Label? = Label()
    _ = page?.rx.deallocated.map { "page" }.write(to: history)
    _ = label?.rx.deallocated.map { "label" }.write(to: history)
    label = nil
    page = nil
    #expect(history.lines == ["label", "completed", "disposed", "page", "completed", "disposed"])
  }
}

/// Notes what it is told.
private final class NotingPage: ViewController {
  private let history: History
  init(_ history: History) {
    self.history = history
    super.init()
  }
  override func viewDidLoad() { history.note("load") }
  override func viewWillAppear(_ animated: Bool) { history.note("will appear") }
  override func viewDidAppear(_ animated: Bool) { history.note("appeared") }
  override func viewWillDisappear(_ animated: Bool) { history.note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { history.note("disappeared") }
}

extension ReactorViewModel {
  /// A reactor that only the page keeps.
  fileprivate static func weaklyHeld(by page: ReactorViewController) -> ReactorViewModel? {
    page.reactor = ReactorViewModel()
    return page.reactor
  }
}
