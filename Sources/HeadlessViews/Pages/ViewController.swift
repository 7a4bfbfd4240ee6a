import Observables
import Reactors

/// A page: what a navigation stack shows one of.
///
///     final class ProfilePage: ViewController, View { ... }
///
/// It is no control: its controls are its stored properties, and `ControlTree` finds them. Its view is loaded when it
/// is shown for the first time, or on demand; a `StoryboardView` is bound then. Its reactor dies with it.
open class ViewController: LoadingView, ReactiveCompatible, StorageOwner {
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

  private var waiting: [() -> Void] = []

  /// A page that is not loaded.
  public init() {}

  deinit { popedAction.onCompleted() }

  /// Loads the view if it is not, which calls `viewDidLoad`, then what waited for it.
  public final func loadViewIfNeeded() {
    if isViewLoaded { return }
    isViewLoaded = true
    viewDidLoad()
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
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
