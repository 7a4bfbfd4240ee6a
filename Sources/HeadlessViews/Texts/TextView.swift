import ExactStrings
import Observables

/// A text of several lines that users edit.
open class TextView: TextInput, Gesturing {
  /// A gesture on a text view.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Replaces the text by another one.
    case type(String)
    /// Removes the text.
    case clear
    /// Ends editing, as by a touch elsewhere.
    case leave
  }

  /// Whether users can edit the text.
  public final var isEditable = true

  /// Performs a gesture as a user would.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    if !isEditable { throw .disabled }
    switch gesture {
    case .type(let text): try edit(text)
    case .clear: try edit("")
    case .leave:
      try requireTouchable()
      if !isEditing { throw .impossible("it is not being edited") }
      resignFirstResponder()
    }
  }
}

extension Reactive where Base: TextView {
  /// Sends an element when editing begins.
  public var didBeginEditing: ControlEvent<Void> { controlEvent(.editingDidBegin) }

  /// Sends an element after each change by a user.
  public var didChange: ControlEvent<Void> { controlEvent(.editingChanged) }

  /// Sends an element when editing ends.
  public var didEndEditing: ControlEvent<Void> { controlEvent(.editingDidEnd) }
}
