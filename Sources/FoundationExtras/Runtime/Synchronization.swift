import Foundation

#if !canImport(ObjectiveC)
  /// Begins a section that one thread at a time enters for an object, and may enter again.
  /// - Returns: 0.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).lock()
    return 0
  }

  /// Ends a section that `objc_sync_enter` began.
  /// - Returns: 0.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.shared.release(object as AnyObject)
    return 0
  }

  /// The locks of the objects for which a thread is in a section, or waits for one.
  // Safe to share: a lock guards the table.
  private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private let guardian = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

    func lock(of object: AnyObject) -> NSRecursiveLock {
      guardian.withLock {
        let known = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
        locks[ObjectIdentifier(object)] = (known.lock, known.uses + 1)
        return known.lock
      }
    }

    func release(_ object: AnyObject) {
      guardian.withLock {
        guard let known = locks[ObjectIdentifier(object)] else { return }
        known.lock.unlock()
        locks[ObjectIdentifier(object)] = known.uses > 1 ? (known.lock, known.uses - 1) : nil
      }
    }
  }
#endif
