import ExactStrings
import Observables

/// What is tapped.
open class Button: Control, Gesturing {
  /// What can be done to a button.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Touches it and lifts the finger.
    case tap
  }

  /// How a button is, as its titles depend on that.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// The state of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Not listening to users.
    public static let disabled = State(rawValue: 1 << 1)
    /// Marked, as a button that follows somebody.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether it is marked.
  public final var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  private var titles: [(state: State, title: String)] = []

  /// A button.
  /// - Parameter title: What it shows in every state that has no title of its own.
  public init(_ title: String? = nil) {
    super.init()
    setTitle(title, for: .normal)
  }

  /// The title for states that have none of their own.
  public final var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// What is read on it now: the title for its state, else the one for the normal state.
  public final var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// How it is now.
  public final var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The title that was set for a state.
  public final func title(for state: State) -> String? { titles.first { $0.state == state }?.title }

  /// Sets the title for a state; nil lets the state show the normal one.
  public final func setTitle(_ title: String?, for state: State) {
    let before = currentTitle
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
    if currentTitle != before { changed() }
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("title", currentTitle as Any), ("isSelected", isSelected)] + commonProperties
  }

  /// Taps it.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .tap: send([.touchUpInside, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: Button {
  /// The taps.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title for a state.
  public func title(for state: Button.State = .normal) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: state) }
  }
}
