import ExactStrings
import Synchronization
import SystemCalls

/// A file that is written beside another file and then replaces it.
///
/// Code that ends the process from another thread, because of a signal, calls `removeAll()` first: after that no
/// temporary file is created, and none replaces a file.
package struct TemporaryFile {
  private struct Table {
    /// The paths of files that exist or are about to be created.
    var paths: Set<ExactString> = []
    var whenFirstIsMade: (@Sendable () -> Void)?
    var isClosed = false
  }

  private static let table = Mutex(Table())

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Sets a closure that is called once, before the first file is created.
  package static func whenFirstIsMade(_ action: @escaping @Sendable () -> Void) {
    table.withLock { $0.whenFirstIsMade = action }
  }

  /// Removes all existing files; a thread that continues writing waits for the end of the process.
  package static func removeAll() {
    table.withLock { table in
      table.isClosed = true
      for path in table.paths { unlink(path.string) }
    }
  }

  /// Creates the file, empty, and returns its descriptor; returns a negative number and sets `errno` on failure.
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

  /// Replaces another file; returns whether this succeeded.
  func replace(_ target: String) -> Bool {
    change { table in
      if rename(path, target) != 0 { return false }
      table.paths.remove(path)
      return true
    }
  }

  /// Removes the file if it exists.
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
