import ExactStrings
import Observables

/// The base of text fields, text views and search bars: a text that users edit.
///
/// Text that users type is sent; text that the program sets is not, so that two-way bindings come to rest (MV-01,
/// RX-15).
open class TextInput: Control {
  /// The text that is shown while the input is empty.
  public final var placeholder: String? { didSet { if placeholder != oldValue { changed() } } }

  /// Whether the text is hidden from onlookers; scripts see it all the same.
  public final var isSecureTextEntry = false

  /// Whether a user is editing the text.
  public private(set) final var isEditing = false { didSet { if isEditing != oldValue { changed() } } }

  private var content: String { didSet { if content != oldValue { changed() } } }

  /// Creates a text input.
  /// - Parameter text: The initial text; nil is the empty text.
  public init(_ text: String? = nil, placeholder: String? = nil) {
    content = text ?? ""
    self.placeholder = placeholder
  }

  /// The text; setting nil sets the empty text, and nil is never returned.
  public final var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// Begins editing.
  /// - Returns: Whether a user is editing now; false if the input is disabled or hidden.
  @discardableResult
  public final func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    if !isEnabled || isHidden { return false }
    isEditing = true
    send(.editingDidBegin)
    return true
  }

  /// Ends editing.
  /// - Returns: Always true.
  @discardableResult
  public final func resignFirstResponder() -> Bool {
    if !isEditing { return true }
    isEditing = false
    send(.editingDidEnd)
    return true
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("text", text as Any), ("placeholder", placeholder as Any), ("isEditing", isEditing)] + commonProperties
  }

  /// Replaces the text as a user would.
  final func edit(_ text: String) throws(GestureRefusal) {
    try requireTouchable()
    becomeFirstResponder()
    content = text
    send(.editingChanged)
  }
}

extension Reactive where Base: TextInput {
  /// The text: the current one, then the text after each change by a user.
  ///
  ///     user     ---b---c-|       the control goes away
  ///     program  -----x---
  ///     out      a--b---c-|
  public var text: ControlProperty<String?> { value }

  /// The text: the current one, then the text after each change by a user.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged], getter: { $0.text },
      setter: { input, text in if input.text != text { input.text = text } })
  }
}
