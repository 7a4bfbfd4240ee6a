import ExactStrings
import Observables

/// What is on or off.
open class Switch: Control, Gesturing {
  /// What can be done to a switch.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Flips it.
    case toggle
  }

  /// Whether it is on.
  public final var isOn: Bool { didSet { if isOn != oldValue { changed() } } }

  /// A switch.
  public init(isOn: Bool = false) { self.isOn = isOn }

  /// Sets it; there is nothing to animate here.
  public final func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  open override var shownProperties: [(name: String, value: Any)] { [("isOn", isOn)] + commonProperties }

  /// Flips it.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .toggle:
      isOn.toggle()
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: Switch {
  /// Whether it is on: now, and after each time that a user flips it.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether it is on: now, and after each time that a user flips it.
  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}
