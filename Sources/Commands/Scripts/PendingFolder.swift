import SystemCalls
import ExactStrings
import GoldenFiles

/// The folder of `--pending DIR`, which holds what goldens would be: each under the path that its golden has from the
/// working directory, so that the folder can be copied over the tree.
struct PendingFolder {
  /// The folder as it was given.
  let path: String

  /// Where what a golden would be is kept.
  func place(of golden: String) throws(FileError) -> String {
    guard let below = Self.pathBelowWorkingDirectory(golden) else {
      throw FileError(path: golden, "lies outside of the working directory, which '--pending' mirrors")
    }
    return path + (path.hasSuffix("/") ? "" : "/") + below
  }

  /// Keeps what a golden would be; with nil, what was kept of it before goes away.
  ///
  /// - Returns: The file that holds it.
  @discardableResult
  func keep(_ bytes: [UInt8]?, for golden: String) throws(FileError) -> String {
    let file = GoldenFile(try place(of: golden))
    if let bytes {
      try file.write(bytes)
    } else if try file.read() != nil {
      try discard(file.path)
    }
    return file.path
  }

  /// Removes a file that is kept, and the folders that are empty without it.
  func discard(_ file: String) throws(FileError) {
    try GoldenFile(file).remove()
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard contains(String(folder)), rmdir(String(folder)) == 0 else { return }
    }
  }

  /// What is kept, by the paths of the goldens, sorted.
  func goldens() throws(FileError) -> [(golden: String, file: String)] {
    let prefix = path + (path.hasSuffix("/") ? "" : "/")
    let contents = Folder(path).contents()
    if let failure = contents.failures.first { throw failure }
    return contents.goldens.map { file in
      (golden: path == "." ? file : String(file.removing(prefix: prefix) ?? file[...]), file: file)
    }
  }

  /// Whether a path leads into the folder.
  func contains(_ path: String) -> Bool {
    let own = Self.parts(of: self.path)
    return Self.parts(of: path).starts(with: own)
  }

  /// The path from the working directory; nil where it leads out of it.
  static func pathBelowWorkingDirectory(_ path: String) -> String? {
    let root = parts(of: "")
    let parts = parts(of: path)
    return parts.starts(with: root) && parts.count > root.count
      ? parts.dropFirst(root.count).joined(separator: "/") : nil
  }

  /// The names on the way from the top to a path, which need not exist.
  private static func parts(of path: String) -> [Substring] {
    let absolute = path.hasPrefix("/") ? path : WorkingDirectory.current + "/" + path
    return absolute.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }
}
