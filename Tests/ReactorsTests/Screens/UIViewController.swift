import Reactors

/// As much of a page as views need to be bound: it loads later than it is made, and tells when it has.
class UIViewController: LoadingView {
  private(set) var isViewLoaded = false
  private var waiting: [() -> Void] = []
  /// The number of closures that wait for the view to load.
  var waitingCount: Int { waiting.count }

  func whenViewLoads(_ body: @escaping () -> Void) { waiting.append(body) }

  func viewDidLoad() {}

  func loadViewIfNeeded() {
    if isViewLoaded { return }
    isViewLoaded = true
    viewDidLoad()
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
  }

  func unloadView() { isViewLoaded = false }
}
