import SystemCalls

/// A name that leads to another place.
public enum Link {
  /// Makes a link at `path` that leads to `target`; where something is already, it stays.
  public static func make(at path: String, to target: String) throws(FileError) {
    guard symlink(target, path) == 0 else { throw FileError(path: path, trying: "make the link") }
  }
}
