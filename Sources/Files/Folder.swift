import ExactStrings
import SystemCalls

/// A folder that is searched for scripts and goldens.
///
/// Hidden folders are skipped (`.git` and `.build`, for example), and links to folders are not followed, so that a
/// search always ends. Paths begin with the folder's own path, except under `.`, and are sorted by their bytes.
package struct Folder: Sendable {
  /// The path as it was given.
  package let path: String

  /// Creates a folder with a path.
  package init(_ path: String) {
    self.path = path
  }

  /// The result of a search: the files that were found, and the errors.
  package struct Contents: Sendable {
    /// Every file in the folder and below.
    package fileprivate(set) var files: [String] = []
    /// The errors because of which files may be missing, sorted by path.
    package fileprivate(set) var failures: [FileError] = []

    /// The scripts.
    package var scripts: [String] { files.filter(ScriptPath.isScript) }

    /// The scripts, including the fragments.
    package var allScripts: [String] { files.filter(ScriptPath.isNamed) }

    /// The goldens, including those that belong to no script.
    package var goldens: [String] { files.filter(ScriptPath.isGolden) }

    /// The goldens that belong to no script. A script that has another name is played where it is named, and its golden
    /// has its whole name before the suffix.
    package var obsoleteGoldens: [String] {
      let owners = files.filter { ScriptPath.isScript($0) || !ScriptPath.isNamed($0) }
      let owned = Set(exact: owners.map(ScriptPath.golden))
      return goldens.filter { !owned.contains($0) }
    }
  }

  /// Searches the folder and everything below.
  package func contents() -> Contents {
    var found = Contents()
    var folders = [path == "." ? "" : path]
    while let folder = folders.popLast() {
      let (names, failures) = Self.names(in: folder.isEmpty ? "." : folder)
      found.failures += failures
      for name in names where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch Self.kind(of: path) {
        case .folder: folders.append(path)
        case .file: found.files.append(path)
        case .other: break
        }
      }
    }
    found.files.sort()
    found.failures.sort { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
    return found
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

  /// Returns the names of everything directly in the folder, in no particular order, and the errors because of which
  /// some may be missing.
  static func names(in path: String) -> (names: [String], failures: [FileError]) {
    guard let stream = opendir(path) else { return ([], [FileError(path: path, trying: "list")]) }
    defer { closedir(stream) }
    var (names, failures): ([String], [FileError]) = ([], [])
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.unicodeScalars.contains("\u{FFFD}") {
        let isSearched = ScriptPath.isNamed(name) || ScriptPath.isGolden(name)
        if isSearched || entry.pointee.d_type != UInt8(DT_REG) {
          failures.append(FileError(path: path, "holds a file whose name is not UTF-8: '\(name)'"))
        }
      } else {
        names.append(name)
      }
    }
    return (names, failures)
  }
}
