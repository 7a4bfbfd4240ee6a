/// A page that can tell when it has loaded, so that a reactor which was set before is bound by itself then.
///
///     class Page: LoadingView {
///       private var waiting: [() -> Void] = []
///       func whenViewLoads(_ body: @escaping () -> Void) { waiting.append(body) }
///       func load() { viewDidLoad(); waiting.forEach { $0() }; waiting = [] }
///     }
public protocol LoadingView: AnyObject {
  /// Keeps `body`, which holds nothing of the page, and calls it once: when the view was loaded, after `viewDidLoad()`.
  ///
  /// It is asked only while `isViewLoaded` is false, and for one call at a time.
  func whenViewLoads(_ body: @escaping () -> Void)
}
