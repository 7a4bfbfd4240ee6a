/// A disposable that disposes its members together, in the order of their insertion.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// The key of a member.
  public struct DisposeKey {
    fileprivate let key: Bag<any Disposable>.Key
  }

  private let lock = RecursiveLock()
  /// Nil once disposed.
  @exclusivity(unchecked) private var members: Bag<any Disposable>? = Bag()

  /// Creates a composite without members.
  public override init() { super.init() }

  /// Creates a composite of two disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a composite of three disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a composite of four or more disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Creates a composite of the disposables of an array.
  public init(disposables: [any Disposable]) {
    super.init()
    for disposable in disposables { _ = members?.insert(disposable) }
  }

  /// Whether it was disposed.
  public var isDisposed: Bool { lock.withLock { members == nil } }

  /// The number of members.
  public var count: Int { lock.withLock { members?.count ?? 0 } }

  /// Adds a member; if the composite is disposed, disposes it at once and returns nil.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock.withLock { members?.insert(disposable) }
    if let key { return DisposeKey(key: key) }
    disposable.dispose()
    return nil
  }

  /// Removes a member and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    lock.withLock { members?.remove(disposeKey.key) }?.dispose()
  }

  /// Removes a member without disposing it, because its work is done.
  package func forget(_ disposeKey: DisposeKey) {
    lock.withLock { _ = members?.remove(disposeKey.key) }
  }

  /// Disposes all members.
  public func dispose() {
    let all = lock.withLock {
      let all = members?.elements ?? []
      members = nil
      return all
    }
    for disposable in all { disposable.dispose() }
  }
}

extension CompositeDisposable: Attachment {}

// Safe to share: a lock guards the members, and a disposable may be disposed on any thread.
extension CompositeDisposable: @unchecked Sendable {}
