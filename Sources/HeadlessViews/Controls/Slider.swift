import ExactStrings
import Observables

/// A value that users choose by moving a thumb along a line.
open class Slider: Control, Gesturing {
  /// A gesture on a slider.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Moves the thumb to a value; the value is kept in range.
    case slide(Double)
  }

  /// The least value.
  public final var minimumValue: Float = 0 { didSet { setValue(value) } }
  /// The greatest value.
  public final var maximumValue: Float = 1 { didSet { setValue(value) } }

  private var position: Float = 0 { didSet { if position != oldValue { changed() } } }

  /// The value; one that is out of range is replaced by the nearest value in range.
  public final var value: Float {
    get { position }
    set { position = min(max(minimumValue, newValue), max(minimumValue, maximumValue)) }
  }

  /// Sets the value; `animated` has no effect here.
  public final func setValue(_ value: Float, animated: Bool = false) { self.value = value }

  open override var shownProperties: [(name: String, value: Any)] { [("value", value)] + commonProperties }

  /// Moves the thumb.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .slide(let value):
      self.value = Float(value)
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: Slider {
  /// The value: the current one, then the value after each move of a user.
  public var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}
