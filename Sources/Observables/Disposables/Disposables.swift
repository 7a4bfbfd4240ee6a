/// A namespace of functions that make disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// Returns a disposable that does nothing.
  public static func create() -> any Disposable { NoDisposable() }

  /// Returns a disposable that runs an action once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

  /// Returns a disposable that disposes two others, in order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    CompositeDisposable(disposable1, disposable2)
  }

  /// Returns a disposable that disposes three others, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposable1, disposable2, disposable3)
  }

  /// Returns a disposable that disposes all the given ones, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
  }

  /// Returns a disposable that disposes all the given ones, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// A disposable that does nothing.
private struct NoDisposable: Disposable {
  func dispose() {}
}
