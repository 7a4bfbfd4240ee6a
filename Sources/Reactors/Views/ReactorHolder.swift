import Observables

/// What a view carries: its reactor and how far the binding has come. One thread uses it, the view's.
final class ReactorHolder {
  private(set) var reactor: AnyObject?
  /// Whether the view was bound to this reactor.
  var isBound = false
  /// Whether the view promised to tell when it has loaded.
  var awaitsLoading = false

  /// Puts another reactor in.
  /// - Returns: The one before, for the caller to let go of: its end may run foreign code that asks for the reactor.
  func exchange(_ reactor: AnyObject?) -> AnyObject? {
    let old = self.reactor
    self.reactor = reactor
    isBound = false
    return old
  }
}

extension ReactorHolder {
  /// Those of all views that do not carry their own.
  ///
  /// `nonisolated(unsafe)` is sound: the table guards itself with a lock, and the constant is never written again.
  nonisolated(unsafe) private static let table = OwnerTable<ReactorHolder>()

  /// What a view carries, if anything.
  static func of(_ view: AnyObject) -> ReactorHolder? {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
      if let controller = view as? PlatformController { return controller.reactorHolder }
    #endif
    if let holder = table.value(of: view) { return holder }
    return (view as? any StorageOwner)?.storage.value(ReactorHolder.self)
  }

  /// What a view carries, made at first use.
  static func made(for view: AnyObject) -> ReactorHolder {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
      if let controller = view as? PlatformController { return controller.madeReactorHolder() }
    #endif
    if let owner = view as? any StorageOwner { return owner.storage.value(ReactorHolder.self) { ReactorHolder() } }
    return table.value(of: view) { ReactorHolder() }
  }

  /// Lets go of the reactors of views that died; tells whether there were any.
  static func sweep() -> Bool { table.sweep() }
}
