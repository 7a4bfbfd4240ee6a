#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that is searched for scripts and goldens.
///
/// Hidden folders are not entered (so neither are `.git` and `.build`), and links to folders are not followed, so that a
/// search always ends. Paths begin with the folder's own path, except under `.`, and are sorted by their bytes.
public struct Folder: Sendable {
  /// The path as it was given.
  public let path: String

  /// The folder at a path.
  public init(_ path: String) {
    self.path = path
  }

  /// The scripts in the folder and below.
  public func scripts() throws(FileError) -> [String] {
    try files().filter(ScriptPath.isScript)
  }

  /// The scripts in the folder and below, and the fragments among them.
  public func allScripts() throws(FileError) -> [String] {
    try files().filter { $0.hasSuffix(".reel") || $0.hasSuffix(".reel.json") }
  }

  /// The goldens in the folder and below, also those that belong to no script.
  public func goldens() throws(FileError) -> [String] {
    try files().filter { $0.hasSuffix(".timeline") }
  }

  /// The goldens in the folder and below that belong to no script.
  public func obsoleteGoldens() throws(FileError) -> [String] {
    let files = try files()
    let wanted = Set(files.filter(ScriptPath.isScript).map(ScriptPath.golden))
    return files.filter { $0.hasSuffix(".timeline") && !wanted.contains($0) }
  }

  private func files() throws(FileError) -> [String] {
    var found: [String] = []
    var folders = [path == "." ? "" : path]
    while let folder = folders.popLast() {
      for name in try Self.names(in: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch Self.kind(of: path) {
        case .folder: folders.append(path)
        case .file: found.append(path)
        case .other: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private enum Kind {
    case file
    case folder
    case other
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink && stat(path, &status) != 0 { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return isLink ? .other : .folder
    default: return .other
    }
  }

  /// The names of everything directly in the folder at `path`, in no order.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw FileError(path: path, trying: "list") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.unicodeScalars.contains("\u{FFFD}") {
        let isSearched = [".reel", ".reel.json", ".timeline"].contains(where: name.hasSuffix)
        if !isSearched, entry.pointee.d_type == UInt8(DT_REG) { continue }
        throw FileError(path: path, "holds a file whose name is not UTF-8: '\(name)'")
      }
      names.append(name)
    }
    return names
  }
}
