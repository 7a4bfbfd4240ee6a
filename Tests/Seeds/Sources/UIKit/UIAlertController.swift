import PlatformNames

/// A message over a page, with actions to choose from.
public final class UIAlertController: UIViewController {
  /// The style of the presentation.
  public enum Style { case alert }

  /// The text below the title.
  public let message: String?
  /// The style of the presentation.
  public let preferredStyle: Style
  /// The possible choices.
  public private(set) var actions: [UIAlertAction] = []

  /// A message that is not presented.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Adds an action to choose from.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Chooses an action, as a user does: the message goes away, then the action is told.
  public func choose(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }
}

/// A choice in a message.
public final class UIAlertAction {
  /// The style of the choice.
  public enum Style { case `default` }

  /// The title of the choice.
  public let title: String?
  /// The style of the choice.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// An action that calls `handler` when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
