import ExactStrings
import Files
import SystemCalls

/// The folder of `--pending DIR`, which holds proposed goldens: each one under the path that its golden has from the
/// working directory, so that the folder can be copied over the tree.
struct PendingFolder {
  /// The folder as it was given.
  let path: String

  /// Returns the path of the proposal for a golden.
  func place(of golden: String) throws(FileError) -> String {
    guard let below = Self.pathBelowWorkingDirectory(golden) else {
      throw FileError(path: golden, "lies outside of the working directory, which '--pending' mirrors")
    }
    return path + (path.hasSuffix("/") ? "" : "/") + below
  }

  /// Stores the proposal for a golden; nil removes an earlier one.
  ///
  /// - Returns: The path of the proposal.
  @discardableResult
  func keep(_ bytes: [UInt8]?, for golden: String) throws(FileError) -> String {
    let file = AtomicFile(try place(of: golden))
    if let bytes {
      try file.write(bytes)
    } else if try file.read() != nil {
      try discard(file.path)
    }
    return file.path
  }

  /// Removes a proposal, and the folders that become empty.
  func discard(_ file: String) throws(FileError) {
    try AtomicFile(file).remove()
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard contains(String(folder)), rmdir(String(folder)) == 0 else { return }
    }
  }

  /// Whether the folder does not exist, as after the decision on the last proposal.
  var isMissing: Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ENOENT
  }

  /// Returns the proposals with the paths of their goldens, sorted.
  func goldens() throws(FileError) -> [(golden: String, file: String)] {
    let prefix = path + (path.hasSuffix("/") ? "" : "/")
    let contents = Folder(path).contents()
    if let failure = contents.failures.first { throw failure }
    return contents.goldens.map { file in
      (golden: path == "." ? file : String(file.removing(prefix: prefix) ?? file[...]), file: file)
    }
  }

  /// Returns whether a path leads into the folder.
  func contains(_ path: String) -> Bool {
    let own = Self.parts(of: self.path)
    return Self.parts(of: path).starts(with: own)
  }

  /// Returns the path from the working directory; nil where it leads out of it.
  static func pathBelowWorkingDirectory(_ path: String) -> String? {
    let root = parts(of: "")
    let parts = parts(of: path)
    return parts.starts(with: root) && parts.count > root.count
      ? parts.dropFirst(root.count).joined(separator: "/") : nil
  }

  /// Returns the names on the way from the root to a path, which need not exist.
  private static func parts(of path: String) -> [Substring] {
    RelativePath.normal(path.hasPrefix("/") ? path : WorkingDirectory.current + "/" + path).split(separator: "/")
  }
}
