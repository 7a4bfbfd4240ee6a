import Observables

/// Shows messages that users read and close. Each message counts, even if it equals the one before.
open class AlertPresenter: Control {
  /// The message that was shown last.
  public private(set) final var message: String?
  /// The number of messages that were shown.
  public private(set) final var count = 0

  /// Shows a message.
  public final func present(_ message: String) {
    self.message = message
    count += 1
    announce(message)
  }

  open override var unseenProperties: [(name: String, value: Any)] { [("message", message as Any), ("count", count)] }
}

extension Reactive where Base: AlertPresenter {
  /// Shows messages.
  public var present: Binder<String> { Binder(base) { alerts, message in alerts.present(message) } }
}
