/// A bag that disposes its disposables when it goes away.
public final class DisposeBag: DisposeBase {
  private let lock = RecursiveLock()
  private var disposables: [any Disposable] = []
  private var isOver = false

  /// Creates an empty bag.
  public override init() { super.init() }

  deinit { dispose() }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    let late = lock.withLock {
      if !isOver { disposables.append(disposable) }
      return isOver
    }
    if late { disposable.dispose() }
  }

  private func dispose() {
    let all = lock.withLock {
      isOver = true
      defer { disposables = [] }
      return disposables
    }
    for disposable in all { disposable.dispose() }
  }
}

extension DisposeBag {
  /// Creates a bag with the given disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the given disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the disposables that the builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Adds several disposables.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds several disposables.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds the disposables that the builder lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// A builder that lists disposables line by line.
  @resultBuilder
  public struct DisposableBuilder {
    /// Collects the disposables of all lines.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Adds the disposable to a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

// Safe to share: a lock guards the disposables, and a disposable may be disposed on any thread.
extension DisposeBag: @unchecked Sendable {}
