/// A page that reports when it has loaded, so that a reactor that was set earlier is bound then.
///
///     class Page: LoadingView {
///       private var waiting: [() -> Void] = []
///       func whenViewLoads(_ body: @escaping () -> Void) { waiting.append(body) }
///       func load() { viewDidLoad(); waiting.forEach { $0() }; waiting = [] }
///     }
public protocol LoadingView: AnyObject {
  /// Stores `body`, which does not retain the page, and calls it once: when the view was loaded, after `viewDidLoad()`.
  ///
  /// Called only while `isViewLoaded` is false, and not again before `body` was called.
  func whenViewLoads(_ body: @escaping () -> Void)
}
