import ExactStrings
import Observables

/// A switch that is on or off.
open class Switch: Control, Gesturing {
  /// A gesture on a switch.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Flips the switch.
    case toggle
  }

  /// Whether the switch is on.
  public final var isOn: Bool { didSet { if isOn != oldValue { changed() } } }

  /// Creates a switch.
  public init(isOn: Bool = false) { self.isOn = isOn }

  /// Sets the switch; `animated` has no effect here.
  public final func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  open override var shownProperties: [(name: String, value: Any)] { [("isOn", isOn)] + commonProperties }

  /// Flips the switch.
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
  /// Whether the switch is on: the current value, and the value after each time a user flips the switch.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on: the current value, and the value after each time a user flips the switch.
  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}
