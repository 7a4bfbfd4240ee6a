import ExactStrings

/// A text that users only read.
open class Label: Control {
  /// What is read.
  public final var text: String? { didSet { if text != oldValue { changed() } } }

  /// A label.
  /// - Parameter text: What is read on it at first.
  public init(_ text: String? = nil) { self.text = text }

  open override var shownProperties: [(name: String, value: Any)] { [("text", text as Any)] + commonProperties }
}
