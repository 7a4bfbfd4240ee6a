import ExactStrings

/// A text input of one line.
open class TextField: TextInput, Gesturing {
  /// A gesture on a text field.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Replaces the text by another one.
    case type(String)
    /// Removes the text.
    case clear
    /// Presses the return key, which ends editing.
    case submit
  }

  /// Performs a gesture as a user would.
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
