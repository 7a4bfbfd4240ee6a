/// Disposes what was put into it when it goes away.
public final class DisposeBag: DisposeBase {
  private let lock = RecursiveLock()
  private var disposables: [any Disposable] = []
  private var isOver = false

  /// An empty bag.
  public override init() { super.init() }

  deinit { dispose() }

  /// Puts a disposable in.
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
  /// A bag that holds the given disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag that holds the given disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag that holds what the builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Puts several in.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Puts several in.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Puts in what the builder lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Lists disposables line by line.
  @resultBuilder
  public struct DisposableBuilder {
    /// Collects the lines.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Puts the disposable into a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

// Safe to share: what it holds is behind its lock, and a disposable may be disposed on any thread.
extension DisposeBag: @unchecked Sendable {}
