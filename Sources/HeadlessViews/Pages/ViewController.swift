import ExactStrings
import Observables
import Reactors

/// A page that a navigation stack shows.
///
///     final class ProfilePage: ViewController, View { ... }
///
/// A page is not a control: its controls are its stored properties, and `ControlTree` finds them. Its view is loaded
/// when it is shown for the first time, or on demand; a `StoryboardView` is bound then. Its reactor is released with
/// the page. Pages are equal only to themselves.
open class ViewController: ControlHolder, IdentityHashable, LoadingView, ReactiveCompatible, StorageOwner {
  /// The title above the page.
  public final var title: String? {
    didSet {
      if title == oldValue { return }
      navigationController?.content.changed()
      if !shownTexts.isEmpty { content.changed() }
    }
  }
  /// Whether `viewDidLoad` was called.
  public private(set) final var isViewLoaded = false
  /// The stack that contains the page.
  public internal(set) final weak var navigationController: NavigationStack?
  /// A subject that sends an element and completes when the page was popped (MV-14), and completes when the page is
  /// deallocated.
  public final let popedAction = PublishSubject<Void>()
  /// The objects attached to the page, which are released with it.
  public final let storage = ObjectStorage()

  /// The page that is presented over this one, which retains it.
  public private(set) final var presentedViewController: ViewController?
  /// The page over which this one, or the stack that contains it, is presented.
  public final var presentingViewController: ViewController? {
    presenter ?? navigationController?.presentingViewController
  }

  /// Whether a stack shows the page.
  final var isShownByStack = false

  /// The content that the page shows in the bar of its stack.
  public private(set) final lazy var navigationItem = NavigationItem(of: self)

  /// The objects with controls besides the stored properties of the page.
  var held: [(name: String, value: Any)] {
    [("navigationItem", navigationItem), ("presentedViewController", presentedViewController as Any)]
  }

  /// The texts that the page shows itself, with their names.
  var shownTexts: [(name: String, value: Any)] { [] }

  /// The texts of the page that can be read but that it does not show itself.
  var unseenTexts: [(name: String, value: Any)] { [("title", title as Any)] }

  /// The view, which need not be loaded.
  private(set) final lazy var content = makeView()

  /// Creates the view.
  func makeView() -> PageView { PageView(of: self) }

  private weak var presenter: ViewController?
  private var hasLoaded = false
  private var waiting: [() -> Void] = []

  /// Creates a page that is not loaded.
  public init() {}

  /// Creates a page that is not loaded; the arguments have no effect here.
  public init(nibName: String?, bundle: AnyObject?) {}

  deinit { popedAction.onCompleted() }

  /// The view to which the page's controls may be added; loaded on demand.
  public final var view: Control! {
    loadViewIfNeeded()
    return content
  }

  /// Loads the view if necessary, which calls `viewDidLoad`, then the closures that wait for it.
  public final func loadViewIfNeeded() {
    if isViewLoaded { return }
    isViewLoaded = true
    viewDidLoad()
    hasLoaded = true
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
  }

  /// Presents a page over this one. As on a screen, nothing happens while this page is not visible or already presents
  /// another one.
  ///
  /// A page that is in no stack is visible once it has loaded.
  public final func present(_ page: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let isInSight = navigationController == nil ? hasLoaded : isShownByStack
    if !isInSight || presentedViewController != nil { return }
    presentedViewController = page
    page.presenter = self
    page.loadViewIfNeeded()
    page.viewWillAppear(animated)
    content.changed()
    page.viewDidAppear(animated)
    completion?()
  }

  /// Dismisses the page that is presented over this one, or, if there is none, dismisses this page itself.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let page = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    page.viewWillDisappear(animated)
    presentedViewController = nil
    page.presenter = nil
    content.changed()
    page.viewDidDisappear(animated)
    completion?()
  }

  /// Called when the view was loaded; for subclasses.
  open func viewDidLoad() {}

  /// Called before the page is shown; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the page is shown; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the page is hidden; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the page is hidden; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls `body` when the view has loaded, or at once if it already has.
  public final func whenViewLoads(_ body: @escaping () -> Void) {
    if isViewLoaded { body() } else { waiting.append(body) }
  }
}
