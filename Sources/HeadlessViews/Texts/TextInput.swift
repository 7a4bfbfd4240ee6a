import ExactStrings
import Observables

/// What text fields and search bars have in common: a text that users change.
///
/// What users type is told; what the program sets is not, so that two-way bindings come to rest (MV-01, RX-15).
open class TextInput: Control {
  /// What is shown while there is no text.
  public final var placeholder: String? { didSet { if placeholder != oldValue { changed() } } }

  /// Whether a user is at it.
  public private(set) final var isEditing = false { didSet { if isEditing != oldValue { changed() } } }

  private var content: String { didSet { if content != oldValue { changed() } } }

  /// An input.
  /// - Parameter text: What is in it at first; nil is the empty text.
  public init(_ text: String? = nil, placeholder: String? = nil) {
    content = text ?? ""
    self.placeholder = placeholder
  }

  /// The text; nil counts as the empty one, and is never read back.
  public final var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// Lets a user be at it.
  /// - Returns: Whether one is: not while it is disabled or hidden.
  @discardableResult
  public final func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    if !isEnabled || isHidden { return false }
    isEditing = true
    send(.editingDidBegin)
    return true
  }

  /// Ends what a user does at it.
  /// - Returns: True: it never refuses.
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

  /// Replaces the text as a user does.
  final func edit(_ text: String) throws(GestureRefusal) {
    try requireTouchable()
    becomeFirstResponder()
    content = text
    send(.editingChanged)
  }
}

extension Reactive where Base: TextInput {
  /// The text: now, and after each change by a user.
  ///
  ///     user     ---b---c-|       the control goes away
  ///     program  -----x---
  ///     out      a--b---c-|
  public var text: ControlProperty<String?> { value }

  /// The text: now, and after each change by a user.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged], getter: { $0.text },
      setter: { input, text in if input.text != text { input.text = text } })
  }
}
