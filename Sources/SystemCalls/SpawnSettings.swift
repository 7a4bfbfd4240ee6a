/// The settings of a new process for `posix_spawn`: the files that it opens, and the attributes that it begins with.
package struct SpawnSettings: ~Copyable {
  // Structs of the C library on Linux, pointers to them on Darwin.
  #if canImport(Darwin)
    package var actions: posix_spawn_file_actions_t?
    package var attributes: posix_spawnattr_t?
  #else
    package var actions = posix_spawn_file_actions_t()
    package var attributes = posix_spawnattr_t()
  #endif

  /// Settings that change nothing.
  package init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
  }

  deinit {
    // The C library needs an address to write to, which a value in its `deinit` does not have.
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Starts a program.
  /// - Returns: The number of the process, or the error of the system.
  package mutating func start(
    _ path: String, _ arguments: [UnsafeMutablePointer<CChar>?], _ variables: [UnsafeMutablePointer<CChar>?]
  ) -> (process: pid_t, code: Int32) {
    var (arguments, variables) = (arguments + [nil], variables + [nil])
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    return (process, code)
  }
}
