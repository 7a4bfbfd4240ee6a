import Observables
import Reactors
import Testing

@Suite struct StoryboardViewTests {
  /// A page that notes when it is bound.
  class Page: UIViewController, StoryboardView {
    var disposeBag = DisposeBag()
    let history: History

    init(_ history: History) { self.history = history }

    override func viewDidLoad() { history.note("viewDidLoad") }

    func bind(reactor: NamedReactor) {
      history.note("bind \(reactor.name)")
      reactor.state.bind(onNext: { [history] in history.note("= \($0)") }).disposed(by: disposeBag)
    }
  }

  final class OwningPage: Page, StorageOwner {
    let storage = ObjectStorage()
  }

  /// A view that nobody tells of its loading.
  final class Plain: DeferredReactorView {
    var disposeBag = DisposeBag()
    var isViewLoaded = false
    let history: History

    init(_ history: History) { self.history = history }

    func bind(reactor: NamedReactor) { history.note("bind \(reactor.name)") }
  }

  private func page(owning: Bool, _ history: History) -> Page { owning ? OwningPage(history) : Page(history) }

  @Test(arguments: [false, true])
  func `RK-20: a reactor that is set before the view loads is bound when it has loaded`(owning: Bool) {
    let history = History()
    let page = page(owning: owning, history)
    page.reactor = NamedReactor("a")
    #expect(history.lines == [])
    #expect(page.reactor?.name == "a")
    page.loadViewIfNeeded()
    #expect(history.lines == ["viewDidLoad", "bind a", "= a"])
    page.performBinding()
    page.loadViewIfNeeded()
    #expect(history.lines == ["viewDidLoad", "bind a", "= a"])
  }

  @Test(arguments: [false, true])
  func `RK-20: a reactor that is set after the view loaded is bound at once`(owning: Bool) {
    let history = History()
    let page = page(owning: owning, history)
    page.loadViewIfNeeded()
    let first = NamedReactor("a")
    page.reactor = first
    page.reactor = NamedReactor("b")
    first.action.onNext("1")
    page.reactor = nil
    #expect(history.lines == ["viewDidLoad", "bind a", "= a", "bind b", "= b"])
  }

  @Test func `RK-20: of several reactors that are set before the view loads the last one is bound, once`() {
    let history = History()
    let page = Page(history)
    page.reactor = NamedReactor("a", history)
    page.reactor = NamedReactor("b")
    #expect(page.waitingCount == 1)
    page.loadViewIfNeeded()
    #expect(history.lines == ["end of a", "viewDidLoad", "bind b", "= b"])
  }

  @Test func `RK-20: a reactor that is taken away before the view loads is not bound`() {
    let history = History()
    let page = Page(history)
    page.reactor = NamedReactor("a", history)
    page.reactor = nil
    page.loadViewIfNeeded()
    #expect(history.lines == ["end of a", "viewDidLoad"])
    page.reactor = NamedReactor("b")
    #expect(history.lines == ["end of a", "viewDidLoad", "bind b", "= b"])
  }

  @Test func `RK-20: a view that does not tell when it loads is bound by performBinding`() {
    let history = History()
    let view = Plain(history)
    view.performBinding()
    view.reactor = NamedReactor("a")
    view.performBinding()
    #expect(history.lines == [])
    view.isViewLoaded = true
    view.performBinding()
    view.performBinding()
    #expect(history.lines == ["bind a"])
  }

  @Test func `RK-20: the same reactor again is bound again when the view is loaded, and waits when it was unloaded`() {
    let history = History()
    let page = Page(history)
    let reactor = NamedReactor("a")
    page.loadViewIfNeeded()
    page.reactor = reactor
    page.reactor = reactor
    page.unloadView()
    page.reactor = reactor
    #expect(page.waitingCount == 1)
    page.loadViewIfNeeded()
    #expect(
      history.lines == ["viewDidLoad", "bind a", "= a", "bind a", "= a", "viewDidLoad", "bind a", "= a"])
  }

  @Test func `RK-20: a view that asks for its binding while it is bound is bound once`() {
    class Eager: UIViewController, StoryboardView {
      var disposeBag = DisposeBag()
      var count = 0
      func bind(reactor: NamedReactor) {
        count += 1
        performBinding()
      }
    }
    let page = Eager()
    page.loadViewIfNeeded()
    page.reactor = NamedReactor("a")
    #expect(page.count == 1)
  }

  @Test func `RK-20: a page that dies before it loads takes its reactor along; others let go of it at a sweep`() {
    weak var page: Page?
    weak var reactor: NamedReactor?
    let history = History()
    for owning in [true, false] {
      do {
        let made = self.page(owning: owning, history)
        made.reactor = NamedReactor("a")
        (page, reactor) = (made, made.reactor)
      }
      #expect(page == nil)
      if !owning { ReactorStorage.sweep { reactor == nil } }
      #expect(reactor == nil)
    }
    #expect(history.lines == [])
  }

  @Test func `RK-20: a page that reports its loading too early or never is bound by performBinding`() {
    final class Hasty: StoryboardView, LoadingView {
      var disposeBag = DisposeBag()
      var isViewLoaded = false
      var isBound = false
      func whenViewLoads(_ body: @escaping () -> Void) { body() }
      func bind(reactor: NamedReactor) { isBound = true }
    }
    let page = Hasty()
    page.reactor = NamedReactor("a")
    #expect(!page.isBound)
    page.isViewLoaded = true
    page.performBinding()
    #expect(page.isBound)
  }

  @Test func `RK-20: code that knows a page as a view defers the binding too`() {
    func inject<V: View>(_ reactor: V.Reactor, into view: V) { view.reactor = reactor }
    let history = History()
    let page = Page(history)
    inject(NamedReactor("a"), into: page)
    #expect(history.lines == [])
    page.loadViewIfNeeded()
    #expect(history.lines == ["viewDidLoad", "bind a", "= a"])
  }

  @Test func `RK-20: a view is bound when it has loaded, as the documentation promises`() {
    final class MyViewReactor: Reactor {
      typealias Action = Never
      struct State {}
      let initialState = State()
    }
    class MyViewController: UIViewController, StoryboardView {
      var disposeBag = DisposeBag()
      var isBound = false
      func bind(reactor: MyViewReactor) {
        // this is called after the view is loaded (viewDidLoad)
        isBound = true
      }
    }
    let viewController = MyViewController()
    viewController.reactor = MyViewReactor()  // will not executes `bind(reactor:)` immediately
    #expect(!viewController.isBound)
    viewController.loadViewIfNeeded()
    #expect(viewController.isBound)
  }
}
