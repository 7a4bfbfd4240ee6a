public import Foundation
public import Observables

#if !canImport(ObjectiveC)
  /// The centre is no `NSObject` on Linux, which gives all others their `rx`.
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, from the subscription on, as long as it is kept.
  ///
  ///     NotificationCenter.default.rx.notification(.userDidSignOut)
  ///
  /// Those who subscribe to one name hear of a notification in the order of their subscription, which the centre itself does not
  /// keep.
  /// - Parameters:
  ///   - name: Which notifications; nil is all.
  ///   - object: Whose notifications; nil is everybody's. It is held weakly.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let all = NotificationSources.shared.source(of: base, name)
    guard let object else { return all }
    return all.filter { [weak object] notification in
      object != nil && notification.object.map { $0 as AnyObject } === object
    }
  }
}

/// The notifications of each name, of which the centre is told once, however many subscribe.
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
      // The block runs on the thread that posts, before `post` returns. As with every source of Rx, whoever posts from two
      // threads at once breaks the rules of observers; nothing else shares it.
      nonisolated(unsafe) let observer = observer
      let token = center.addObserver(forName: name, object: nil, queue: nil) { observer.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }.share()
    entries.append(Entry(center: center, name: name, source: source))
    return source
  }
}
