import ExactStrings

/// Takes gestures: what `& NAME GESTURE` lines do to it.
///
/// Gestures are to a control what actions are to a reactor: an enum that a script line is decoded to.
public protocol Gesturing: AnyObject {
  /// What can be done to it: `case tap`, `case type(String)`.
  associatedtype Gesture: Decodable

  /// Does what a user would do.
  /// - Throws: Why it cannot be done now.
  func perform(_ gesture: Gesture) throws(GestureRefusal)
}

/// Why a gesture led nowhere.
public enum GestureRefusal: Error, Equatable {
  /// The control does not listen to users now; on a screen the gesture would go unnoticed.
  case disabled
  /// There is nothing to do it to: `there is no row 7: the list has 3`.
  case impossible(String)
}

extension Control {
  /// To be called at the beginning of every gesture.
  /// - Throws: If the control is hidden or disabled.
  public final func requireTouchable() throws(GestureRefusal) {
    if isHidden { throw .impossible("it is hidden") }
    if !isEnabled { throw .disabled }
  }
}
