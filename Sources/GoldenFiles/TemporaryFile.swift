import SystemCalls
import ExactStrings
import Synchronization

/// The file that is written beside another before it takes its place.
///
/// Whoever ends the process from another thread, for a signal, calls `removeAll()` first: from then on none is made, and
/// none replaces anything.
package struct TemporaryFile {
  private struct Table {
    /// Those that are there, or are about to be.
    var paths: Set<ExactString> = []
    var whenFirstIsMade: (@Sendable () -> Void)?
    var isClosed = false
  }

  private static let table = Mutex(Table())

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Has something done once, before the first one is made.
  package static func whenFirstIsMade(_ action: @escaping @Sendable () -> Void) {
    table.withLock { $0.whenFirstIsMade = action }
  }

  /// Removes all that are there; who goes on writing waits for the end of the process.
  package static func removeAll() {
    table.withLock { table in
      table.isClosed = true
      for path in table.paths { unlink(path.string) }
    }
  }

  /// Makes it, empty, and returns its descriptor; a negative number, and `errno`, where that fails.
  func create() -> Int32 {
    let prepare = Self.table.withLock { table in
      defer { table.whenFirstIsMade = nil }
      return table.whenFirstIsMade
    }
    prepare?()
    return change { table in
      table.paths.insert(path)
      return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
  }

  /// Puts it into the place of another file; whether that could be done.
  func replace(_ target: String) -> Bool {
    change { table in
      if rename(path, target) != 0 { return false }
      table.paths.remove(path)
      return true
    }
  }

  /// Removes it, if it is there.
  func remove() {
    change { table in
      unlink(path)
      table.paths.remove(path)
    }
  }

  private func change<Result>(_ body: (inout Table) -> Result) -> Result {
    let result = Self.table.withLock { table in table.isClosed ? nil : Optional(body(&table)) }
    if let result { return result }
    while true { pause() }
  }
}
