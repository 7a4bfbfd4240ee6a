import ExactStrings
import Observables

/// A button that users tap.
open class Button: TappableControl {
  /// The look of a button, which has no effect here.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// Whether the button is selected.
  public final var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  private var titles: [(state: State, title: String)] = []

  /// Creates a button.
  /// - Parameter title: The title for every state without a title of its own.
  public init(_ title: String? = nil) {
    super.init()
    setTitle(title, for: .normal)
  }

  /// Creates a button without a title.
  public convenience init(type: ButtonType) { self.init() }

  /// The title for states without a title of their own.
  public final var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// The title that the button shows now: the one for its state, else the one for the normal state.
  public final var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The current state.
  public final var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Returns the title that was set for a state.
  public final func title(for state: State) -> String? { titles.first { $0.state == state }?.title }

  /// Sets the title for a state; with nil the state shows the normal title.
  public final func setTitle(_ title: String?, for state: State) {
    let before = currentTitle
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
    if currentTitle != before { changed() }
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("title", currentTitle as Any), ("isSelected", isSelected)] + commonProperties
  }
}

extension Reactive where Base: Button {
  /// Sets the title for a state.
  public func title(for state: Button.State = .normal) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: state) }
  }
}
