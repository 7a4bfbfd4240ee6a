import ExactStrings

/// A message over a page, with actions to choose from.
///
/// It shows its title and its text. Scripts tap an action of the page that is presented:
/// `& presentedViewController.actions.0 tap`.
open class AlertController: ViewController {
  /// The form of the message, which has no effect here.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title.
  public final var message: String? { didSet { if message != oldValue { content.changed() } } }
  /// The form of the message.
  public final let preferredStyle: Style
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The text fields, in the order in which they were added.
  public private(set) final var textFields: [TextField]?
  /// The action of the return key, which has no effect here.
  public final var preferredAction: AlertAction?

  /// Creates a message that is not presented.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Adds an action to choose from.
  public final func addAction(_ action: AlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field.
  public final func addTextField(configurationHandler configure: ((TextField) -> Void)? = nil) {
    let field = TextField()
    configure?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var shownTexts: [(name: String, value: Any)] { [("title", title as Any), ("message", message as Any)] }

  override var unseenTexts: [(name: String, value: Any)] { [] }

  override var held: [(name: String, value: Any)] {
    super.held + [("textFields", textFields ?? []), ("actions", actions)]
  }
}

/// An action in a message.
open class AlertAction: TappableControl {
  /// The look of an action, which has no effect here.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title.
  public final let title: String?
  /// The look.
  public final let style: Style
  /// The message to which the action was added.
  final weak var alert: AlertController?

  private let handler: ((AlertAction) -> Void)?

  /// Creates an action that calls a closure when it is tapped.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  open override var shownProperties: [(name: String, value: Any)] { [("title", title as Any)] + commonProperties }

  /// Taps the action: the message goes away, then the action is performed.
  open override func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try super.perform(gesture)
    alert?.presentingViewController?.dismiss(animated: true)
    handler?(self)
  }
}
