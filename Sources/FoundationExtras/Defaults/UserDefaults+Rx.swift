public import Foundation
public import Observables

/// The times at which an observer of a value is notified.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value at the subscription.
  public static let initial = KeyValueObservingOptions(rawValue: 1)
  /// Later values.
  public static let new = KeyValueObservingOptions(rawValue: 2)
}

extension Reactive where Base: UserDefaults {
  /// Returns the values of a key, whenever the defaults report a change.
  ///
  ///     UserDefaults.standard.rx.observe(String.self, "name")
  ///
  /// On Linux the defaults report what `setValue(_:forKey:)` and `removePersistentDomain(forName:)` change, and not
  /// what `set(_:forKey:)` does.
  /// - Parameters:
  ///   - type: The type of the values; a value of another type is nil.
  ///   - key: The key.
  ///   - options: Whether the present value comes first, and whether later ones come.
  ///   - retainSelf: Whether the subscription holds the defaults.
  public func observe<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
  ) -> Observable<Element?> {
    let changes = NotificationCenter.default.rx.notification(UserDefaults.didChangeNotification, object: base)
    let later = options.contains(.new) ? changes.map { _ in } : .never()
    let held = retainSelf ? base : nil
    return Observable<Void>.deferred { options.contains(.initial) ? later.startWith(()) : later }
      .map { [weak base] in (held ?? base)?.object(forKey: key) as? Element }
  }
}
