import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// Its top directory.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().standardizedFileURL

  /// The paths of all files below a directory, relative to the top and sorted; without what git or a build leaves
  /// there.
  public static func files(below directory: String = "", suffix: String = "") -> [String] {
    let start = root.appending(path: directory)
    guard let entries = FileManager.default.enumerator(atPath: start.path) else { return [] }
    var found: [String] = []
    while let entry = entries.nextObject() as? String {
      let name = URL(filePath: entry).lastPathComponent
      if name == ".git" || name.hasPrefix(".build") || name == ".swiftpm" {
        entries.skipDescendants()
      } else if entry.hasSuffix(suffix), !isDirectory(start.appending(path: entry)) {
        found.append(directory.isEmpty ? entry : directory + "/" + entry)
      }
    }
    return found.sorted()
  }

  /// The names directly in a directory, sorted.
  public static func entries(of directory: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: directory).path)
    return (names ?? []).sorted()
  }

  /// The text of a file; nil where it does not exist or is not text.
  public static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Writes a file.
  public static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Whether there is a file or a directory of this path.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Whether a path is a directory.
  public static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
