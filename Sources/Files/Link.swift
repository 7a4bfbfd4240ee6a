import SystemCalls

/// A symbolic link.
package enum Link {
  /// Creates a link at `path` to `target`; fails if `path` already exists.
  package static func make(at path: String, to target: String) throws(FileError) {
    guard symlink(target, path) == 0 else { throw FileError(path: path, trying: "make the link") }
  }
}
