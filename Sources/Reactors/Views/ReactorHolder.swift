import Observables

/// The reactor of a view and the progress of its binding; used only on the thread of the view.
final class ReactorHolder {
  private(set) var reactor: AnyObject?
  /// Whether the view was bound to this reactor.
  var isBound = false
  /// Whether the view was asked to report when it has loaded.
  var awaitsLoading = false

  /// Replaces the reactor.
  /// - Returns: The old reactor, for the caller to release: its end may run foreign code that reads the reactor.
  func exchange(_ reactor: AnyObject?) -> AnyObject? {
    let old = self.reactor
    self.reactor = reactor
    isBound = false
    return old
  }
}

extension ReactorHolder {
  /// The holders of all views that do not carry their own.
  ///
  /// `nonisolated(unsafe)` is sound: a lock guards the table, and the constant is never written again.
  nonisolated(unsafe) private static let table = OwnerTable<ReactorHolder>(watchesOwners: true)

  /// Returns the holder of a view, or nil.
  static func of(_ view: AnyObject) -> ReactorHolder? {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
      if let controller = view as? PlatformController { return controller.reactorHolder }
    #endif
    if let holder = table.value(of: view) { return holder }
    return (view as? any StorageOwner)?.storage.value(ReactorHolder.self)
  }

  /// Returns the holder of a view, creating it at first use.
  static func made(for view: AnyObject) -> ReactorHolder {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
      if let controller = view as? PlatformController { return controller.madeReactorHolder() }
    #endif
    if let owner = view as? any StorageOwner { return owner.storage.value(ReactorHolder.self) { ReactorHolder() } }
    return table.value(of: view) { ReactorHolder() }
  }

  /// Releases the reactors of views that died; returns whether there were any.
  static func sweep() -> Bool { table.sweep() }
}
