/// Something that can be given up: a subscription, a timer, a resource.
public protocol Disposable {
  /// Gives it up; the second call does nothing.
  func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}

/// The common superclass of disposables that are classes.
public class DisposeBase {
  init() {}
}
