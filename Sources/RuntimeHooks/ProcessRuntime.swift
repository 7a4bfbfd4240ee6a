import VirtualTime

/// The runtime that serves the tasks of this process.
package enum ProcessRuntime {
  /// Begins to serve the tasks of the process, and makes its ids and its zone the same everywhere. Call this once,
  /// before the first task is started and before any code reads the time zone.
  ///
  /// Where a part of the system is not the one that the hooks know, its portable twin takes their place.
  /// - Returns: The messages to the user, one for each such part; none if the hooks of this build work.
  package static func install() -> [String] {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
      var unknown: [UnknownPart] = []
      if let part = LinuxRuntime().install() {
        VirtualClock.runtime = PortableRuntime()
        unknown.append(part)
      }
      if !UniqueIdentifiers.becomeRepeatable() { unknown.append(.ids) }
      if !DefaultZone.becomeGreenwich() { unknown.append(.zones) }
      return unknown.map(\.warning)
    #else
      VirtualClock.runtime = PortableRuntime()
      return []
    #endif
  }

  /// A condition that the system has to meet, besides the trials of the hooks themselves. A test sets one that no
  /// system meets.
  package struct Demand {
    /// The name of a function that a library has to have.
    let name: String?
    /// Whether the hooks may pass their trial.
    let mayPass: Bool

    package init(name: String? = nil, mayPass: Bool = true) {
      self.name = name
      self.mayPass = mayPass
    }
  }

  // Safe to share: written by a test before `install()` is called, on the only thread.
  nonisolated(unsafe) package static var demand = Demand()
}
