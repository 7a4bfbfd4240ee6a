/// The stores that a process keeps for all of its objects, such as the defaults of a user. Each case of a script finds
/// them empty.
///
/// A library adds its store before `main`. A tool that plays scripts calls `belongToScripts()` at its start.
package enum ProcessStores {
  // Safe to share: written before there is a second thread.
  nonisolated(unsafe) private static var stores: [@Sendable () -> Void] = []
  // Safe to share: written once, before anything is played.
  nonisolated(unsafe) private static var isInTool = false

  /// Adds a store by the function that empties it; called before `main`.
  package static func add(_ empty: @escaping @Sendable () -> Void) { stores.append(empty) }

  /// Declares that the process plays scripts and that nothing else uses its stores.
  package static func belongToScripts() { isInTool = true }

  /// Empties all stores, if they belong to scripts.
  package static func empty() {
    if isInTool { for empty in stores { empty() } }
  }
}
