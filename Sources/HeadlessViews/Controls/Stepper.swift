import ExactStrings
import Observables

/// A value that users increase and decrease by two buttons.
open class Stepper: Control, Gesturing {
  /// A gesture on a stepper.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Taps the plus.
    case increment
    /// Taps the minus.
    case decrement
  }

  /// The least value.
  public final var minimumValue = 0.0 { didSet { value = position } }
  /// The greatest value.
  public final var maximumValue = 100.0 { didSet { value = position } }
  /// The difference that a tap makes.
  public final var stepValue = 1.0
  /// Whether the least value follows the greatest one.
  public final var wraps = false

  private var position = 0.0 { didSet { if position != oldValue { changed() } } }

  /// The value. A value out of range is replaced by the nearest value in range.
  public final var value: Double {
    get { position }
    set { position = min(max(minimumValue, newValue), max(minimumValue, maximumValue)) }
  }

  open override var shownProperties: [(name: String, value: Any)] { [("value", value)] + commonProperties }

  /// Taps one of the buttons. At an end of the range, the button that leads beyond it takes no tap, unless the stepper
  /// wraps.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .increment: try step(by: stepValue, from: maximumValue, to: minimumValue)
    case .decrement: try step(by: -stepValue, from: minimumValue, to: maximumValue)
    }
  }

  private func step(by difference: Double, from end: Double, to start: Double) throws(GestureRefusal) {
    if value != end {
      value += difference
    } else if wraps {
      value = start
    } else {
      throw .impossible("its value is \(value), the \(difference > 0 ? "greatest" : "least") one")
    }
    send([.valueChanged, .primaryActionTriggered])
  }
}

extension Reactive where Base: Stepper {
  /// The value: the current one, then the value after each tap of a user.
  public var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}
