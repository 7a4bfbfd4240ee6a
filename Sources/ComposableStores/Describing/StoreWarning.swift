import ExactStrings
import Observables

/// A mistake in the use of a store that does not stop it, such as an action for a missing element or a duplicate id.
public struct StoreWarning: Error, Equatable, CustomStringConvertible {
  /// The mistake, as one sentence.
  public let message: String
  /// Whether an action went nowhere: there is no state for it.
  package var losesAction = false

  /// Creates a warning with the given message.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }

  /// Returns whether both warnings have the same message.
  public static func == (left: StoreWarning, right: StoreWarning) -> Bool { left.message == right.message }

  /// The closure that receives every warning that no store handles; does nothing unless set.
  public static var handler: @Sendable (StoreWarning) -> Void {
    get { storage.withLock { $0 } }
    set {
      // The old closure is released outside of the lock, because that may run foreign code.
      let old = storage.withLock { handler in
        defer { handler = newValue }
        return handler
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Reports a warning to the store that is working on this thread, or to `handler` if there is none.
  package static func report(_ message: String, losesAction: Bool = false) {
    var warning = StoreWarning(message)
    warning.losesAction = losesAction
    if let store = AmbientWorker.current as? any EffectHost, store.receive(warning) { return }
    handler(warning)
  }

  private static let storage = Locked<@Sendable (StoreWarning) -> Void> { _ in }
}
