import HeadlessViews
import Observables
import Reactors
import Testing

@MainActor @Suite struct ControlTreeTests {
  private func names(_ view: AnyObject) -> [String] {
    ControlTree(of: view).controls.map { $0.path.joined(separator: ".") }
  }

  private class BaseView {
    let title = Label()
    var optional: Button?
    let number = 1
  }

  private final class DerivedView: BaseView {
    let spinner: ActivityIndicator! = ActivityIndicator()
    lazy var later = Switch()
    let buttons = [Button("a"), Button("b")]
    let names = ["x"]
    weak var again: Label?
    let reactor = ReactorViewModel()
    let bag = DisposeBag()
  }

  @Test func `controls are found in the order of their declaration, those of superclasses first`() {
    let view = DerivedView()
    view.again = view.title
    #expect(names(view) == ["title", "spinner", "buttons.0", "buttons.1"])
    view.optional = Button()
    view.later.isOn = true
    #expect(names(view) == ["title", "optional", "spinner", "later", "buttons.0", "buttons.1"])
  }

  @Test func `the controls inside of a control are listed behind it, with its name before theirs`() {
    let page = ChatViewController()
    #expect(
      names(page) == ["", "tableView", "messageInputView", "messageInputView.textField", "messageInputView.sendButton"])
    page.tableView.refreshControl = RefreshControl()
    let tree = ControlTree(of: page)
    #expect(tree[["tableView", "refreshControl"]] === page.tableView.refreshControl)
    #expect(tree[["messageInputView", "sendButton"]] === page.messageInputView.sendButton)
    #expect(tree[["sendButton"]] == nil && tree[[]] === page.view)
  }

  @Test func `a view that is a control or a page has an empty name`() {
    let page = ChatViewController()
    #expect(ControlTree(of: page)[[]] === page.view)
    let input = MessageInputView()
    #expect(names(input) == ["", "textField", "sendButton"])
    #expect(ControlTree(of: input)[[]] === input)
  }

  private final class Flow: ReactiveCompatible, NavigationStackDelegate {
    let stack = NavigationStack(rootViewController: ChatViewController())

    func navigationController(_: NavigationStack, didShow _: ViewController, animated _: Bool) {}
  }

  private final class FlowPage: ViewController, NavigationStackDelegate {
    let back = Button()
    let flow = Flow()
    let detail = DetailPage()

    func navigationController(_: NavigationStack, didShow _: ViewController, animated _: Bool) {}
  }

  private final class DetailPage: ViewController, NavigationStackDelegate {
    let close = Button()

    func navigationController(_: NavigationStack, didShow _: ViewController, animated _: Bool) {}
  }

  @Test func `a coordinator's pages are no part of the page that holds the coordinator, but nested pages are`() {
    #expect(names(FlowPage()) == ["", "back", "detail", "detail.close"])
  }

  @Test func `the controls of a presented page stand below the page that presents it`() {
    let page = FlowPage()
    page.loadViewIfNeeded()
    page.present(DetailPage(), animated: true)
    #expect(
      names(page) == [
        "", "back", "detail", "detail.close", "presentedViewController", "presentedViewController.close",
      ])
    page.dismiss(animated: true)
    page.present(page.detail, animated: true)
    #expect(names(page) == ["", "back", "detail", "detail.close"])
  }

  private final class Shell {
    let stack = NavigationStack()
  }

  @Test func `of the pages of a stack the one in sight is found`() {
    let shell = Shell()
    #expect(names(shell) == ["stack"])
    shell.stack.pushViewController(ReactorViewController(), animated: false)
    #expect(names(shell) == ["stack", "stack.top", "stack.top.refreshButton", "stack.top.followButton"])
    shell.stack.pushViewController(StoryboardViewController(), animated: false)
    #expect(names(shell) == ["stack", "stack.top", "stack.top.followButton"])
  }

  private final class Knot: ReactiveCompatible {
    let button = Button()
    var other: Knot?
    var own: Knot { self }
  }

  @Test func `views that hold each other are looked into once`() {
    let knot = Knot()
    knot.other = Knot()
    knot.other?.other = knot
    #expect(names(knot) == ["button", "other.button"])
    knot.other?.other = nil
    knot.other = nil
  }

  private final class PlainView: View {
    var disposeBag = DisposeBag()
    let label = Label()
    let service = Service()
    func bind(reactor: ReactorViewModel) {}
  }

  private final class Service { let label = Label() }
  private final class Screen { let plain = PlainView() }

  @Test func `views are looked into, other objects are not`() { #expect(names(Screen()) == ["plain.label"]) }
}
