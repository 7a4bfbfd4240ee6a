import ExactStrings

/// A text that users cannot edit.
open class Label: Control {
  /// The text.
  public final var text: String? { didSet { if text != oldValue { changed() } } }

  /// Creates a label.
  /// - Parameter text: The initial text.
  public init(_ text: String? = nil) { self.text = text }

  open override var shownProperties: [(name: String, value: Any)] { [("text", text as Any)] + commonProperties }
}
