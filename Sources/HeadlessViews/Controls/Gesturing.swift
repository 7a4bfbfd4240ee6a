import ExactStrings

/// A control or page that accepts gestures, which scripts perform by `& NAME GESTURE` lines.
///
/// Gestures are to a control what actions are to a reactor: an enum that is decoded from a script line.
public protocol Gesturing: AnyObject {
  /// The gestures: `case tap`, `case type(String)`.
  associatedtype Gesture: Decodable

  /// Performs a gesture as a user would.
  /// - Throws: The reason why the gesture is not possible now.
  func perform(_ gesture: Gesture) throws(GestureRefusal)
}

/// The reason why a gesture was refused.
public enum GestureRefusal: Error, Equatable {
  /// The control is disabled; on a screen the gesture would have no effect.
  case disabled
  /// The target of the gesture does not exist: `there is no row 7: the list has 3`.
  case impossible(String)
}

extension Control {
  /// Checks that users can touch the control; must be called at the beginning of every gesture.
  /// - Throws: An error if the control is hidden or disabled.
  public final func requireTouchable() throws(GestureRefusal) {
    if isHidden { throw .impossible("it is hidden") }
    if !isEnabled { throw .disabled }
  }
}
