import ExactStrings
import Observables
import Reactors

/// A page: what a navigation stack shows one of.
///
///     final class ProfilePage: ViewController, View { ... }
///
/// It is no control: its controls are its stored properties, and `ControlTree` finds them. Its view is loaded when it
/// is shown for the first time, or on demand; a `StoryboardView` is bound then. Its reactor dies with it. Pages are equal to
/// themselves alone.
open class ViewController: IdentityHashable, LoadingView, ReactiveCompatible, StorageOwner {
  /// What is read above the page.
  public final var title: String? { didSet { if title != oldValue { navigationController?.changed() } } }
  /// Whether `viewDidLoad` was called.
  public private(set) final var isViewLoaded = false
  /// The stack that the page is in.
  public internal(set) final weak var navigationController: NavigationStack?
  /// Sends an element and completes when the page was popped (MV-14); completes when it goes away.
  public final let popedAction = PublishSubject<Void>()
  /// What is attached to the page dies with it.
  public final let storage = Storage()

  /// The page that is presented over this one, which it keeps alive.
  public private(set) final var presentedViewController: ViewController?
  /// The page over which this one is presented.
  public private(set) final weak var presentingViewController: ViewController?

  /// Whether a stack shows the page.
  final var isShownByStack = false

  private let content = Control()
  private var hasLoaded = false
  private var waiting: [() -> Void] = []

  /// A page that is not loaded.
  public init() {}

  /// A page that is not loaded; there is no file to read it from.
  public init(nibName: String?, bundle: AnyObject?) {}

  deinit { popedAction.onCompleted() }

  /// What the page's controls may be added to; it is loaded on demand.
  public final var view: Control! {
    loadViewIfNeeded()
    return content
  }

  /// Loads the view if it is not, which calls `viewDidLoad`, then what waited for it.
  public final func loadViewIfNeeded() {
    if isViewLoaded { return }
    isViewLoaded = true
    viewDidLoad()
    hasLoaded = true
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
  }

  /// Presents a page over this one. As on a screen, nothing happens while this page is out of sight or presents another one.
  ///
  /// A page that is in no stack is in sight once it has loaded.
  public final func present(_ page: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let isInSight = navigationController == nil ? hasLoaded : isShownByStack
    if !isInSight || presentedViewController != nil { return }
    presentedViewController = page
    page.presentingViewController = self
    page.loadViewIfNeeded()
    page.viewWillAppear(animated)
    page.viewDidAppear(animated)
    completion?()
  }

  /// Ends what is presented over this page, or, if nothing is, the presentation of this page itself.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let page = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    page.viewWillDisappear(animated)
    presentedViewController = nil
    page.presentingViewController = nil
    page.viewDidDisappear(animated)
    completion?()
  }

  /// The view was loaded; for subclasses.
  open func viewDidLoad() {}

  /// The page is about to be shown; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}

  /// The page is shown; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}

  /// The page is about to be hidden; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The page is hidden; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls `body` when the view is loaded: at once if it is.
  public final func whenViewLoads(_ body: @escaping () -> Void) {
    if isViewLoaded { body() } else { waiting.append(body) }
  }
}
