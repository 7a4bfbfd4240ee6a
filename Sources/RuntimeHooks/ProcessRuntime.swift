import VirtualTime

/// The runtime that serves the tasks of this process.
package enum ProcessRuntime {
  /// Begins to serve the tasks of the process. Call this once, before the first task is started.
  /// - Returns: The message to the user; nil where this build does what it was made for.
  package static func install() -> String? {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
      return LinuxRuntime().install() ? nil : warning
    #else
      VirtualClock.runtime = PortableRuntime()
      return nil
    #endif
  }

  /// The message to the user where the hooks have no effect.
  package static let warning =
    "this Swift runtime cannot run tasks on a virtual clock: cases whose effects start tasks will fail"
}
