import ExactStrings

/// A line of text to be typed.
open class TextField: TextInput, Gesturing {
  /// What can be done to a text field.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Replaces the text by another.
    case type(String)
    /// Removes the text.
    case clear
    /// Presses the return key, which ends the editing.
    case submit
  }

  /// Does what a user does.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    switch gesture {
    case .type(let text): try edit(text)
    case .clear: try edit("")
    case .submit:
      try requireTouchable()
      becomeFirstResponder()
      send([.editingDidEndOnExit, .primaryActionTriggered])
      resignFirstResponder()
    }
  }
}
