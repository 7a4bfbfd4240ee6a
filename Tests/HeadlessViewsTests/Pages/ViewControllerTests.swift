import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing

@MainActor @Suite struct ViewControllerTests {
  private let history = History()

  @Test("a view is loaded once, when it is needed")
  func loading() {
    let page = StoryboardViewController()
    #expect(!page.isViewLoaded)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(page.isViewLoaded)
    #expect(page.lines == ["viewDidLoad"])
  }

  @Test("a page that is loaded later than it gets its reactor is bound when it has loaded, once, to the last one")
  func deferredBinding() {
    let page = StoryboardViewController()
    page.reactor = ReactorViewModel()
    page.reactor = ReactorViewModel()
    #expect(page.lines == [])
    page.loadViewIfNeeded()
    #expect(page.lines == ["viewDidLoad", "bind"])
    page.reactor = ReactorViewModel()
    #expect(page.lines == ["viewDidLoad", "bind", "bind"])
  }

  @Test("who waits for the view is called when it has loaded, or at once")
  func waiting() {
    let page = ViewController()
    page.whenViewLoads { [history] in history.note("first") }
    page.whenViewLoads { [history] in history.note("second") }
    #expect(history.lines == [])
    page.loadViewIfNeeded()
    page.whenViewLoads { [history] in history.note("third") }
    #expect(history.lines == ["first", "second", "third"])
  }

  @Test("a page that goes away takes its reactor along and completes what tells that it was popped")
  func death() {
    var page: ReactorViewController? = ReactorViewController()
    weak let reactor = ReactorViewModel.weaklyHeld(by: page!)
    _ = page?.popedAction.map { "popped" }.write(to: history)
    #expect(reactor != nil)
    page = nil
    #expect(reactor == nil)
    #expect(history.lines == ["completed", "disposed"])
  }

  @Test("the title of a page in a stack is shown by the stack")
  func title() {
    let page = ViewController()
    page.title = "a"
    let stack = NavigationStack(rootViewController: page)
    let watch = Watch()
    watch.follow(stack, as: "stack")
    page.title = "b"
    page.title = "b"
    _ = Observable.just("c").bind(to: page.rx.title)
    #expect(watch.lines == ["stack: pages: [b]", "stack: pages: [c]"])
  }

  @Test("MV-05 a view binds its controls to actions and states to its controls, which are shown at once")
  func binding() throws {
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
}

extension ReactorViewModel {
  /// A reactor that only the page keeps.
  fileprivate static func weaklyHeld(by page: ReactorViewController) -> ReactorViewModel? {
    page.reactor = ReactorViewModel()
    return page.reactor
  }
}
