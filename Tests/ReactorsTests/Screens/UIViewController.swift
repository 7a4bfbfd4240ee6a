import Observables
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

/// A control that is tapped.
final class UIButton: ReactiveCompatible {
  fileprivate let taps = PublishSubject<Void>()
  var isSelected = false

  func tap() { taps.onNext(()) }
}

extension Reactive where Base: UIButton {
  var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
}

/// A control that is pulled.
final class UIRefreshControl: ReactiveCompatible {
  enum Event { case valueChanged }
  fileprivate let events = PublishSubject<Event>()

  func sendActions(for event: Event) { events.onNext(event) }
}

extension Reactive where Base: UIRefreshControl {
  func controlEvent(_ event: UIRefreshControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.events.filter { $0 == event }.map { _ in })
  }
}

/// A control that turns.
final class UIActivityIndicatorView: ReactiveCompatible {
  var isAnimating = false
}

/// A control into which text is typed.
final class UITextField: ReactiveCompatible {
  fileprivate let texts = BehaviorSubject<String?>(value: "")
  var text: String? {
    get { try? texts.value() }
    set { texts.onNext(newValue) }
  }
}

extension Reactive where Base: UITextField {
  var text: ControlProperty<String?> { ControlProperty(values: base.texts, valueSink: Binder(base) { $0.text = $1 }) }
}
