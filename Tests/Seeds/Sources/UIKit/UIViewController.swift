import Foundation
import HeadlessViews

/// A page that can present another one over itself.
open class UIViewController: ViewController {
  /// The page that is presented over this one.
  public private(set) final var presentedViewController: UIViewController?
  /// The page over which this one is presented.
  public private(set) final weak var presentingViewController: UIViewController?

  private let content = UIView()
  private var isInSight = false

  /// A page that is not loaded.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A page that is not loaded.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A page that is not loaded: there are no storyboards to read it from.
  public required init?(coder: NSCoder) { super.init() }

  /// Where the controls are; it is loaded on demand.
  public final var view: UIView! {
    loadViewIfNeeded()
    return content
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isInSight = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInSight = false
  }

  /// Presents a page. As on a screen, nothing happens while this page is out of sight or presents another one.
  public final func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if !isInSight || presentedViewController != nil { return }
    presentedViewController = page
    page.presentingViewController = self
    page.loadViewIfNeeded()
    completion?()
  }

  /// Ends what is presented.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}
