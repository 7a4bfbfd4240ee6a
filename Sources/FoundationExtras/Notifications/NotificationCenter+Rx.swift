public import Foundation
public import Observables

#if !canImport(ObjectiveC)
  /// Foundation adds `rx` to every `NSObject`; on Linux the centre is not one.
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Returns the notifications of a name, from the subscription on.
  ///
  ///     NotificationCenter.default.rx.notification(.userDidSignOut)
  ///
  /// The subscribers of one name receive a notification in the order of their subscription, which the centre itself
  /// does not guarantee.
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all names.
  ///   - object: The sender of the notifications; nil for all senders. It is held weakly.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let all = NotificationSources.shared.source(of: base, name)
    guard let object else { return all }
    return all.filter { [weak object] notification in
      object != nil && notification.object.map { $0 as AnyObject } === object
    }
  }
}

/// The notifications of each name; all subscribers of a name share one observer at the centre.
// Safe to share: a lock guards the list.
private final class NotificationSources: @unchecked Sendable {
  private struct Entry {
    weak var center: NotificationCenter?
    let name: Notification.Name?
    let source: Observable<Notification>
  }

  static let shared = NotificationSources()
  private let lock = NSLock()
  private var entries: [Entry] = []

  func source(of center: NotificationCenter, _ name: Notification.Name?) -> Observable<Notification> {
    lock.lock()
    defer { lock.unlock() }
    entries.removeAll { $0.center == nil }
    if let known = entries.first(where: { $0.center === center && $0.name == name }) { return known.source }
    let source = Observable<Notification>.create { [weak center] observer in
      guard let center else { return Disposables.create() }
      // The block runs on the thread that posts, before `post` returns. As with every source of Rx, posting from two
      // threads at once breaks the rules of observers; nothing else shares the observer.
      nonisolated(unsafe) let observer = observer
      let token = center.addObserver(forName: name, object: nil, queue: nil) { observer.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }.share()
    entries.append(Entry(center: center, name: name, source: source))
    return source
  }
}
