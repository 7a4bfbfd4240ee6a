import ExactStrings
import Observables

/// A control that users tap.
open class TappableControl: Control, Gesturing {
  /// A gesture on the control.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Touches the control and lifts the finger.
    case tap
  }

  /// Taps the control.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .tap: send([.touchUpInside, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: TappableControl {
  /// Sends an element for each tap.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}
